/** A name in both languages. */
export interface Name {
  readonly fr: string;
  readonly en: string;
}
const n = (fr: string, en: string): Name => ({ fr, en });

/**
 * What each personal field is called for the person it is about, by its name; `Event.field` where one event's means something else. A
 * spec refuses a personal field without a name here, so that a new one is part of every copy.
 */
const FIELDS: Readonly<Record<string, Name>> = {
  accessibleSpecificQuestions: n('Réponses complétées par l’équipe', 'Answers completed by the team'),
  address: n('Adresse', 'Address'),
  answer: n('Réponse donnée', 'Answer given'),
  answers: n('Réponses', 'Answers'),
  basisProof: n('Preuve de votre consentement', 'Proof of your consent'),
  textsProof: n('Preuve de votre accord aux textos', 'Proof of your agreement to texts'),
  before: n('Valeur précédente', 'Earlier value'),
  body: n('Texte du message', 'Text of the message'),
  bringEn: n('À apporter à la consultation, en anglais', 'What to bring to the consultation, in English'),
  bringFr: n('À apporter à la consultation, en français', 'What to bring to the consultation, in French'),
  buyer: n('Nom sur la facture', 'Name on the invoice'),
  buyerAddress: n('Adresse sur la facture', 'Address on the invoice'),
  clientName: n('Nom', 'Name'),
  comment: n('Commentaire', 'Comment'),
  credential: n('Clé d’accès', 'Passkey'),
  description: n('Votre récit', 'Your account of events'),
  details: n('Profil', 'Profile'),
  device: n('Appareil et navigateur', 'Device and browser'),
  email: n('Courriel', 'E-mail'),
  evidence: n('Preuve fournie', 'Evidence provided'),
  files: n('Pièces jointes', 'Attachments'),
  from: n('Expéditeur', 'Sender'),
  html: n('Mise en page du message', 'Layout of the message'),
  identifiers: n('Adresses données', 'Addresses given'),
  label: n('Inscription à la liste', 'Entry of the list'),
  last4: n('Derniers chiffres de la carte', 'Last digits of the card'),
  letter: n('Lettre de présentation', 'Cover letter'),
  message: n('Message', 'Message'),
  name: n('Nom', 'Name'),
  note: n('Note de l’équipe', 'Note of the team'),
  notes: n('Notes de l’équipe', 'Notes of the team'),
  notice: n('Avis de l’équipe', 'Notice of the team'),
  organisation: n('Organisme', 'Organization'),
  othersInvolved: n('Autres parties', 'Other parties'),
  passwordHash: n('Empreinte du mot de passe', 'Fingerprint of the password'),
  nameMark: n('Empreinte du nom', 'Fingerprint of the name'),
  phoneExtension: n('Poste', 'Extension'),
  phoneNumber: n('Téléphone', 'Phone'),
  priceEn: n('Prix de la consultation, en anglais', 'Price of the consultation, in English'),
  priceFr: n('Prix de la consultation, en français', 'Price of the consultation, in French'),
  privateFacts: n('Situation personnelle', 'Personal situation'),
  questions: n('Questions posées par l’équipe', 'Questions asked by the team'),
  reason: n('Raison', 'Reason'),
  referrerEmail: n('Courriel de la personne qui a rempli la demande', 'E-mail of the person who filled in the request'),
  referrerName: n('Personne qui a rempli la demande', 'Person who filled in the request'),
  safeContact: n('Façon de vous joindre sans risque', 'How to reach you safely'),
  searchTerms: n('Mots cherchés', 'Words searched for'),
  secret: n('Secret du second facteur', 'Secret of the second factor'),
  specificQuestions: n('Réponses à nos questions', 'Answers to our questions'),
  statement: n('Vos explications', 'Your explanations'),
  subject: n('Objet du message', 'Subject of the message'),
  summary: n('Résumé écrit par l’équipe', 'Summary written by the team'),
  text: n('Texte du profil public', 'Text of the public profile'),
  texts: n('Messages préparés', 'Prepared messages'),
  to: n('Destinataire', 'Recipient'),
  token: n('Lien personnel', 'Personal link'),
  url: n('Adresse de votre logiciel', 'Address of your software'),
  username: n('Nom d’utilisateur', 'Username'),
  videoLink: n('Lien vidéo', 'Video link'),
  value: n('Valeur demandée', 'Value asked for'),
  words: n('Votre texte', 'Your words'),
  'AcceptanceNoteAdded.note': n('Note personnelle du professionnel', 'Private note of the professional'),
  'AppointmentCancelled.note': n('Explication de l’annulation', 'Explanation of the cancellation'),
  'AppointmentRequested.note': n('Précision sur le rendez-vous', 'Note about the appointment'),
  'SlotsProposed.note': n('Mot joint aux moments proposés', 'Note with the proposed times'),
  'AvailabilitySet.address': n('Lieu des rendez-vous en personne', 'Place of appointments in person'),
  'DocumentRenamed.name': n('Nom du document', 'Name of the document'),
  'DocumentUploaded.name': n('Nom du document', 'Name of the document'),
  'DocumentsRequested.items': n('Documents demandés', 'Documents asked for'),
  'DocumentsRequested.note': n('Mot joint à la demande de documents', 'Note with the request for documents'),
  'ExportRequested.filter': n('Filtres de la liste exportée', 'Filters of the exported list'),
  'ExportRequested.search': n('Recherche de la liste exportée', 'Search of the exported list'),
  'ExternalCalendarSet.url': n('Adresse privée de votre autre agenda', 'Private address of your other calendar'),
  'LeadCreditRequested.evidence': n('Explications du professionnel', 'Explanations of the professional'),
  'MeetingNoted.note': n('Note de l’équipe sur la rencontre', 'Note of the team about the meeting'),
  'MeetingPrepared.note': n('Ce que vous avez noté avant la rencontre', 'What you noted before the meeting'),
  'PrivacyRequestFulfilled.note': n('Ce qui a été fait', 'What was done'),
  'ReplacementRequested.note': n('Raison du remplacement', 'Reason for the replacement'),
  'SecondFactorEnrolled.name': n('Nom du second facteur', 'Name of the second factor'),
};

/** What lies inside a personal field, by its name. */
const INSIDE: Readonly<Record<string, Name>> = {
  aboutEn: n('Présentation en anglais', 'Presentation in English'),
  aboutFr: n('Présentation en français', 'Presentation in French'),
  blockedFirms: n('Cabinets qui ne voient pas le profil', 'Firms that do not see the profile'),
  budgetNumber: n('Budget en dollars', 'Budget in dollars'),
  bytes: n('Taille en octets', 'Size in bytes'),
  consultationEn: n('Consultation en anglais', 'Consultation in English'),
  consultationFr: n('Consultation en français', 'Consultation in French'),
  counter: n('Compteur', 'Counter'),
  documentId: n('Numéro du document', 'Number of the document'),
  en: n('En anglais', 'In English'),
  fileId: n('Numéro du fichier', 'Number of the file'),
  firstName: n('Prénom', 'First name'),
  fr: n('En français', 'In French'),
  hasCriminalFile: n('Dossier criminel', 'Criminal record'),
  id: n('Numéro', 'Number'),
  itemId: n('Numéro', 'Number'),
  label: n('Document demandé', 'Document asked for'),
  kind: n('Genre', 'Kind'),
  lastName: n('Nom de famille', 'Last name'),
  name: n('Nom', 'Name'),
  neutral: n('Ne pas dire de quoi il s’agit', 'Do not say what it is about'),
  noVoicemail: n('Pas de message vocal', 'No voicemail'),
  only: n('Moyens permis', 'Ways allowed'),
  parts: n('Moments de la journée', 'Parts of the day'),
  phoneNumber: n('Téléphone', 'Phone'),
  postalCode: n('Code postal', 'Postal code'),
  programme: n('Programme', 'Programme'),
  publicKey: n('Clé publique', 'Public key'),
  refused: n('Refusé', 'Refused'),
  revenueRange: n('Tranche de revenu', 'Income bracket'),
  role: n('Rôle', 'Role'),
  school: n('École', 'School'),
  skills: n('Compétences', 'Skills'),
  specialistIn: n('Spécialité', 'Specialty'),
  street: n('Rue', 'Street'),
  text: n('Texte', 'Text'),
  transports: n('Transports', 'Transports'),
  type: n('Type', 'Type'),
  unknown: n('Inconnu', 'Unknown'),
  value: n('Valeur', 'Value'),
  website: n('Site Web', 'Website'),
  words: n('En vos mots', 'In your words'),
};

/** Why a field is part of a copy without its value: it is about another person, it opens something, or another field says the same. */
export const WITHHELD = ['other', 'secret', 'repeated'] as const;
export type Withheld = (typeof WITHHELD)[number];

/**
 * Fields whose value never goes into a copy. Default for what two persons have a part in: what was addressed to the person is theirs to
 * read, what one of the others wrote for itself, or who the others are, is not.
 */
const KEPT_BACK: Readonly<Record<string, Withheld>> = {
  othersInvolved: 'other',
  referrerName: 'other',
  organisation: 'other',
  referrerEmail: 'other',
  label: 'other',
  evidence: 'other',
  'AcceptanceNoteAdded.note': 'other',
  'LeadCreditRequested.evidence': 'other',
  'LeadCreditRefused.note': 'other',
  'ReplacementRefused.note': 'other',
  passwordHash: 'secret',
  secret: 'secret',
  credential: 'secret',
  token: 'secret',
  // It opens a calendar of theirs, to anyone who reads the copy.
  'ExternalCalendarSet.url': 'secret',
  html: 'repeated',
};

const of = <T>(table: Readonly<Record<string, T>>, event: string, field: string): T | undefined =>
  Object.hasOwn(table, `${event}.${field}`) ? table[`${event}.${field}`] : Object.hasOwn(table, field) ? table[field] : undefined;

/** What a personal field of an event is called. */
export const fieldName = (event: string, field: string): Name | undefined => of(FIELDS, event, field);
/** What a part of a personal field is called; its own name fits where no other is known. */
export const partName = (part: string): Name | undefined => of(INSIDE, '', part) ?? of(FIELDS, '', part);
/** Why the value of a field stays out of copies; nothing where it goes in. */
export const withheldBecause = (event: string, field: string): Withheld | undefined => of(KEPT_BACK, event, field);
/** Every name that is declared, for the spec that finds what nothing has any more. */
export const declaredFields = (): readonly string[] => [...Object.keys(FIELDS), ...Object.keys(KEPT_BACK)];
