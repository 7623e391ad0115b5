import { Body, Controller, Get, Header, HttpCode, Inject, Post, Query, Req } from '@nestjs/common';
import { maskedPath } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { pageViewsByWeek, pageViewsOf } from '@jurilien/persistence';
import { HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { callerAddress } from '../http/caller.js';
import { limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { sinkOf } from './sinks.js';

const body = z.object({ page_path: z.string().startsWith('/').max(300) }).strict();
const span = z.object({
  days: z.coerce.number().int().min(1).max(400).default(30),
  weeks: z.coerce.number().int().min(1).max(57).optional(),
});
const PER_HOUR = 600;

/** `TrackPageView` (4.10.10): sent by pages of people who agreed to be counted; no stream, no cookie, nobody's name. */
@Controller('api')
export class PageViewsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post('public/page-views')
  @HttpCode(204)
  async track(@Body() raw: unknown, @Req() request: FastifyRequest): Promise<void> {
    const sink = sinkOf(this.kernel.settings);
    if (!sink) throw new Refused('NOT_FOUND', 'page-views-are-not-counted');
    const { page_path: path } = parsed(body, raw);
    await limit(this.kernel.db, `page-view:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    await sink(this.kernel.db, maskedPath(path));
  }

  /** How often each page was read, day by day or week by week, and whether anything is counted at all. */
  @Get('page-views')
  @Header('cache-control', 'no-store')
  async read(@Query() query: unknown): Promise<object> {
    const { days, weeks } = parsed(span, query);
    const data = await (weeks ? pageViewsByWeek(this.kernel.db, weeks) : pageViewsOf(this.kernel.db, days));
    return { counted: sinkOf(this.kernel.settings) !== undefined, data };
  }
}
