import { Controller, Inject, Req } from '@nestjs/common';
import type { Actor } from '@jurilien/event-sourcing';
import { STANDING_STAGES } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import type { AcceptanceRow } from '@jurilien/rows/acceptance';
import type { LeadRow } from '@jurilien/rows/processes';
import type { RelayRow } from '@jurilien/rows/messaging';
import { databaseNow, askingOf, type Kernel } from '@jurilien/runtime';
import { Route } from '../http/contract.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { proSurvey, waiting } from '../surveys/surveys.js';
import { KERNEL } from '../tokens.js';
import { cardsOf, leadsOf } from '../offers/offer-cards.js';
import { ownProfessional, ownRows, type Own } from './own.js';

type Day = Answer<'GET /api/pro/dashboard'>;

/** M05 of a professional: what waits for an answer and who waits for a call. The rest of the page is in `me` and `figures`. */
@Controller()
export class ProDashboardController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/pro/dashboard')
  async dashboard(@Req() { principal }: GuardedRequest): Promise<Day> {
    const own = await ownProfessional(this.kernel, principal);
    const serverNow = await databaseNow(this.kernel);
    const who = askingOf(this.kernel, principal.actor, serverNow);
    const [claimed, offers, toContact, unanswered, surveys] = await Promise.all([
      cardsOf(this.kernel, own, 'claimed', who),
      cardsOf(this.kernel, own, 'new', who),
      this.toContact(own),
      this.unanswered(own),
      this.surveys(own, principal.actor),
    ]);
    return { claimed, offers, toContact, unanswered, surveys, serverNow };
  }

  /** Accepted requests whose client has not been reached, the most pressing first; no identity is needed to say which. */
  private async toContact(own: Own): Promise<Day['toContact']> {
    const rows = await ownRows<AcceptanceRow>(this.kernel, 'acceptances', own, {
      filter: { state: ['ToContact'] },
      sort: 'slaDueAt',
      order: 'asc',
      perPage: 20,
    });
    const leads = await leadsOf(
      this.kernel,
      rows.map((row) => row.leadId),
    );
    return rows.map(({ id, leadId, slaDueAt, slaMissed, at }) => ({
      acceptanceId: id,
      leadId,
      slaDueAt,
      slaMissed,
      at,
      ...about(leads.get(leadId)),
    }));
  }

  /** Accepted requests that an opinion is asked about (R38). */
  private async surveys({ professionalId }: Own, actor: Actor): Promise<Day['surveys']> {
    const asked = await waiting(this.kernel, 'professional', { professionalId });
    return Promise.all(asked.map((id) => proSurvey(this.kernel, id, actor)));
  }

  /** Clients whose last word in the conversation no one answered, the longest wait first; of requests that are still theirs. */
  private async unanswered(own: Own): Promise<Day['unanswered']> {
    const written = await ownRows<RelayRow>(this.kernel, 'relays', own, {
      filter: { lastBy: 'client' },
      sort: 'lastAt',
      order: 'asc',
      perPage: 50,
    });
    if (written.length === 0) return [];
    const live = await ownRows<AcceptanceRow>(this.kernel, 'acceptances', own, {
      filter: { id: written.map(({ id }) => id), state: [...STANDING_STAGES] },
    });
    const leads = await leadsOf(
      this.kernel,
      live.map((row) => row.leadId),
    );
    return written
      .filter(({ id }) => live.some((row) => row.id === id))
      .map(({ id, leadId, clientAt }) => ({ acceptanceId: id, leadId, at: clientAt!, ...about(leads.get(leadId)) }));
  }
}

/** What a line says of its request. */
const about = (row: LeadRow | undefined) => ({
  code: row?.code ?? '',
  field: row?.lawyerType,
  region: row?.region,
  province: row?.province,
});
