import { harmless, isDropped } from '@jurilien/contracts';
import { Controller, Inject, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { HOUR_S } from '@jurilien/reference';
import { errorReports, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { callerAddress } from '../http/caller.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';

const PER_HOUR = 60;

/** Pages report to us and we to the service: a browser of ours speaks to no one else, and what leaves is what a list allows. */
@Controller()
export class ErrorReportsController {
  private readonly reports;

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {
    this.reports = errorReports(kernel.settings);
  }

  @Route('POST /api/public/error-reports')
  async report(@Asked() asked: Asked<'POST /api/public/error-reports'>, @Req() request: FastifyRequest): Promise<void> {
    if (!this.reports) throw new Refused('NOT_FOUND', 'errors-are-not-reported');
    const { page_path: pagePath, failed_host: failedHost, ...rest } = asked.body;
    await limit(this.kernel.db, `error-report:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    const error = { ...rest, pagePath, failedHost };
    if (!isDropped(error)) this.reports.send(harmless(error));
  }
}
