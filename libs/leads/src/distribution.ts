import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { lawyerType, province } from './facts.js';
import { initialDistribution, type DistributionState, type Offer, type OfferState } from './distribution-state.js';

const leadId = z.string();
const n = z.number().int();
const ids = z.array(z.string());
const many = { leadId, offerIds: ids, professionalIds: ids };
const offer = { leadId, offerId: z.string(), professionalId: z.string() };
const claim = { ...offer, claimId: z.string() };
/** What the offer of an ended claim is again, and the wave's clock: its new end, or which wave is over and waits for the next. */
const claimEnd = { offerState: z.enum(['Sent', 'Late', 'Conflict', 'Expired']), round: n, wave: n, waveEndsAt: z.string().optional() };
const parts = z.record(z.string(), z.number());
const ranked = z.object({
  professionalId: z.string(),
  name: z.string().optional(),
  points: n,
  parts,
  fairness: z.boolean().optional(),
  deferred: z.string().optional(),
});

/** Every event of the search for a professional (specification 4.3.4). */
export const distributionEvents = {
  RoundStarted: event(
    z.object({
      leadId,
      round: n,
      plan: z.string(),
      waves: z.array(z.object({ size: n, minutes: n })),
      urgent: z.boolean(),
      coinValueCc: n,
      factors: z.array(z.object({ code: z.string(), bp: n })),
      maxAcceptances: n,
      province,
      region: z.string(),
      lawyerType,
      lang: z.enum(['fr', 'en']),
      board: z.boolean(),
      code: z.string(),
      resumed: z.boolean().optional(),
    }),
  ),
  MatchingComputed: event(
    z.object({
      leadId,
      round: n,
      wave: n,
      configVersion: n,
      inputsHash: z.string(),
      eligible: n,
      excluded: z.record(z.string(), n),
      ranked: z.array(ranked),
    }),
  ),
  WaveStarted: event(z.object({ leadId, round: n, wave: n, size: n, endsAt: z.string() })),
  WaveSkipped: event(z.object({ leadId, round: n, wave: n, cause: z.enum(['noEligible', 'staff']) })),
  OfferMade: event(
    z.object({
      ...offer,
      professionalName: z.string().optional(),
      round: n,
      wave: n,
      code: z.string(),
      priceCc: n,
      expiresAt: z.string(),
      lang: z.enum(['fr', 'en']),
      manual: z.boolean().optional(),
      overrides: ids.optional(),
      points: n.optional(),
      parts: parts.optional(),
    }),
  ),
  WaveEnded: event(z.object({ leadId, round: n, wave: n, early: z.boolean() })),
  OfferWindowPassed: event(z.object(many)),
  OfferRefused: event(z.object({ ...offer, refuseReason: z.string().optional() })),
  OfferExpired: event(z.object(many)),
  OffersWithdrawn: event(z.object({ ...many, cause: z.string() })),
  OffersClosed: event(z.object(many)),
  LeadOpenedOnBoard: event(z.object({ leadId, round: n })),
  ClaimStarted: event(z.object({ ...claim, holdUntil: z.string(), priceCc: n, funded: z.boolean() })),
  ClaimNamesRevealed: event(z.object({ leadId, claimId: z.string(), professionalId: z.string() })),
  ClaimReleased: event(
    z.object({
      ...claim,
      ...claimEnd,
      cause: z.enum(['conflict', 'cancelled', 'staff', 'suspended', 'withdrawn', 'blocked', 'closed', 'stopped']),
    }),
  ),
  ClaimExpired: event(z.object({ ...claim, ...claimEnd })),
  AcceptanceConfirmed: event(
    z.object({
      ...claim,
      acceptanceId: z.string(),
      priceCc: n,
      capacityFull: z.boolean(),
      round: n,
      wave: n,
      waveEndsAt: z.string().optional(),
    }),
  ),
  RoundClosed: event(z.object({ leadId, round: n, cause: z.string() })),
};
export type DistributionEvent = EventOf<typeof distributionEvents>;

/** One event of a search, typed by its name. */
export const searched = <T extends DistributionEvent['type']>(
  type: T,
  data: Extract<DistributionEvent, { type: T }>['data'],
): DistributionEvent => ({ type, data }) as DistributionEvent;

export const distribution = decider<DistributionState, typeof distributionEvents>({
  category: 'distribution',
  events: distributionEvents,
  initial: initialDistribution,
  evolve,
});

const becomes = (s: DistributionState, offerIds: readonly string[], state: OfferState): DistributionState => ({
  ...s,
  offers: s.offers.map((o) => (offerIds.includes(o.offerId) ? { ...o, state } : o)),
});

const frozen = (wave: DistributionState['wave'], at: string): DistributionState['wave'] =>
  wave && !wave.over && !wave.frozenAt ? { ...wave, frozenAt: at } : wave;
/** A claim leaves: the last one lets the wave's clock run on to its new end. */
function without(s: DistributionState, claimId: string, waveEndsAt: string | undefined): DistributionState {
  const claims = s.claims.filter((c) => c.claimId !== claimId);
  return { ...s, claims, wave: s.wave && waveEndsAt ? { number: s.wave.number, over: s.wave.over, endsAt: waveEndsAt } : s.wave };
}

function evolve(s: DistributionState, e: DistributionEvent, meta: { occurredAt: string }): DistributionState {
  switch (e.type) {
    case 'RoundStarted': {
      const { resumed, ...facts } = e.data;
      return {
        ...s,
        ...facts,
        live: true,
        onBoard: false,
        boardSince: undefined,
        wave: undefined,
        seatsFrom: resumed ? s.seatsFrom : e.data.round,
      };
    }
    case 'MatchingComputed':
      return s;
    case 'WaveStarted':
      return {
        ...s,
        wave: { number: e.data.wave, endsAt: e.data.endsAt, over: false, ...(s.claims.length > 0 ? { frozenAt: meta.occurredAt } : {}) },
      };
    case 'WaveSkipped':
      return { ...s, wave: { number: e.data.wave, endsAt: meta.occurredAt, over: true } };
    case 'OfferMade': {
      const made: Offer = { ...e.data, manual: e.data.manual ?? false, state: 'Sent' };
      return { ...s, leadId: e.data.leadId, offers: [...s.offers, made] };
    }
    case 'WaveEnded':
      return { ...s, wave: s.wave && { ...s.wave, over: true } };
    case 'OfferWindowPassed':
      return becomes(s, e.data.offerIds, 'Late');
    case 'OfferRefused':
      return {
        ...s,
        offers: s.offers.map((o) => (o.offerId === e.data.offerId ? { ...o, state: 'Refused', refusedAt: meta.occurredAt } : o)),
      };
    case 'OfferExpired':
      return becomes(s, e.data.offerIds, 'Expired');
    case 'OffersWithdrawn':
      return becomes(s, e.data.offerIds, 'Withdrawn');
    case 'OffersClosed':
      return becomes(s, e.data.offerIds, 'Taken');
    case 'LeadOpenedOnBoard':
      return { ...s, onBoard: true, boardSince: meta.occurredAt };
    case 'ClaimStarted': {
      const { leadId: _, ...started } = e.data;
      return {
        ...becomes(s, [e.data.offerId], 'Claimed'),
        claims: [...s.claims, { ...started, startedAt: meta.occurredAt, namesRevealed: false }],
        wave: frozen(s.wave, meta.occurredAt),
      };
    }
    case 'ClaimNamesRevealed':
      return { ...s, claims: s.claims.map((c) => (c.claimId === e.data.claimId ? { ...c, namesRevealed: true } : c)) };
    case 'ClaimReleased':
    case 'ClaimExpired': {
      const { claimId, professionalId } = e.data;
      const left = without(becomes(s, [e.data.offerId], e.data.offerState), claimId, e.data.waveEndsAt);
      return { ...left, ended: [...s.ended, { claimId, professionalId, how: e.type }] };
    }
    case 'AcceptanceConfirmed': {
      const { acceptanceId, claimId, offerId, professionalId, round, waveEndsAt } = e.data;
      const left = without(becomes(s, [offerId], 'Accepted'), claimId, waveEndsAt);
      return { ...left, acceptances: [...s.acceptances, { acceptanceId, claimId, offerId, professionalId, round }] };
    }
    case 'RoundClosed':
      return { ...s, live: false, wave: s.wave && { ...s.wave, over: true } };
    default:
      return e satisfies never;
  }
}

export * from './distribution-state.js';
