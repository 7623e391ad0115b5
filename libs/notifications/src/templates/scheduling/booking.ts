import { template, type Template } from '../../template.js';
import { appointmentPage, at, bookingPage, client, date, ownList, pro } from './samples.js';

/** The professional takes bookings: choose a time. */
const r26 = template({
  rule: 'R26',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', proName: 'personal', code: 'public', bookingUrl: 'public' },
  samples: {
    fr: { clientName: client.fr, proName: pro.fr, code: 'K7M2', bookingUrl: bookingPage.fr },
    en: { clientName: client.en, proName: pro.en, code: 'K7M2', bookingUrl: bookingPage.en },
  },
  sms: {
    fr: 'Choisissez votre rendez-vous avec {proName} : {bookingUrl} {sender}. ARRET pour cesser.',
    en: 'Choose your appointment with {proName}: {bookingUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Choisissez votre rendez-vous',
      preview: '{proName} vous propose de choisir l’heure.',
      body: [
        'Bonjour {clientName},',
        '{proName} vous laisse choisir l’heure de votre premier rendez-vous au sujet de la demande {code}.',
        'Prenez une des plages libres : elle vous est réservée le temps que vous confirmiez. Rien à installer, aucun compte à ouvrir.',
      ],
      button: { label: 'Choisir une heure', url: '{bookingUrl}' },
      after: ['Vous préférez attendre l’appel? Vous n’avez rien à faire : {proName} vous joindra comme prévu.'],
    },
    en: {
      subject: 'Choose your appointment',
      preview: '{proName} lets you choose the time.',
      body: [
        'Hello {clientName},',
        '{proName} lets you choose the time of your first appointment about request {code}.',
        'Take one of the free times: we keep it for you while you confirm. There is nothing to install and no account to open.',
      ],
      button: { label: 'Choose a time', url: '{bookingUrl}' },
      after: ['Would you rather wait for the call? There is nothing to do: {proName} will reach you as planned.'],
    },
  },
});

const ask = {
  confirm: { fr: 'Une heure vous est demandée', en: 'A time is asked for' },
  choose: { fr: 'D’autres heures vous sont proposées', en: 'Other times are proposed to you' },
};
const vars = { code: 'public', at: 'public', ask: 'public', answerBy: 'public', url: 'public' } as const;
const from = { at: 'appointmentAt', ask: 'appointmentAsk', answerBy: 'appointmentAnswerBy', url: 'appointmentUrl' };
const sampled = {
  fr: { code: 'K7M2', at: at.fr, ask: 'confirm', answerBy: date.fr, url: appointmentPage.fr },
  en: { code: 'K7M2', at: at.en, ask: 'confirm', answerBy: date.en, url: appointmentPage.en },
};

/** The client asks for a time, or proposes others. */
const r27 = template({
  rule: 'R27',
  class: 'transactional',
  audience: 'professional',
  vars: { ...vars, clientName: 'personal' },
  from,
  choices: { ask },
  samples: { fr: { ...sampled.fr, clientName: client.fr }, en: { ...sampled.en, clientName: client.en } },
  sms: {
    fr: 'Rendez-vous à confirmer, client {code} : {at}. Confirmez ou proposez : {url} {sender}. ARRET pour cesser.',
    en: 'Appointment to confirm, client {code}: {at}. Confirm or propose: {url} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rendez-vous à confirmer : client {code}',
      preview: 'Réponse attendue d’ici le {answerBy}.',
      body: [
        'Bonjour,',
        '{ask} par {clientName} (demande {code}) : {at}.',
        'Confirmez, ou proposez jusqu’à cinq autres heures. Sans réponse d’ici le {answerBy}, la plage redevient libre.',
      ],
      button: { label: 'Répondre', url: '{url}' },
    },
    en: {
      subject: 'Appointment to confirm: client {code}',
      preview: 'An answer is expected by {answerBy}.',
      body: [
        'Hello,',
        '{ask} by {clientName} (request {code}): {at}.',
        'Confirm it, or propose up to five other times. Without an answer by {answerBy}, the time becomes free again.',
      ],
      button: { label: 'Answer', url: '{url}' },
    },
  },
  inapp: {
    fr: { title: 'Rendez-vous à confirmer : client {code}', text: 'Répondez d’ici le {answerBy}.', url: ownList.fr },
    en: { title: 'Appointment to confirm: client {code}', text: 'Please answer by {answerBy}.', url: ownList.en },
  },
});

/** The professional asks for a time, or proposes others. */
const r27Client = template({
  rule: 'R27-client',
  class: 'transactional',
  audience: 'client',
  vars: { ...vars, clientName: 'personal', proName: 'personal' },
  from,
  choices: { ask },
  samples: { fr: { ...sampled.fr, clientName: client.fr, proName: pro.fr }, en: { ...sampled.en, clientName: client.en, proName: pro.en } },
  sms: {
    fr: 'Rendez-vous à confirmer : {at}. Répondez OUI, ou choisissez une autre heure : {url} {sender}. ARRET pour cesser.',
    en: 'Appointment to confirm: {at}. Reply YES, or choose another time: {url} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rendez-vous à confirmer',
      preview: 'Réponse attendue d’ici le {answerBy}.',
      body: [
        'Bonjour {clientName},',
        '{ask} par {proName} (demande {code}) : {at}.',
        'Confirmez l’heure, ou proposez-en d’autres, d’ici le {answerBy}.',
      ],
      button: { label: 'Répondre', url: '{url}' },
    },
    en: {
      subject: 'Appointment to confirm',
      preview: 'An answer is expected by {answerBy}.',
      body: ['Hello {clientName},', '{ask} by {proName} (request {code}): {at}.', 'Confirm the time, or propose others, by {answerBy}.'],
      button: { label: 'Answer', url: '{url}' },
    },
  },
});

/** Some hours later, still no answer. */
const r28 = template({
  rule: 'R28',
  class: 'transactional',
  audience: 'professional',
  vars: { code: 'public', at: 'public', url: 'public' },
  from: { at: 'appointmentAt', url: 'appointmentUrl' },
  samples: { fr: { code: 'K7M2', at: at.fr, url: appointmentPage.fr }, en: { code: 'K7M2', at: at.en, url: appointmentPage.en } },
  sms: {
    fr: 'Rendez-vous à confirmer : le client {code} attend votre réponse pour {at}. {url} {sender}. ARRET pour cesser.',
    en: 'Appointment to confirm: client {code} awaits your answer for {at}. {url} {sender}. STOP to end.',
  },
});

/** Choosing and confirming an appointment. */
export const booking = [r26, r27, r27Client, r28] as unknown as Template[];
