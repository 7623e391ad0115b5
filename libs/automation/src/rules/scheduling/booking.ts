import { STANDING } from '@jurilien/acceptance';
import { all, any, is, isIn } from '../../condition.js';
import { after } from '../../delay.js';
import { rule } from '../../rule.js';

export const r26 = rule({
  code: 'R26',
  purpose: { fr: 'Inviter le client à choisir son rendez-vous', en: 'Invite the client to choose an appointment' },
  trigger: 'bookingOffered',
  delays: [after(5, 'minutes')],
  // A professional who has words of their own for it sends those.
  when: all(isIn('acceptance.status', STANDING), is('professional.offersBooking', true), is('professional.ownBookingLink', false)),
  stop: any(is('acceptance.isBooked', true), is('lead.isOver', true)),
  audience: 'client',
  channels: ['sms', 'email'],
});

export const r27 = rule({
  code: 'R27',
  purpose: {
    fr: 'Demander au professionnel de confirmer le rendez-vous ou d’en proposer un autre',
    en: 'Ask the professional to confirm the appointment or propose another',
  },
  trigger: 'appointmentAskedOfProfessional',
  when: is('appointment.waitsFor', 'professional'),
  audience: 'professional',
  channels: ['inapp', 'email', 'sms'],
});

export const r27Client = rule({
  code: 'R27-client',
  purpose: {
    fr: 'Demander au client de confirmer le rendez-vous que le professionnel propose',
    en: 'Ask the client to confirm the appointment that the professional proposes',
  },
  trigger: 'appointmentAskedOfClient',
  when: is('appointment.waitsFor', 'client'),
  audience: 'client',
  channels: ['email', 'sms'],
});

export const r28 = rule({
  code: 'R28',
  purpose: { fr: 'Rappeler au professionnel le rendez-vous à confirmer', en: 'Remind the professional of the appointment to confirm' },
  trigger: 'appointmentAskedOfProfessional',
  delays: [after(4, 'businessHours')],
  when: is('appointment.waitsFor', 'professional'),
  audience: 'professional',
  channels: ['sms'],
});
