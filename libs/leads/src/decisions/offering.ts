import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { happened, type LeadEvent } from '../lead.js';
import type { LeadState } from '../lead-state.js';
import { limits } from '../limits.js';
import { price, type PriceInput } from '../price.js';
import { plus } from '../time.js';

/** Court date within the urgent span, or the staff's mark; a date already past is not urgent. */
export function isUrgent(s: LeadState, now: string): boolean {
  if (s.facts.urgent) return true;
  const court = s.facts.hasCourtDate && s.facts.courtDate ? Date.parse(s.facts.courtDate) : Number.NaN;
  const ahead = court - Date.parse(now);
  return ahead > -limits.urgentCourtMs / 3 && ahead < limits.urgentCourtMs;
}

/** Wave plan of the lead (4.3.3), first that fits. */
export const planOf = (s: LeadState, urgent: boolean): 'urgent' | 'super' | 'aj' | 'renewed' | 'default' =>
  urgent ? 'urgent' : s.facts.superLead ? 'super' : s.facts.juridicalHelp ? 'aj' : s.facts.renewed ? 'renewed' : 'default';

/** What the price is made of (4.3.6), as the lead stands. */
export const priceInput = (s: LeadState, board = false): PriceInput => ({
  creditValue: s.facts.creditValue ?? 1,
  superLead: s.facts.superLead === true,
  superLeadMultiplier: s.facts.superLeadMultiplier ?? limits.superMultiplier,
  juridicalHelp: s.facts.juridicalHelp === true,
  smallMandate: s.facts.smallMandate === true,
  consult: s.facts.consult === true,
  commercial: s.facts.commercial === true,
  rate: s.facts.rate ?? '3',
  budget: s.facts.budget ?? 0,
  budgetNumber: s.facts.budgetNumber ?? 0,
  emailConfirmed: s.facts.emailConfirmed === true,
  phoneNumberConfirmed: s.facts.phoneNumberConfirmed === true,
  clientReadySeriousAlert: s.facts.clientReadySeriousAlert === true,
  multi: s.facts.multi === true,
  renewed: s.facts.renewed === true,
  ...(board ? { board } : {}),
});

/** A round begins: plan, urgency and price are frozen in the event that distribution starts from. */
export function offeringStarted(s: LeadState, ctx: Ctx, resumed: boolean): LeadEvent {
  const { province, region, lawyerType } = s.facts;
  refuseUnless(province && region && lawyerType, 'WRONG_STATE', 'facts-missing');
  const urgent = isUrgent(s, ctx.now);
  const plan = planOf(s, urgent);
  const { coinValueCc, factors } = price(priceInput(s));
  return happened('LeadOfferingStarted', {
    leadId: s.leadId,
    plan,
    urgent,
    resumed,
    board: s.facts.selfServeAfterBool !== false && (plan !== 'super' || limits.superOnBoard),
    coinValueCc,
    factors: factors.map(({ code, bp }) => ({ code, bp })),
    maxAcceptances: s.facts.multi ? limits.multiMax : limits.maxAcceptances,
    province,
    region,
    lawyerType,
    lang: s.lang,
    code: s.code ?? '',
    unservedAt: plus(ctx.now, urgent ? limits.urgentUnservedMs : limits.unservedMs),
  });
}
