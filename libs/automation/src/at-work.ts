import { inForce, type AutomationRuleState } from './automation-rule.js';
import type { AtWork } from './engine.js';
import { RULES } from './rules/index.js';

/** What people decided about rules and their words, as a process follows it. */
export interface Decided {
  /** About a rule, by its code. */
  readonly ruleOf: (code: string) => AutomationRuleState;
  /** The version of a template that is in force, by its code. */
  readonly wordsOf: (template: string) => number;
  /** Another object after each change of them. */
  readonly edition: () => object;
}

/** Every rule as it is now, by the trigger it listens to: put together when something was decided, not for every event. */
export function rulesAtWork({ ruleOf, wordsOf, edition }: Decided): () => ReadonlyMap<string, readonly AtWork[]> {
  let last: { readonly of: object; readonly rules: ReadonlyMap<string, readonly AtWork[]> } | undefined;
  return () => {
    const of = edition();
    if (last?.of !== of) last = { of, rules: atWorkByTrigger(ruleOf, wordsOf) };
    return last.rules;
  };
}

/**
 * Rules that listen, as they are now, by their trigger: those that are active or paused.
 * @param stateOf what was decided about a rule, by its code
 * @param wordsOf the version of a template that is in force, by its code
 */
export function atWorkByTrigger(
  stateOf: (code: string) => AutomationRuleState,
  wordsOf: (template: string) => number,
): ReadonlyMap<string, readonly AtWork[]> {
  const found = new Map<string, AtWork[]>();
  for (const rule of RULES) {
    const now = inForce(rule, stateOf(rule.code));
    // A paused one listens as well: its occurrences say why they sent nothing.
    if (now.status !== 'Active' && now.status !== 'Paused') continue;
    const atWork: AtWork = { code: rule.code, ...now, templateVersion: wordsOf(now.text.template) };
    found.set(now.text.trigger, [...(found.get(now.text.trigger) ?? []), atWork]);
  }
  return found;
}
