import type { Answer, Asked } from '@jurilien/contracts/api';
import { isLive, lead, type LeadState } from '@jurilien/lead';
import type { LeadRow } from '@jurilien/rows/processes';
import type { OfferRow } from '@jurilien/rows/search';
import { distribution, type SearchState, liveClaims, offerReceipt, type OfferState } from '@jurilien/search';
import { normalise, placeOf, statement } from '@jurilien/persistence';
import type { Asking, Row } from '@jurilien/event-sourcing';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { offerCan, priceShown, standing } from '@jurilien/processes';
import { ownRows, type Own } from '../pro/own.js';

/** Tabs of the inbox and the states that are in each. An offer that is only planned is no one's to see yet. */
export const TABS = {
  new: ['Sent', 'Late'],
  claimed: ['Claimed'],
  accepted: ['Accepted'],
  missed: ['Taken', 'Expired', 'Withdrawn'],
  refused: ['Refused', 'Conflict'],
} as const satisfies Readonly<Record<Tab, readonly OfferState[]>>;
export type Tab = Asked<'GET /api/pro/offers'>['query']['tab'];
type Card = Answer<'GET /api/pro/offers'>['offers'][number];

/** The offers of a tab, newest first; live ones are read from the log, so that no card promises what is gone. */
export async function cardsOf(kernel: Kernel, own: Own, tab: Tab, who: Asking): Promise<Card[]> {
  const rows = await ownRows<OfferRow>(kernel, 'offers', own, { filter: { state: [...TABS[tab]] }, perPage: 60 });
  if (tab === 'new' || tab === 'claimed')
    return (await Promise.all(rows.map((row) => liveCard(kernel, row, own, who)))).filter((c) => c !== undefined);
  const leads = await leadsOf(
    kernel,
    rows.map((row) => row.leadId),
  );
  return Promise.all(
    rows.map(async (row) => ({
      ...aboutOffer(row),
      ...aboutLead(leads.get(row.leadId) ?? {}),
      standing: row.state.toLowerCase() as Card['standing'],
      ...(tab === 'missed' ? await missed(kernel, row, own, who) : { actions: [] }),
    })),
  );
}

/** What the rules of an offer's commands are asked over. */
async function statesOf(kernel: Kernel, { id, leadId }: OfferRow, { state }: Own) {
  const [search, request, receipt] = await Promise.all([
    stateOf(kernel, distribution, leadId),
    stateOf(kernel, lead, leadId),
    stateOf(kernel, offerReceipt, id),
  ]);
  return { distribution: search, lead: request, receipt, professional: state };
}

/** Of what was missed: whether one can be told when it is free again, or will be; never of a request that has ended. */
async function missed(kernel: Kernel, row: OfferRow, own: Own, who: Asking): Promise<Pick<Card, 'actions' | 'secondChance'>> {
  const states = await statesOf(kernel, row, own);
  const actions = offerCan(states, { professionalId: own.professionalId, offer: { offerId: row.id } }, who);
  return { actions, secondChance: states.receipt.secondChance && isLive(states.lead.status) };
}

async function liveCard(kernel: Kernel, row: OfferRow, own: Own, who: Asking): Promise<Card | undefined> {
  const { professionalId } = own;
  const { now } = who;
  const states = await statesOf(kernel, row, own);
  const { distribution: search, lead: request } = states;
  const offer = search.offers.find((o) => o.offerId === row.id && o.professionalId === professionalId);
  const claim = liveClaims(search, now).find((c) => c.offerId === row.id);
  const stands = standing(search, request, { offer, professionalId }, now);
  // The table may be a moment behind: what has just ended belongs to another tab.
  if (!['open', 'claimed', 'claimed-by-other'].includes(stands)) return undefined;
  const wave = search.wave && !search.wave.over && offer?.wave === search.wave.number ? search.wave : undefined;
  return {
    ...aboutOffer(row),
    ...aboutRequest(request, search),
    ...priceShown(search, request, offer, claim, who),
    standing: stands,
    secondChance: states.receipt.secondChance,
    actions: offerCan(states, { professionalId, offer, claim }, who),
    // A clock that ran out says nothing any more, even while no one has written that down yet.
    ...(wave && (wave.frozenAt !== undefined || wave.endsAt > now) ? { until: wave.endsAt, frozen: wave.frozenAt !== undefined } : {}),
    ...(claim ? { claimUntil: claim.holdUntil, funded: claim.funded, named: claim.namesRevealed } : {}),
  };
}

const aboutOffer = (row: OfferRow) => ({
  offerId: row.id,
  leadId: row.leadId,
  code: row.code,
  state: row.state,
  priceCc: row.priceCc,
  madeAt: row.madeAt,
  answeredAt: row.answeredAt,
  seen: row.seenAt !== null && row.seenAt !== undefined,
  refusedReason: row.refusedReason,
  acceptanceId: row.acceptanceId,
  secondChance: row.secondChance,
});

/** What a card says of a request, from its life. */
export function aboutRequest(request: LeadState, search: SearchState) {
  const { facts } = request;
  return {
    field: facts.lawyerType,
    region: facts.region,
    province: facts.province,
    lang: facts.lang,
    urgent: search.urgent || facts.urgent === true,
    superLead: facts.superLead === true,
    juridicalHelp: facts.juridicalHelp === true,
    smallMandate: facts.smallMandate === true,
    consult: facts.consult === true,
    budget: facts.budget ?? 0,
    budgetNumber: facts.budgetNumber ? Math.round(facts.budgetNumber / 100) * 100 : 0,
    summary: request.summary,
  };
}

const aboutLead = (row: Partial<LeadRow>) => ({
  field: row.lawyerType,
  region: row.region,
  province: row.province,
  lang: row.lang,
  urgent: row.urgent === true,
  superLead: row.superLead === true,
  juridicalHelp: row.juridicalHelp === true,
  smallMandate: row.smallMandate === true,
  consult: row.consult === true,
});

/** Rows of requests by id, without the columns that name anyone. */
export async function leadsOf(kernel: Kernel, ids: readonly string[]): Promise<Map<string, LeadRow>> {
  const view = kernel.registry.views.get('leads')!;
  const columns = [
    'id',
    'code',
    'state',
    'lawyerType',
    'region',
    'province',
    'lang',
    'urgent',
    'superLead',
    'juridicalHelp',
    'smallMandate',
    'consult',
  ];
  const rows = await kernel.db.query<{ row: Row }>(
    statement`select to_jsonb(r) as row from (select ${statement.join(columns.map((c) => statement.id(c)))} from ${placeOf(view)} where id = any(${[...new Set(ids)]})) r`,
  );
  return new Map(rows.map(({ row }) => [row.id as string, normalise(view, row) as unknown as LeadRow]));
}
