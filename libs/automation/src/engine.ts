import type { Automation, Effect, Recorded } from '@jurilien/event-sourcing';
import { workOf } from '@jurilien/event-sourcing';
import { DAY_MS, MINUTE_MS, plus } from '@jurilien/reference';
import type { SharedWork } from '@jurilien/contracts';
import { amountsOf, instantAfter, isAtOnce } from './delay.js';
import type { InForce } from './automation-rule.js';
import type { Rule, RuleText } from './rule.js';
import type { Occurrence, Trigger } from './trigger.js';

const work = workOf<SharedWork>();

/** The hours of a week repeat: the last open minute before a reminder's time is not further away, and is looked for from then on. */
const LOOK_AHEAD_DAYS = 7;

/** A rule at work, and the code under which it is. */
export interface AtWork extends InForce {
  readonly code: Rule['code'];
  /** The version of its words that is in force: what waits is written in it. */
  readonly templateVersion: number;
}

/** One message that an occurrence will make: its key among those of its rule, and when. */
export interface Due {
  readonly occurrence: Occurrence;
  readonly key: string;
  /** Nothing where that is at once. */
  readonly dueAt?: string;
}

/** What a rule's text makes of an occurrence: one message per delay. The first keeps the plain key; all keep those that older versions gave them. */
function duesOf({ delays, reminds }: RuleText, occurrence: Occurrence, e: Recorded): readonly Due[] {
  const { key, keys = [], anchor, orNow, waited, province = e.province ?? 'QC' } = occurrence;
  // The end of a wait is nothing to a rule that does not wait: it spoke when the wait began.
  if (waited) return isAtOnce(delays) ? [] : [{ occurrence, key }];
  if (anchor === undefined && isAtOnce(delays)) return [{ occurrence, key: keys[0] ?? key }];
  // What a reminder would say has just been said.
  const soonest = reminds ? plus(e.occurredAt, reminds.restMinutes * MINUTE_MS) : e.occurredAt;
  const dues: Due[] = [];
  let n = 0;
  for (const d of delays)
    for (const amount of amountsOf(d, e.config, { province })) {
      const nth = n++;
      const at =
        amount === 0 && anchor === undefined ? undefined : instantAfter(anchor ?? e.occurredAt, amount, d.unit, province, e.config);
      // A week before a date that is known three days ahead never was.
      if (anchor !== undefined && at !== undefined && at <= soonest && !orNow) continue;
      dues.push({ occurrence, key: keys[nth] ?? (nth === 0 ? key : `${key}:${nth + 1}`), ...(at ? { dueAt: at } : {}) });
    }
  return dues;
}

/** Every message that an event makes for a rule with this text. */
export const occurrencesOf = (trigger: Trigger, text: RuleText, e: Recorded): readonly Due[] =>
  (trigger.on[e.type]?.(e) ?? []).flatMap((occurrence) => duesOf(text, occurrence, e));

/**
 * A row of work, due when its time comes, under the key that makes it unique. Nothing is decided yet: conditions, readers and words are
 * looked at when it is due.
 */
const runOf = ({ code, version, templateVersion, text }: AtWork, { occurrence: { about }, key, dueAt }: Due): Effect => {
  const looksAt = dueAt && text.reminds ? plus(dueAt, -LOOK_AHEAD_DAYS * DAY_MS) : dueAt;
  return work(
    'notify',
    `${code}:${key}`,
    { rule: code, ruleVersion: version, ...about, ...(dueAt ? { dueAt, templateVersion } : {}) },
    looksAt,
  );
};

/**
 * The engine: an event meets the rules that listen to it. Every rule of every trigger goes through here, so that what is sent, when and
 * why is data. A rule makes nothing of what its own run led to, over whatever other rules and jobs: rules that set each other off end.
 * @param atWork the rules as they are now, by trigger
 */
export function rulesEngine(triggers: readonly Trigger[], atWork: () => ReadonlyMap<string, readonly AtWork[]>): Automation {
  const byType = new Map<string, Trigger[]>();
  for (const t of triggers) for (const type of Object.keys(t.on)) byType.set(type, [...(byType.get(type) ?? []), t]);
  // Plain loops: every event of the log comes through here.
  const met = (listening: readonly Trigger[], e: Recorded): readonly Effect[] => {
    const rules = atWork();
    const runs: Effect[] = [];
    for (const t of listening) {
      const those = rules.get(t.key);
      const occurrences = those ? t.on[e.type]!(e) : [];
      for (const rule of those ?? []) {
        if (e.actor.ledBy?.includes(rule.code)) continue;
        for (const o of occurrences) for (const due of duesOf(rule.text, o, e)) runs.push(runOf(rule, due));
      }
    }
    return runs;
  };
  return { name: 'rules', on: Object.fromEntries([...byType].map(([type, listening]) => [type, (e: Recorded) => met(listening, e)])) };
}
