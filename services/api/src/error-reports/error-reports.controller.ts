import { Body, Controller, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { HOUR_S } from '@jurilien/reference';
import { errorReports, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { callerAddress } from '../http/caller.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';

const body = z
  .object({
    part: z.enum(['browser', 'site']),
    type: z.string().max(200),
    message: z.string().max(4_000),
    stack: z.string().max(20_000).optional(),
    page_path: z.string().max(1_000).optional(),
    failed_host: z.string().max(260).optional(),
  })
  .strict();
const PER_HOUR = 60;

/** Pages report to us and we to the service: a browser of ours speaks to nobody else, and what leaves is scrubbed here. */
@Controller('api/public/error-reports')
export class ErrorReportsController {
  private readonly reports;

  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {
    this.reports = errorReports(kernel.settings);
  }

  @Post()
  @HttpCode(204)
  async report(@Body() raw: unknown, @Req() request: FastifyRequest): Promise<void> {
    if (!this.reports) throw new Refused('NOT_FOUND', 'errors-are-not-reported');
    const { page_path: pagePath, failed_host: failedHost, ...told } = parsed(body, raw);
    await limit(this.kernel.db, `error-report:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    this.reports.send({ ...told, pagePath, failedHost });
  }
}
