import { claimsOnAccount, type CreditState } from '@jurilien/credits';
import { type AsOf, type Config, Refused, refuseUnless, type Actor } from '@jurilien/event-sourcing';
import { budgetOf, type LeadState } from '@jurilien/lead';
import type { SearchState, Offer } from '@jurilien/search';
import { insideRuleHours, ruleDeclines, type ProfessionalState, type RuleFacts } from '@jurilien/professionals';
import { autoClaimMaxPerDay, autoClaimTimeoutsToOff, DAY_MS } from '@jurilien/reference';

/** A claim the system sends is always by its professional's own rule (4.3.5). */
export const isByRule = (actor: Actor): boolean => actor.kind === 'system' && actor.simulated !== true;

/** What the rule looks at on a request, as the search and the request say it now. */
export const ruleFacts = (s: SearchState, { facts }: LeadState, priceCc: number): RuleFacts => ({
  fields: [s.lawyerType, ...(facts.additionalLawyerTypes ?? [])],
  region: s.region,
  rate: facts.rate ?? '3',
  budget: budgetOf(facts),
  legalAid: facts.juridicalHelp === true,
  superLead: facts.superLead === true,
  urgent: s.urgent,
  priceCc,
});

/** Claims by rule that ended by running out of time, one after another, up to now and since the rule was switched on. */
export function timeoutsInARow(account: CreditState, since: string | undefined): number {
  const ended = claimsOnAccount(account).filter((c) => c.auto && c.ended && (!since || c.at >= since));
  const last = ended.findLastIndex((c) => c.cause !== 'expired');
  return ended.length - 1 - last;
}

const placeOf = ({ province }: Pick<ProfessionalState, 'province'>) => (province ? { province } : {});

/** After so many of them the rule is switched off. */
export const timeoutsToOff = (pro: ProfessionalState, config: Config): number => config.value(autoClaimTimeoutsToOff, placeOf(pro));

/**
 * Whether the person's rule may take this offer now: it is on, the request fits, the hour is theirs, and neither the day's number
 * nor the timeouts in a row are reached. Checked again here because a timer may come late.
 * @throws FORBIDDEN auto-claim-…, CAP_REACHED
 */
export function refuseUnlessByRule(
  pro: ProfessionalState,
  s: SearchState,
  l: LeadState,
  offer: Offer,
  account: CreditState,
  priceCc: number,
  { now, config }: AsOf,
): void {
  const rule = pro.autoClaim;
  const why = rule ? ruleDeclines(rule, ruleFacts(s, l, priceCc)) : 'off';
  if (!rule || why) throw new Refused('FORBIDDEN', `auto-claim-${why}`);
  refuseUnless(offer.state === 'Sent' || offer.state === 'Late', 'FORBIDDEN', 'auto-claim-answered');
  refuseUnless(insideRuleHours(pro, now), 'FORBIDDEN', 'auto-claim-hours');
  refuseUnless(timeoutsInARow(account, pro.autoClaimSince) < timeoutsToOff(pro, config), 'FORBIDDEN', 'auto-claim-timeouts');
  const today = claimsOnAccount(account).filter((c) => c.auto && Date.parse(now) - Date.parse(c.at) < DAY_MS).length;
  refuseUnless(today < Math.min(rule.maxPerDay, config.value(autoClaimMaxPerDay, placeOf(pro))), 'CAP_REACHED', 'auto-claims-per-day');
}
