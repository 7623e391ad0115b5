import { Module } from '@nestjs/common';
import { FactorsModule } from '../factors/factors.module.js';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountController } from './account.controller.js';
import { LoginController } from './login.controller.js';
import { PasswordController } from './password.controller.js';
import { SignIn } from './sign-in.js';

/** Accounts and signing in. */
@Module({
  imports: [FactorsModule, PasswordsModule, SessionsModule],
  controllers: [AccountController, LoginController, PasswordController],
  providers: [SignIn],
  exports: [SignIn],
})
export class AccountsModule {}
