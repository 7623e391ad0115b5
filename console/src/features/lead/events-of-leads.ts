import { textInWords } from '@jurilien/reference';
import type { LeadEvent } from '@jurilien/rows/lead';
import { s, type Sentence, type Sentences } from '../../components/text/sentence-tools';
import type { EventsOfActions } from './actions';

/** What a client made wider, in words. */
const WIDER: Record<'fr' | 'en', Record<string, string>> = {
  fr: { acceptDistance: 'à distance', anyRate: 'tous les tarifs', anyLanguage: 'toute langue' },
  en: { acceptDistance: 'remote', anyRate: 'every rate', anyLanguage: 'any language' },
};
const wider = (d: Record<string, unknown>, lang: 'fr' | 'en') =>
  Object.keys(WIDER[lang])
    .filter((what) => d[what] === true)
    .map((what) => WIDER[lang][what])
    .join(', ');

const said = (d: Record<string, unknown>, lang: 'fr' | 'en') => textInWords(String(d.textVersion), 'request-consents', lang);

/** The life of a request, one sentence per event: one without its sentence, here or in its action, does not compile. */
export const eventsOfLeads = {
  LeadDraftStarted: s(
    (d) => (d.channel === 'phone' ? 'Demande commencée au téléphone' : 'Le client commence sa demande'),
    (d) => (d.channel === 'phone' ? 'Request started by phone' : 'The client starts the request'),
  ),
  LeadDraftSaved: s(
    (d) => `Brouillon enregistré${d.step ? ` (étape ${d.step})` : ''}`,
    (d) => `Draft saved${d.step ? ` (step ${d.step})` : ''}`,
  ),
  LeadDraftLinkSent: s(
    (d) => (d.cause === 'asked' ? 'Le client se fait envoyer le lien de son brouillon' : 'Rappel de terminer la demande'),
    (d) => (d.cause === 'asked' ? 'The client has the link of the draft sent' : 'Reminder to finish the request'),
  ),
  LeadReferralDeclared: s(
    (d) => `Demande écrite pour la personne par ${d.organisation ?? 'le réseau juridique'}, sans avantage de part et d’autre`,
    (d) => `Request written for the person by ${d.organisation ?? 'the legal network'}, with no benefit on either side`,
  ),
  LeadDraftAbandoned: s('Brouillon abandonné', 'Draft abandoned'),
  LeadSubmitted: s(
    (d) => (d.channel === 'phone' ? `Demande ${d.code ?? ''} prise au téléphone` : `Demande ${d.code ?? ''} envoyée par le client`),
    (d) => (d.channel === 'phone' ? `Request ${d.code ?? ''} taken by phone` : `Request ${d.code ?? ''} sent by the client`),
  ),
  ConsentRecorded: s(
    (d, w) =>
      `Consentement ${d.granted ? 'donné' : 'refusé'} : ${w.code('consents', d.purpose)}${d.readBy ? ` (lu au téléphone : ${said(d, 'fr')})` : ''}`,
    (d, w) =>
      `Consent ${d.granted ? 'given' : 'refused'}: ${w.code('consents', d.purpose)}${d.readBy ? ` (read by phone: ${said(d, 'en')})` : ''}`,
  ),
  ConsentWithdrawn: s(
    (d, w) => `Consentement retiré : ${w.code('consents', d.purpose)}`,
    (d, w) => `Consent withdrawn: ${w.code('consents', d.purpose)}`,
  ),
  DuplicateSuspected: s('Une autre demande de la même personne existe', 'Another request from the same person exists'),
  BlacklistHitRecorded: s('Correspondance avec la liste noire', 'Match with the blacklist'),
  BlacklistHitCleared: s('La correspondance avec la liste noire ne compte plus', 'The match with the blacklist no longer counts'),
  LeadConfirmationExpired: s('Jamais confirmée : demande fermée', 'Never confirmed: request closed'),
  LeadQueuedForValidation: s(
    (d) => (d.confirmed === false ? 'Mise en file sans confirmation' : 'Mise en file de validation'),
    (d) => (d.confirmed === false ? 'Queued without confirmation' : 'Queued for validation'),
  ),
  LeadInfoReminded: s('La question a été rappelée au client', 'The client was reminded of the question'),
  LeadInfoProvided: s('Le client a répondu', 'The client answered'),
  LeadUrgencyDecided: s('L’urgence a été décidée', 'Urgency was decided'),
  PersonalDataRevealed: s(
    (d, w) => `Coordonnée dévoilée : ${w.field(d.field)}`,
    (d, w) => `Contact revealed: ${w.field(d.field)}`,
  ),
  LeadSearchExtended: s(
    (d, w) => `Recherche prolongée jusqu’à ${w.date(d.until)} : une réservation est en cours`,
    (d, w) => `Search extended to ${w.date(d.until)}: a claim is in progress`,
  ),
  LeadSearchWidened: s(
    (d) => `Le client élargit la recherche : ${wider(d, 'fr')}`,
    (d) => `The client widens the search: ${wider(d, 'en')}`,
  ),
  LeadClientUpdated: s('Le client apprend que nous cherchons encore', 'The client hears that we are still searching'),
  LeadFollowUpMarked: s(
    (d) =>
      d.cause === 'superUnanswered'
        ? 'Super-demande sans preneur : suivi par l’équipe'
        : 'Offres manuelles sans réponse : suivi par l’équipe',
    (d) =>
      d.cause === 'superUnanswered'
        ? 'Super request without a taker: follow-up by the team'
        : 'Manual offers unanswered: follow-up by the team',
  ),
  LeadUnserved: s(
    (d, w) => `Sans preneur : ${w.code('unservedReasons', d.reason)}`,
    (d, w) => `No taker: ${w.code('unservedReasons', d.reason)}`,
  ),
  LeadAccepted: s('Acceptée : le client et le professionnel sont mis en contact', 'Accepted: client and professional are put in touch'),
  LeadContactMade: s('Premier contact établi avec le client', 'First contact made with the client'),
  RenewalPlanned: s(
    (d, w) => `Invitation à renouveler prévue le ${w.date(d.dueAt)} : ${w.code('renewalCauses', d.cause)}`,
    (d, w) => `Invitation to renew planned for ${w.date(d.dueAt)}: ${w.code('renewalCauses', d.cause)}`,
  ),
  RenewalSnoozed: s(
    (d, w) => `Le client veut être invité plus tard, le ${w.date(d.until)}`,
    (d, w) => `The client wants to be invited later, on ${w.date(d.until)}`,
  ),
  RenewalExpired: s('L’invitation à renouveler est restée sans réponse', 'The invitation to renew had no answer'),
  LeadReturnedToReady: s('De nouveau prête à offrir', 'Ready to offer again'),
  LeadDetailsForgotten: s('Récit et autres parties effacés : leur temps est écoulé', 'Story and other parties erased: their time is over'),
  LeadErased: s('Renseignements de la personne effacés', 'The person’s information erased'),
} satisfies Sentences & Record<Exclude<LeadEvent['type'], EventsOfActions>, Sentence>;
