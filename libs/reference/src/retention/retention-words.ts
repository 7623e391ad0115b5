import type { RetentionRow } from './retention.js';

interface Words {
  readonly fr: string;
  readonly en: string;
}
const words = (whatFr: string, whatEn: string, whyFr: string, whyEn: string) => ({
  what: { fr: whatFr, en: whatEn },
  why: { fr: whyFr, en: whyEn },
});

/** What each row of the table of retention is called, and why it is kept that long. */
export const RETENTION_WORDS: Readonly<Record<RetentionRow, { readonly what: Words; readonly why: Words }>> = {
  draft: words('Brouillon non envoyé', 'Draft never sent', 'Pour que vous puissiez le terminer.', 'So that you can finish it.'),
  stoppedRequest: words(
    'Demande refusée, retirée tôt ou non confirmée',
    'Request rejected, withdrawn early or never confirmed',
    'Pour la rouvrir si vous le voulez, et pour répondre à une plainte.',
    'To reopen it if you wish, and to answer a complaint.',
  ),
  endedRequest: words(
    'Demande terminée sans professionnel',
    'Request that ended without a professional',
    'Pour répondre à une plainte ou à une question sur son traitement.',
    'To answer a complaint or a question about how it was handled.',
  ),
  requestDetails: words(
    'Récit et autres parties d’une demande sans professionnel',
    'Story and other parties of a request without a professional',
    'Pour reprendre la demande là où elle en était.',
    'To take the request up again where it stood.',
  ),
  acceptedRequest: words(
    'Demande acceptée par un professionnel',
    'Request accepted by a professional',
    'Pour le suivi, les crédits et une plainte possible après la fermeture.',
    'For follow-up, credits and a possible complaint after it was closed.',
  ),
  documents: words(
    'Documents d’une demande',
    'Documents of a request',
    'Pour que vous puissiez les télécharger après la fermeture.',
    'So that you can download them after the request was closed.',
  ),
  messageBodies: words(
    'Texte des messages',
    'Words of messages',
    'Pour pouvoir relire ce qui a été échangé.',
    'So that what was exchanged can be read again.',
  ),
  enquiry: words('Message du formulaire de contact', 'Message of the contact form', 'Pour y répondre.', 'To answer it.'),
  conversation: words('Conversation avec l’équipe', 'Conversation with the team', 'Pour y donner suite.', 'To follow up on it.'),
  explanations: words(
    'Explications de l’appariement',
    'Explanations of matching',
    'Pour expliquer un classement et le réviser.',
    'To explain a ranking and to review it.',
  ),
  accessLog: words(
    'Journal d’accès',
    'Access log',
    'Pour savoir qui a consulté vos renseignements.',
    'To know who has read your information.',
  ),
  consents: words(
    'Preuve de vos accords et refus',
    'Proof of your consents and refusals',
    'La loi nous demande de pouvoir les prouver pendant trois ans après le dernier message.',
    'The law requires us to be able to prove them for three years after the last message.',
  ),
  books: words(
    'Factures et livres',
    'Invoices and books',
    'La loi fiscale demande de les garder six ans après la fin de l’année fiscale.',
    'Tax law requires them to be kept for six years after the end of the tax year.',
  ),
  professional: words(
    'Dossier d’un professionnel',
    'Professional’s file',
    'Pour répondre à une plainte après la fermeture du dossier.',
    'To answer a complaint after the file was closed.',
  ),
  account: words(
    'Compte fermé',
    'Closed account',
    'Pour répondre à une plainte après la fermeture.',
    'To answer a complaint after it was closed.',
  ),
  prospect: words(
    'Fiche de membre possible',
    'Record of a possible member',
    'Pour parler de nos services à des juristes, tant que la fiche sert; le temps compte à partir de la dernière note.',
    'To speak of our services to legal professionals while the record is used; its time counts from the last note.',
  ),
  licenceProofs: words(
    'Preuves de permis',
    'Licence proofs',
    'Pour prouver que le permis a été vérifié.',
    'To prove that the licence was verified.',
  ),
  candidate: words(
    'Profil de candidat',
    'Candidate profile',
    'Pour que des employeurs puissent vous trouver, tant que vous êtes actif.',
    'So that employers can find you, while you are active.',
  ),
  jobApplication: words(
    'Candidature à un poste chez nous',
    'Application for a job with us',
    'Pour étudier votre candidature.',
    'To consider your application.',
  ),
  surveys: words(
    'Réponses aux sondages',
    'Survey answers',
    'Pour y donner suite; ensuite seules les notes restent, sans personne.',
    'To follow up on them; after that only the grades remain, without a person.',
  ),
  incidents: words(
    'Registre des incidents',
    'Incident register',
    'La loi demande de garder ce registre cinq ans.',
    'The law requires this register to be kept for five years.',
  ),
  privacyRequests: words(
    'Demandes sur vos renseignements',
    'Requests about your information',
    'Pour prouver ce qui a été demandé et répondu.',
    'To prove what was asked and answered.',
  ),
};

const REQUEST = words('Demande en cours', 'Request in progress', 'Pour y donner suite.', 'To act on it.');
/** Rows that are named by their end, as they are called while nothing has ended. */
const WHILE_LIVE: Partial<typeof RETENTION_WORDS> = {
  stoppedRequest: REQUEST,
  endedRequest: REQUEST,
  professional: words(
    'Dossier d’un professionnel',
    'Professional’s file',
    'Pour vous offrir des demandes et vérifier le droit d’exercer.',
    'To offer you requests and check the right to practise.',
  ),
  account: words('Compte', 'Account', 'Pour vous reconnaître et protéger le compte.', 'To recognize you and protect the account.'),
};

/** What something that is kept is called, and why it is kept: by its row, or as what it is while it lives. */
export const keptInWords = ({ why, until }: { readonly why: RetentionRow; readonly until?: string | undefined }) =>
  (until === undefined ? WHILE_LIVE[why] : undefined) ?? RETENTION_WORDS[why];
