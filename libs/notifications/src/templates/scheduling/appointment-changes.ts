import { template, type Template } from '../../template.js';
import { appointmentPage, client, date, ownList, pro } from './samples.js';

const CHANGES = {
  'cancelled-client': { fr: 'annulé par le client', en: 'cancelled by the client' },
  'cancelled-professional': { fr: 'annulé par le professionnel', en: 'cancelled by the professional' },
  'cancelled-staff': { fr: 'annulé par notre équipe', en: 'cancelled by our team' },
  'cancelled-system': { fr: 'annulé, car le dossier a changé', en: 'cancelled because the file has changed' },
  'late-client': { fr: 'le client aura du retard', en: 'the client is running late' },
  'late-professional': { fr: 'le professionnel aura du retard', en: 'the professional is running late' },
  lapsed: { fr: 'non confirmé à temps', en: 'not confirmed in time' },
  other: { fr: 'modifié', en: 'changed' },
};
const from = { date: 'appointmentDate', change: 'appointmentChange', url: 'appointmentUrl' };

/** Called off, lapsed or late: the other side hears it, and its calendar. */
const change = (rule: string, audience: 'client' | 'professional') => {
  const hello = audience === 'client' ? '{clientName}' : '{proName}';
  return template({
    rule,
    class: 'transactional',
    audience,
    calendar: true,
    vars: { code: 'public', date: 'public', change: 'public', url: 'public', clientName: 'personal', proName: 'personal' },
    from,
    choices: { change: CHANGES },
    samples: {
      fr: { code: 'K7M2', date: date.fr, change: 'cancelled-system', url: appointmentPage.fr, clientName: client.fr, proName: pro.fr },
      en: { code: 'K7M2', date: date.en, change: 'cancelled-system', url: appointmentPage.en, clientName: client.en, proName: pro.en },
    },
    sms: {
      fr: 'Changement à votre rendez-vous du {date} : {change}. La suite : {url} {sender}. ARRET pour cesser.',
      en: 'Change to your appointment of {date}: {change}. What comes next: {url} {sender}. STOP to end.',
    },
    email: {
      fr: {
        subject: 'Changement à votre rendez-vous',
        preview: 'Rendez-vous du {date}.',
        body: [
          `Bonjour ${hello},`,
          'Votre rendez-vous du {date} (demande {code}) : {change}.',
          'La page du rendez-vous dit où il en est et permet de convenir d’une autre heure.',
        ],
        button: { label: 'Voir le rendez-vous', url: '{url}' },
      },
      en: {
        subject: 'Change to your appointment',
        preview: 'Appointment of {date}.',
        body: [
          `Hello ${hello},`,
          'Your appointment of {date} (request {code}): {change}.',
          'The page of the appointment says where it stands and lets you agree on another time.',
        ],
        button: { label: 'See the appointment', url: '{url}' },
      },
    },
  });
};

/** The time has passed: did it take place? */
const r33 = template({
  rule: 'R33',
  class: 'transactional',
  audience: 'professional',
  vars: { code: 'public', date: 'public', url: 'public', proName: 'personal' },
  from,
  samples: {
    fr: { code: 'K7M2', date: date.fr, url: appointmentPage.fr, proName: pro.fr },
    en: { code: 'K7M2', date: date.en, url: appointmentPage.en, proName: pro.en },
  },
  email: {
    fr: {
      subject: 'Le rendez-vous a-t-il eu lieu?',
      preview: 'Client {code}, {date}.',
      body: ['Bonjour {proName},', 'Votre rendez-vous du {date} avec le client {code} est passé. Dites-nous en un geste s’il a eu lieu.'],
      button: { label: 'Répondre', url: '{url}' },
    },
    en: {
      subject: 'Did the appointment take place?',
      preview: 'Client {code}, {date}.',
      body: ['Hello {proName},', 'Your appointment of {date} with client {code} is over. Tell us in one step whether it took place.'],
      button: { label: 'Answer', url: '{url}' },
    },
  },
  inapp: {
    fr: { title: 'Le rendez-vous avec le client {code} a-t-il eu lieu?', text: 'Il était prévu le {date}.', url: ownList.fr },
    en: { title: 'Did the appointment with client {code} take place?', text: 'It was planned for {date}.', url: ownList.en },
  },
});

const r34 = template({
  rule: 'R34',
  class: 'service',
  audience: 'client',
  vars: { date: 'public', url: 'public', clientName: 'personal', proName: 'personal' },
  from,
  samples: {
    fr: { date: date.fr, url: appointmentPage.fr, clientName: client.fr, proName: pro.fr },
    en: { date: date.en, url: appointmentPage.en, clientName: client.en, proName: pro.en },
  },
  email: {
    fr: {
      subject: 'Le rendez-vous a-t-il eu lieu?',
      preview: 'Un geste suffit pour répondre.',
      body: [
        'Bonjour {clientName},',
        'Vous aviez rendez-vous avec {proName} le {date}. A-t-il eu lieu? Votre réponse nous aide à suivre votre demande.',
      ],
      button: { label: 'Répondre', url: '{url}' },
      after: ['Si personne n’était au rendez-vous, nous vous aiderons à en obtenir un autre.'],
    },
    en: {
      subject: 'Did the appointment take place?',
      preview: 'One step is enough to answer.',
      body: [
        'Hello {clientName},',
        'You had an appointment with {proName} on {date}. Did it take place? Your answer helps us follow your request.',
      ],
      button: { label: 'Answer', url: '{url}' },
      after: ['If no one was there, we will help you get another appointment.'],
    },
  },
});

/** What happens to an appointment, and what came of it. */
export const appointmentChanges = [change('R32', 'client'), change('R32-pro', 'professional'), r33, r34] as unknown as Template[];
