/** What is wrong with two values that contradict one another, as the sentence at their fields. */
export const CONTRADICTION_WORDS = {
  'draft-reminders': {
    fr: 'Le premier rappel d’un brouillon doit partir avant le deuxième.',
    en: 'The first reminder of a draft must go out before the second.',
  },
  'draft-ends-after-reminders': {
    fr: 'Le deuxième rappel d’un brouillon doit partir avant que le brouillon soit effacé.',
    en: 'The second reminder of a draft must go out before the draft is erased.',
  },
  'description-lengths': {
    fr: 'La longueur minimale de la description ne peut pas dépasser la longueur maximale.',
    en: 'The shortest description cannot be longer than the longest one.',
  },
  'confirmation-ends-after-grace': {
    fr: 'Une demande doit expirer après le délai avant la file de validation.',
    en: 'A request must end after its grace before validation.',
  },
  'question-reminder-in-time': {
    fr: 'Une question doit être rappelée au client avant la fin de l’attente.',
    en: 'A question must be asked of the client again before the wait ends.',
  },
  'urgent-search-is-shorter': {
    fr: 'Une recherche urgente ne peut pas durer plus longtemps qu’une recherche ordinaire.',
    en: 'An urgent search cannot last longer than an ordinary one.',
  },
  'multiple-is-more': {
    fr: 'Une demande multiple ne peut pas avoir moins de professionnels qu’une demande ordinaire.',
    en: 'A multiple request cannot have fewer professionals than an ordinary one.',
  },
  'reservations-day-week': {
    fr: 'Le plafond de réservations par jour ne peut pas dépasser celui de la semaine.',
    en: 'The daily cap on reservations cannot exceed the weekly one.',
  },
  'automatic-reservations-within-day': {
    fr: 'Les réservations automatiques ne peuvent pas dépasser le plafond par jour.',
    en: 'Automatic reservations cannot exceed the daily cap.',
  },
  'messages-day-week': {
    fr: 'Le plafond de messages par jour ne peut pas dépasser celui de la semaine.',
    en: 'The daily cap on messages cannot exceed the weekly one.',
  },
  'price-bounds': { fr: 'Le prix minimal ne peut pas dépasser le prix maximal.', en: 'The lowest price cannot exceed the highest one.' },
  'movements-of-a-day': {
    fr: 'Le seuil à deux personnes ne peut pas dépasser ce qu’une personne déplace seule en une journée.',
    en: 'The two-person threshold cannot exceed what one person moves alone in a day.',
  },
  'refunds-of-a-day': {
    fr: 'Le seuil à deux personnes ne peut pas dépasser ce qu’une personne rembourse seule en une journée.',
    en: 'The two-person threshold cannot exceed what one person refunds alone in a day.',
  },
  'custom-purchase-bounds': {
    fr: 'Le plus petit achat libre ne peut pas dépasser le plus grand.',
    en: 'The smallest custom purchase cannot exceed the largest one.',
  },
  'custom-purchase-steps': {
    fr: 'Le plus petit et le plus grand achat libre doivent être des multiples du pas.',
    en: 'The smallest and the largest custom purchase must be multiples of the step.',
  },
  'custom-purchase-payable': {
    fr: 'Le plus grand achat libre ne peut pas coûter plus de 500 000 $ avant les taxes.',
    en: 'The largest custom purchase cannot cost more than $500,000 before taxes.',
  },
  'credit-decided-before-approved': {
    fr: 'Le délai de décision doit finir avant l’approbation sans décision.',
    en: 'The time to decide must end before approval without a decision.',
  },
  'survey-reminder-in-time': {
    fr: 'Le rappel d’un sondage doit partir avant la fin du sondage.',
    en: 'The reminder of a survey must go out before the survey ends.',
  },
  'renewal-reminders-in-time': {
    fr: 'Les rappels d’une invitation à renouveler se suivent, et le dernier part avant la fin de l’invitation.',
    en: 'Reminders of an invitation to renew follow each other, and the last goes out before the invitation ends.',
  },
  'profile-hidden-before-erased': {
    fr: 'Un profil doit être masqué avant d’être effacé.',
    en: 'A profile must be hidden before it is erased.',
  },
  'erasure-notice-in-time': {
    fr: 'L’avis avant l’effacement d’un candidat doit être plus court que le temps qui précède cet effacement.',
    en: 'The notice before a candidate is erased must be shorter than the time before the erasure.',
  },
  'privacy-alarm-in-time': {
    fr: 'Le rappel d’une demande sur ses renseignements doit précéder son échéance.',
    en: 'The alarm of a request about one’s own data must come before its answer is due.',
  },
  'privacy-proof-in-time': {
    fr: 'Le temps pour prouver son identité doit finir avant l’échéance de la demande.',
    en: 'The time to prove who one is must end before the answer to the request is due.',
  },
  'licence-through-grace': {
    fr: 'Une vérification de permis doit valoir jusqu’à la suivante, sursis compris.',
    en: 'A licence check must count until the next one, grace included.',
  },
  'licence-notice-in-time': {
    fr: 'L’avis doit être plus court que le temps entre deux vérifications du permis.',
    en: 'The notice must be shorter than the time between two licence checks.',
  },
  'staff-passwords-longer': {
    fr: 'Le mot de passe du personnel ne peut pas être plus court que celui des autres.',
    en: 'A staff password cannot be shorter than that of others.',
  },
  'renewal-graces': {
    fr: 'Un renouvellement non reçu doit pouvoir être redemandé au moins aussi longtemps que des onglets renouvellent ensemble.',
    en: 'A renewal that never arrived must be repeatable at least as long as tabs may renew together.',
  },
  'browser-work-bounds': {
    fr: 'Le travail du navigateur ne peut pas dépasser le travail le plus grand.',
    en: 'The browser’s work cannot exceed the most work.',
  },
  'document-notice-in-time': {
    fr: 'L’avis avant la suppression des documents doit être plus court que leur conservation.',
    en: 'The notice before documents are deleted must be shorter than the time they are kept.',
  },
  'reopened-before-erased': {
    fr: 'Une demande ne peut pas être effacée tant qu’elle peut encore être rouverte.',
    en: 'A request cannot be erased while it may still be reopened.',
  },
  'details-before-request': {
    fr: 'Le récit et les parties ne peuvent pas être gardés plus longtemps que la demande.',
    en: 'The story and the parties cannot be kept longer than the request.',
  },
  'licence-proofs-before-file': {
    fr: 'Les preuves de permis ne peuvent pas être gardées plus longtemps que le dossier.',
    en: 'Licence proofs cannot be kept longer than the file.',
  },
  'complaints-alarm-before-stop': {
    fr: 'L’équipe doit être alertée avant que les messages promotionnels s’arrêtent.',
    en: 'The team must be alerted before marketing messages stop.',
  },
  'reservation-within-wave': {
    fr: 'Une réservation ne peut pas durer plus longtemps qu’une vague.',
    en: 'A reservation cannot last longer than a wave.',
  },
  'window-empty': { fr: 'Une période doit durer au moins une heure.', en: 'A period must last at least an hour.' },
  'price-steps': {
    fr: 'Le prix minimal et le prix maximal doivent être des multiples du pas des prix.',
    en: 'The lowest and the highest price must be multiples of the price step.',
  },
  'packs-rise': {
    fr: 'Les paquets vont du plus petit au plus grand, chacun une fois.',
    en: 'Packs go from the smallest to the largest, each once.',
  },
  'tax-periods': {
    fr: 'Deux taux d’une même taxe ne peuvent pas valoir le même jour.',
    en: 'Two rates of one tax cannot apply on the same day.',
  },
  'tax-ends-after-it-begins': { fr: 'Un taux doit finir après le jour où il commence.', en: 'A rate must end after the day it begins.' },
  'contact-reminders': {
    fr: 'Les rappels du premier contact se suivent et partent avant la fin du délai.',
    en: 'The reminders of first contact follow one another and go out before the time is up.',
  },
  'outcome-reminders': { fr: 'Les rappels du résultat se suivent.', en: 'The reminders of the outcome follow one another.' },
  'spending-ends-after-it-begins': {
    fr: 'Une dépense ne peut pas finir avant le jour où elle commence.',
    en: 'A spending cannot end before the day it begins.',
  },
} as const satisfies Record<string, { readonly fr: string; readonly en: string }>;

export type ContradictionCode = keyof typeof CONTRADICTION_WORDS;
