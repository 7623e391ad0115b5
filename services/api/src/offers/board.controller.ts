import { Controller, Inject, Req } from '@nestjs/common';
import type { Answer } from '@jurilien/contracts/api';
import { possibleIn } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { listRows } from '@jurilien/persistence';
import { boardAlerts } from '@jurilien/professionals';
import { boardAlertMost } from '@jurilien/reference';
import { databaseNow, asOf, askingOf, boardExclusion, stateOf, type Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { BOARD_ALERT_BUTTONS, priceShown, standing } from '@jurilien/processes';
import { KERNEL } from '../tokens.js';
import { aboutRequest } from './offer-cards.js';
import { ownProfessional, type Own } from '../pro/own.js';

type Card = Answer<'GET /api/pro/board'>['requests'][number];
/** As many as a person looks through; the newest ones. */
const AT_MOST = 100;

/** M09: requests open to everyone who is eligible, as this professional may see and claim them. */
@Controller()
export class ProBoardController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/pro/board')
  async board(@Req() { principal }: GuardedRequest): Promise<Answer<'GET /api/pro/board'>> {
    const own = await ownProfessional(this.kernel, principal);
    const serverNow = await databaseNow(this.kernel);
    const { data } = await listRows(this.kernel.db, this.kernel.registry.views.get('leads')!, {
      page: 1,
      perPage: AT_MOST,
      filter: { state: 'SelfServe', province: own.state.province },
    });
    const cards = await Promise.all(data.map((row) => this.card(row.id as string, own, serverNow)));
    return { requests: cards.filter((card) => card !== undefined), serverNow };
  }

  /** What this professional sees when it opens. */
  @Route('GET /api/pro/board/alerts')
  async alerts(@Req() { principal }: GuardedRequest) {
    const own = await ownProfessional(this.kernel, principal);
    // From the log: who has just saved one sees it.
    const saved = await stateOf(this.kernel, boardAlerts, own.professionalId);
    const who = askingOf(this.kernel, principal.actor);
    const alerts = saved.alerts.map((alert) => ({
      ...alert,
      actions: possibleIn(BOARD_ALERT_BUTTONS, { alerts: saved }, who, { professionalId: own.professionalId, alertId: alert.alertId }),
    }));
    const { province, channels } = own.state;
    const most = who.config.value(boardAlertMost, province ? { province } : {});
    return { alerts, most, sms: channels.includes('sms') };
  }

  /** One card, from the log; nothing when the request left the board or is not for this professional. */
  private async card(leadId: string, { professionalId }: Own, now: string): Promise<Card | undefined> {
    const [search, request] = await Promise.all([stateOf(this.kernel, distribution, leadId), stateOf(this.kernel, lead, leadId)]);
    if (!search.live || !search.onBoard || (await boardExclusion(this.kernel, leadId, professionalId))) return undefined;
    return {
      leadId,
      code: search.code,
      ...aboutRequest(request, search),
      ...priceShown(search, request, undefined, undefined, asOf(this.kernel, now)),
      since: search.boardSince,
      standing: standing(search, request, { professionalId }, now),
    };
  }
}
