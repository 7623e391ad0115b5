import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Files } from '@jurilien/files';
import type { Kernel, Logger } from '@jurilien/runtime';
import { acceptanceJobs } from './acceptance/jobs.js';
import { campaignJobs } from './campaigns/jobs.js';
import { exclusionJobs } from './exclusions/jobs.js';
import { exportJobs, exportsGivenUp } from './exports/jobs.js';
import { followUpJobs } from './follow-ups/jobs.js';
import { leadJobs } from './lead/jobs.js';
import { ledgerJobs } from './ledger/jobs.js';
import { messageJobs, messagesGivenUp } from './messages/jobs.js';
import { operationJobs, operationsGivenUp } from './operations/jobs.js';
import { paymentJobs } from './payments/jobs.js';
import { privacyJobs } from './privacy/jobs.js';
import { professionalJobs } from './professionals/jobs.js';
import { prospectJobs } from './prospects/jobs.js';
import { recruitingJobs } from './recruiting/jobs.js';
import { reportJobs, reportsGivenUp } from './reports/jobs.js';
import { ruleJobs } from './rules/jobs.js';
import { schedulingJobs } from './scheduling/jobs.js';
import { searchJobs } from './search/jobs.js';
import { FILES, GATEWAYS, KERNEL, LOG } from './tokens.js';
import { webhookJobs } from './webhooks/jobs.js';
import type { Gateways } from './work/gateways.js';
import type { GivenUp, JobHandlers } from './work/handlers.js';

/** The handlers of all features; a kind of work that none of them has does not compile. */
@Injectable()
export class Jobs {
  readonly handlers: JobHandlers;
  readonly givenUp: GivenUp;

  constructor(
    @Inject(KERNEL) kernel: Kernel,
    @Inject(CommandBus) bus: CommandBus,
    @Inject(LOG) log: Logger,
    @Inject(GATEWAYS) gateways: Gateways,
    @Inject(FILES) files: Files,
  ) {
    const tools = { kernel, bus, log, gateways, files };
    this.handlers = {
      ...leadJobs(tools),
      ...searchJobs(tools),
      ...acceptanceJobs(tools),
      ...messageJobs(tools),
      ...ruleJobs(tools),
      ...paymentJobs(tools),
      ...ledgerJobs(tools),
      ...webhookJobs(tools),
      ...professionalJobs(tools),
      ...exclusionJobs(tools),
      ...followUpJobs(tools),
      ...exportJobs(tools),
      ...reportJobs(tools),
      ...prospectJobs(tools),
      ...campaignJobs(tools),
      ...recruitingJobs(tools),
      ...privacyJobs(tools),
      ...schedulingJobs(tools),
      ...operationJobs(tools),
    };
    this.givenUp = { ...messagesGivenUp(tools), ...exportsGivenUp(tools), ...reportsGivenUp(tools), ...operationsGivenUp(tools) };
  }
}
