import { Module } from '@nestjs/common';
import type { Kernel } from '@jurilien/runtime';
import { BREACHED, KERNEL } from '../tokens.js';
import { breachedPasswordsAt } from './breached.js';
import { Passwords } from './passwords.js';

/** Passwords. */
@Module({
  providers: [
    Passwords,
    { provide: BREACHED, useFactory: ({ settings }: Kernel) => breachedPasswordsAt(settings.BREACHED_PASSWORDS_URL), inject: [KERNEL] },
  ],
  exports: [Passwords],
})
export class PasswordsModule {}
