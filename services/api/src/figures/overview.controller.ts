import { Controller, Inject, Req } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { CLIENTS_WAITING, mayRead, maySend } from '@jurilien/contracts';
import type { Row } from '@jurilien/event-sourcing';
import { defaults } from '@jurilien/reference';
import { DateTime } from 'luxon';
import { Route } from '../http/contract.js';
import type { GuardedRequest, Principal } from '../permissions/principal.js';
import { CountByDay, CountRows } from '../views/queries.js';

/** Both provinces' offices keep this clock. */
const ZONE = 'America/Toronto';
const DAYS = 14;
const SOON_MINUTES = 6;
/** Whose licence is looked up again and again. */
const MEMBERS = ['Approved', 'Suspended'];

/** X10: what waits, what is at risk, how the days went. Figures only, so that reports need no row of anybody. */
@Controller()
export class OverviewController {
  constructor(@Inject(QueryBus) private readonly queries: QueryBus) {}

  @Route('GET /api/overview')
  async overview(@Req() { principal }: GuardedRequest) {
    const now = DateTime.now();
    const midnight = now.setZone(ZONE).startOf('day');
    const iso = (at: DateTime): string => at.toUTC().toISO()!;
    const count = (view: string, filter: Row): Promise<number | null> => this.count(view, filter, principal);
    const queue = { state: ['ToValidate', 'InValidation'] };
    const [
      toValidate,
      slaRisk,
      liveOffers,
      acceptedToday,
      contactMissed,
      unserved,
      toApprove,
      failed,
      mine,
      replacements,
      followUps,
      creditsWaiting,
      creditsLate,
      proposals,
      licencesDue,
      booksWrong,
      moneyProposals,
      clientsWaiting,
    ] = await Promise.all([
      count('leads', queue),
      count('leads', { ...queue, slaAt_lte: iso(now.plus({ minutes: SOON_MINUTES })) }),
      count('offers', { state: ['Sent', 'Seen', 'Late', 'Claimed'] }),
      count('acceptances', { at_gte: iso(midnight) }),
      count('acceptances', { state: ['ToContact'], slaDueAt_lte: iso(now) }),
      count('leads', { state: ['Unserved'], updatedAt_gte: iso(midnight.minus({ days: 7 })) }),
      count('professionals', { state: ['Applied'] }),
      count('messages', { state: ['Failed', 'Undelivered', 'Bounced'], queuedAt_gte: iso(now.minus({ hours: 24 })) }),
      count('leads', { assigneeId: principal.actor.id }),
      count('leads', { followUp: ['replacement'] }),
      count('leads', { followUp: ['contactSilent'] }),
      // Only who may answer is told that something waits for an answer.
      maySend('DecideLeadCredit', principal.who) ? count('credit-requests', { state: ['asked'] }) : null,
      maySend('DecideLeadCredit', principal.who) ? count('credit-requests', { state: ['asked'], escalated: true }) : null,
      maySend('DecideOffering', principal.who) ? count('leads', { proposed: true }) : null,
      maySend('VerifyLicence', principal.who)
        ? count('professionals', { state: MEMBERS, licenceNextCheckAt_lte: iso(now.plus({ days: defaults['licence.noticeDays'] })) })
        : null,
      maySend('ClearBooks', principal.who) ? count('books-checks', { state: ['Wrong'] }) : null,
      maySend('ApproveCreditAdjustment', principal.who) ? count('credit-proposals', { state: ['open'] }) : null,
      count('threads', CLIENTS_WAITING),
    ]);
    return {
      figures: {
        toValidate,
        slaRisk,
        liveOffers,
        acceptedToday,
        contactMissed,
        unserved,
        toApprove,
        failed,
        mine,
        replacements,
        followUps,
        creditsWaiting,
        creditsLate,
        proposals,
        licencesDue,
        booksWrong,
        moneyProposals,
        clientsWaiting,
      },
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

  /** A figure of a view the role has nothing to do with is not told. */
  private async count(name: string, filter: Row, principal: Principal): Promise<number | null> {
    return mayRead(name, principal.who) ? this.queries.execute(new CountRows(name, filter, principal)) : null;
  }
}
