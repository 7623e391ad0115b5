import { template, type Both } from '../../template.js';
import { page, TOKEN } from '../samples.js';

const REQUEST = '018f2a10-0000-7000-8000-000000000001';
const talk = page(`/ma-demande/${TOKEN}/messages`, `/my-request/${TOKEN}/messages`);
const sheet = page(`/leads-professionnel?demande=${REQUEST}`, `/professional-leads?demande=${REQUEST}`);

/** What a professional had written beforehand, to their own client: the words are theirs, and it says that it is automatic (M21). */
const toClient = (rule: string, words: Both<string>) =>
  template({
    rule,
    class: 'service',
    audience: 'client',
    vars: { clientName: 'personal', proName: 'personal', code: 'public', words: 'personal', talkUrl: 'public' },
    cut: 'words',
    samples: {
      fr: { clientName: 'Élise Bouchard', proName: 'Me François Côté-Desrosiers', code: 'K7M2', words: words.fr, talkUrl: talk.fr },
      en: { clientName: 'Elise Bouchard', proName: 'François Côté-Desrosiers', code: 'K7M2', words: words.en, talkUrl: talk.en },
    },
    sms: {
      fr: '{proName} ({code}), message automatique : {words}\nRépondez par texto ou ici : {talkUrl} {sender}. ARRET pour cesser.',
      en: '{proName} ({code}), automatic message: {words}\nReply by text or here: {talkUrl} {sender}. STOP to end.',
    },
    email: {
      fr: {
        subject: '{proName} vous a écrit (demande {code})',
        preview: 'Lisez le message et répondez-y sur la page de votre demande.',
        body: ['Message automatique de {proName} à {clientName}, au sujet de la demande {code} :', '{words}'],
        button: { label: 'Répondre', url: '{talkUrl}' },
        after: ['Répondez sur cette page : une réponse à ce courriel irait à notre équipe.'],
      },
      en: {
        subject: '{proName} has written to you (request {code})',
        preview: 'Read the message and answer it on the page of your request.',
        body: ['Automatic message from {proName} to {clientName}, about request {code}:', '{words}'],
        button: { label: 'Answer', url: '{talkUrl}' },
        after: ['Please answer on that page: a reply to this e-mail would go to our team.'],
      },
    },
  });

const booking = page(`/reservations/${TOKEN}`, `/reservations/${TOKEN}`);

/** The same with the link to book: what the professional says stands before it. */
const toBook = template({
  rule: 'own-booking',
  class: 'service',
  audience: 'client',
  vars: { clientName: 'personal', proName: 'personal', code: 'public', words: 'personal', bookingUrl: 'public' },
  cut: 'words',
  samples: {
    fr: {
      ...{ clientName: 'Élise Bouchard', proName: 'Me François Côté-Desrosiers', code: 'K7M2' },
      ...{ words: 'Bonjour Élise, choisissez une heure.', bookingUrl: booking.fr },
    },
    en: {
      ...{ clientName: 'Elise Bouchard', proName: 'François Côté-Desrosiers', code: 'K7M2' },
      ...{ words: 'Hello Elise, please choose a time.', bookingUrl: booking.en },
    },
  },
  sms: {
    fr: '{proName} ({code}), message automatique : {words}\nVotre rendez-vous : {bookingUrl} {sender}. ARRET pour cesser.',
    en: '{proName} ({code}), automatic message: {words}\nYour appointment: {bookingUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: '{proName} vous propose un rendez-vous (demande {code})',
      preview: 'Choisissez l’heure qui vous convient.',
      body: ['Message automatique de {proName} à {clientName}, au sujet de la demande {code} :', '{words}'],
      button: { label: 'Choisir une heure', url: '{bookingUrl}' },
      after: ['Pour écrire à {proName}, passez par la page de votre demande : une réponse à ce courriel irait à notre équipe.'],
    },
    en: {
      subject: '{proName} offers you an appointment (request {code})',
      preview: 'Choose the time that suits you.',
      body: ['Automatic message from {proName} to {clientName}, about request {code}:', '{words}'],
      button: { label: 'Choose a time', url: '{bookingUrl}' },
      after: ['To write to {proName}, use the page of your request: a reply to this e-mail would go to our team.'],
    },
  },
});

/** What a professional had written beforehand to themselves. */
const toSelf = template({
  rule: 'own-reminder',
  // Asked for by its reader, about a client who waits for them: like the reminders of ours (R17).
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', words: 'personal', sheetUrl: 'public' },
  from: { words: 'ownReminderWords', sheetUrl: 'acceptedUrl' },
  cut: 'words',
  samples: {
    fr: { proName: 'François Côté-Desrosiers', code: 'K7M2', words: 'Appeler avant 17 h.', sheetUrl: sheet.fr },
    en: { proName: 'François Côté-Desrosiers', code: 'K7M2', words: 'Call before 5 p.m.', sheetUrl: sheet.en },
  },
  sms: {
    fr: 'Votre rappel, client {code} : {words}\n{sheetUrl} {sender}. ARRET pour cesser.',
    en: 'Your reminder, client {code}: {words}\n{sheetUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Votre rappel : client {code}',
      preview: 'Le rappel que vous vous êtes préparé.',
      body: ['Bonjour {proName},', 'Vous nous avez demandé de vous rappeler le client {code} :', '{words}'],
      button: { label: 'Ouvrir la fiche', url: '{sheetUrl}' },
      after: ['Vous pouvez modifier ou désactiver ce rappel à la page « Automatisations ».'],
    },
    en: {
      subject: 'Your reminder: client {code}',
      preview: 'The reminder you prepared for yourself.',
      body: ['Hello {proName},', 'You asked us to remind you of client {code}:', '{words}'],
      button: { label: 'Open the client page', url: '{sheetUrl}' },
      after: ['You can change this reminder or switch it off on the “Automations” page.'],
    },
  },
});

/** Messages of professionals’ own automations. */
export const ownAutomations = [
  toClient('own-welcome', { fr: 'Bonjour Élise, je vous appelle aujourd’hui.', en: 'Hello Elise, I will call you today.' }),
  toClient('own-follow-up-3d', { fr: 'Bonjour Élise, avez-vous des questions?', en: 'Hello Elise, do you have any questions?' }),
  toClient('own-follow-up-10d', { fr: 'Bonjour Élise, où en êtes-vous?', en: 'Hello Elise, where do you stand?' }),
  toClient('own-away', { fr: 'Je suis absent.\nDe retour le 30 novembre 2026.', en: 'I am away.\nBack on November 30, 2026.' }),
  toBook,
  toSelf,
];
