import { Module } from '@nestjs/common';
import { AccountSessionsController } from './account-sessions.controller.js';
import { ImpersonationsController } from './impersonations.controller.js';
import { Keyring } from './keyring.js';
import { RefreshController } from './refresh.controller.js';
import { Sessions } from './sessions.js';
import { Standing } from './standing.js';

/** Sessions. */
@Module({
  controllers: [AccountSessionsController, ImpersonationsController, RefreshController],
  providers: [Keyring, Sessions, Standing],
  exports: [Keyring, Standing, Sessions],
})
export class SessionsModule {}
