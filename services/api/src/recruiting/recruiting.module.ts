import { Module } from '@nestjs/common';
import { PasswordsModule } from '../passwords/passwords.module.js';
import { EmployeeAlertsController } from './alerts.controller.js';
import { CandidatesController } from './candidates.controller.js';
import { CvController } from './cv.controller.js';
import { OwnCandidateController } from './own-profile.controller.js';
import { CandidateRegistrationController } from './registration.controller.js';

/** Candidates and employers' alerts. */
@Module({
  imports: [PasswordsModule],
  controllers: [EmployeeAlertsController, CandidatesController, CvController, OwnCandidateController, CandidateRegistrationController],
})
export class RecruitingModule {}
