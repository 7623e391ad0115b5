import { Module } from '@nestjs/common';
import { DraftsController } from './drafts.controller.js';
import { EligibleCountsController } from './eligible-counts.controller.js';
import { IntakeController } from './intake.controller.js';
import { LeadCorrectionController } from './lead-correction.controller.js';
import { KeptRequestController } from './kept-request.controller.js';
import { LeadFactsController } from './lead-facts.controller.js';
import { LeadsController } from './leads.controller.js';
import { ClientRequestsController } from './own-requests.controller.js';
import { PhoneRequestsController } from './phone-requests.controller.js';
import { QuestionsController } from './questions.controller.js';
import { RenewalController } from './renewal.controller.js';
import { RequestsController } from './requests.controller.js';
import { StatusController } from './status.controller.js';
import { WorkController } from './work.controller.js';

/** Requests: the public forms, drafts, corrections, the status page, and what the team reads of them. */
@Module({
  controllers: [
    DraftsController,
    EligibleCountsController,
    IntakeController,
    LeadCorrectionController,
    KeptRequestController,
    LeadFactsController,
    LeadsController,
    ClientRequestsController,
    PhoneRequestsController,
    QuestionsController,
    RenewalController,
    RequestsController,
    StatusController,
    WorkController,
  ],
})
export class RequestsModule {}
