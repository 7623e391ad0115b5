import { s, type Sentences } from './sentence-tools';

const count = (value: unknown) => (Array.isArray(value) ? value.length : Number(value ?? 0));
/** The number with the word that agrees with it. */
const plural = (value: unknown, one: string, many: string) => `${count(value)} ${count(value) > 1 ? many : one}`;
const excluded = (value: unknown) => Object.values((value ?? {}) as Record<string, number>).reduce((sum, n) => sum + Number(n), 0);

/** Why a claim ended without acceptance; said after the name of the professional. */
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

/** Waves, offers, claims, acceptance. */
export const eventsOfOffers = {
  RoundStarted: s(
    (d, w) => `Tour ${d.round ?? 1} : ${plural(d.waves, 'vague prévue', 'vagues prévues')}, prix ${w.coins(d.coinValueCc)}`,
    (d, w) => `Round ${d.round ?? 1}: ${plural(d.waves, 'wave', 'waves')} planned, price ${w.coins(d.coinValueCc)}`,
  ),
  MatchingComputed: s(
    (d) =>
      `Vague ${d.wave ?? ''} : ${plural(d.eligible, 'admissible', 'admissibles')}, ${plural(excluded(d.excluded), 'écarté', 'écartés')}`,
    (d) => `Wave ${d.wave ?? ''}: ${count(d.eligible)} eligible, ${excluded(d.excluded)} excluded`,
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
    (d) => `Vague ${d.wave ?? ''} sautée${d.cause === 'noEligible' ? ' : personne n’est admissible' : ''}`,
    (d) => `Wave ${d.wave ?? ''} skipped${d.cause === 'noEligible' ? ': nobody is eligible' : ''}`,
  ),
  OfferMade: s(
    (d, w) => `${d.manual ? 'Offre manuelle' : 'Offre'} à ${w.name(d.professionalId)}, ${w.coins(d.priceCc)}`,
    (d, w) => `${d.manual ? 'Manual offer' : 'Offer'} to ${w.name(d.professionalId)}, ${w.coins(d.priceCc)}`,
  ),
  ManualOfferProposed: s('Offre manuelle proposée, à approuver', 'Manual offer proposed, to approve'),
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
    (d, w) => `${w.name(d.professionalId)} est arrivé trop tard`,
    (d, w) => `${w.name(d.professionalId)} came too late`,
  ),
  SecondChanceRequested: s(
    (d, w) => `${w.name(d.professionalId)} demande une seconde chance`,
    (d, w) => `${w.name(d.professionalId)} asks for a second chance`,
  ),
  AcceptanceConfirmed: s(
    (d, w) => `${w.name(d.professionalId)} accepte, sans conflit, pour ${w.coins(d.priceCc)}`,
    (d, w) => `${w.name(d.professionalId)} accepts, no conflict, for ${w.coins(d.priceCc)}`,
  ),
  CapacityReopened: s('Une place s’ouvre de nouveau', 'A seat opens again'),
  OfferingStopped: s('Offres arrêtées', 'Offers stopped'),
  RoundClosed: s(
    (d) => `Tour ${d.round ?? ''} terminé`,
    (d) => `Round ${d.round ?? ''} over`,
  ),
  AcceptanceOpened: s(
    (d, w) => `Contact attendu avant ${w.date(d.slaDueAt)}`,
    (d, w) => `Contact expected before ${w.date(d.slaDueAt)}`,
  ),
  ContactRecorded: s('Le professionnel a joint le client', 'The professional reached the client'),
  ContactAttempted: s('Le professionnel a tenté de joindre le client', 'The professional tried to reach the client'),
  ContactConfirmedByClient: s('Le client confirme le contact', 'The client confirms the contact'),
  ContactSlaMissed: s('Délai de contact dépassé', 'Contact deadline missed'),
  AcceptanceReplaced: s('Professionnel remplacé', 'Professional replaced'),
  AcceptanceClosed: s('Dossier fermé par le professionnel', 'File closed by the professional'),
} satisfies Sentences;
