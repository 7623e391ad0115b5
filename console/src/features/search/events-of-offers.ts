import { s, type Sentences } from '../../components/text/sentence-tools';

const count = (value: unknown) => (Array.isArray(value) ? value.length : Number(value ?? 0));
/** The number with the word that agrees with it. */
const plural = (value: unknown, one: string, many: string) => `${count(value)} ${count(value) > 1 ? many : one}`;
const excluded = (value: unknown) => Object.values((value ?? {}) as Record<string, number>).reduce((sum, n) => sum + Number(n), 0);

/** Why a claim ended without acceptance; shown after the name of the professional. */
const released: Record<'fr' | 'en', Record<string, string>> = {
  fr: {
    conflict: 'déclare un conflit d’intérêts',
    cancelled: 'libère la réservation',
    staff: 'perd la réservation, libérée par l’équipe',
    suspended: 'perd la réservation : compte suspendu',
    withdrawn: 'perd la réservation sans frais : demande retirée',
    blocked: 'perd la réservation sans frais : demande bloquée',
    closed: 'perd la réservation sans frais : demande fermée',
    stopped: 'perd la réservation sans frais : offres arrêtées',
  },
  en: {
    conflict: 'declares a conflict of interest',
    cancelled: 'releases the claim',
    staff: 'loses the claim, released by the team',
    suspended: 'loses the claim: account suspended',
    withdrawn: 'loses the claim free of charge: request withdrawn',
    blocked: 'loses the claim free of charge: request blocked',
    closed: 'loses the claim free of charge: request closed',
    stopped: 'loses the claim free of charge: offers stopped',
  },
};

/** Why a wave was not sent, shown after its number. */
const skipped: Record<'fr' | 'en', Record<string, string>> = {
  fr: {
    noEligible: ' : personne n’est admissible',
    staff: ' par l’équipe',
    preferredUnavailable: ' : la personne choisie par le client n’est pas disponible',
  },
  en: { noEligible: ': no one is eligible', staff: ' by the team', preferredUnavailable: ': the person the client chose is not available' },
};
/** The version of the matching rules that was in force: what a later change of rules did not touch. */
const rules = (d: Record<string, unknown>, fr: boolean) =>
  d.configVersion ? (fr ? ` (règles, version ${d.configVersion})` : ` (rules, version ${d.configVersion})`) : '';
/** Why a round was over, shown after its number. */
const roundOver: Record<'fr' | 'en', Record<string, string>> = {
  fr: {
    accepted: ' : la demande est acceptée',
    withdrawn: ' : le client s’est retiré',
    blocked: ' : demande bloquée',
    closed: ' : demande fermée',
    stopped: ' : offres arrêtées par l’équipe',
    unserved: ' : fin de la recherche',
  },
  en: {
    accepted: ': the request is accepted',
    withdrawn: ': the client withdrew',
    blocked: ': request blocked',
    closed: ': request closed',
    stopped: ': offers stopped by the team',
    unserved: ': end of the search',
  },
};
const attempts: Record<'fr' | 'en', Record<string, string>> = {
  fr: {
    noAnswer: ' : pas de réponse',
    voicemail: ' : message laissé',
    busy: ' : occupé',
    wrongNumber: ' : mauvais numéro',
    sent: ' : message envoyé',
  },
  en: { noAnswer: ': no answer', voicemail: ': message left', busy: ': busy', wrongNumber: ': wrong number', sent: ': message sent' },
};
const planned = (d: Record<string, unknown>, at: (v: unknown) => string, fr: boolean) =>
  d.sendAt ? (fr ? `, prévue pour ${at(d.sendAt)}` : `, planned for ${at(d.sendAt)}`) : '';

/** Waves, offers, claims, acceptance. */
export const eventsOfOffers = {
  RoundStarted: s(
    (d, w) =>
      `Tour ${d.round ?? 1}, plan ${w.code('plans', d.plan)} : ${plural(d.waves, 'vague prévue', 'vagues prévues')}, prix ${w.coins(d.coinValueCc)}${rules(d, true)}`,
    (d, w) =>
      `Round ${d.round ?? 1}, ${w.code('plans', d.plan)} plan: ${plural(d.waves, 'wave', 'waves')} planned, price ${w.coins(d.coinValueCc)}${rules(d, false)}`,
  ),
  MatchingComputed: s(
    (d) =>
      `Vague ${d.wave ?? ''} : ${plural(d.eligible, 'admissible', 'admissibles')}, ${plural(excluded(d.excluded), 'écarté', 'écartés')}${rules(d, true)}`,
    (d) => `Wave ${d.wave ?? ''}: ${count(d.eligible)} eligible, ${excluded(d.excluded)} excluded${rules(d, false)}`,
  ),
  WaveStarted: s(
    (d, w) => `Vague ${d.wave ?? ''} lancée à ${plural(d.size, 'professionnel', 'professionnels')}, jusqu’à ${w.time(d.endsAt)}`,
    (d, w) => `Wave ${d.wave ?? ''} sent to ${plural(d.size, 'professional', 'professionals')}, until ${w.time(d.endsAt)}`,
  ),
  WaveEnded: s(
    (d) => `Vague ${d.wave ?? ''} terminée${d.early ? ', tout le monde a répondu' : ''}`,
    (d) => `Wave ${d.wave ?? ''} over${d.early ? ', everyone answered' : ''}`,
  ),
  WaveSkipped: s(
    (d) => `Vague ${d.wave ?? ''} sautée${skipped.fr[String(d.cause)] ?? ''}`,
    (d) => `Wave ${d.wave ?? ''} skipped${skipped.en[String(d.cause)] ?? ''}`,
  ),
  OfferMade: s(
    (d, w) => `${d.manual ? 'Offre manuelle' : 'Offre'} à ${w.name(d.professionalId)}, ${w.coins(d.priceCc)}${planned(d, w.date, true)}`,
    (d, w) => `${d.manual ? 'Manual offer' : 'Offer'} to ${w.name(d.professionalId)}, ${w.coins(d.priceCc)}${planned(d, w.date, false)}`,
  ),
  ManualOfferProposed: s('Offre manuelle proposée, à approuver', 'Manual offer proposed, to approve'),
  ManualOfferDecided: s(
    (d, w) => `${w.staff(d.by)} ${d.approved ? 'approuve' : 'refuse'} l’offre manuelle proposée`,
    (d, w) => `${w.staff(d.by)} ${d.approved ? 'approves' : 'refuses'} the proposed manual offer`,
  ),
  OfferSent: s(
    (d, w) => `L’offre prévue part à ${w.name(d.professionalId)}`,
    (d, w) => `The planned offer goes out to ${w.name(d.professionalId)}`,
  ),
  OfferReminded: s(
    (d, w) => `Rappel à ${w.name(d.professionalId)}, qui n’a pas encore regardé l’offre`,
    (d, w) => `Reminder to ${w.name(d.professionalId)}, who has not looked at the offer yet`,
  ),
  RoundWidened: s('Une vague de plus : la recherche est élargie', 'One more wave: the search is wider'),
  OfferViewed: s(
    (d, w) => `${w.name(d.professionalId)} a ouvert l’offre`,
    (d, w) => `${w.name(d.professionalId)} opened the offer`,
  ),
  OfferWindowPassed: s(
    (d) => `${plural(d.offerIds, 'offre sans réponse, encore ouverte', 'offres sans réponse, encore ouvertes')}`,
    (d) => `${plural(d.offerIds, 'offer', 'offers')} unanswered, still open`,
  ),
  OfferRefused: s(
    (d, w) => `${w.name(d.professionalId)} refuse l’offre${d.refuseReason ? ` : ${w.code('refusals', d.refuseReason)}` : ''}`,
    (d, w) => `${w.name(d.professionalId)} refuses the offer${d.refuseReason ? `: ${w.code('refusals', d.refuseReason)}` : ''}`,
  ),
  OfferExpired: s(
    (d) => plural(d.offerIds, 'offre expirée', 'offres expirées'),
    (d) => `${plural(d.offerIds, 'offer', 'offers')} expired`,
  ),
  OffersWithdrawn: s(
    (d, w) => `${plural(d.offerIds, 'offre retirée', 'offres retirées')}${d.cause ? ` : ${w.code('withdrawals', d.cause)}` : ''}`,
    (d, w) => `${plural(d.offerIds, 'offer', 'offers')} withdrawn${d.cause ? `: ${w.code('withdrawals', d.cause)}` : ''}`,
  ),
  OffersClosed: s(
    (d) => `${plural(d.offerIds, 'autre offre fermée', 'autres offres fermées')} : la demande est prise`,
    (d) => `${plural(d.offerIds, 'other offer', 'other offers')} closed: the request is taken`,
  ),
  LeadOpenedOnBoard: s('Demande visible au babillard', 'Request visible on the board'),
  ClaimStarted: s(
    (d, w) => `${w.name(d.professionalId)} réserve jusqu’à ${w.time(d.holdUntil)}${d.funded === false ? ', juricoins à compléter' : ''}`,
    (d, w) => `${w.name(d.professionalId)} claims until ${w.time(d.holdUntil)}${d.funded === false ? ', juricoins to top up' : ''}`,
  ),
  ClaimFunded: s('Réservation payable : juricoins retenus', 'Claim funded: juricoins held'),
  ClaimExtended: s(
    (d, w) => `Réservation prolongée jusqu’à ${w.time(d.holdUntil)}`,
    (d, w) => `Claim extended to ${w.time(d.holdUntil)}`,
  ),
  ClaimNamesRevealed: s(
    (d, w) => `Noms montrés à ${w.name(d.professionalId)} pour vérifier un conflit`,
    (d, w) => `Names shown to ${w.name(d.professionalId)} for a conflict check`,
  ),
  ClaimReleased: s(
    (d, w) => `${w.name(d.professionalId)} ${released.fr[String(d.cause)] ?? 'libère la réservation'}`,
    (d, w) => `${w.name(d.professionalId)} ${released.en[String(d.cause)] ?? 'releases the claim'}`,
  ),
  ClaimCancelled: s('Réservation annulée sans frais', 'Claim cancelled free of charge'),
  ClaimExpired: s(
    (d, w) => `La réservation de ${w.name(d.professionalId)} est échue`,
    (d, w) => `The claim of ${w.name(d.professionalId)} has lapsed`,
  ),
  ClaimLost: s(
    (d, w) => `${w.name(d.professionalId)} arrive trop tard`,
    (d, w) => `${w.name(d.professionalId)} came too late`,
  ),
  AutoClaimPlanned: s(
    (d, w) => `Réservation automatique prévue pour ${w.name(d.professionalId)} à ${w.time(d.dueAt)}`,
    (d, w) => `Automatic claim planned for ${w.name(d.professionalId)} at ${w.time(d.dueAt)}`,
  ),
  SecondChanceRequested: s(
    (d, w) => `${w.name(d.professionalId)} demande une seconde chance`,
    (d, w) => `${w.name(d.professionalId)} asks for a second chance`,
  ),
  AcceptanceConfirmed: s(
    (d, w) => `${w.name(d.professionalId)} accepte, sans conflit, pour ${w.coins(d.priceCc)}`,
    (d, w) => `${w.name(d.professionalId)} accepts, no conflict, for ${w.coins(d.priceCc)}`,
  ),
  CapacityReopened: s(
    (d, w) => `La place tenue par ${w.name(d.professionalId)} est de nouveau libre`,
    (d, w) => `The seat of ${w.name(d.professionalId)} is free again`,
  ),
  OfferingStopped: s('Offres arrêtées', 'Offers stopped'),
  RoundClosed: s(
    (d) => `Tour ${d.round ?? ''} terminé${roundOver.fr[String(d.cause)] ?? ''}`,
    (d) => `Round ${d.round ?? ''} over${roundOver.en[String(d.cause)] ?? ''}`,
  ),
  AcceptanceOpened: s(
    (d, w) => `${w.name(d.professionalId)} doit joindre le client avant le ${w.date(d.slaDueAt)}`,
    (d, w) => `${w.name(d.professionalId)} is to contact the client before ${w.date(d.slaDueAt)}`,
  ),
  ContactRecorded: s(
    (d, w) => `${w.name(d.professionalId)} a joint le client (${w.code('channels', d.channel).toLowerCase()})`,
    (d, w) => `${w.name(d.professionalId)} reached the client (${w.code('channels', d.channel).toLowerCase()})`,
  ),
  ContactAttempted: s(
    (d, w) =>
      `${w.name(d.professionalId)} a tenté de joindre le client (${w.code('channels', d.channel).toLowerCase()})${attempts.fr[String(d.result)] ?? ''}`,
    (d, w) =>
      `${w.name(d.professionalId)} tried to reach the client (${w.code('channels', d.channel).toLowerCase()})${attempts.en[String(d.result)] ?? ''}`,
  ),
  ContactConfirmedByClient: s('Le client confirme le contact', 'The client confirms the contact'),
} satisfies Sentences;
