import { Module } from '@nestjs/common';
import { Passwords } from './passwords.js';

/** Passwords. */
@Module({ providers: [Passwords], exports: [Passwords] })
export class PasswordsModule {}
