import { ADMITTED } from '@jurilien/contracts';
import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { happened, type LeadEvent } from '../../lead.js';
import type { LeadState } from '../../lead-state.js';
import { limits } from '../../limits.js';
import { isValidator, refuseUnlessHandling, refuseUnlessLive } from '../rules.js';

/** Prices change only before the first offer, by whoever works on the lead. */
export function refuseUnlessPriceable(s: LeadState, ctx: Ctx): void {
  refuseUnlessLive(s);
  refuseUnless((ADMITTED.SetLeadPrice as readonly string[]).includes(s.status), 'WRONG_STATE', 'price-frozen');
  refuseUnlessHandling(s, ctx);
}

/** A validator proposes; an admin decides alone up to a limit and proposes above it. */
export const needsSecondPerson = (ctx: Ctx, baseCc: number): boolean =>
  ctx.actor.kind === 'user' && (isValidator(ctx) || baseCc > limits.fourEyesAboveCc);

export const proposed = (s: LeadState, ctx: Ctx, what: { creditValue?: number; superLead?: boolean; multiplier?: number }): LeadEvent[] => {
  const { by: _, ...open } = { by: '', ...s.proposal };
  const same = s.proposal?.by === ctx.actor.id && Object.entries(what).every(([k, v]) => (open as Record<string, unknown>)[k] === v);
  return same ? [] : [happened('LeadPricingProposed', { leadId: s.leadId, by: ctx.actor.id, ...what })];
};
