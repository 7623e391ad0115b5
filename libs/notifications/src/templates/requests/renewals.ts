import { template, type Template } from '../../template.js';
import { page, TOKEN } from '../samples.js';

const renewalPage = page(`/renouvellement/${TOKEN}`, `/renewal/${TOKEN}`);
const about = {
  class: 'service',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', renewalUrl: 'public', until: 'public' },
  from: { until: 'renewalUntil' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', renewalUrl: renewalPage.fr, until: '13 octobre 2026' },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', renewalUrl: renewalPage.en, until: 'October 13, 2026' },
  },
} as const;
const button = { fr: { label: 'Répondre', url: '{renewalUrl}' }, en: { label: 'Answer', url: '{renewalUrl}' } } as const;
const after = {
  fr: [
    'Un code envoyé à votre numéro ou à votre courriel au dossier vous sera demandé. L’invitation prend fin le {until}.',
    'Une audience ou un délai approche? N’attendez pas notre réponse pour vous renseigner ailleurs.',
  ],
  en: [
    'You will be asked for a code that we send to your number or e-mail on file. The invitation ends on {until}.',
    'Is a court date or a time limit near? Do not wait for our answer before asking elsewhere.',
  ],
} as const;

/** A request came to nothing: does its client still look for someone? */
const r23 = template({
  ...about,
  rule: 'R23',
  sms: {
    fr: "Demande {code} : cherchez-vous encore quelqu'un? Répondez sur votre page : {renewalUrl} {sender}. ARRET pour cesser.",
    en: 'Request {code}: are you still looking for someone? Answer on your page: {renewalUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Cherchez-vous encore quelqu’un?',
      preview: 'Oui, c’est réglé, ou pas maintenant : une page suffit.',
      body: [
        'Bonjour {clientName},',
        'Votre demande {code} n’a pas abouti. Nous pouvons chercher de nouveau, sans frais pour vous. Dites-nous où vous en êtes :',
        '- Vous cherchez toujours : confirmez votre demande, ou changez le budget, la distance, le domaine ou votre récit.',
        '- C’est réglé : nous fermons la demande.',
        '- Pas maintenant : nous vous le redemanderons plus tard.',
        '- Vous voulez faire effacer votre demande : la même page le permet.',
      ],
      button: button.fr,
      after: after.fr,
    },
    en: {
      subject: 'Are you still looking for someone?',
      preview: 'Yes, solved, or not now: one page is enough.',
      body: [
        'Hello {clientName},',
        'Nothing came of your request {code}. We can search again, at no cost to you. Tell us where things stand:',
        '- You are still looking: confirm your request, or change the budget, distance, area of law or your account of events.',
        '- It is solved: we close the request.',
        '- Not now: we will ask you again later.',
        '- You want your request erased: the same page lets you ask for that.',
      ],
      button: button.en,
      after: after.en,
    },
  },
});

/** A first reminder. */
const r24 = template({
  ...about,
  rule: 'R24',
  email: {
    fr: {
      subject: 'Votre demande {code} vous attend',
      preview: 'Cherchez-vous encore quelqu’un?',
      body: [
        'Bonjour {clientName},',
        'Nous n’avons pas encore votre réponse au sujet de votre demande {code}. Une page suffit pour nous dire si vous cherchez toujours, si c’est réglé, ou s’il vaut mieux attendre.',
      ],
      button: button.fr,
      after: after.fr,
    },
    en: {
      subject: 'Your request {code} is waiting for you',
      preview: 'Are you still looking for someone?',
      body: [
        'Hello {clientName},',
        'We do not have your answer about your request {code} yet. One page is enough to tell us whether you are still looking, whether it is solved, or whether it is better to wait.',
      ],
      button: button.en,
      after: after.en,
    },
  },
});

/** The last reminder, before silence counts as an answer. */
const r25 = template({
  ...about,
  rule: 'R25',
  email: {
    fr: {
      subject: 'Dernier rappel : votre demande {code}',
      preview: 'Sans réponse, nous n’écrirons plus à ce sujet.',
      body: [
        'Bonjour {clientName},',
        'Votre demande {code} attend toujours votre réponse. Sans nouvelles de vous d’ici le {until}, nous la tiendrons pour terminée et n’écrirons plus à ce sujet.',
      ],
      button: button.fr,
      after: after.fr,
    },
    en: {
      subject: 'Last reminder: your request {code}',
      preview: 'Without an answer, we will not write about it again.',
      body: [
        'Hello {clientName},',
        'Your request {code} is still waiting for your answer. If we do not hear from you by {until}, we will consider it closed and will not write about it again.',
      ],
      button: button.en,
      after: after.en,
    },
  },
});

/** Invitations to renew a request, and their reminders (4.6). */
export const renewals = [r23, r24, r25] as unknown as Template[];
