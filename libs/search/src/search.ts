import { type Config, decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { frozenRules, placeOf, plannedWave, province } from '@jurilien/lead';
import { lawyerType } from '@jurilien/questions';
import { billingModel, later } from '@jurilien/reference';
import { boardDiscountAt } from './board-discount.js';
import { type Claim, claimEndedAt, claimEndsAt, type SearchState, initialSearch, type Offer, type OfferState } from './search-state.js';
import type { MovedReminder } from './wave-plans.js';

/** Why a claim ended before its time. */
const RELEASE_CAUSES = ['conflict', 'cancelled', 'staff', 'suspended', 'withdrawn', 'blocked', 'closed', 'stopped'] as const;
export type ReleaseCause = (typeof RELEASE_CAUSES)[number];
/** Those after which the search goes on. */
export const GOES_ON: readonly ReleaseCause[] = ['conflict', 'cancelled', 'staff', 'suspended'];

const leadId = z.string();
const n = z.number().int();
const ids = z.array(z.string());
const many = { leadId, offerIds: ids, professionalIds: ids };
const offer = { leadId, offerId: z.string(), professionalId: z.string() };
const claim = { ...offer, claimId: z.string() };
/** The wave's clock after a claim: its new end and the reminders that move with it, or which wave is over and waits for the next. */
const clock = {
  round: n,
  wave: n,
  waveEndsAt: z.string().optional(),
  reminders: z.array(z.object({ offerId: z.string(), professionalId: z.string(), remindAt: z.string() })).optional(),
};
/** What the offer of an ended claim is again, and the clock. */
const claimEnd = { offerState: z.enum(['Sent', 'Late', 'Conflict', 'Expired']), ...clock };
const parts = z.record(z.string(), z.number());
export const ranked = z.object({
  professionalId: z.string(),
  name: z.string().optional(),
  points: n,
  parts,
  fairness: z.boolean().optional(),
  deferred: z.string().optional(),
  sendAt: z.string().optional(),
});
/** Every event of the search for a professional (specification 4.3.4). */
export const searchEvents = {
  RoundStarted: event(
    z.object({
      leadId,
      round: n,
      plan: z.string(),
      waves: z.array(plannedWave),
      ...frozenRules,
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
  WaveSkipped: event(z.object({ leadId, round: n, wave: n, cause: z.enum(['noEligible', 'staff', 'preferredUnavailable']) })),
  /** `next`: the wave that follows at once, when none is running. */
  RoundWidened: event(z.object({ leadId, round: n, added: plannedWave, next: n.optional() })),
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
      /** Made at the claim itself, for a request taken from the board. */
      board: z.boolean().optional(),
      sendAt: z.string().optional(),
      /** When who has not looked yet is reminded, once: half of the wave's own clock (R11). */
      remindAt: z.string().optional(),
      overrides: ids.optional(),
      points: n.optional(),
      parts: parts.optional(),
    }),
  ),
  OfferSent: event(z.object(offer)),
  ManualOfferProposed: event(z.object({ leadId, proposalId: z.string(), by: z.string(), professionalIds: ids, overrides: ids })),
  ManualOfferDecided: event(z.object({ leadId, proposalId: z.string(), by: z.string(), approved: z.boolean() })),
  WaveEnded: event(z.object({ leadId, round: n, wave: n, early: z.boolean() })),
  OfferWindowPassed: event(z.object(many)),
  OfferRefused: event(z.object({ ...offer, refuseReason: z.string().optional() })),
  OfferExpired: event(z.object(many)),
  OffersWithdrawn: event(z.object({ ...many, cause: z.string() })),
  OffersClosed: event(z.object(many)),
  LeadOpenedOnBoard: event(z.object({ leadId, round: n })),
  /** `auto`: by the professional's own rule (MO16). */
  ClaimStarted: event(z.object({ ...claim, holdUntil: z.string(), priceCc: n, funded: z.boolean(), auto: z.boolean().optional() })),
  /** Coins arrived for a claim that began without. */
  ClaimFunded: event(z.object(claim)),
  ClaimExtended: event(z.object({ ...claim, holdUntil: z.string() })),
  ClaimNamesRevealed: event(z.object({ leadId, claimId: z.string(), professionalId: z.string() })),
  ClaimReleased: event(z.object({ ...claim, ...claimEnd, cause: z.enum(RELEASE_CAUSES) })),
  ClaimExpired: event(z.object({ ...claim, ...claimEnd })),
  AcceptanceConfirmed: event(z.object({ ...claim, acceptanceId: z.string(), priceCc: n, capacityFull: z.boolean(), ...clock })),
  /** The seat of a replaced professional is free again. */
  CapacityReopened: event(z.object({ leadId, acceptanceId: z.string(), professionalId: z.string(), round: n })),
  RoundClosed: event(z.object({ leadId, round: n, cause: z.string() })),
};
export type SearchEvent = EventOf<typeof searchEvents>;

/** One event of a search, typed by its name. */
export const searched = <T extends SearchEvent['type']>(type: T, data: Extract<SearchEvent, { type: T }>['data']): SearchEvent =>
  ({ type, data }) as SearchEvent;

/** One request's search. The category of its streams is stored, and older than the word. */
export const distribution = decider<SearchState, typeof searchEvents>({
  category: 'distribution',
  events: searchEvents,
  initial: initialSearch,
  evolve,
});

const becomes = (s: SearchState, offerIds: readonly string[], state: OfferState): SearchState => ({
  ...s,
  offers: s.offers.map((o) => (offerIds.includes(o.offerId) ? { ...o, state } : o)),
});

const ofClaim = (s: SearchState, claimId: string, change: Partial<Claim>): SearchState => ({
  ...s,
  claims: s.claims.map((c) => (c.claimId === claimId ? { ...c, ...change } : c)),
});

const frozen = (wave: SearchState['wave'], at: string): SearchState['wave'] =>
  wave && !wave.over && !wave.frozenAt ? { ...wave, frozenAt: at } : wave;
interface ClaimEnd {
  readonly claimId: string;
  readonly waveEndsAt?: string | undefined;
  readonly reminders?: readonly MovedReminder[] | undefined;
}
/** A claim leaves: the last one lets the wave's clock run on to its new end. */
function without(s: SearchState, { claimId, waveEndsAt, reminders = [] }: ClaimEnd, at: string): SearchState {
  const claims = s.claims.filter((c) => c.claimId !== claimId);
  const { wave } = s;
  if (!wave) return { ...s, claims };
  if (waveEndsAt) {
    const moved = new Map(reminders.map((r) => [r.offerId, r.remindAt]));
    const offers = s.offers.map((o) => (moved.has(o.offerId) ? { ...o, remindAt: moved.get(o.offerId)! } : o));
    return { ...s, claims, offers, wave: { number: wave.number, over: wave.over, endsAt: waveEndsAt } };
  }
  const ended = claimEndedAt(s, claimId, at);
  const stillFrozen = !wave.over && wave.frozenAt && claims.length > 0;
  return { ...s, claims, wave: stillFrozen ? { ...wave, frozenUntil: later(wave.frozenUntil ?? ended, ended) } : wave };
}

function evolve(s: SearchState, e: SearchEvent, meta: { occurredAt: string; config: Config }): SearchState {
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
        exhausted: false,
        // Rounds of before events said so began under what their province had then.
        billing: e.data.billing ?? billingModel(e.data.province, meta.config),
        boardDiscount: boardDiscountAt(placeOf(e.data), meta.config),
        lateClaim: e.data.lateClaim ?? true,
        boardFrom: e.data.boardFrom,
        boardEarly: e.data.boardEarly,
        preferredProfessionalId: e.data.preferredProfessionalId,
        kinds: e.data.kinds,
        againIds: e.data.againIds,
        configVersion: e.data.configVersion,
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
      return {
        ...s,
        exhausted: s.exhausted || e.data.cause === 'noEligible',
        wave: { number: e.data.wave, endsAt: meta.occurredAt, over: true },
      };
    case 'RoundWidened':
      return { ...s, exhausted: false, waves: [...s.waves, e.data.added] };
    case 'OfferMade': {
      const planned = e.data.sendAt !== undefined;
      const made: Offer = {
        ...e.data,
        manual: e.data.manual ?? false,
        state: planned ? 'Planned' : 'Sent',
        ...(planned ? { unsent: true } : {}),
      };
      return { ...s, leadId: e.data.leadId, offers: [...s.offers, made] };
    }
    case 'OfferSent':
      return { ...s, offers: s.offers.map((o) => (o.offerId === e.data.offerId ? { ...o, state: 'Sent', unsent: false } : o)) };
    case 'ManualOfferProposed': {
      const { leadId, ...proposal } = e.data;
      return { ...s, leadId, proposals: [...s.proposals, proposal] };
    }
    case 'ManualOfferDecided':
      return { ...s, proposals: s.proposals.filter((p) => p.proposalId !== e.data.proposalId) };
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
        claims: [
          ...s.claims,
          {
            ...started,
            endsAt: claimEndsAt(e.data.holdUntil, meta.config),
            startedAt: meta.occurredAt,
            namesRevealed: false,
            extended: false,
          },
        ],
        wave: frozen(s.wave, meta.occurredAt),
      };
    }
    case 'ClaimFunded':
      return ofClaim(s, e.data.claimId, { funded: true });
    case 'ClaimExtended':
      return ofClaim(s, e.data.claimId, {
        holdUntil: e.data.holdUntil,
        endsAt: claimEndsAt(e.data.holdUntil, meta.config),
        extended: true,
      });
    case 'ClaimNamesRevealed':
      return ofClaim(s, e.data.claimId, { namesRevealed: true });
    case 'ClaimReleased':
    case 'ClaimExpired': {
      const { claimId, professionalId } = e.data;
      const left = without(becomes(s, [e.data.offerId], e.data.offerState), e.data, meta.occurredAt);
      return { ...left, ended: [...s.ended, { claimId, professionalId, how: e.type }] };
    }
    case 'AcceptanceConfirmed': {
      const { acceptanceId, claimId, offerId, professionalId, round } = e.data;
      const left = without(becomes(s, [offerId], 'Accepted'), e.data, meta.occurredAt);
      return { ...left, acceptances: [...s.acceptances, { acceptanceId, claimId, offerId, professionalId, round }] };
    }
    case 'CapacityReopened': {
      const { acceptanceId } = e.data;
      return { ...s, acceptances: s.acceptances.map((a) => (a.acceptanceId === acceptanceId ? { ...a, replaced: true } : a)) };
    }
    case 'RoundClosed':
      return { ...s, live: false, wave: s.wave && { ...s.wave, over: true } };
    default:
      return e satisfies never;
  }
}

export * from './search-state.js';
