import { Module } from '@nestjs/common';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountFactorsController } from './account-factors.controller.js';
import { Factors } from './factors.js';
import { FactorLoginController } from './login.controller.js';

/** Second factors. */
@Module({
  imports: [SessionsModule],
  controllers: [AccountFactorsController, FactorLoginController],
  providers: [Factors],
  exports: [Factors],
})
export class FactorsModule {}
