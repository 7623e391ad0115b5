import type { LeadStatus } from '@jurilien/contracts';
import type { LeadState } from './lead-state.js';

/** What of a search a validator proposes instead of doing it (4.11 `q`). */
export const OFFERING_STEPS = ['start', 'stop'] as const;
export type OfferingStep = (typeof OFFERING_STEPS)[number];

/** States in which each step can still be taken; a proposal does not outlive them. */
export const STEP_FROM: Readonly<Record<OfferingStep, readonly LeadStatus[]>> = { start: ['Ready'], stop: ['Offering', 'SelfServe'] };

/** The lead without a proposal that its state has overtaken. */
export const withLiveProposal = (s: LeadState): LeadState =>
  s.offeringProposal && !STEP_FROM[s.offeringProposal.step].includes(s.status) ? { ...s, offeringProposal: undefined } : s;
