import { template } from '../../template.js';
import { statusPage } from '../samples.js';

/** Two weeks before the documents of an ended request are deleted: their owner may still download them. */
export const r59 = template({
  rule: 'R59',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', documentsGoOn: 'public', documentsLeft: 'public', statusUrl: 'public' },
  samples: {
    fr: {
      clientName: 'Élise Bouchard',
      code: 'K7M2',
      documentsGoOn: '22 mai 2027',
      documentsLeft: '3 documents',
      statusUrl: statusPage.fr,
    },
    en: {
      clientName: 'Elise Bouchard',
      code: 'K7M2',
      documentsGoOn: 'May 22, 2027',
      documentsLeft: '3 documents',
      statusUrl: statusPage.en,
    },
  },
  email: {
    fr: {
      subject: 'Vos documents seront supprimés le {documentsGoOn}',
      preview: 'Téléchargez avant cette date ce que vous voulez garder.',
      body: [
        'Bonjour {clientName},',
        'Votre demande {code} est terminée. Nous gardons encore de vous : {documentsLeft}. Tout sera supprimé le {documentsGoOn}.',
        'Pour en garder une copie, téléchargez vos documents avant cette date. Ensuite, personne ne pourra les lire, nous compris.',
      ],
      button: { label: 'Télécharger mes documents', url: '{statusUrl}' },
      after: ['Vous n’en avez plus besoin? Ne faites rien.'],
    },
    en: {
      subject: 'Your documents will be deleted on {documentsGoOn}',
      preview: 'Download what you want to keep before that date.',
      body: [
        'Hello {clientName},',
        'Your request {code} has ended. We still keep {documentsLeft} of yours. Everything will be deleted on {documentsGoOn}.',
        'To keep a copy, download your documents before that date. After it, no one can read them any more, ourselves included.',
      ],
      button: { label: 'Download my documents', url: '{statusUrl}' },
      after: ['Do you no longer need them? There is nothing to do.'],
    },
  },
});
