import { gate, isHeld, type GateCode, type RuleFacts } from '@jurilien/messaging';
import { automationMaxLatenessHours, MINUTE_MS } from '@jurilien/reference';
import { inForce, versionNumbered, type AutomationRuleState } from './automation-rule.js';
import { holds } from './condition.js';
import { factsFor } from './facts/index.js';
import type { Lookup } from './lookup.js';
import type { Rule, RuleText } from './rule.js';

/** What a run keeps of its beginning. */
export interface Begun {
  readonly ruleVersion?: number | undefined;
  /** When it is due; nothing where that was at once. */
  readonly dueAt?: string | undefined;
  /** When its event happened. */
  readonly since?: string | undefined;
}

/** The text that a run began with. */
export const textOf = (shipped: Rule, s: AutomationRuleState, { ruleVersion = 1 }: Begun): RuleText =>
  versionNumbered(shipped, s, ruleVersion).text;

/** What a rule says of a run now, for the gate. */
export async function ruleFactsOf(shipped: Rule, s: AutomationRuleState, begun: Begun, l: Lookup): Promise<RuleFacts> {
  const text = textOf(shipped, s, begun);
  const facts = await factsFor([text.stop, text.when], l);
  const isCancelled = s.cancelledBefore !== undefined && begun.since !== undefined && begun.since < s.cancelledBefore;
  return {
    stopped: text.stop !== undefined && holds(text.stop, facts),
    entryHolds: text.when === undefined || holds(text.when, facts),
    late: isLate(text.maxLateMinutes, begun, l),
    paused: isCancelled || inForce(shipped, s).status !== 'Active',
  };
}

/** The code by which a run would end if it were due now; nothing while its rule still wants it. */
export async function stoppedNow(shipped: Rule, s: AutomationRuleState, begun: Begun, l: Lookup): Promise<GateCode | undefined> {
  const verdict = gate({ now: l.now, ...(await ruleFactsOf(shipped, s, begun, l)) });
  return isHeld(verdict) ? verdict.code : undefined;
}

/** A machine that stood still for days has nothing to remind of any more. */
const isLate = (most: number | undefined, { dueAt }: Begun, { now, config }: Lookup): boolean =>
  dueAt !== undefined && Date.parse(now) - Date.parse(dueAt) > (most ?? config.value(automationMaxLatenessHours) * 60) * MINUTE_MS;
