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
const parts = z.record(z.string(), z.number());
const ranked = z.object({ professionalId: z.string(), name: z.string().optional(), points: n, parts, fairness: z.boolean().optional() });

/** Every event of the search for a professional (specification 4.3.4). */
export const distributionEvents = {
  RoundStarted: event(z.object({
    leadId, round: n, plan: z.string(), waves: z.array(z.object({ size: n, minutes: n })), urgent: z.boolean(), coinValueCc: n, factors: z.array(z.object({ code: z.string(), bp: n })),
    maxAcceptances: n, province, region: z.string(), lawyerType, lang: z.enum(['fr', 'en']), board: z.boolean(), code: z.string(),
  })),
  MatchingComputed: event(z.object({ leadId, round: n, wave: n, configVersion: n, inputsHash: z.string(), eligible: n, excluded: z.record(z.string(), n), ranked: z.array(ranked) })),
  WaveStarted: event(z.object({ leadId, round: n, wave: n, size: n, endsAt: z.string() })),
  WaveSkipped: event(z.object({ leadId, round: n, wave: n, cause: z.enum(['noEligible', 'staff']) })),
  OfferMade: event(z.object({
    ...offer, professionalName: z.string().optional(), round: n, wave: n, code: z.string(), priceCc: n, expiresAt: z.string(), lang: z.enum(['fr', 'en']),
    manual: z.boolean().optional(), overrides: ids.optional(), points: n.optional(), parts: parts.optional(),
  })),
  WaveEnded: event(z.object({ leadId, round: n, wave: n, early: z.boolean() })),
  OfferWindowPassed: event(z.object(many)),
  OfferRefused: event(z.object({ ...offer, refuseReason: z.string().optional() })),
  OfferExpired: event(z.object(many)),
  OffersWithdrawn: event(z.object({ ...many, cause: z.string() })),
  OffersClosed: event(z.object(many)),
  LeadOpenedOnBoard: event(z.object({ leadId, round: n })),
  ClaimStarted: event(z.object({ ...claim, holdUntil: z.string(), priceCc: n, funded: z.boolean() })),
  ClaimNamesRevealed: event(z.object({ leadId, claimId: z.string(), professionalId: z.string() })),
  ClaimReleased: event(z.object({ ...claim, cause: z.enum(['conflict', 'cancelled', 'staff', 'suspended', 'withdrawn', 'blocked', 'closed', 'stopped']), waveEndsAt: z.string().optional() })),
  ClaimExpired: event(z.object({ ...claim, waveEndsAt: z.string().optional() })),
  AcceptanceConfirmed: event(z.object({ ...claim, acceptanceId: z.string(), priceCc: n, capacityFull: z.boolean() })),
  RoundClosed: event(z.object({ leadId, round: n, cause: z.string() })),
};
export type DistributionEvent = EventOf<typeof distributionEvents>;

/** One event of a search, typed by its name. */
export const searched = <T extends DistributionEvent['type']>(type: T, data: Extract<DistributionEvent, { type: T }>['data']): DistributionEvent => ({ type, data }) as DistributionEvent;

export const distribution = decider<DistributionState, typeof distributionEvents>({ category: 'distribution', events: distributionEvents, initial: initialDistribution, evolve });

const becomes = (s: DistributionState, offerIds: readonly string[], state: OfferState): DistributionState =>
  ({ ...s, offers: s.offers.map((o) => (offerIds.includes(o.offerId) ? { ...o, state } : o)) });

function evolve(s: DistributionState, e: DistributionEvent, meta: { occurredAt: string }): DistributionState {
  switch (e.type) {
    case 'RoundStarted':
      return { ...s, ...e.data, live: true, onBoard: false, wave: undefined, claim: undefined };
    case 'MatchingComputed':
      return s;
    case 'WaveStarted':
      return { ...s, wave: { number: e.data.wave, endsAt: e.data.endsAt, over: false } };
    case 'WaveSkipped':
      return { ...s, wave: { number: e.data.wave, endsAt: meta.occurredAt, over: true } };
    case 'OfferMade': {
      const made: Offer = { ...e.data, manual: e.data.manual ?? false, state: 'Sent' };
      return { ...s, offers: [...s.offers, made] };
    }
    case 'WaveEnded':
      return { ...s, wave: s.wave && { ...s.wave, over: true } };
    case 'OfferWindowPassed':
      return becomes(s, e.data.offerIds, 'Late');
    case 'OfferRefused':
      return becomes(s, [e.data.offerId], 'Refused');
    case 'OfferExpired':
      return becomes(s, e.data.offerIds, 'Expired');
    case 'OffersWithdrawn':
      return becomes(s, e.data.offerIds, 'Withdrawn');
    case 'OffersClosed':
      return becomes(s, e.data.offerIds, 'Taken');
    case 'LeadOpenedOnBoard':
      return { ...s, onBoard: true };
    case 'ClaimStarted':
      return { ...becomes(s, [e.data.offerId], 'Claimed'), claim: { ...e.data, startedAt: meta.occurredAt, namesRevealed: false } };
    case 'ClaimNamesRevealed':
      return { ...s, claim: s.claim && { ...s.claim, namesRevealed: true } };
    case 'ClaimReleased':
    case 'ClaimExpired': {
      const back = e.type === 'ClaimReleased' && e.data.cause === 'conflict' ? 'Conflict' : s.wave?.over ? 'Late' : 'Sent';
      const wave = s.wave && e.data.waveEndsAt ? { ...s.wave, endsAt: e.data.waveEndsAt } : s.wave;
      return { ...becomes(s, [e.data.offerId], back), claim: undefined, wave, ended: [...s.ended, { ...e.data, how: e.type }] };
    }
    case 'AcceptanceConfirmed':
      return { ...becomes(s, [e.data.offerId], 'Accepted'), claim: undefined, acceptances: [...s.acceptances, { ...e.data }] };
    case 'RoundClosed':
      return { ...s, live: false, wave: s.wave && { ...s.wave, over: true } };
    default:
      return e satisfies never;
  }
}

export * from './distribution-state.js';
