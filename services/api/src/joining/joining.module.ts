import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { ApplicationController } from './application.controller.js';
import { CloseAccountController } from './close-account.controller.js';
import { ProofsController } from './proofs.controller.js';
import { PublicProfilesController } from './public-profiles.controller.js';
import { RegistrationController } from './registration.controller.js';

/** Professionals who apply, register, publish a profile and close their account. */
@Module({
  imports: [PasswordsModule],
  controllers: [ApplicationController, CloseAccountController, ProofsController, PublicProfilesController, RegistrationController],
})
export class JoiningModule {}
