import { Controller, Inject, Req } from '@nestjs/common';
import { beforeAndAfter, CONFIGURATION_ID, configuration } from '@jurilien/configuration';
import { databaseNow, stateOf, type Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { previewsOf } from './previews/index.js';

/** A preview reads a month of cases: often enough for someone who tries values, and no more. */
const PER_HOUR = 120;
const HOUR_S = 3_600;

/** X08: what a change would have done, before it is proposed and before it is approved. */
@Controller()
export class PreviewsController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('POST /api/configuration/previews')
  async previews(@Asked() { body }: Asked<'POST /api/configuration/previews'>, @Req() { principal: { actor } }: GuardedRequest) {
    await limit(this.kernel.db, `config-previews:${actor.id}`, PER_HOUR, HOUR_S);
    const [now, state] = await Promise.all([databaseNow(this.kernel), stateOf(this.kernel, configuration, CONFIGURATION_ID)]);
    const change = beforeAndAfter(state, body, { actor, now });
    return previewsOf(this.kernel, now, { ...change, set: body.set }, actor.provinces);
  }
}
