import { s, type Sentences } from '../../components/sentence-tools';

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

/** The life of a request, one sentence per event. */
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
      `Consentement ${d.granted ? 'donné' : 'refusé'} : ${w.code('consents', d.purpose)}${d.readBy ? ` (lu au téléphone, texte ${d.textVersion})` : ''}`,
    (d, w) =>
      `Consent ${d.granted ? 'given' : 'refused'}: ${w.code('consents', d.purpose)}${d.readBy ? ` (read by phone, text ${d.textVersion})` : ''}`,
  ),
  ConsentWithdrawn: s(
    (d, w) => `Consentement retiré : ${w.code('consents', d.purpose)}`,
    (d, w) => `Consent withdrawn: ${w.code('consents', d.purpose)}`,
  ),
  DocumentUploaded: s('Document joint à la demande', 'Document added to the request'),
  DocumentDeleted: s(
    (d) => (d.why === 'owner' ? 'Document retiré par le client' : 'Document supprimé : délai de conservation écoulé'),
    (d) => (d.why === 'owner' ? 'Document taken out by the client' : 'Document deleted: its retention period is over'),
  ),
  DuplicateSuspected: s('Une autre demande de la même personne existe', 'Another request from the same person exists'),
  BlacklistHitRecorded: s('Correspondance avec la liste noire', 'Match with the blacklist'),
  BlacklistHitCleared: s('La correspondance avec la liste noire ne compte plus', 'The match with the blacklist no longer counts'),
  LeadConfirmationSent: s(
    (d, w) => `Confirmation envoyée par ${w.code('channels', d.channel).toLowerCase()}`,
    (d, w) => `Confirmation sent by ${w.code('channels', d.channel)}`,
  ),
  LeadLinkSent: s('Lien de la demande envoyé de nouveau au client', 'Link of the request sent to the client again'),
  LeadEmailConfirmed: s(
    (d) => (d.method === 'call' ? 'Courriel confirmé au téléphone' : 'Courriel confirmé par le lien'),
    (d) => (d.method === 'call' ? 'E-mail confirmed by phone' : 'E-mail confirmed by link'),
  ),
  LeadPhoneConfirmed: s(
    (d) => (d.method === 'call' ? 'Téléphone confirmé de vive voix' : 'Téléphone confirmé par le code'),
    (d) => (d.method === 'call' ? 'Phone confirmed by voice' : 'Phone confirmed by code'),
  ),
  LeadPhoneCodeRejected: s(
    (d) => `Code inexact, ${d.triesLeft ?? 0} essais restants`,
    (d) => `Wrong code, ${d.triesLeft ?? 0} tries left`,
  ),
  LeadConfirmationExpired: s('Jamais confirmée : demande fermée', 'Never confirmed: request closed'),
  LeadQueuedForValidation: s(
    (d) => (d.confirmed === false ? 'Mise en file sans confirmation' : 'Mise en file de validation'),
    (d) => (d.confirmed === false ? 'Queued without confirmation' : 'Queued for validation'),
  ),
  LeadTakenForValidation: s(
    (d, w) => `Prise en validation, verrou jusqu’à ${w.time(d.lockUntil)}`,
    (d, w) => `Taken for validation, locked until ${w.time(d.lockUntil)}`,
  ),
  LeadReleasedFromValidation: s(
    (d) =>
      d.reason === 'info-timeout'
        ? 'Sans réponse du client : retour dans la file'
        : d.reason === 'lock-expired'
          ? 'Verrou échu : retour dans la file'
          : 'Remise dans la file',
    (d) =>
      d.reason === 'info-timeout'
        ? 'No answer from the client: back in the queue'
        : d.reason === 'lock-expired'
          ? 'Lock lapsed: back in the queue'
          : 'Put back in the queue',
  ),
  LeadInfoRequested: s(
    (d, w) => `Questions envoyées au client, réponse attendue ${w.date(d.dueAt)}`,
    (d, w) => `Questions sent to the client, answer expected ${w.date(d.dueAt)}`,
  ),
  LeadInfoProvided: s('Le client a répondu', 'The client answered'),
  LeadEdited: s(
    (d, w) => `Fiche modifiée${w.fields(d)}`,
    (d, w) => `Record changed${w.fields(d)}`,
  ),
  LeadSummaryEdited: s(
    (d) => `Résumé enregistré (version ${d.summaryVersion ?? '?'})`,
    (d) => `Summary saved (version ${d.summaryVersion ?? '?'})`,
  ),
  LeadHeld: s(
    (d, w) => `Mise en suspens jusqu’au ${w.date(d.until)}`,
    (d, w) => `Put on hold until ${w.date(d.until)}`,
  ),
  LeadResumed: s('Retour dans la file après suspens', 'Back in the queue after hold'),
  LeadValidated: s(
    (d) => (d.waiver ? 'Validée sans coordonnée confirmée' : 'Validée : toute la liste est vérifiée'),
    (d) => (d.waiver ? 'Validated without a confirmed contact' : 'Validated: the whole checklist is done'),
  ),
  LeadRejected: s(
    (d, w) => `Rejetée : ${w.code('rejectReasons', d.reasonCode)}`,
    (d, w) => `Rejected: ${w.code('rejectReasons', d.reasonCode)}`,
  ),
  LeadBlocked: s(
    (d, w) => `Bloquée : ${w.code('blockTypes', d.blockType)}`,
    (d, w) => `Blocked: ${w.code('blockTypes', d.blockType)}`,
  ),
  LeadUnblocked: s('Débloquée', 'Unblocked'),
  LeadPriceSet: s(
    (d, w) => `Prix de base fixé à ${w.coins(Number(d.creditValue) * 100)}`,
    (d, w) => `Base price set to ${w.coins(Number(d.creditValue) * 100)}`,
  ),
  LeadPricingProposed: s(
    (d, w) =>
      `${d.creditValue === undefined ? (d.superLead ? 'Super-demande proposée' : 'Fin de super-demande proposée') : `Prix de base de ${w.coins(Number(d.creditValue) * 100)} proposé`}, à approuver par une autre personne`,
    (d, w) =>
      `${d.creditValue === undefined ? (d.superLead ? 'Super lead proposed' : 'End of super lead proposed') : `Base price of ${w.coins(Number(d.creditValue) * 100)} proposed`}, to be approved by someone else`,
  ),
  LeadPricingApproved: s('Prix approuvé', 'Price approved'),
  LeadPricingRefused: s('Prix proposé non retenu', 'Proposed price not kept'),
  SuperLeadSet: s(
    (d) => `Super-demande, prix multiplié par ${d.multiplier ?? 3}`,
    (d) => `Super lead, price times ${d.multiplier ?? 3}`,
  ),
  SuperLeadCleared: s('N’est plus une super-demande', 'No longer a super lead'),
  LeadScheduled: s(
    (d, w) => (d.sendAfter ? `Envoi prévu ${w.date(d.sendAfter)}` : 'Envoi dès que possible'),
    (d, w) => (d.sendAfter ? `Sending planned ${w.date(d.sendAfter)}` : 'Sending as soon as possible'),
  ),
  ClientReadyAlertSet: s(
    (d, w) => `Client prêt : ${w.code('readyKinds', d.kind)}`,
    (d, w) => `Client ready: ${w.code('readyKinds', d.kind)}`,
  ),
  LeadUrgencyDecided: s('L’urgence a été décidée', 'Urgency was decided'),
  LeadTagged: s('Marquée pour attention', 'Tagged for attention'),
  LeadUntagged: s('Marque retirée', 'Tag removed'),
  LeadAssignedToStaff: s(
    (d, w) => (d.assigneeId ? `Confiée à ${w.staff(d.assigneeId)}` : 'N’est plus confiée à personne'),
    (d, w) => (d.assigneeId ? `Assigned to ${w.staff(d.assigneeId)}` : 'No longer assigned'),
  ),
  LeadNoteAdded: s(
    (d) => (d.fromClient ? 'Le client a ajouté une note' : 'Note ajoutée'),
    (d) => (d.fromClient ? 'The client added a note' : 'Note added'),
  ),
  LeadCallAttempted: s(
    (d, w) => `Appel au client : ${w.code('callOutcomes', d.outcome)}`,
    (d, w) => `Call to the client: ${w.code('callOutcomes', d.outcome)}`,
  ),
  PersonalDataRevealed: s(
    (d, w) => `Coordonnée dévoilée : ${w.field(d.field)}`,
    (d, w) => `Contact revealed: ${w.field(d.field)}`,
  ),
  LeadOfferingStarted: s(
    (d, w) => `Recherche lancée, prix ${w.coins(d.coinValueCc)}, plan ${w.code('plans', d.plan)}`,
    (d, w) => `Search started, price ${w.coins(d.coinValueCc)}, ${w.code('plans', d.plan)} plan`,
  ),
  LeadOfferingStopped: s('Offres arrêtées par l’équipe', 'Offers stopped by the team'),
  LeadSelfServed: s('Ouverte au babillard', 'Open on the board'),
  LeadOpenedOnBoardMarked: s('Ouverte au babillard', 'Open on the board'),
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
  LeadWithdrawn: s(
    (d, w) => `Retirée${d.afterAcceptance ? ' après acceptation' : ''} : ${w.code('withdrawReasons', d.reason)}`,
    (d, w) => `Withdrawn${d.afterAcceptance ? ' after acceptance' : ''}: ${w.code('withdrawReasons', d.reason)}`,
  ),
  LeadClosed: s(
    (d, w) => `Fermée : ${w.code('closeReasons', d.closeReason ?? d.reason)}`,
    (d, w) => `Closed: ${w.code('closeReasons', d.closeReason ?? d.reason)}`,
  ),
  LeadReopened: s('Rouverte', 'Reopened'),
  LeadReturnedToReady: s('De nouveau prête à offrir', 'Ready to offer again'),
  LeadMerged: s('Fusionnée dans une autre demande', 'Merged into another request'),
  LeadAbsorbed: s('A reçu une demande en double', 'Received a duplicate request'),
  LeadUnmerged: s('Fusion défaite', 'Merge undone'),
  LeadReferredToPartner: s(
    (d, w) => `Confiée à ${w.code('partners', d.partner)}${d.final ? ', pour de bon' : ''}`,
    (d, w) => `Referred to ${w.code('partners', d.partner)}${d.final ? ', for good' : ''}`,
  ),
  LeadOfferingProposed: s(
    (d) => (d.step === 'stop' ? 'Arrêt des offres proposé' : 'Lancement des offres proposé'),
    (d) => (d.step === 'stop' ? 'Stopping the offers proposed' : 'Starting the offers proposed'),
  ),
  LeadOfferingDecided: s(
    (d) => `${d.step === 'stop' ? 'Arrêt' : 'Lancement'} des offres ${d.approved ? 'approuvé' : 'refusé'}`,
    (d) => `${d.step === 'stop' ? 'Stopping' : 'Starting'} the offers ${d.approved ? 'approved' : 'refused'}`,
  ),
} satisfies Sentences;
