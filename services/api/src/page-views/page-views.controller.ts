import { Controller, Inject, Req } from '@nestjs/common';
import { maskedPath } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { pageViewsByWeek, pageViewsOf } from '@jurilien/persistence';
import { HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { callerAddress } from '../http/caller.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { sinkOf } from './sinks.js';

const PER_HOUR = 600;

/** `TrackPageView` (4.10.10): sent by pages of people who agreed to be counted; no stream, no cookie, no one's name. */
@Controller()
export class PageViewsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('POST /api/public/page-views')
  async track(@Asked() asked: Asked<'POST /api/public/page-views'>, @Req() request: FastifyRequest): Promise<void> {
    const sink = sinkOf(this.kernel.settings);
    if (!sink) throw new Refused('NOT_FOUND', 'page-views-are-not-counted');
    const { page_path: path } = asked.body;
    await limit(this.kernel.db, `page-view:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    await sink(this.kernel.db, maskedPath(path));
  }

  /** How often each page was read, day by day or week by week, and whether anything is counted at all. */
  @Route('GET /api/page-views')
  async read(@Asked() { query: { days, weeks } }: Asked<'GET /api/page-views'>) {
    const data = await (weeks ? pageViewsByWeek(this.kernel.db, weeks) : pageViewsOf(this.kernel.db, days));
    return { counted: sinkOf(this.kernel.settings) !== undefined, data };
  }
}
