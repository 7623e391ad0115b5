import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import { HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parsed } from '../http/parsed.js';
import { hitsOf, limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { bitsFor, challengeOf } from './proof-of-work.js';
import { ALL_FORMS, FORMS, type FormName } from './sender.js';

const asked = z.object({ form: z.enum(Object.keys(FORMS) as [FormName, ...FormName[]]), id: z.uuid() }).strict();
/** Pages opened from one address: a form asks once when it is begun, and again after an hour. */
const PER_HOUR = 240;

/** Work for the browser of who begins to fill a form (IN13). */
@Controller('api/public/work')
export class WorkController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Post()
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  async ask(@Body() raw: unknown, @Req() request: FastifyRequest): Promise<{ challenge: string }> {
    const of = parsed(asked, raw);
    await limit(this.kernel.db, `work:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    const { hits } = await hitsOf(this.kernel.db, ALL_FORMS, HOUR_S);
    return { challenge: challengeOf(this.kernel.settings.SITE_KEY, of, bitsFor(hits), Date.now()) };
  }
}
