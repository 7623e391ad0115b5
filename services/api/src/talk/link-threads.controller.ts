import { Body, Controller, Get, Header, Headers, HttpCode, Inject, Param, Post } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { distribution } from '@jurilien/leads';
import { relay } from '@jurilien/messaging';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { databaseNow } from '../requests/accepted.js';
import { parsed } from '../http/parsed.js';
import { openLink, type OpenLink } from '../links/link.js';
import { refuseUnlessSteppedUp } from '../links/step-up.js';
import { KERNEL } from '../tokens.js';
import { saidInput, sayIn, shownTo, talkOf, type Talk } from './talk.js';

const PURPOSES = ['lead-status', 'confirm-email'];

/** The same conversation behind the link of the request (N01): what was said is shown, and added to, after a code alone (3.0). */
@Controller('api/public/threads')
export class LinkThreadsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  /** The conversation that was last written in, or else with who accepted last: for a page that was opened without a choice. */
  @Get()
  @Header('cache-control', 'no-store')
  async newest(@Headers('authorization') authorization?: string, @Headers('x-device') device?: string): Promise<object> {
    const link = await openLink(this.kernel, authorization, PURPOSES);
    refuseUnlessSteppedUp(link, device);
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

  @Get(':acceptanceId')
  @Header('cache-control', 'no-store')
  async read(
    @Param('acceptanceId') acceptanceId: string,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<object> {
    const link = await openLink(this.kernel, authorization, PURPOSES);
    refuseUnlessSteppedUp(link, device);
    return this.shown(acceptanceId, link);
  }

  @Post(':acceptanceId')
  @HttpCode(202)
  async write(
    @Param('acceptanceId') acceptanceId: string,
    @Body() body: unknown,
    @Headers('authorization') authorization?: string,
    @Headers('x-device') device?: string,
  ): Promise<object> {
    const said = parsed(saidInput, body);
    const link = await openLink(this.kernel, authorization, PURPOSES);
    refuseUnlessSteppedUp(link, device);
    return sayIn(this.kernel, 'client', await this.own(acceptanceId, link), said, link.actor);
  }

  private async shown(acceptanceId: string, link: OpenLink): Promise<object> {
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
