import type { AcceptanceState } from '@jurilien/acceptance';
import type { AsOf } from '@jurilien/event-sourcing';
import { availableCc, type CreditState } from '@jurilien/credits';
import type { LeadState } from '@jurilien/lead';
import { liveClaims, type Offer, type OfferState, type SearchState } from '@jurilien/search';
import { claimPrice, type ClaimPrice } from '../claim-price.js';
import { claimable } from '../claimed-offer.js';
import type { SharedAnswers } from './answers-shared.js';
import { showsNames } from './shows-names.js';
import { contactReadable, criminalFileOf, phoneOf, wishesOf } from './contact-data.js';

/** Clear facts an offer shows before acceptance (3.1, column V = O). */
const SHOWN = [
  'lawyerType',
  'additionalLawyerTypes',
  'juridicalHelp',
  'hasLegalAidCert',
  'smallMandate',
  'commercial',
  'province',
  'region',
  'city',
  'lang',
  'experience',
  'acceptDistance',
  'rate',
  'budget',
  'hasCourtDate',
  'courtDate',
  'employementPeril',
  'mediator',
  'paralegal',
  'consult',
  'consultBefore',
  'superLead',
  'clientReadyAlert',
  'clientReadySeriousAlert',
  'teamValidated',
  'emailConfirmed',
  'phoneNumberConfirmed',
  'renewed',
] as const;

/** How much of a request a professional is shown: without identity, with the names of the parties, or with the client's contact data. */
export type Stage = 'summary' | 'names' | 'contact';
type Standing = 'open' | 'claimed' | 'claimed-by-other' | 'taken' | 'withdrawn' | 'accepted' | 'refused' | 'conflict' | 'expired';

/** One professional's view of one request: their offer (none on the board), their live claim, their acceptance. */
export interface Viewing {
  readonly professionalId: string;
  readonly offer: Offer | undefined;
  readonly claim: ReturnType<typeof liveClaims>[number] | undefined;
  readonly province: SearchState['province'];
  readonly accepted: SearchState['acceptances'][number] | undefined;
}

/** What a professional has of a request at an instant; of several offers the named one, else the last. */
export function viewingOf(search: SearchState, professionalId: string, now: string, offerId?: string): Viewing {
  const offer = search.offers.findLast((o) => o.professionalId === professionalId && (!offerId || o.offerId === offerId));
  return {
    professionalId,
    offer,
    province: search.province,
    claim: liveClaims(search, now).find((c) => c.offerId === offer?.offerId),
    accepted: search.acceptances.findLast((a) => a.professionalId === professionalId),
  };
}

/**
 * How much a professional is shown (D7): a summary without identity; names only during their own live claim, after asking for them, where
 * they may be shown;
 * contact data only after acceptance, as long as it may be read (4.11).
 * @param deal the state of their acceptance, where there is one
 */
export function stageOf({ claim, accepted, province }: Viewing, deal: AcceptanceState | undefined, asOf: AsOf): Stage {
  if (accepted && deal && contactReadable(deal, asOf.now)) return 'contact';
  return claim?.namesRevealed && showsNames({ province }, asOf.config) ? 'names' : 'summary';
}

/** What an offer's page is made from. */
export interface OfferStates {
  readonly search: SearchState;
  readonly request: LeadState;
  readonly account: CreditState;
  readonly deal: AcceptanceState | undefined;
  readonly answers: { readonly offer: SharedAnswers; readonly all: SharedAnswers };
}

/** An offer as its professional may see it at this moment. */
export function offerShown({ search, request, account, deal, answers }: OfferStates, viewing: Viewing, asOf: AsOf) {
  const { now } = asOf;
  const { offer, claim, accepted } = viewing;
  const stage = stageOf(viewing, deal, asOf);
  const readable = stage === 'contact';
  return {
    leadId: search.leadId,
    state: accepted && !readable ? ('withdrawn' as const) : standing(search, request, viewing, now),
    code: search.code,
    ...matter(request),
    answers: answers.offer,
    ...priceShown(search, request, offer, claim, asOf),
    onBoard: search.onBoard,
    availableCc: availableCc(account, now),
    waveEndsAt: search.wave && !search.wave.over ? search.wave.endsAt : undefined,
    expiresAt: offer?.expiresAt,
    serverNow: now,
    ...(claim ? { claim: claimShown(claim, request, account, stage, now) } : {}),
    ...(readable ? { acceptanceId: accepted!.acceptanceId, contact: contactShown(request, deal!, answers.all) } : {}),
  };
}

const claimShown = (claim: NonNullable<Viewing['claim']>, request: LeadState, account: CreditState, stage: Stage, now: string) => ({
  claimId: claim.claimId,
  holdUntil: claim.holdUntil,
  funded: claim.funded,
  missingCc: claim.funded ? 0 : Math.max(0, claim.priceCc - availableCc(account, now)),
  extended: claim.extended,
  ...(stage === 'names' ? { names: namesOf(request) } : {}),
});

const contactShown = (s: LeadState, deal: AcceptanceState, answers: SharedAnswers) => ({
  clientName: s.clientName,
  email: s.email,
  phoneNumber: phoneOf(s),
  address: s.address,
  description: s.description,
  othersInvolved: s.othersInvolved,
  answers,
  wishes: wishesOf(s),
  criminalFile: criminalFileOf(s),
  clientNotes: s.clientNotes,
  slaDueAt: deal.slaDueAt,
  contacted: deal.status !== 'ToContact',
});

/** The one price of a request for one professional, in lists, on the board, on its page and in messages: of their claim, or of now. */
export function priceShown(
  search: SearchState,
  request: LeadState,
  offer: Pick<Offer, 'priceCc'> | undefined,
  claim: { readonly priceCc: number } | undefined,
  asOf: AsOf,
): { readonly priceCc: number; readonly price: ClaimPrice } {
  // What is held was agreed to: no later price takes its place.
  const of = claim ? { priceCc: claim.priceCc } : (offer ?? { priceCc: search.coinValueCc });
  const price = claimPrice(search, request, of, asOf);
  return { priceCc: claim?.priceCc ?? price.cc, price };
}

const namesOf = (s: LeadState) => ({
  client: s.clientName,
  others: s.othersInvolved.map((p) => ({ name: p.name, role: p.role, unknown: p.unknown })),
});

function matter(s: LeadState) {
  const facts = Object.fromEntries(SHOWN.map((name) => [name, s.facts[name]]));
  return {
    lawyerType: s.facts.lawyerType,
    region: s.facts.region,
    city: s.facts.city,
    province: s.facts.province,
    summary: s.summary,
    facts: {
      ...facts,
      ...(s.facts.juridicalHelp ? { revenueRange: s.facts.revenueRange } : {}),
      budgetNumber: s.facts.budgetNumber ? Math.round(s.facts.budgetNumber / 100) * 100 : 0,
    },
  };
}

/** How an offer ended by itself: said before anything that became of the request. */
const ENDED: Partial<Readonly<Record<OfferState, Standing>>> = {
  Accepted: 'accepted',
  Refused: 'refused',
  Conflict: 'conflict',
  Expired: 'expired',
};
/** Ends of a request, or stops, after which no one took it. */
const withdrawn = ({ status }: LeadState): boolean => status === 'Withdrawn' || status === 'Blocked' || status === 'OnHold';

/** One word for the page: what is left to do, or why nothing is, as the decision about a claim says it. */
export function standing(
  search: SearchState,
  request: LeadState,
  { offer, professionalId }: { readonly offer?: Offer | undefined; readonly professionalId: string },
  now: string,
): Standing {
  const ended = offer && ENDED[offer.state];
  if (ended) return ended;
  const claim = claimable(search, request, { offerId: offer?.offerId, professionalId }, now);
  if (claim === true) return 'open';
  if (claim.done) return 'claimed';
  if (claim.code === 'OFFER_TAKEN') return claim.detail === 'claimed-by-other' ? 'claimed-by-other' : 'taken';
  if (!offer || withdrawn(request)) return 'withdrawn';
  return search.acceptances.length > 0 ? 'taken' : 'expired';
}
