import { creditAccount } from '@jurilien/credits';
import { view, type Recorded, type Row, type RowFold } from '@jurilien/event-sourcing';
import { acceptance } from '@jurilien/acceptance';
import { distribution, offerReceipt } from '@jurilien/search';

type Of<Data> = Recorded & { readonly data: Data };
type OfOne<Data = unknown> = Of<{ readonly leadId: string; readonly professionalId: string } & Data>;
type OfMany = Of<{ readonly leadId: string; readonly professionalIds: readonly string[] }>;

/** One request and one professional: every event that concerns both names both. */
const keyOf = (leadId: string, professionalId: string): string => `${leadId}:${professionalId}`;
const one = <E extends OfOne>(fold: RowFold<E>) => ({ keys: (e: E) => [keyOf(e.data.leadId, e.data.professionalId)], fold });
const change = <E extends OfOne>(f: (row: Row, e: E) => Row) => one<E>((row, e) => row && { ...row, ...f(row, e) });
/** No one answered: what is written stays when it was already over, and an answer comes before it. */
const over = (ending: string) => ({
  keys: (e: OfMany) => e.data.professionalIds.map((id) => keyOf(e.data.leadId, id)),
  fold: (row: Row | undefined, e: OfMany) => row && (row.ending ? row : { ...row, ending, endedAt: e.occurredAt }),
});
/** Seconds from the offer to the first answer; what is taken from the board was never asked, and answers nothing. */
const answered = (row: Row, e: Recorded): Row => ({
  answerSeconds: row.board
    ? undefined
    : (row.answerSeconds ?? Math.max(0, Math.round((Date.parse(e.occurredAt) - Date.parse(row.offeredAt as string)) / 1_000))),
});
/** Why a claim ended, in what it says of the professional; an offer that is open again has not ended. */
const released = (row: Row, e: OfOne<{ cause: string; offerState: string }>): Row =>
  e.data.offerState === 'Sent'
    ? {}
    : { ending: ['conflict', 'cancelled'].includes(e.data.cause) ? e.data.cause : 'withdrawn', endedAt: e.occurredAt };

const about = (e: OfOne): Row => ({ leadId: e.data.leadId, professionalId: e.data.professionalId });
/** A new offer, after any earlier one of the same request. */
const offered = (row: Row | undefined, e: OfOne<{ readonly board?: boolean }>, priceCc: number): Row => ({
  ...about(e),
  offers: ((row?.offers as number | undefined) ?? 0) + 1,
  priceCc,
  board: e.data.board ?? false,
  offeredAt: e.occurredAt,
  slaMissed: false,
  spentCc: 0,
  creditRequests: 0,
  creditedCc: 0,
});

/**
 * How each request went with each professional it was offered to, from the offer to the mandate: what figures of a day, a week
 * or a region are counted from (4.12 `professional_metrics`). No one's name or text is in it.
 */
export const professionalMetrics = view(
  distribution,
  offerReceipt,
  acceptance,
  creditAccount,
)({
  name: 'professional-metrics',
  version: 3,
  key: 'id',
  columns: {
    id: 'text',
    leadId: 'uuid',
    professionalId: 'uuid',
    offers: 'integer',
    priceCc: 'integer',
    plannedCc: 'integer',
    board: 'boolean',
    offeredAt: 'timestamptz',
    seenAt: 'timestamptz',
    claimedAt: 'timestamptz',
    acceptedAt: 'timestamptz',
    contactedAt: 'timestamptz',
    retainedAt: 'timestamptz',
    refuseReason: 'text',
    ending: 'text',
    endedAt: 'timestamptz',
    answerSeconds: 'integer',
    slaMissed: 'boolean',
    spentCc: 'integer',
    creditRequests: 'integer',
    creditedCc: 'integer',
  },
  indexes: [['professionalId', 'offeredAt'], ['offeredAt']],
  read: { lead: 'leadId', defaultSort: ['offeredAt', 'desc'] },
  on: {
    // A planned offer is none before it is sent; until then an earlier one stands.
    OfferMade: one((row, e) => (e.data.sendAt ? { ...row, ...about(e), plannedCc: e.data.priceCc } : offered(row, e, e.data.priceCc))),
    OfferSent: one((row, e) => row && offered(row, e, row.plannedCc as number)),
    OfferViewed: change((row, e) => ({ seenAt: row.seenAt ?? e.occurredAt })),
    OfferRefused: change((row, e) => ({
      ...answered(row, e),
      ending: 'refused',
      endedAt: e.occurredAt,
      refuseReason: e.data.refuseReason ?? 'unsaid',
    })),
    OfferWindowPassed: over('late'),
    OfferExpired: over('expired'),
    OffersWithdrawn: over('withdrawn'),
    OffersClosed: over('taken'),
    ClaimStarted: change((row, e) => ({ ...answered(row, e), claimedAt: row.claimedAt ?? e.occurredAt, ending: null, endedAt: null })),
    ClaimReleased: change(released),
    ClaimExpired: change((_row, e) => ({ ending: 'claimExpired', endedAt: e.occurredAt })),
    AcceptanceConfirmed: change((_row, e) => ({ ending: 'accepted', acceptedAt: e.occurredAt, endedAt: e.occurredAt })),
    HoldCaptured: change((row, e) => ({ spentCc: ((row.spentCc as number | undefined) ?? 0) + e.data.cc })),
    ContactRecorded: change((row, e) => ({ contactedAt: row.contactedAt ?? e.occurredAt })),
    ContactConfirmedByClient: change((row, e) => ({ contactedAt: row.contactedAt ?? e.occurredAt })),
    MandateOutcomeRecorded: change((_row, e) => ({ retainedAt: e.data.outcome === 'retained' ? e.occurredAt : null })),
    LeadCreditRequested: change((row) => ({ creditRequests: ((row.creditRequests as number | undefined) ?? 0) + 1 })),
    ContactSlaMissed: change(() => ({ slaMissed: true })),
  },
});
