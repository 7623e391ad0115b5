import { appointmentRemindHours } from '@jurilien/reference';
import { all, any, is, isIn } from '../../condition.js';
import { after, configuredBefore } from '../../delay.js';
import { rule, type Shipped } from '../../rule.js';
import { REMINDS } from './reminds.js';

/** Only of the time that stands: of one that was given up or changed nothing is said any more. */
const ofItsTime = {
  when: is('appointment.stands', true),
  stop: any(is('appointment.isCurrent', false), is('appointment.isAhead', false)),
} satisfies Partial<Shipped>;
/** Shortly before it begins, as often as the configuration says: the first of its figures, or all others. */
const reminder = (which: 'first' | 'others') =>
  ({
    ...ofItsTime,
    trigger: 'appointmentNears',
    delays: [configuredBefore(appointmentRemindHours, 'hours', which)],
    reminds: REMINDS,
  }) satisfies Partial<Shipped>;

export const r29 = rule({
  ...ofItsTime,
  code: 'R29',
  purpose: { fr: 'Donner au client les détails du rendez-vous', en: 'Give the client the details of the appointment' },
  trigger: 'appointmentSet',
  audience: 'client',
  channels: ['email', 'sms'],
});
export const r29Pro = rule({
  ...ofItsTime,
  code: 'R29-pro',
  purpose: { fr: 'Donner au professionnel les détails du rendez-vous', en: 'Give the professional the details of the appointment' },
  trigger: 'appointmentSet',
  audience: 'professional',
  channels: ['email', 'sms'],
});

export const r30 = rule({
  ...reminder('first'),
  code: 'R30',
  purpose: { fr: 'Rappeler le rendez-vous au client, la veille', en: 'Remind the client of the appointment the day before' },
  audience: 'client',
  channels: ['sms', 'email'],
});
export const r30Pro = rule({
  ...reminder('first'),
  code: 'R30-pro',
  purpose: { fr: 'Rappeler le rendez-vous au professionnel, la veille', en: 'Remind the professional of the appointment the day before' },
  audience: 'professional',
  channels: ['sms', 'email'],
});

export const r31 = rule({
  ...reminder('others'),
  code: 'R31',
  purpose: { fr: 'Rappeler le rendez-vous au client, peu avant l’heure', en: 'Remind the client of the appointment shortly before' },
  audience: 'client',
  channels: ['sms'],
});
export const r31Pro = rule({
  ...reminder('others'),
  code: 'R31-pro',
  purpose: {
    fr: 'Rappeler le rendez-vous au professionnel, peu avant l’heure',
    en: 'Remind the professional of the appointment shortly before',
  },
  audience: 'professional',
  channels: ['sms'],
});

export const r32 = rule({
  code: 'R32',
  purpose: { fr: 'Dire au client ce qui change à son rendez-vous', en: 'Tell the client what changes about the appointment' },
  trigger: 'appointmentChangedForClient',
  audience: 'client',
  channels: ['sms', 'email'],
});
export const r32Pro = rule({
  code: 'R32-pro',
  purpose: { fr: 'Dire au professionnel ce qui change à son rendez-vous', en: 'Tell the professional what changes about the appointment' },
  trigger: 'appointmentChangedForProfessional',
  audience: 'professional',
  channels: ['sms', 'email'],
});

/** It was to take place, and no one has called it off. */
const OVER = isIn('appointment.status', ['Confirmed', 'Held', 'ClientNoShow', 'ProfessionalNoShow']);

export const r33 = rule({
  code: 'R33',
  purpose: { fr: 'Demander au professionnel si le rendez-vous a eu lieu', en: 'Ask the professional whether the appointment took place' },
  trigger: 'appointmentOver',
  delays: [after(1, 'hours')],
  when: all(OVER, is('appointment.isCurrent', true)),
  stop: is('appointment.statedByProfessional', true),
  audience: 'professional',
  channels: ['inapp', 'email'],
});
export const r34 = rule({
  code: 'R34',
  purpose: { fr: 'Demander au client si le rendez-vous a eu lieu', en: 'Ask the client whether the appointment took place' },
  trigger: 'appointmentOver',
  delays: [after(24, 'hours')],
  when: all(OVER, is('appointment.isCurrent', true)),
  stop: is('appointment.statedByClient', true),
  audience: 'client',
  channels: ['email'],
});
