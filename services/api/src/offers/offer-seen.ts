import type { Answer } from '@jurilien/contracts/api';
import { asksCriminalFile, dialled, type SafeContact } from '@jurilien/reference';
import { availableCc, creditAccount } from '@jurilien/credits';
import { acceptance, contactReadable } from '@jurilien/acceptance';
import { lead, type LeadState, safeContactOf } from '@jurilien/lead';
import { distribution, type SearchState, liveClaims, mayReopen, type Offer, seatsFree } from '@jurilien/search';
import { claimPrice, type ClaimPrice } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { toldAnswersOf } from '../requests/told-answers.js';

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

type OfferSeen = Omit<Answer<'GET /api/public/offer'>, 'lang'>;
/** How much of a request somebody is shown. */
export type Shown = 'summary' | 'names' | 'contact';

/** Whose offer on which request; without an offer of theirs it is one from the board. */
export interface OfferIds {
  readonly leadId: string;
  readonly professionalId: string;
  readonly offerId?: string;
}

/**
 * An offer as its professional may see it at this moment: a summary without identity, names only during the own live claim
 * after asking for them, contact data only after acceptance (D7). Never stored anywhere on the way.
 * @param allow is told how much it will be before anything is, and may refuse it
 */
export async function offerAsSeen(
  kernel: Kernel,
  { leadId, professionalId, ...ids }: OfferIds,
  allow: (shown: Shown) => void,
): Promise<OfferSeen> {
  const [search, request, account] = await Promise.all([
    stateOf(kernel, distribution, leadId),
    stateOf(kernel, lead, leadId),
    stateOf(kernel, creditAccount, professionalId),
  ]);
  const now = await databaseNow(kernel);
  const offer = search.offers.findLast((o) => o.professionalId === professionalId && (!ids.offerId || o.offerId === ids.offerId));
  const claim = liveClaims(search, now).find((c) => c.offerId === offer?.offerId);
  const accepted = search.acceptances.findLast((a) => a.professionalId === professionalId);
  // Once somebody else took over, or a year after the end, the contact sheet is closed (4.11).
  const readable = accepted && contactReadable(await stateOf(kernel, acceptance, accepted.acceptanceId), now);
  const deal = readable ? accepted : undefined;
  const shown = deal ? 'contact' : claim?.namesRevealed ? 'names' : 'summary';
  allow(shown);
  return {
    leadId,
    state: accepted && !deal ? 'withdrawn' : standing(search, request, offer, now),
    code: search.code,
    ...matter(request),
    answers: await toldAnswersOf(kernel, request, 'offer'),
    ...priceSeen(search, request, offer, claim, now),
    onBoard: search.onBoard,
    mayReopen: mayReopen(search, request, offer, now),
    availableCc: availableCc(account, now),
    waveEndsAt: search.wave && !search.wave.over ? search.wave.endsAt : undefined,
    expiresAt: offer?.expiresAt,
    serverNow: now,
    ...(claim
      ? {
          claim: {
            claimId: claim.claimId,
            holdUntil: claim.holdUntil,
            funded: claim.funded,
            missingCc: claim.funded ? 0 : Math.max(0, claim.priceCc - availableCc(account, now)),
            extended: claim.extended,
            ...(claim.namesRevealed ? { names: namesOf(request) } : {}),
          },
        }
      : {}),
    ...(deal ? { acceptanceId: deal.acceptanceId, contact: await contactOf(kernel, request, deal.acceptanceId) } : {}),
  };
}

/** The one price of a request for one professional, in lists, on the board, on its page and in messages: of the own claim, or of now. */
export function priceSeen(
  search: SearchState,
  request: LeadState,
  offer: Pick<Offer, 'priceCc'> | undefined,
  claim: { readonly priceCc: number } | undefined,
  now: string,
): { readonly priceCc: number; readonly price: ClaimPrice } {
  // What is held was agreed to: no later price takes its place.
  const of = claim ? { priceCc: claim.priceCc } : (offer ?? { priceCc: search.coinValueCc });
  const price = claimPrice(search, request, of, now);
  return { priceCc: claim?.priceCc ?? price.cc, price };
}

/** The database's clock, which decides about claims. */
export async function databaseNow(kernel: Kernel): Promise<string> {
  const [row] = await kernel.db.query<{ now: string }>(
    `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as now`,
  );
  return row!.now;
}

async function contactOf(kernel: Kernel, s: LeadState, acceptanceId: string) {
  const deal = await stateOf(kernel, acceptance, acceptanceId);
  return {
    clientName: s.clientName,
    email: s.email,
    phoneNumber: dialled(s.phoneNumber ?? '', s.phoneExtension),
    address: s.address,
    description: s.description,
    othersInvolved: s.othersInvolved,
    answers: await toldAnswersOf(kernel, s, 'all'),
    wishes: wishesOf(s),
    criminalFile: criminalFileOf(s),
    clientNotes: s.clientNotes,
    slaDueAt: deal.slaDueAt,
    contacted: deal.status !== 'ToContact',
  };
}

/** Whether the client has a criminal record or an open file, where that was asked: for who accepted (3.1). */
export const criminalFileOf = ({ facts }: LeadState): boolean | undefined =>
  asksCriminalFile(facts.lawyerType ?? '') ? (facts.hasCriminalFile ?? undefined) : undefined;

/** How the person wishes to be reached. */
export const wishesOf = (s: LeadState): { hours: unknown; safe: SafeContact | undefined } => ({
  hours: s.specificQuestions['contact.hours'],
  safe: safeContactOf(s),
});

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

/** One word for the page: what is left to do, or why nothing is. */
export function standing(search: SearchState, request: LeadState, offer: Offer | undefined, now: string): OfferSeen['state'] {
  if (!offer) return !search.live || !search.onBoard ? 'withdrawn' : seatsFree(search, now) > 0 ? 'open' : 'claimed-by-other';
  if (offer.state === 'Accepted' || offer.state === 'Refused' || offer.state === 'Conflict' || offer.state === 'Expired')
    return offer.state.toLowerCase() as Lowercase<typeof offer.state>;
  if (offer.state === 'Taken') return 'taken';
  if (offer.state === 'Withdrawn' || !search.live)
    return request.status === 'Withdrawn' || request.status === 'Blocked' || request.status === 'OnHold'
      ? 'withdrawn'
      : search.acceptances.length > 0
        ? 'taken'
        : 'expired';
  if (liveClaims(search, now).some((c) => c.offerId === offer.offerId)) return 'claimed';
  return seatsFree(search, now) > 0 ? 'open' : 'claimed-by-other';
}
