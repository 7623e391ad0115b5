import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { mayList, PRESENCE } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { Refused } from '@jurilien/event-sourcing';
import { announce, leavePresence, notePresence, presentAt } from '@jurilien/persistence';
import { HOUR_S } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { Asked, Route } from '../http/contract.js';
import { limit } from '../http/rate-limit.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { FindRow } from '../views/queries.js';

/** Four a minute of each open page; a person with twenty tabs is still within it. */
const BEATS_AN_HOUR = 6_000;

/**
 * OP3: who else has a request or a professional open. Beside the log, as it is worth nothing a minute later; who looks through someone
 * else's eyes sends nothing, and so is not seen.
 */
@Controller()
export class PresenceController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Route('POST /api/presence')
  async beat(@Asked() { body }: Asked<'POST /api/presence'>, @Req() { principal }: GuardedRequest): Promise<Answer<'POST /api/presence'>> {
    const { view, id, page, writing, gone } = body;
    const userId = principal.actor.id;
    await limit(this.kernel.db, `presence:${userId}`, BEATS_AN_HOUR, HOUR_S);
    if (gone) {
      await this.tell(await leavePresence(this.kernel.db, { userId, page }));
      return { others: [] };
    }
    // Who may not see it is told of no one at it, and shown to no one.
    const row = mayList(view, principal.who) && (await this.queries.execute(new FindRow(view, id, principal)));
    if (!row) throw new Refused('NOT_FOUND', 'no-such-row');
    const subject = `${view}/${id}`;
    await this.tell(await notePresence(this.kernel.db, { userId, page, subject, writing }));
    return { others: await presentAt(this.kernel.db, subject, userId) };
  }

  private async tell(subjects: readonly string[]): Promise<void> {
    if (subjects.length > 0) await announce(this.kernel.db, [{ view: PRESENCE, ids: subjects }]);
  }
}
