import { s, type Sentences } from '../../components/text/sentence-tools';

type Both = Record<'fr' | 'en', Record<string, string>>;

const causes: Both = {
  fr: {
    notReached: 'pas joint',
    unable: 'le professionnel ne peut pas',
    notAFit: 'ils ne s’entendent pas',
    language: 'la langue',
    cost: 'le prix',
    conflict: 'conflit d’intérêts',
    other: 'autre raison',
  },
  en: {
    notReached: 'not reached',
    unable: 'the professional cannot',
    notAFit: 'they do not get along',
    language: 'the language',
    cost: 'the price',
    conflict: 'conflict of interest',
    other: 'another reason',
  },
};
const refusals: Both = {
  fr: {
    contacted: ' : le client a été joint',
    underWay: ' : le travail est commencé',
    mandateGiven: ' : un mandat est en cours',
    tooMany: ' : plusieurs personnes déjà trouvées',
    other: ' : autre raison',
  },
  en: {
    contacted: ': the client was reached',
    underWay: ': the work has begun',
    mandateGiven: ': a mandate is under way',
    tooMany: ': several people already found',
    other: ': another reason',
  },
};
const nexts: Both = {
  fr: { mandate: ', un mandat est envisagé', adviceOnly: ', un conseil suffisait', referred: ', le client est dirigé ailleurs' },
  en: { mandate: ', a mandate is considered', adviceOnly: ', advice was enough', referred: ', the client is referred elsewhere' },
};
/** Why no mandate came of it. */
const lost: Both = {
  fr: {
    fees: ' : honoraires',
    otherLawyer: ' : le client a pris quelqu’un d’autre',
    solved: ' : situation réglée',
    noGround: ' : pas de recours',
    notMyField: ' : hors de son domaine',
    conflict: ' : conflit d’intérêts',
    noAnswer: ' : le client ne répond plus',
    other: ' : autre raison',
  },
  en: {
    fees: ': fees',
    otherLawyer: ': the client took someone else',
    solved: ': matter settled',
    noGround: ': no ground',
    notMyField: ': outside their field',
    conflict: ': conflict of interest',
    noAnswer: ': the client no longer answers',
    other: ': another reason',
  },
};
const reminders: Both = {
  fr: {
    R17: 'Rappel au professionnel : joindre le client',
    R18: 'Dernier rappel au professionnel avant l’échéance',
    R20: 'Question au client : le contact a-t-il eu lieu?',
    R54: 'Rappel au professionnel : noter la suite du dossier',
  },
  en: {
    R17: 'Reminder to the professional: contact the client',
    R18: 'Last reminder to the professional before the deadline',
    R20: 'Question to the client: did the contact take place?',
    R54: 'Reminder to the professional: record the outcome',
  },
};
const endings: Both = {
  fr: {
    done: ' : travail terminé',
    unable: ' : ne peut pas s’en occuper',
    clientUnreachable: ' : client injoignable',
    requestEnded: ' : la demande a pris fin avant le premier appel',
  },
  en: {
    done: ': work done',
    unable: ': cannot take it on',
    clientUnreachable: ': client cannot be reached',
    requestEnded: ': the request ended before the first call',
  },
};
const of = (words: Both, lang: 'fr' | 'en', code: unknown): string => words[lang][String(code)] ?? '';

/** What follows an acceptance, one sentence per event. */
export const eventsOfAcceptances = {
  ContactSlaMissed: s(
    (d, w) => `Délai de contact dépassé par ${w.name(d.professionalId)} ; on demande au client s’il a été joint`,
    (d, w) => `Contact deadline missed by ${w.name(d.professionalId)}; the client is asked whether they were reached`,
  ),
  ContactFollowUpNeeded: s('Sans nouvelles du client ni du professionnel : à suivre', 'No word from client or professional: to follow up'),
  SurveyInvited: s('Avis demandé au client', 'The client was asked for an opinion'),
  SurveyReminded: s('Rappel au client : donner son avis', 'Reminder to the client: give an opinion'),
  SurveySubmitted: s(
    (d) => `Le client a donné son avis${d.overall ? ` : ${String(d.overall)} sur 5` : ''}${d.followUp ? ' ; à appeler' : ''}`,
    (d) => `The client gave an opinion${d.overall ? `: ${String(d.overall)} out of 5` : ''}${d.followUp ? '; to call' : ''}`,
  ),
  SurveyModerated: s(
    (d) => (d.label === 'called' ? 'Avis traité : le client a été appelé' : 'Avis traité : aucun appel nécessaire'),
    (d) => (d.label === 'called' ? 'Opinion seen to: the client was called' : 'Opinion seen to: no call needed'),
  ),
  SurveyAnonymised: s('Avis rendu anonyme, ses mots effacés', 'Opinion made anonymous, its words erased'),
  SurveyExpired: s('Le client n’a pas donné son avis', 'The client gave no opinion'),
  ReviewProposed: s(
    (d) => `Le client permet de publier des mots ${d.subject === 'professional' ? 'sur le professionnel' : 'sur la plateforme'}`,
    (d) => `The client lets us publish words about ${d.subject === 'professional' ? 'the professional' : 'the platform'}`,
  ),
  ReviewPublished: s(
    (d) => `Ses mots ${d.subject === 'professional' ? 'sur le professionnel' : 'sur la plateforme'} sont publiés`,
    (d) => `Their words about ${d.subject === 'professional' ? 'the professional' : 'the platform'} are published`,
  ),
  ReviewReplied: s('Une réponse se lit sous ses mots publiés', 'An answer stands under the published words'),
  ReviewWithdrawn: s(
    (d) =>
      d.by === 'author'
        ? 'Le client a retiré les mots qu’il nous permettait de publier'
        : 'Les mots du client pour publication sont retirés',
    (d) => (d.by === 'author' ? 'The client withdrew the words they let us publish' : 'The client’s words for publication are withdrawn'),
  ),
  AcceptanceReminded: s(
    (d) => of(reminders, 'fr', d.rule),
    (d) => of(reminders, 'en', d.rule),
  ),
  ConsultationOutcomeRecorded: s(
    (d, w) =>
      d.outcome === 'held'
        ? `La consultation avec ${w.name(d.professionalId)} a eu lieu${of(nexts, 'fr', d.next)}`
        : `Le client ne s’est pas présenté à la consultation avec ${w.name(d.professionalId)}`,
    (d, w) =>
      d.outcome === 'held'
        ? `The consultation with ${w.name(d.professionalId)} took place${of(nexts, 'en', d.next)}`
        : `The client did not come to the consultation with ${w.name(d.professionalId)}`,
  ),
  MandateOutcomeRecorded: s(
    (d, w) =>
      d.outcome === 'retained'
        ? `${w.name(d.professionalId)} a le mandat`
        : d.reason === 'notChosen'
          ? `Le client n’a pas choisi ${w.name(d.professionalId)}`
          : `Sans suite avec ${w.name(d.professionalId)}${of(lost, 'fr', d.reason)}`,
    (d, w) =>
      d.outcome === 'retained'
        ? `${w.name(d.professionalId)} has the mandate`
        : d.reason === 'notChosen'
          ? `The client did not choose ${w.name(d.professionalId)}`
          : `No mandate with ${w.name(d.professionalId)}${of(lost, 'en', d.reason)}`,
  ),
  ProfessionalChosen: s(
    (d, w) => `Le client choisit ${w.name(d.professionalId)}`,
    (d, w) => `The client chooses ${w.name(d.professionalId)}`,
  ),
  AcceptanceNoteAdded: s(
    (d, w) => `${w.name(d.professionalId)} ajoute une note`,
    (d, w) => `${w.name(d.professionalId)} adds a note`,
  ),
  ReplacementRequested: s(
    (d) => `${d.by === 'staff' ? 'L’équipe' : 'Le client'} demande quelqu’un d’autre : ${of(causes, 'fr', d.cause)}`,
    (d) => `${d.by === 'staff' ? 'The team' : 'The client'} asks for someone else: ${of(causes, 'en', d.cause)}`,
  ),
  ReplacementGranted: s(
    (d) => `Remplacement accordé${d.selfService ? ' d’office' : ' par l’équipe'} ; remboursement à décider`,
    (d) => `Replacement granted${d.selfService ? ' without review' : ' by the team'}; refund to be decided`,
  ),
  ReplacementRefused: s(
    (d) => `Remplacement refusé${of(refusals, 'fr', d.refusal)} ; le client en est avisé`,
    (d) => `Replacement refused${of(refusals, 'en', d.refusal)}; the client is told`,
  ),
  AcceptanceReplaced: s(
    (d, w) => `Remplacement : ${w.name(d.professionalId)} n’a plus les coordonnées du client`,
    (d, w) => `${w.name(d.professionalId)} is replaced and no longer sees the contact details`,
  ),
  LeadCreditRequested: s(
    (d, w) => `${w.name(d.professionalId)} demande un crédit de ${w.coins(d.priceCc)}, décision avant ${w.date(d.decideBy)}`,
    (d, w) => `${w.name(d.professionalId)} asks for a credit of ${w.coins(d.priceCc)}, decision before ${w.date(d.decideBy)}`,
  ),
  LeadReturnedToReady: s(
    'La demande repart en recherche, sans les professionnels précédents',
    'The request is searched again, without the earlier professionals',
  ),
  AcceptanceClosed: s(
    (d, w) => `Dossier fermé (${w.name(d.professionalId)})${of(endings, 'fr', d.closeReason)}`,
    (d, w) => `File closed (${w.name(d.professionalId)})${of(endings, 'en', d.closeReason)}`,
  ),
} satisfies Sentences;
