import { template, type Both } from '../../template.js';
import { page, TOKEN } from '../samples.js';

const REQUEST = '018f2a10-0000-7000-8000-000000000001';
const talk = page(`/ma-demande/${TOKEN}/messages`, `/my-request/${TOKEN}/messages`);
const sheet = page(`/leads-professionnel?demande=${REQUEST}`, `/professional-leads?demande=${REQUEST}`);

/** Whether an answer to the e-mail itself is passed on: only where a domain takes answers. */
const answering = (page: Both<string>, mail: Both<string>) => ({ how: { mail, page } });

/** What the professional who accepted writes to the client. The words are theirs; the number stays ours (4.8.4). */
const toClient = template({
  rule: 'relay-to-client',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', proName: 'personal', code: 'public', words: 'personal', talkUrl: 'public', how: 'public' },
  from: { how: 'howToAnswer' },
  cut: 'words',
  choices: answering(
    {
      fr: 'Répondez sur cette page : une réponse à ce courriel irait à notre équipe.',
      en: 'Please answer on that page: a reply to this e-mail would go to our team.',
    },
    {
      fr: 'Vous pouvez aussi répondre à ce courriel : {proName} recevra votre message, mais pas votre adresse.',
      en: 'You can also reply to this e-mail: {proName} will receive your message, but not your address.',
    },
  ),
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      proName: 'Me François Côté-Desrosiers',
      code: 'K7M2',
      words: 'Bonjour, puis-je vous appeler demain vers 9 h?',
      talkUrl: talk.fr,
      how: 'mail',
    },
    en: {
      clientName: 'Elise Bouchard',
      proName: 'François Côté-Desrosiers',
      code: 'K7M2',
      words: 'Hello, may I call you tomorrow around 9 a.m.?',
      talkUrl: talk.en,
      how: 'mail',
    },
  },
  sms: {
    fr: '{proName} ({code}) : {words}\nRépondez par texto ou ici : {talkUrl} {sender}. ARRET pour cesser.',
    en: '{proName} ({code}): {words}\nReply by text or here: {talkUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: '{proName} vous a écrit (demande {code})',
      preview: 'Lisez le message et répondez-y sur la page de votre demande.',
      body: ['Bonjour {clientName},', '{proName} vous écrit au sujet de votre demande {code} :', '{words}'],
      button: { label: 'Répondre', url: '{talkUrl}' },
      after: ['{how}'],
    },
    en: {
      subject: '{proName} has written to you (request {code})',
      preview: 'Read the message and answer it on the page of your request.',
      body: ['Hello {clientName},', '{proName} writes to you about your request {code}:', '{words}'],
      button: { label: 'Answer', url: '{talkUrl}' },
      after: ['{how}'],
    },
  },
});

/** What the client writes to the professional who accepted; the client's name stays behind the sign-in. */
const toProfessional = template({
  rule: 'relay-to-professional',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', words: 'personal', sheetUrl: 'public', how: 'public' },
  from: { sheetUrl: 'acceptedUrl', how: 'howToAnswer' },
  cut: 'words',
  choices: answering(
    {
      fr: 'Répondez sur la fiche : une réponse à ce courriel irait à notre équipe.',
      en: 'Please answer on the client page: a reply to this e-mail would go to our team.',
    },
    {
      fr: 'Vous pouvez aussi répondre à ce courriel : votre client recevra votre message, mais pas votre adresse.',
      en: 'You can also reply to this e-mail: your client will receive your message, but not your address.',
    },
  ),
  samples: {
    fr: { proName: 'François Côté-Desrosiers', code: 'K7M2', words: 'Oui, demain 9 h me convient.', sheetUrl: sheet.fr, how: 'mail' },
    en: { proName: 'François Côté-Desrosiers', code: 'K7M2', words: 'Yes, tomorrow at 9 works for me.', sheetUrl: sheet.en, how: 'mail' },
  },
  sms: {
    fr: 'Votre client {code} : {words}\nRépondez par texto ou ici : {sheetUrl} {sender}. ARRET pour cesser.',
    en: 'Your client {code}: {words}\nReply by text or here: {sheetUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Votre client vous a écrit (demande {code})',
      preview: 'Lisez le message et répondez-y sur la fiche.',
      body: ['Bonjour {proName},', 'Votre client vous écrit au sujet de la demande {code} :', '{words}'],
      button: { label: 'Répondre', url: '{sheetUrl}' },
      after: ['{how}'],
    },
    en: {
      subject: 'Your client has written to you (request {code})',
      preview: 'Read the message and answer it on the client page.',
      body: ['Hello {proName},', 'Your client writes to you about request {code}:', '{words}'],
      button: { label: 'Answer', url: '{sheetUrl}' },
      after: ['{how}'],
    },
  },
});

export const relayed = [toClient, toProfessional];
