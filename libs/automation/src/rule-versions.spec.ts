import { acceptance } from '@jurilien/acceptance';
import { Refused, fold } from '@jurilien/event-sourcing';
import { at, effectsOf, given, recorded, story, uuidFor, type Past } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import fc from 'fast-check';
import { atWorkByTrigger } from './at-work.js';
import { automationRule, inForce, versionsOf, type AutomationRuleState } from './automation-rule.js';
import { activateAutomationRule } from './decisions/activate-automation-rule.js';
import { pauseAutomationRule, retireAutomationRule } from './decisions/pause-automation-rule.js';
import { dryRunAutomationRule, recordDryRun } from './decisions/record-dry-run.js';
import { saveAutomationRule } from './decisions/save-automation-rule.js';
import { rulesEngine } from './engine.js';
import { admin, delayed } from './rules.testing.js';
import { shippedRule } from './rules/index.js';
import { textOf } from './stopped-now.js';
import { TRIGGERS } from './triggers/index.js';

const code = 'R17';
const shipped = shippedRule(code)!;
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('save' as const), minutes: fc.integer({ min: 1, max: 5 }) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('activate' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('pause' as const), waiting: fc.constantFrom('keep', 'cancel') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('resume' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('retire' as const) }) },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const stateOf = (past: Past): AutomationRuleState => fold(automationRule, recorded(automationRule, code, past));

/** A past, and what one command adds to it in that minute; nothing where it is refused. */
function told(past: Past, minute: number, decide: (g: ReturnType<typeof given>, ctx: ReturnType<typeof admin>) => Asked): Past {
  const ctx = { ...admin('a'), now: at(minute) };
  try {
    const { rule = [] } = decide(given({ rule: past }), ctx).events();
    return [...past, ...rule.map(({ type, data }): Past[number] => [type, data as Record<string, unknown>, at(minute), ctx.actor])];
  } catch (error) {
    if (error instanceof Refused) return past;
    throw error;
  }
}
type Asked = { readonly events: () => Record<string, { type: string; data: unknown }[]> };

/** A draft is tried before it is activated. */
function activated(past: Past, minute: number): Past {
  const { draft } = stateOf(past);
  const of = { rule: code, hash: draft?.hash ?? 'none', runId: uuidFor(`t${minute}`) } as const;
  const begun = told(past, minute, (g, ctx) => g.when(dryRunAutomationRule, of, ctx));
  const tried = told(begun, minute, (g, ctx) => g.when(recordDryRun, { ...of, counts: {} }, ctx));
  return told(tried, minute, (g, ctx) => g.when(activateAutomationRule, of, ctx));
}

function after(past: Past, s: Step, minute: number): Past {
  const on = { rule: code } as const;
  switch (s.do) {
    case 'save':
      return told(past, minute, (g, ctx) => g.when(saveAutomationRule, { ...on, text: delayed(code, s.minutes) }, ctx));
    case 'activate':
      return activated(past, minute);
    case 'pause':
      return told(past, minute, (g, ctx) => g.when(pauseAutomationRule, { ...on, waiting: s.waiting as 'keep' | 'cancel' }, ctx));
    case 'resume':
      return told(past, minute, (g, ctx) => g.when(activateAutomationRule, on, ctx));
    case 'retire':
      return told(past, minute, (g, ctx) => g.when(retireAutomationRule, on, ctx));
  }
}

/** The version that a run begins with when an acceptance opens; nothing where the rule makes none. */
function begunVersion(s: AutomationRuleState): number | undefined {
  const ids = { leadId, acceptanceId: claimOf(1), professionalId: pro(1) };
  const opened = { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' };
  const atWork = atWorkByTrigger(
    (c) => (c === code ? s : automationRule.initial),
    () => 1,
  );
  const effects = effectsOf(
    rulesEngine(TRIGGERS, () => atWork),
    story([acceptance, ids.acceptanceId, 'AcceptanceOpened', opened]),
  );
  const ours = effects.flatMap((e) => (e.do === 'work' && e.input['rule'] === code ? [e.input['ruleVersion'] as number] : []));
  return ours[0];
}

describe('versions of a rule, whatever is done to it', () => {
  it('never change once activated, and a run keeps the text of the one it began with', () => {
    let [runs, newest] = [0, 1];
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fc.nat(20), (steps, instant) => {
        const pasts = steps.reduce<Past[]>((all, s, minute) => [...all, after(all.at(-1)!, s, minute)], [[]]);
        const states = pasts.map(stateOf);
        const last = states.at(-1)!;
        for (const s of states) {
          const then = versionsOf(shipped, s);
          expect(then.map((v) => v.version)).toEqual(then.map((_, n) => n + 1));
          expect(versionsOf(shipped, last).slice(0, then.length)).toEqual(then);
        }
        const then = states[Math.min(instant, states.length - 1)]!;
        const ruleVersion = begunVersion(then);
        const { status, text } = inForce(shipped, then);
        expect(ruleVersion === undefined).toBe(status === 'Retired');
        if (ruleVersion === undefined) return;
        expect(textOf(shipped, last, { ruleVersion })).toEqual(text);
        runs += Number(versionsOf(shipped, last).length > ruleVersion);
        newest = Math.max(newest, last.versions.length + 1);
      }),
    );
    // The sequences did go where the rule matters: runs outlived their version, and some rules had several.
    expect(runs).toBeGreaterThan(0);
    expect(newest).toBeGreaterThan(2);
  });
});
