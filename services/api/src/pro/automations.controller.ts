import { Controller, Inject, Req } from '@nestjs/common';
import { HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { previewsOf } from './automation-previews.js';
import { automationsOf } from './automations.js';
import { ownProfessional } from './own.js';

const PREVIEWS_PER_HOUR = 200;

/** A professional's own automations (M21): what is on, what came of it, and how a text would read. */
@Controller()
export class ProAutomationsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/pro/automations')
  async mine(@Req() { principal }: GuardedRequest) {
    return automationsOf(this.kernel, await ownProfessional(this.kernel, principal), principal.actor);
  }

  @Route('POST /api/pro/automations/preview')
  async preview(@Asked() { body }: Asked<'POST /api/pro/automations/preview'>, @Req() { principal }: GuardedRequest) {
    const own = await ownProfessional(this.kernel, principal);
    await limit(this.kernel.db, `own-preview:${own.professionalId}`, PREVIEWS_PER_HOUR, HOUR_S);
    return { previews: await previewsOf(this.kernel, own, body) };
  }
}
