import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CLIENTS_WAITING, mayRead, maySend } from '@jurilien/contracts';
import type { Row } from '@jurilien/event-sourcing';
import { validationRiskMinutes } from '@jurilien/lead';
import { licenceNoticeDays, PROVINCES, type Province } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import { DateTime } from 'luxon';
import { Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { CountByDay, CountRows } from '../views/queries.js';

/** Both provinces' offices keep this clock. */
const ZONE = 'America/Toronto';
const HOME: Province = 'QC';
const DAYS = 14;
/** Follow-ups that someone has to do now. */
const WAITING = { state: ['Open'] };
/** Whose licence is looked up again and again. */
const MEMBERS = ['Approved', 'Suspended'];

/** The same object with what its promises come to; they run side by side. */
async function settled<K extends string, T>(running: Readonly<Record<K, T | Promise<T>>>): Promise<Record<K, T>> {
  const entries = await Promise.all(Object.entries<T | Promise<T>>(running).map(async ([key, value]) => [key, await value] as const));
  return Object.fromEntries(entries) as Record<K, T>;
}

/** X10: what waits, what is at risk, how the days went. Figures only: reports need no person's row. */
@Controller()
export class OverviewController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(QueryBus) private readonly queries: QueryBus,
  ) {}

  @Route('GET /api/overview')
  async overview(@Req() { principal }: GuardedRequest) {
    const now = DateTime.now();
    const midnight = now.setZone(ZONE).startOf('day');
    const iso = (at: DateTime): string => at.toUTC().toISO()!;
    const count = (view: string, filter: Row): Promise<number | null> => this.count(view, filter, principal);
    const config = this.kernel.configuration.current();
    const inEach = (view: string, of: (province: Province) => Row): Promise<number | null> => this.inEach(view, of, principal);
    const queue = { state: ['ToValidate', 'InValidation'] };
    const figures = await settled({
      toValidate: count('leads', queue),
      slaRisk: inEach('leads', (province) => ({
        ...queue,
        slaAt_lte: iso(now.plus({ minutes: validationRiskMinutes(config, province) })),
      })),
      liveOffers: count('offers', { state: ['Sent', 'Seen', 'Late', 'Claimed'] }),
      acceptedToday: count('acceptances', { at_gte: iso(midnight) }),
      contactMissed: count('acceptances', { state: ['ToContact'], slaDueAt_lte: iso(now) }),
      unserved: count('leads', { state: ['Unserved'], updatedAt_gte: iso(midnight.minus({ days: 7 })) }),
      toApprove: count('professionals', { state: ['Applied'] }),
      failed: count('messages', { state: ['Failed', 'Undelivered', 'Bounced'], queuedAt_gte: iso(now.minus({ hours: 24 })) }),
      mine: count('leads', { assigneeId: principal.actor.id }),
      replacements: count('follow-ups', { ...WAITING, kind: ['replacement'] }),
      followUps: count('follow-ups', { ...WAITING, kind: ['contactSilent'] }),
      // Shown only to readers who may answer.
      creditsWaiting: maySend('DecideLeadCredit', principal.who) ? count('credit-requests', { state: ['asked'] }) : null,
      creditsLate: maySend('DecideLeadCredit', principal.who) ? count('credit-requests', { state: ['asked'], escalated: true }) : null,
      proposals: maySend('DecideOffering', principal.who) ? count('leads', { proposed: true }) : null,
      licencesDue: maySend('VerifyLicence', principal.who)
        ? inEach('professionals', (province) => ({
            state: MEMBERS,
            licenceNextCheckAt_lte: iso(now.plus({ days: config.value(licenceNoticeDays, { province }) })),
          }))
        : null,
      booksWrong: maySend('ClearBooks', principal.who) ? count('books-checks', { state: ['Wrong'] }) : null,
      moneyProposals: maySend('ApproveCreditAdjustment', principal.who) ? count('credit-proposals', { state: ['open'] }) : null,
      configToDecide: maySend('ApproveConfigChange', principal.who) ? count('config-changes', { state: ['Proposed'] }) : null,
      configStuck: maySend('ProposeConfigChange', principal.who) ? count('config-changes', { state: ['Stuck'] }) : null,
      clientsWaiting: count('threads', CLIENTS_WAITING),
    });
    return {
      figures,
      today: midnight.toISODate()!,
      days: await this.queries.execute(
        new CountByDay(
          'leads',
          { at: 'createdAt', by: 'state', zone: ZONE, filter: { createdAt_gte: iso(midnight.minus({ days: DAYS - 1 })) } },
          principal,
        ),
      ),
    };
  }

  /** The sum over the provinces, each counted by the figures in force there; what says no province, by those of the head office. */
  private async inEach(view: string, of: (province: Province) => Row, principal: Principal): Promise<number | null> {
    const places = [...PROVINCES.map(({ code }) => code), null];
    const counts = await Promise.all(places.map((province) => this.count(view, { ...of(province ?? HOME), province }, principal)));
    return counts.reduce<number | null>((sum, n) => (sum === null || n === null ? null : sum + n), 0);
  }

  /** `null` for a view that the role may not read. */
  private async count(name: string, filter: Row, principal: Principal): Promise<number | null> {
    return mayRead(name, principal.who) ? this.queries.execute(new CountRows(name, filter, principal)) : null;
  }
}
