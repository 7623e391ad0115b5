import { automationMaxLatenessHours, MINUTE_MS } from '@jurilien/reference';
import { inForce, versionNumbered, type AutomationRuleState } from './automation-rule.js';
import { holds } from './condition.js';
import { factsFor } from './facts/index.js';
import type { Lookup } from './lookup.js';
import type { Rule, RuleText } from './rule.js';

/** Codes by which a rule itself ends a run (4.7.2). */
export type RuleCode = 'Z01' | 'Z02' | 'Z03' | 'Z11';
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

/** The code by which a run would end if it were due now, in the order of 4.7.2; nothing while its rule still wants it. */
export async function stoppedNow(shipped: Rule, s: AutomationRuleState, begun: Begun, l: Lookup): Promise<RuleCode | undefined> {
  const text = textOf(shipped, s, begun);
  const facts = await factsFor([text.stop, text.when], l);
  if (text.stop && holds(text.stop, facts)) return 'Z01';
  if (text.when && !holds(text.when, facts)) return 'Z02';
  if (isLate(text.maxLateMinutes, begun, l)) return 'Z03';
  const isCancelled = s.cancelledBefore !== undefined && begun.since !== undefined && begun.since < s.cancelledBefore;
  return isCancelled || inForce(shipped, s).status !== 'Active' ? 'Z11' : undefined;
}

/** A machine that stood still for days has nothing to remind of any more. */
const isLate = (most: number | undefined, { dueAt }: Begun, { now, config }: Lookup): boolean =>
  dueAt !== undefined && Date.parse(now) - Date.parse(dueAt) > (most ?? config.value(automationMaxLatenessHours) * 60) * MINUTE_MS;
