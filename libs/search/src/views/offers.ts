import { json, notNull, oneOf, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { OFFER_STATES, type OfferState } from '../search-state.js';
import { distribution } from '../search.js';
import { offerReceipt } from '../offer-receipt.js';

type Of<Data> = Recorded & { readonly data: Data };
type OfOffer<Data = unknown> = Of<{ offerId: string } & Data>;

const one = <E extends OfOffer>(change: (e: E) => Row) => ({
  keys: (e: E) => [e.data.offerId],
  fold: (row: Row | undefined, e: E) => row && { ...row, ...change(e) },
});
const many = (state: OfferState) => ({
  keys: (e: Of<{ offerIds: string[] }>) => e.data.offerIds,
  fold: (row: Row | undefined, e: Recorded) => row && { ...row, state, endedAt: e.occurredAt },
});
const back = one((e: OfOffer<{ offerState: string; waveEndsAt?: string }>) => ({
  state: e.data.offerState,
  claimId: null,
  claimUntil: null,
  ...(e.data.waveEndsAt ? { waveEndsAt: e.data.waveEndsAt } : {}),
}));

/** One row per offer: what was asked of whom, why, and how it ended (X14, X02, M04). */
export const offers = view(
  distribution,
  offerReceipt,
)({
  name: 'offers',
  version: 3,
  key: 'id',
  columns: {
    id: 'uuid',
    leadId: 'uuid not null',
    code: 'text not null',
    professionalId: 'uuid not null',
    professionalName: 'text',
    round: 'integer not null',
    wave: 'integer not null',
    state: notNull(oneOf(OFFER_STATES)),
    priceCc: 'integer not null',
    madeAt: 'timestamptz not null',
    sendAt: 'timestamptz',
    sentAt: 'timestamptz',
    remindedAt: 'timestamptz',
    endedAt: 'timestamptz',
    board: 'boolean not null',
    waveEndsAt: 'timestamptz',
    seenAt: 'timestamptz',
    claimId: 'uuid',
    claimUntil: 'timestamptz',
    refusedReason: 'text',
    points: 'integer',
    parts: json<Record<string, number>>(),
    manual: 'boolean not null',
    overrides: 'text[] not null',
    acceptanceId: 'uuid',
    answeredAt: 'timestamptz',
    secondChance: 'boolean not null',
  },
  indexes: [['leadId', 'madeAt'], ['professionalId', 'madeAt'], ['state']],
  read: { lead: 'leadId', defaultSort: ['madeAt', 'desc'] },
  on: {
    OfferMade: {
      keys: (e) => [e.data.offerId],
      fold: (_row, e) => ({
        leadId: e.data.leadId,
        code: e.data.code,
        professionalId: e.data.professionalId,
        professionalName: e.data.professionalName,
        round: e.data.round,
        wave: e.data.wave,
        state: e.data.sendAt ? 'Planned' : 'Sent',
        priceCc: e.data.priceCc,
        madeAt: e.occurredAt,
        sendAt: e.data.sendAt,
        sentAt: e.data.sendAt ? undefined : e.occurredAt,
        board: e.data.board ?? false,
        waveEndsAt: e.data.expiresAt,
        points: e.data.points,
        parts: e.data.parts,
        manual: e.data.manual ?? false,
        overrides: e.data.overrides ?? [],
        secondChance: false,
      }),
    },
    OfferSent: one((e) => ({ state: 'Sent', sentAt: e.occurredAt })),
    OfferViewed: one((e) => ({ seenAt: e.occurredAt })),
    OfferReminded: one((e) => ({ remindedAt: e.occurredAt })),
    SecondChanceRequested: one(() => ({ secondChance: true })),
    OfferRefused: one((e) => ({ state: 'Refused', refusedReason: e.data.refuseReason, answeredAt: e.occurredAt })),
    OfferWindowPassed: many('Late'),
    OfferExpired: many('Expired'),
    OffersWithdrawn: many('Withdrawn'),
    OffersClosed: many('Taken'),
    ClaimStarted: one((e) => ({ state: 'Claimed', claimId: e.data.claimId, claimUntil: e.data.holdUntil, answeredAt: e.occurredAt })),
    ClaimExtended: one((e) => ({ claimUntil: e.data.holdUntil })),
    ClaimReleased: back,
    ClaimExpired: back,
    AcceptanceConfirmed: one((e) => ({ state: 'Accepted', acceptanceId: e.data.acceptanceId })),
  },
});
export type OfferRow = RowOf<typeof offers>;
