import { template } from '../../template.js';
import { documentPage } from '../samples.js';

const vars = {
  clientName: 'personal',
  code: 'public',
  documentsAsked: 'public',
  documentsDueOn: 'public',
  documentRequestUrl: 'public',
} as const;
const samples = {
  fr: {
    ...{ clientName: 'Élise Bouchard', code: 'K7M2', documentsAsked: '3 documents', documentsDueOn: '22 mai 2027' },
    documentRequestUrl: documentPage.fr,
  },
  en: {
    ...{ clientName: 'Elise Bouchard', code: 'K7M2', documentsAsked: '3 documents', documentsDueOn: 'May 22, 2027' },
    documentRequestUrl: documentPage.en,
  },
};

/** A client is asked for documents: how many and until when. Which ones they are stands behind the link and its code. */
export const r51 = template({
  rule: 'R51',
  class: 'transactional',
  audience: 'client',
  vars,
  samples,
  sms: {
    fr: 'Demande {code} : documents à transmettre avant le {documentsDueOn} : {documentRequestUrl} {sender}. ARRET pour cesser.',
    en: 'Request {code}: documents to send before {documentsDueOn}: {documentRequestUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Documents à transmettre avant le {documentsDueOn}',
      preview: 'La liste vous attend sur une page protégée.',
      body: [
        'Bonjour {clientName},',
        'Pour faire avancer votre demande {code}, on vous demande de transmettre {documentsAsked} au plus tard le {documentsDueOn}.',
        'Une photo prise avec votre téléphone suffit. Vous pouvez envoyer les documents en plusieurs fois.',
      ],
      button: { label: 'Voir la liste et transmettre', url: '{documentRequestUrl}' },
      after: ['Il vous manque un document? Envoyez ce que vous avez, et dites-le à la personne qui vous le demande.'],
    },
    en: {
      subject: 'Documents to send before {documentsDueOn}',
      preview: 'The list is waiting for you on a protected page.',
      body: [
        'Hello {clientName},',
        'To move your request {code} forward, you are asked to send {documentsAsked} by {documentsDueOn} at the latest.',
        'A photo taken with your phone is enough. You can send the documents in several steps.',
      ],
      button: { label: 'See the list and send', url: '{documentRequestUrl}' },
      after: ['Is a document missing? Send what you have, and tell the person who asks for it.'],
    },
  },
});

/** The day before the last one, while something is missing. */
export const r51Reminder = template({
  rule: 'R51-reminder',
  class: 'transactional',
  audience: 'client',
  vars,
  samples,
  sms: {
    fr: 'Rappel, demande {code} : documents attendus avant le {documentsDueOn} : {documentRequestUrl} {sender}. ARRET pour cesser.',
    en: 'Reminder, request {code}: documents awaited before {documentsDueOn}: {documentRequestUrl} {sender}. STOP to end.',
  },
  email: {
    fr: {
      subject: 'Rappel : documents à transmettre avant le {documentsDueOn}',
      preview: 'Il reste des documents à transmettre.',
      body: [
        'Bonjour {clientName},',
        'Pour votre demande {code}, nous attendons encore {documentsAsked}. Le dernier jour pour les transmettre est le {documentsDueOn}.',
        'Après cette date, la page reste ouverte : mieux vaut en retard que pas du tout.',
      ],
      button: { label: 'Voir la liste et transmettre', url: '{documentRequestUrl}' },
    },
    en: {
      subject: 'Reminder: documents to send before {documentsDueOn}',
      preview: 'Some documents are still to be sent.',
      body: [
        'Hello {clientName},',
        'For your request {code}, we are still waiting for {documentsAsked}. The last day to send them is {documentsDueOn}.',
        'After that date the page stays open: late is better than not at all.',
      ],
      button: { label: 'See the list and send', url: '{documentRequestUrl}' },
    },
  },
});
