import { acceptance } from '@jurilien/acceptance';
import { Controller, Inject, Req } from '@nestjs/common';
import { Refused } from '@jurilien/event-sourcing';
import { professional, zoneOfPro } from '@jurilien/professionals';
import { calendarDay, OFFICE_ZONE } from '@jurilien/reference';
import { databaseNow, asOf, externalTimesOf, stateOf, type Kernel } from '@jurilien/runtime';
import { availability, busyElsewhere, calendar, freeSlots } from '@jurilien/scheduling';
import { Opened } from '../auth/link.strategy.js';
import { permitSubject } from '../commands/command-permits.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { may } from '@jurilien/contracts';
import { bookingOf } from './booking.js';
import { modesOf, weekOf } from './free-times.js';
import { refuseUnlessOwnRequest } from './parties.js';

/** Free times of the professional who accepted: by the link of a message and signed in (M18), and for staff (X17). */
@Controller()
export class BookingController {
  constructor(@Inject(KERNEL) private readonly kernel: Kernel) {}

  @Route('GET /api/public/booking')
  async byLink(@Asked() { query }: Asked<'GET /api/public/booking'>, @Opened() { state: { subject, lang } }: OpenLink) {
    // An invitation is for one professional; the link of a request says with whom of those who accepted.
    const acceptanceId = subject.acceptanceId ?? query.acceptanceId;
    if (!acceptanceId) throw new Refused('NOT_FOUND', 'acceptance');
    const pair = { acceptanceId, leadId: subject.leadId! };
    return { ...(await bookingOf(this.kernel, pair, query.from)), lang };
  }

  @Route('GET /api/client/booking/:acceptanceId')
  async ofClient(
    @Asked() { params: { acceptanceId }, query }: Asked<'GET /api/client/booking/:acceptanceId'>,
    @Req() { principal }: GuardedRequest,
  ) {
    const { status, leadId } = await stateOf(this.kernel, acceptance, acceptanceId);
    if (status === 'None') throw new Refused('NOT_FOUND', 'acceptance');
    await refuseUnlessOwnRequest(this.kernel, leadId, principal);
    return bookingOf(this.kernel, { acceptanceId, leadId }, query.from);
  }

  /** Those who may hold a time of this professional for a client see which are free. */
  @Route('GET /api/scheduling/free-slots')
  async forStaff(@Asked() { query: { owner, from } }: Asked<'GET /api/scheduling/free-slots'>, @Req() { principal }: GuardedRequest) {
    const mark = may('HoldSlot', principal.who);
    if (!mark) throw new Refused('FORBIDDEN', 'role');
    if (mark === 'p') await permitSubject(this.kernel, mark, { professionalId: owner }, principal);
    const [pro, of, busy, elsewhere, now] = await Promise.all([
      stateOf(this.kernel, professional, owner),
      stateOf(this.kernel, availability, owner),
      stateOf(this.kernel, calendar, owner),
      externalTimesOf(this.kernel, owner),
      databaseNow(this.kernel),
    ]);
    if (pro.status === 'None') throw new Refused('NOT_FOUND', 'professional');
    const taken = [...Object.values(busy.entries), ...busyElsewhere(elsewhere)];
    const all = freeSlots({ plan: of.plan, busy: taken, pauses: pro.pauses, ...asOf(this.kernel, now) });
    const zone = of.plan?.zone ?? zoneOfPro(pro);
    const week = weekOf(all, zone, from, now);
    const near = elsewhere.filter((e) => calendarDay(e.endsAt, zone) >= week.from && calendarDay(e.startsAt, zone) <= week.until);
    return { zone, otherZone: OFFICE_ZONE, ...week, modes: modesOf(of), elsewhere: near };
  }
}
