import type { Automation, Effect, Recorded } from '@jurilien/event-sourcing';
import { workOf } from '@jurilien/event-sourcing';
import type { SharedWork } from '@jurilien/contracts';
import { amountsOf, instantAfter } from './delay.js';
import type { InForce } from './automation-rule.js';
import type { Rule } from './rule.js';
import type { Occurrence, Trigger } from './trigger.js';

const work = workOf<SharedWork>();

/** A rule at work, and the code under which it is. */
export interface AtWork extends InForce {
  readonly code: Rule['code'];
}

/** Rules of which an event may make an occurrence: those that are active, and paused ones, whose occurrences say why they sent nothing. */
const listens = ({ status }: AtWork): boolean => status === 'Active' || status === 'Paused';

/**
 * What a rule makes of an occurrence: a row of work per delay, due then, under the key that makes it unique. Nothing is decided yet:
 * conditions, readers and words are looked at when it is due.
 */
function runsOf(rule: AtWork, occurrence: Occurrence, e: Recorded): readonly Effect[] {
  const { key, about, anchor, waited, province = e.province ?? 'QC' } = occurrence;
  const asked = { rule: rule.code, ruleVersion: rule.version, ...about };
  if (waited) return [work('notify', `${rule.code}:${key}`, asked)];
  const steps = rule.text.delays.flatMap((d) => amountsOf(d, e.config, { province }).map((amount) => ({ amount, unit: d.unit })));
  return steps.flatMap(({ amount, unit }, n) => {
    const at = amount === 0 && anchor === undefined ? undefined : instantAfter(anchor ?? e.occurredAt, amount, unit, province, e.config);
    // A week before a date that is known three days ahead never was.
    if (anchor !== undefined && at !== undefined && at <= e.occurredAt) return [];
    // The first keeps the plain key: that of messages which older versions sent.
    const of = n === 0 ? `${rule.code}:${key}` : `${rule.code}:${key}:${n + 1}`;
    return [work('notify', of, { ...asked, ...(at ? { dueAt: at } : {}) }, at)];
  });
}

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
          if (those.length === 0) return [];
          return t.on[type]!(e).flatMap((occurrence) => those.flatMap((rule) => runsOf(rule, occurrence, e)));
        });
      },
    ]),
  );
  return { name: 'rules', on };
}
