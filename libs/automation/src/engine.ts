import type { Automation, Effect, Recorded } from '@jurilien/event-sourcing';
import { workOf } from '@jurilien/event-sourcing';
import type { SharedWork } from '@jurilien/contracts';
import { amountsOf, instantAfter } from './delay.js';
import type { InForce } from './automation-rule.js';
import type { Rule, RuleText } from './rule.js';
import type { Occurrence, Trigger } from './trigger.js';

const work = workOf<SharedWork>();

/** A rule at work, and the code under which it is. */
export interface AtWork extends InForce {
  readonly code: Rule['code'];
  /** The version of its words that is in force: what waits is written in it. */
  readonly templateVersion: number;
}

/** Rules of which an event may make an occurrence: those that are active, and paused ones, whose occurrences say why they sent nothing. */
const listens = ({ status }: AtWork): boolean => status === 'Active' || status === 'Paused';

/** One message that an occurrence will make: its key among those of its rule, and when. */
export interface Due {
  readonly occurrence: Occurrence;
  readonly key: string;
  /** Nothing where that is at once. */
  readonly dueAt?: string;
}

/** What a rule's text makes of an occurrence: one message per delay. The first keeps the plain key: that of messages of older versions. */
function duesOf({ delays }: RuleText, occurrence: Occurrence, e: Recorded): readonly Due[] {
  const { key, anchor, waited, province = e.province ?? 'QC' } = occurrence;
  if (waited) return [{ occurrence, key }];
  const steps = delays.flatMap((d) => amountsOf(d, e.config, { province }).map((amount) => ({ amount, unit: d.unit })));
  return steps.flatMap(({ amount, unit }, n): readonly Due[] => {
    const at = amount === 0 && anchor === undefined ? undefined : instantAfter(anchor ?? e.occurredAt, amount, unit, province, e.config);
    // A week before a date that is known three days ahead never was.
    if (anchor !== undefined && at !== undefined && at <= e.occurredAt) return [];
    return [{ occurrence, key: n === 0 ? key : `${key}:${n + 1}`, ...(at ? { dueAt: at } : {}) }];
  });
}

/** Every message that an event makes for a rule with this text. */
export const occurrencesOf = (trigger: Trigger, text: RuleText, e: Recorded): readonly Due[] =>
  (trigger.on[e.type]?.(e) ?? []).flatMap((occurrence) => duesOf(text, occurrence, e));

/**
 * What a rule makes of an event: rows of work, due when their time comes, under the keys that make them unique. Nothing is decided yet:
 * conditions, readers and words are looked at when a row is due.
 */
const runsOf = ({ code, version, text, templateVersion }: AtWork, trigger: Trigger, e: Recorded): readonly Effect[] =>
  occurrencesOf(trigger, text, e).map(({ occurrence: { about }, key, dueAt }) =>
    work('notify', `${code}:${key}`, { rule: code, ruleVersion: version, ...about, ...(dueAt ? { dueAt, templateVersion } : {}) }, dueAt),
  );

/**
 * The engine: an event meets the rules that listen to it. Every rule of every trigger goes through here, so that what is sent, when and
 * why is data.
 * @param atWork the rules as they are now, by trigger
 */
export function rulesEngine(triggers: readonly Trigger[], atWork: () => ReadonlyMap<string, readonly AtWork[]>): Automation {
  const byType = new Map<string, Trigger[]>();
  for (const t of triggers) for (const type of Object.keys(t.on)) byType.set(type, [...(byType.get(type) ?? []), t]);
  const on = Object.fromEntries(
    [...byType].map(([type, listening]) => [
      type,
      (e: Recorded): readonly Effect[] => {
        const rules = atWork();
        return listening.flatMap((t) => {
          const those = (rules.get(t.key) ?? []).filter(listens);
          return those.flatMap((rule) => runsOf(rule, t, e));
        });
      },
    ]),
  );
  return { name: 'rules', on };
}
