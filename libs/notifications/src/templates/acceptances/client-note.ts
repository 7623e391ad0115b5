import { template } from '../../template.js';

/** The client added a note after the acceptance. Not a word of it: it is read on the sheet, by who accepted alone. */
export const clientNote = template({
  rule: 'client-note',
  class: 'service',
  audience: 'professional',
  vars: { code: 'public', sheetUrl: 'public' },
  samples: {
    fr: { code: 'K7M2', sheetUrl: 'https://jurilien.example/accepter?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE' },
    en: { code: 'K7M2', sheetUrl: 'https://jurilien.example/en/accept?t=q8Zr1mPpT3vXnL6cWb0aYd5eHf9gJ2kS4uVx7oQiRtE' },
  },
  email: {
    fr: {
      subject: 'Demande {code} : une précision à lire',
      preview: 'Elle se trouve sur la fiche.',
      body: [
        'Bonjour,',
        'La personne qui a fait la demande {code} y a ajouté une précision depuis que vous l’avez acceptée. Par discrétion, elle ne figure pas dans ce courriel : lisez-la sur la fiche.',
      ],
      button: { label: 'Ouvrir la fiche', url: '{sheetUrl}' },
    },
    en: {
      subject: 'Request {code}: a note to read',
      preview: 'It is on the client page.',
      body: [
        'Hello,',
        'The person who made request {code} has added a note since you accepted it. To keep it private, it is not in this e-mail: please read it on the client page.',
      ],
      button: { label: 'Open the client page', url: '{sheetUrl}' },
    },
  },
});
