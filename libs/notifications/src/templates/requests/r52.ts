import { template } from '../../template.js';
import { documentPage } from '../samples.js';

/** A document is shared with the professional who accepted: what it is stands behind the link and its code. */
export const r52 = template({
  rule: 'R52',
  class: 'transactional',
  audience: 'professional',
  vars: { proName: 'personal', code: 'public', sharedDocumentUrl: 'public' },
  samples: {
    fr: { proName: 'Me Anne Roy', code: 'K7M2', sharedDocumentUrl: documentPage.fr },
    en: { proName: 'Anne Roy', code: 'K7M2', sharedDocumentUrl: documentPage.en },
  },
  email: {
    fr: {
      subject: 'Un document vous attend : demande {code}',
      preview: 'Ouvrez-le sur une page protégée.',
      body: [
        'Bonjour {proName},',
        'Un document a été partagé avec vous pour la demande {code}.',
        'Un code envoyé à votre numéro ou à votre courriel au dossier vous sera demandé. La personne qui partage le document voit quand il est ouvert.',
      ],
      button: { label: 'Ouvrir le document', url: '{sharedDocumentUrl}' },
      after: ['Ce message ne vous était pas destiné? La page permet de le signaler, sans rien ouvrir.'],
    },
    en: {
      subject: 'A document is waiting for you: request {code}',
      preview: 'Open it on a protected page.',
      body: [
        'Hello {proName},',
        'A document was shared with you for request {code}.',
        'You will be asked for a code that we send to your number or e-mail on file. The person who shares the document sees when it is opened.',
      ],
      button: { label: 'Open the document', url: '{sharedDocumentUrl}' },
      after: ['Was this message not meant for you? The page lets you report it without opening anything.'],
    },
  },
});

/** A document is shared with the client, by the professional or by us. */
export const r52Client = template({
  rule: 'R52-client',
  class: 'transactional',
  audience: 'client',
  vars: { clientName: 'personal', code: 'public', sharedDocumentUrl: 'public' },
  samples: {
    fr: { clientName: 'Élise Bouchard', code: 'K7M2', sharedDocumentUrl: documentPage.fr },
    en: { clientName: 'Elise Bouchard', code: 'K7M2', sharedDocumentUrl: documentPage.en },
  },
  email: {
    fr: {
      subject: 'Un document vous attend',
      preview: 'Ouvrez-le sur une page protégée.',
      body: [
        'Bonjour {clientName},',
        'Un document a été ajouté à votre demande {code}, à votre intention.',
        'Un code envoyé à votre numéro ou à votre courriel au dossier vous sera demandé. La personne qui partage le document voit quand il est ouvert.',
      ],
      button: { label: 'Ouvrir le document', url: '{sharedDocumentUrl}' },
      after: ['Ce message ne vous était pas destiné? La page permet de le signaler, sans rien ouvrir.'],
    },
    en: {
      subject: 'A document is waiting for you',
      preview: 'Open it on a protected page.',
      body: [
        'Hello {clientName},',
        'A document was added to your request {code} for you.',
        'You will be asked for a code that we send to your number or e-mail on file. The person who shares the document sees when it is opened.',
      ],
      button: { label: 'Open the document', url: '{sharedDocumentUrl}' },
      after: ['Was this message not meant for you? The page lets you report it without opening anything.'],
    },
  },
});
