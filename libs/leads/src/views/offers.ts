import { view, type Recorded, type Row } from '@jurilien/event-sourcing';

const one = (change: (e: Recorded<any>) => Row) => ({ keys: (e: Recorded<any>) => [e.data.offerId as string], fold: (row: Row | undefined, e: Recorded<any>) => row && { ...row, ...change(e) } });
const many = (state: string) => ({ keys: (e: Recorded<any>) => e.data.offerIds as string[], fold: (row: Row | undefined) => row && { ...row, state } });
const back = one((e) => ({ state: e.data.offerState, claimId: null, claimUntil: null, ...(e.data.waveEndsAt ? { waveEndsAt: e.data.waveEndsAt } : {}) }));

/** One row per offer: what was asked of whom, why, and how it ended (X14, X02, M04). */
export const offers = view({
  name: 'offers', version: 1, key: 'id',
  columns: {
    id: 'uuid', leadId: 'uuid', code: 'text', professionalId: 'uuid', professionalName: 'text', round: 'integer', wave: 'integer', state: 'text', priceCc: 'integer', madeAt: 'timestamptz',
    waveEndsAt: 'timestamptz', seenAt: 'timestamptz', claimId: 'uuid', claimUntil: 'timestamptz', refusedReason: 'text', points: 'integer', parts: 'jsonb', manual: 'boolean', overrides: 'text[]',
    acceptanceId: 'uuid', answeredAt: 'timestamptz', secondChance: 'boolean',
  },
  indexes: [['leadId', 'madeAt'], ['professionalId', 'madeAt'], ['state']],
  read: { who: ['admin', 'province-admin', 'validation', 'restricted'], defaultSort: ['madeAt', 'desc'] },
  on: {
    OfferMade: { keys: (e) => [e.data.offerId], fold: (_row, e) => ({
      leadId: e.data.leadId, code: e.data.code, professionalId: e.data.professionalId, professionalName: e.data.professionalName, round: e.data.round, wave: e.data.wave, state: 'Sent',
      priceCc: e.data.priceCc, madeAt: e.occurredAt, waveEndsAt: e.data.expiresAt, points: e.data.points, parts: e.data.parts, manual: e.data.manual ?? false, overrides: e.data.overrides ?? [], secondChance: false,
    }) },
    OfferViewed: one((e) => ({ seenAt: e.occurredAt })),
    SecondChanceRequested: one(() => ({ secondChance: true })),
    OfferRefused: one((e) => ({ state: 'Refused', refusedReason: e.data.refuseReason, answeredAt: e.occurredAt })),
    OfferWindowPassed: many('Late'),
    OfferExpired: many('Expired'),
    OffersWithdrawn: many('Withdrawn'),
    OffersClosed: many('Taken'),
    ClaimStarted: one((e) => ({ state: 'Claimed', claimId: e.data.claimId, claimUntil: e.data.holdUntil, answeredAt: e.occurredAt })),
    ClaimReleased: back,
    ClaimExpired: back,
    AcceptanceConfirmed: one((e) => ({ state: 'Accepted', acceptanceId: e.data.acceptanceId })),
  },
});
