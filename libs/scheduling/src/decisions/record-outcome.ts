import { allOf, alreadyDone, type Asking, decision, unless, unlessDone } from '@jurilien/event-sourcing';
import { appointmentOutcomeDays, DAY_MS, plus, reached } from '@jurilien/reference';
import { z } from 'zod';
import { sideOf } from '../booking/sides.js';
import { booked, standsAs } from '../booking/standing.js';
import { type AppointmentEvent, type AppointmentOutcome, type AppointmentState, OUTCOMES } from '../lives/appointment.js';
import type { Side } from '../slot.js';
import type { Config } from '@jurilien/event-sourcing';
import {
  appointedProvince,
  knownAppointment,
  type NamedAppointment,
  ofAppointment,
  onAppointment,
  type OnAppointment,
  standsIn,
} from './on-appointment.js';

const ENDS = {
  held: 'AppointmentHeld',
  clientNoShow: 'AppointmentClientNoShow',
  professionalNoShow: 'AppointmentProfessionalNoShow',
} as const;
const STATES: Readonly<Record<AppointmentOutcome, AppointmentState['status']>> = {
  held: 'Held',
  clientNoShow: 'ClientNoShow',
  professionalNoShow: 'ProfessionalNoShow',
};

const recordable = ({ appointment: s }: OnAppointment, who: Asking, named: NamedAppointment) =>
  allOf(
    knownAppointment(s, named),
    standsIn(standsAs(s, who.now), ['Confirmed']),
    unless(s.slot && reached(s.slot.startsAt, who.now), 'WRONG_STATE', 'appointment-not-started'),
  );

/** What two words come to: the team's counts alone, and two who agree have said it; anything else waits. */
function agreed({ client, professional, staff }: Partial<Record<Side, AppointmentOutcome>>): AppointmentOutcome | 'disputed' | undefined {
  if (staff) return staff;
  if (!client || !professional) return undefined;
  return client === professional ? client : 'disputed';
}

const ended = (appointmentId: string, outcome: AppointmentOutcome): AppointmentEvent => booked(ENDS[outcome], { appointmentId });

/** Each side says what became of it; two who agree, or the team, have the last word. Two who do not are asked by a person. */
export const recordAppointmentOutcome = decision({
  name: 'RecordAppointmentOutcome',
  input: ofAppointment.extend({ outcome: z.enum(OUTCOMES) }),
  streams: onAppointment,
  province: appointedProvince,
  available: recordable,
  decide(input, { appointment: s }, ctx) {
    const { appointmentId, outcome } = input;
    const by = sideOf(ctx.actor, s.professionalId);
    const said = allOf(knownAppointment(s, input), unlessDone(s.status === STATES[outcome] || s.stated[by] === outcome, 'outcome-stated'));
    if (alreadyDone(said)) return {};
    alreadyDone(recordable({ appointment: s }, ctx, input));
    const events = [booked('AppointmentOutcomeStated', { appointmentId, by, outcome })];
    const result = agreed({ ...s.stated, [by]: outcome });
    if (result === undefined) return { appointment: events };
    if (result !== 'disputed') return { appointment: [...events, ended(appointmentId, result)] };
    if (s.disputed) return { appointment: events };
    const { acceptanceId, leadId, professionalId } = s;
    const about = { acceptanceId: acceptanceId!, leadId: leadId!, professionalId: professionalId! };
    return { appointment: [...events, booked('AppointmentOutcomeDisputed', { appointmentId, ...about })] };
  },
});

/** When an appointment is closed by the one word there is, or without any. */
export const outcomeClosesAt = (endsAt: string, province: 'QC' | 'ON' | undefined, config: Config): string =>
  plus(endsAt, config.value(appointmentOutcomeDays, { province: province ?? 'QC' }) * DAY_MS);

/** No one contradicted in the days there were for it: the one word that was said counts, and without any no one knows. */
export const closeAppointmentOutcome = decision({
  name: 'CloseAppointmentOutcome',
  input: ofAppointment.pick({ appointmentId: true }),
  streams: onAppointment,
  province: appointedProvince,
  decide({ appointmentId }, { appointment: s }, ctx) {
    if (standsAs(s, ctx.now) !== 'Confirmed' || s.disputed) return {};
    if (!reached(outcomeClosesAt(s.slot!.endsAt, s.province, ctx.config), ctx.now)) return {};
    const said = s.stated.professional ?? s.stated.client;
    return { appointment: [said ? ended(appointmentId, said) : booked('AppointmentOutcomeUnknown', { appointmentId })] };
  },
});
