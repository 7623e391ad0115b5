import { Controller, Inject, Req } from '@nestjs/common';
import { databaseNow, type Kernel } from '@jurilien/runtime';
import { AccessLog } from '../audit/access-log.js';
import { Opened } from '../auth/link.strategy.js';
import { Asked, Route } from '../http/contract.js';
import type { OpenLink } from '../links/link.js';
import type { GuardedRequest } from '../permissions/principal.js';
import { KERNEL } from '../tokens.js';
import { readAppointment, type ReaderSide } from './appointments.js';
import { freeTimes } from './free-times.js';
import { ownAppointments } from './own-appointments.js';
import { ownAppointment, refuseUnlessOf, seenBy, sideOfLink } from './readers.js';

/** Appointments of both sides: by the link of a message (M07), and signed in (M02). */
@Controller()
export class AppointmentsController {
  constructor(
    @Inject(KERNEL) private readonly kernel: Kernel,
    @Inject(AccessLog) private readonly accesses: AccessLog,
  ) {}

  @Route('GET /api/public/appointment')
  async byLink(@Asked() { query: { appointmentId } }: Asked<'GET /api/public/appointment'>, @Opened() link: OpenLink) {
    const { subject, lang } = link.state;
    await refuseUnlessOf(this.kernel, link, appointmentId);
    this.accesses.openedLink(link.actor, `lead-${subject.leadId}`, { shown: 'appointment' });
    const reader = { side: sideOfLink(link), actor: link.actor, signedIn: false };
    return { ...(await seenBy(this.kernel, appointmentId, reader)).shown, lang };
  }

  @Route('GET /api/public/appointment/slots')
  async timesByLink(@Asked() { query: { appointmentId, from } }: Asked<'GET /api/public/appointment/slots'>, @Opened() link: OpenLink) {
    await refuseUnlessOf(this.kernel, link, appointmentId);
    return this.times(appointmentId, sideOfLink(link), from);
  }

  @Route('GET /api/appointments')
  list(@Req() { principal }: GuardedRequest) {
    return ownAppointments(this.kernel, principal);
  }

  @Route('GET /api/appointments/:appointmentId')
  async one(@Asked() { params: { appointmentId } }: Asked<'GET /api/appointments/:appointmentId'>, @Req() { principal }: GuardedRequest) {
    const { side, leadId } = await ownAppointment(this.kernel, appointmentId, principal);
    this.accesses.read(principal, { action: 'saw', subject: `lead-${leadId}` });
    return (await seenBy(this.kernel, appointmentId, { side, actor: principal.actor, signedIn: true })).shown;
  }

  @Route('GET /api/appointments/:appointmentId/slots')
  async slots(
    @Asked() { params: { appointmentId }, query }: Asked<'GET /api/appointments/:appointmentId/slots'>,
    @Req() { principal }: GuardedRequest,
  ) {
    return this.times(appointmentId, (await ownAppointment(this.kernel, appointmentId, principal)).side, query.from);
  }

  private async times(appointmentId: string, side: ReaderSide, from: string | undefined) {
    const now = await databaseNow(this.kernel);
    const { state, parties } = await readAppointment(this.kernel, appointmentId);
    const [zone, otherZone] =
      side === 'client' ? [state.clientZone!, state.professionalZone!] : [state.professionalZone!, state.clientZone!];
    return freeTimes(this.kernel, parties, { zone, otherZone }, { from, own: [appointmentId], now });
  }
}
