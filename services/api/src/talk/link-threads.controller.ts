import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Refused } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/search';
import { relay } from '@jurilien/messaging';
import { databaseNow, stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import { KERNEL } from '../tokens.js';
import { sayIn, shownTo, talkOf, type Talk } from './talk.js';

/** The same conversation behind the link of the request (N01): the conversation is shown, and added to, after a code alone (3.0). */
@Controller()
export class LinkThreadsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(CommandBus) private readonly bus: CommandBus,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /** The conversation that was last written in, or else with who accepted last: for a page that was opened without a choice. */
  @Route('GET /api/public/threads')
  async newest(@Opened() link: OpenLink) {
    const { acceptances } = await stateOf(this.kernel, distribution, link.state.subject.leadId!);
    const all = await Promise.all(
      acceptances.map(async ({ acceptanceId, replaced }) => {
        const { entries } = await stateOf(this.kernel, relay, acceptanceId);
        return { acceptanceId, rank: `${replaced ? 0 : 1}${entries.at(-1)?.at ?? ''}` };
      }),
    );
    const last = all.reduce<(typeof all)[number] | undefined>((best, each) => (best && best.rank > each.rank ? best : each), undefined);
    if (!last) throw new Refused('NOT_FOUND', 'acceptance');
    return this.shown(last.acceptanceId, link);
  }

  @Route('GET /api/public/threads/:acceptanceId')
  async read(@Asked() asked: Asked<'GET /api/public/threads/:acceptanceId'>, @Opened() link: OpenLink) {
    return this.shown(asked.params.acceptanceId, link);
  }

  @Route('POST /api/public/threads/:acceptanceId')
  async write(@Asked() asked: Asked<'POST /api/public/threads/:acceptanceId'>, @Opened() link: OpenLink) {
    const { body: message } = asked;
    return sayIn(this.kernel, this.bus, 'client', await this.own(asked.params.acceptanceId, link), message, link.actor);
  }

  private async shown(acceptanceId: string, link: OpenLink) {
    const talk = await this.own(acceptanceId, link);
    this.accesses.openedLink(link.actor, `relay-${talk.deal.acceptanceId}`, { shown: 'thread' });
    return shownTo('client', this.kernel, talk, await databaseNow(this.kernel));
  }

  private async own(acceptanceId: string, { state }: OpenLink): Promise<Talk> {
    const talk = await talkOf(this.kernel, acceptanceId);
    if (talk.deal.leadId !== state.subject.leadId) throw new Refused('NOT_FOUND', 'acceptance');
    return talk;
  }
}
