/** A text in both languages. */
export interface Bilingual {
  readonly fr: string;
  readonly en: string;
}

/** The refusals of specification 4.0 in words for the person who asked; the rule's `detail` says more to developers. */
export const ERRORS = {
  VALIDATION: {
    fr: 'Certains renseignements manquent ou ne conviennent pas. Vérifiez les champs indiqués.',
    en: 'Some information is missing or not right. Check the fields shown.',
  },
  FORBIDDEN: { fr: 'Votre accès ne permet pas cette action.', en: 'Your access does not allow this action.' },
  COLUMN_HIDDEN: {
    fr: 'Cette liste ne peut pas être triée, filtrée ni cherchée selon un renseignement masqué. Cherchez la valeur exacte dans la recherche générale.',
    en: 'This list cannot be sorted, filtered or searched by masked information. Look for the exact value in the finder.',
  },
  NOT_FOUND: { fr: 'Introuvable, ou hors de votre accès.', en: 'Not found, or outside your access.' },
  STALE_VERSION: {
    fr: 'Quelqu’un a modifié ce dossier entre-temps. Rechargez, puis recommencez.',
    en: 'Someone changed this record in the meantime. Reload, then try again.',
  },
  WRONG_STATE: { fr: 'Cette action n’est plus possible à cette étape.', en: 'This action is no longer possible at this stage.' },
  OFFER_TAKEN: { fr: 'Quelqu’un d’autre a déjà réservé cette demande.', en: 'Someone else is already holding this request.' },
  OFFER_EXPIRED: { fr: 'Cette offre est expirée.', en: 'This offer has expired.' },
  CLAIM_EXPIRED: {
    fr: 'Le délai de réservation est écoulé. La demande est peut-être encore offerte.',
    en: 'The hold has run out. The request may still be on offer.',
  },
  INSUFFICIENT_COINS: { fr: 'Le solde du compte ne suffit pas.', en: 'The balance of the account is too low.' },
  CAP_REACHED: { fr: 'La limite est atteinte pour le moment.', en: 'The limit has been reached for now.' },
  SLOT_TAKEN: { fr: 'Cette plage horaire vient d’être prise.', en: 'That time slot has just been taken.' },
  FEATURE_OFF: { fr: 'Ceci n’est pas offert en ce moment.', en: 'This is not offered at the moment.' },
  SUPPRESSED: {
    fr: 'Cette personne a demandé de ne plus recevoir ce genre de message.',
    en: 'This person has asked not to receive this kind of message.',
  },
  FOUR_EYES_REQUIRED: { fr: 'Une deuxième personne doit approuver cette action.', en: 'A second person must approve this action.' },
  RATE_LIMITED: {
    fr: 'Trop d’essais en peu de temps. Attendez un moment, puis recommencez.',
    en: 'Too many tries in a short time. Wait a moment, then try again.',
  },
  TOKEN_EXPIRED: { fr: 'Ce lien ou ce code est expiré. Demandez-en un nouveau.', en: 'This link or code has expired. Ask for a new one.' },
  TOKEN_USED: {
    fr: 'Ce lien a déjà servi. Demandez-en un nouveau au besoin.',
    en: 'This link has already been used. Ask for a new one if you need it.',
  },
  STEP_UP_REQUIRED: { fr: 'Confirmez d’abord votre identité avec un code.', en: 'First confirm who you are with a code.' },
  SECOND_FACTOR_REQUIRED: {
    fr: 'Votre compte demande une deuxième preuve d’identité. Ajoutez-en une pour continuer.',
    en: 'Your account needs a second proof of who you are. Add one to continue.',
  },
  DUPLICATE: { fr: 'Cela existe déjà.', en: 'This already exists.' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type ErrorCode = keyof typeof ERRORS;

/** Words for a code that is not one of ours: a fault of the network or of the server. */
export const UNEXPECTED: Bilingual = {
  fr: 'Un problème est survenu de notre côté. Rien n’est perdu : recommencez dans un instant.',
  en: 'Something went wrong on our side. Nothing is lost: try again in a moment.',
};

/** What the API itself answers before any rule is asked. */
export const HTTP_ERRORS = {
  UNAUTHENTICATED: { fr: 'Votre session est terminée. Connectez-vous de nouveau.', en: 'Your session has ended. Sign in again.' },
  TOO_LARGE: { fr: 'L’envoi est trop volumineux.', en: 'What was sent is too large.' },
  RANGE_NOT_SATISFIABLE: { fr: 'Le fichier n’a pas cette partie.', en: 'The file has no such part.' },
  UNSUPPORTED_MEDIA_TYPE: { fr: 'Ce format d’envoi n’est pas accepté.', en: 'This kind of content is not accepted.' },
  UNAVAILABLE: {
    fr: 'Le service est momentanément interrompu. Rien n’est perdu : recommencez dans un instant.',
    en: 'The service is briefly interrupted. Nothing is lost: try again in a moment.',
  },
  INTERNAL: UNEXPECTED,
} as const satisfies Readonly<Record<string, Bilingual>>;

const WORDS: Readonly<Record<string, Bilingual>> = { ...ERRORS, ...HTTP_ERRORS };

/** Text of an error code in a language. */
export const errorText = (code: string, lang: 'fr' | 'en'): string => (Object.hasOwn(WORDS, code) ? WORDS[code]! : UNEXPECTED)[lang];
