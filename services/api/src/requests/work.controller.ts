import { Controller, Inject, Req } from '@nestjs/common';
import { HOUR_S } from '@jurilien/reference';
import { asOf, type Kernel } from '@jurilien/runtime';
import type { FastifyRequest } from 'fastify';
import { Asked, Route } from '../http/contract.js';
import { hitsOf, limit } from '../http/rate-limit.js';
import { KERNEL } from '../tokens.js';
import { callerAddress } from '../http/caller.js';
import { bitsFor, challengeOf } from './proof-of-work.js';
import { ALL_FORMS } from './sender.js';

/** Pages opened from one address: a form asks once when it is begun, and again after an hour. */
const PER_HOUR = 240;

/** Work for the browser of who begins to fill a form (IN13). */
@Controller()
export class WorkController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('POST /api/public/work')
  async ask(@Asked() { body: of }: Asked<'POST /api/public/work'>, @Req() request: FastifyRequest) {
    await limit(this.kernel.db, `work:${callerAddress(this.kernel, request)}`, PER_HOUR, HOUR_S);
    const { hits } = await hitsOf(this.kernel.db, ALL_FORMS, HOUR_S);
    const asked = asOf(this.kernel);
    return { challenge: challengeOf(this.kernel.settings.SITE_KEY, of, bitsFor(hits, asked.config), asked) };
  }
}
