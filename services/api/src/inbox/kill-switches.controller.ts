import { Controller, Inject } from '@nestjs/common';
import { placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import { KERNEL } from '../tokens.js';

/** X06, N07: what kill switches stopped and no one sent again. Figures alone. */
@Controller()
export class KillSwitchesController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/kill-switches/held')
  async held() {
    const messages = placeOf(this.kernel.registry.views.get('messages')!);
    const held = await this.kernel.db.query<{ switchId: string; messages: number; codes: number }>(
      statement`select m."switchId", count(*) filter (where m.class <> 'otp')::int as messages, count(*) filter (where m.class = 'otp')::int as codes
         from ${messages} m
        where m."switchId" is not null and m.state = 'Suppressed' and not exists (select from ${messages} r where r."resendOf" = m.id)
        group by m."switchId"`,
    );
    return { held };
  }
}
