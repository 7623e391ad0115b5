import { randomUUID } from 'node:crypto';
import { issueLink, stateOf } from '@jurilien/runtime';
import { distribution } from '@jurilien/search';
import { eventually } from './eventually.js';
import { mainJob } from './main-job.js';
import { approvedProfessional, ready } from './people.js';
import { signInPro } from './pro.js';
import type { System } from './system.js';

/** Every hour of every day, so that what is free does not depend on when the test runs. */
export const EVERY_DAY = Array.from({ length: 7 }, (_, day) => ({ weekday: day + 1, from: 0, until: 1_440 }));

/** Professionals who take bookings, and clients whose requests they accepted. */
export async function bookings(system: System, professionals = 3) {
  const job = mainJob(system);
  const pros = await Promise.all(Array.from({ length: professionals }, () => approvedProfessional(system)));
  await ready(system, pros);
  const staff = await system.signIn('admin');
  type Lead = Awaited<ReturnType<typeof job.submit>>;
  const confirmed = async (): Promise<Lead> => {
    const lead = await job.submit();
    await job.confirmPhone(lead);
    return lead;
  };

  /**
   * A request that was accepted, with the session of its professional and the invitation to book.
   * @param plan what their availability says otherwise
   * @param asked a request whose client was confirmed
   */
  async function accepted(plan: object = {}, asked: Promise<Lead> = confirmed()) {
    const lead = await asked;
    await job.validate(staff, lead.leadId);
    const code = lead.answer.body.code as string;
    const { token, pro } = await eventually(async () => {
      for (const each of pros)
        for (const text of await job.texts(each.phoneNumber)) {
          const found = job.tokenIn(text.body, 'accepter');
          if (found && (await job.link(found)('GET', '/api/public/offer')).body.code === code) return { token: found, pro: each };
        }
      return undefined;
    }, 'the offer by text');
    await job.accept(token);
    const { acceptances } = await stateOf(system.kernel, distribution, lead.leadId);
    const { acceptanceId } = acceptances[0]!;
    const { professionalId } = pro;
    const session = await signInPro(system, professionalId);
    const set = { professionalId, weekly: EVERY_DAY, offersBooking: true, autoConfirm: true, minNoticeHours: 0, bufferMinutes: 0, ...plan };
    expect((await session('POST', '/api/commands/SetAvailability', { commandId: randomUUID(), payload: set })).body).toMatchObject({
      position: expect.any(Number),
    });
    const subject = { leadId: lead.leadId, acceptanceId };
    const invitation = await issueLink(system.kernel, { purpose: 'reservations', subject, lang: 'fr', days: 7 });
    return { lead, acceptanceId, professionalId, pro, session, subject, invitation };
  }
  type Accepted = Awaited<ReturnType<typeof accepted>>;

  return {
    job,
    pros,
    staff,
    accepted,
    /** What a link to book shows now. */
    booking: async (token: string) => (await job.link(token)('GET', '/api/public/booking')).body,
    /** The times that can be booked a week from now: nothing in between runs out while the test runs. */
    async later(token: string): Promise<{ startsAt: string }[]> {
      const from = new Date(Date.now() + 8 * 86_400_000).toISOString().slice(0, 10);
      return (await job.link(token)('GET', `/api/public/booking?from=${from}`)).body.slots;
    },
    /** Holds a time and books it; answers the appointment and the links of both sides. */
    async book({ invitation, subject, professionalId }: Accepted, startsAt: string) {
      const [reservationId, appointmentId] = [randomUUID(), randomUUID()];
      expect((await job.command(invitation, 'HoldSlot', { reservationId, startsAt })).status).toBe(200);
      expect((await job.command(invitation, 'RequestAppointment', { appointmentId, reservationId, mode: 'phone' })).status).toBe(200);
      const link = (named: object) =>
        issueLink(system.kernel, { purpose: 'appointment', subject: { ...subject, appointmentId, ...named }, lang: 'fr', days: 7 });
      return { appointmentId, ofClient: await link({}), ofPro: await link({ professionalId }) };
    },
    /** What a link shows of an appointment. */
    shown: async (token: string, appointmentId: string) =>
      (await job.link(token)('GET', `/api/public/appointment?appointmentId=${appointmentId}`)).body,
  };
}
