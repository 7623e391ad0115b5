import { BEFORE_OFFERING, type LeadStatus } from '@jurilien/contracts';
import { allOf, type Asking, type Ctx, unless } from '@jurilien/event-sourcing';
import { pricingFourEyesAboveCc } from '@jurilien/reference';
import { placeOf } from '../../config-place.js';
import { happened, type LeadEvent } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { handling, isValidator, live, type OnLead } from '../rules.js';

/** States in which a price may change: before the first offer, or once a round has found no one. */
const PRICEABLE: readonly LeadStatus[] = [...BEFORE_OFFERING, 'Unserved'];

/** Prices are changed by the member of staff who works on the lead. */
export const priceable = ({ lead: s }: OnLead, who: Asking) =>
  allOf(live(s), unless(PRICEABLE.includes(s.status), 'WRONG_STATE', 'price-frozen'), handling(s, who));

/** A validator proposes; an admin decides alone up to a limit and proposes above it. */
export const needsSecondPerson = (s: LeadState, ctx: Ctx, baseCc: number): boolean =>
  ctx.actor.kind === 'user' && (isValidator(ctx) || baseCc > ctx.config.value(pricingFourEyesAboveCc, placeOf(s.facts)));

export const proposed = (s: LeadState, ctx: Ctx, what: { creditValue?: number; superLead?: boolean; multiplier?: number }): LeadEvent[] => {
  const { by: _, ...open } = { by: '', ...s.proposal };
  const same = s.proposal?.by === ctx.actor.id && Object.entries(what).every(([k, v]) => (open as Record<string, unknown>)[k] === v);
  return same ? [] : [happened('LeadPricingProposed', { leadId: s.leadId, by: ctx.actor.id, ...what })];
};
