import { at, configWith, given, uuidFor, type Past } from '@jurilien/event-sourcing/testing';
import { admin, delayed, hashOf, pastOf } from '../rules.testing.js';
import type { Rule, RuleText } from '../rule.js';
import { activateAutomationRule } from './activate-automation-rule.js';

const DAY = 1440;
const [writer, second] = [admin('a'), admin('b')];
const trial = uuidFor('trial');

/** What is asked about one rule: its draft put to work, or the rule itself where no draft is named. */
const of = (rule: Rule['code']) => {
  const next = delayed(rule, 45);
  const past = pastOf(rule);
  const activate = (so: Past, hash = hashOf(next), who: object = writer) =>
    given({ rule: so }).when(activateAutomationRule, { rule, hash }, who);
  const begin = (so: Past) => given({ rule: so }).when(activateAutomationRule, { rule }, writer);
  const ready = (text: RuleText = next, by = 'a'): Past => [past.drafted(text, by), ...past.tried(text, trial)];
  return { ...past, next, other: delayed(rule, 60), activate, begin, ready };
};

describe('ActivateAutomationRule, of a draft', () => {
  const { next, other, activate, ready, drafted, tried, activated, paused, retired } = of('R05');

  it('makes it the version after the last one, by its author', () => {
    const version = (n: number, text: RuleText) => ({
      rule: [{ type: 'AutomationRuleActivated', data: { rule: 'R05', text, hash: hashOf(text), version: n } }],
    });
    expect(activate(ready()).events()).toEqual(version(2, next));
    expect(activate([...ready(), activated(2, next), ...ready(other)], hashOf(other)).events()).toEqual(version(3, other));
  });
  it('puts a paused rule to work as well', () =>
    expect(activate([paused, ...ready()]).types()).toEqual({ rule: ['AutomationRuleActivated'] }));
  it('is refused without a draft, of one that changed since it was read, and once the rule is retired', () => {
    expect(activate([]).refusal()).toBe('WRONG_STATE: nothing-drafted');
    expect(activate([...ready(), activated(2, next)]).refusal()).toBe('WRONG_STATE: nothing-drafted');
    expect(activate([...ready(), drafted(other)]).refusal()).toBe('STALE_VERSION: draft-changed');
    expect(activate([...ready(), retired]).refusal()).toBe('WRONG_STATE: rule-retired');
  });
  it('is refused of a rule that someone waits for, which works again all the same if it was paused before it became one', () => {
    const fixed = of('login-link');
    expect(fixed.activate(fixed.ready()).refusal()).toBe('WRONG_STATE: rule-fixed');
    expect(fixed.begin([fixed.paused]).types()).toEqual({ rule: ['AutomationRuleResumed'] });
  });
  it.each<[string, Past]>([
    ['it was never tried', [drafted(next)]],
    ['another draft was', [drafted(other), ...tried(other, trial), drafted(next)]],
    ['its trial still runs', [drafted(next), ...tried(next, trial).slice(0, 1)]],
    [
      'its trial was cancelled',
      [drafted(next), ...tried(next, trial).slice(0, 1), ['AutomationRuleDryRunCancelled', { rule: 'R05', runId: trial }]],
    ],
  ])('is refused when %s', (_when, past) => expect(activate(past).refusal()).toBe('WRONG_STATE: dry-run-missing'));
  it('is refused when its trial is older than the configuration says', () => {
    const config = configWith({ 'automation.dryRunValidDays': 2 });
    const after = (minutes: number, over: object = {}) => activate(ready(), hashOf(next), { ...writer, now: at(minutes), ...over });
    expect(after(7 * DAY).types()).toEqual({ rule: ['AutomationRuleActivated'] });
    expect(after(7 * DAY + 1).refusal()).toBe('WRONG_STATE: dry-run-missing');
    expect(after(2 * DAY, { config }).types()).toEqual({ rule: ['AutomationRuleActivated'] });
    expect(after(2 * DAY + 1, { config }).refusal()).toBe('WRONG_STATE: dry-run-missing');
    const again: Past = [...ready(), ...tried(next, uuidFor('again'), at(5 * DAY))];
    expect(activate(again, hashOf(next), { ...writer, now: at(12 * DAY) }).types()).toEqual({ rule: ['AutomationRuleActivated'] });
  });
  it('is refused where a catalogue has lost a name since it was drafted', () => {
    const lost = { ...next, trigger: 'fullMoon' };
    const refused = activate(ready(lost), hashOf(lost));
    expect(refused.refusal()).toBe('VALIDATION: rule-incomplete');
    expect(refused.refusedFields()).toEqual([{ field: 'trigger', message: 'unknown-trigger' }]);
  });
});

describe('ActivateAutomationRule, of marketing', () => {
  const { next, other, activate, ready, drafted, activated } = of('R64');

  it('needs someone who wrote nothing in the draft', () => {
    expect(activate(ready()).refusal()).toBe('FOUR_EYES_REQUIRED: second-person');
    expect(activate(ready(), hashOf(next), second).types()).toEqual({ rule: ['AutomationRuleActivated'] });
    const both: Past = [drafted(other, 'b'), ...ready()];
    expect(activate(both, hashOf(next), second).refusal()).toBe('FOUR_EYES_REQUIRED: second-person');
  });
  it('may be by someone who wrote in the version before', () => {
    const past: Past = [...ready(next, 'b'), activated(2, next), ...ready(other)];
    expect(activate(past, hashOf(other), second).events()).toMatchObject({ rule: [{ data: { version: 3 } }] });
  });
  it('is tried like any other', () =>
    expect(activate([drafted(next)], hashOf(next), second).refusal()).toBe('WRONG_STATE: dry-run-missing'));
});

describe('ActivateAutomationRule, without a draft', () => {
  const { next, begin, ready, activated, paused, resumed, retired } = of('R05');

  it('lets a paused rule work again as it is', () => {
    expect(begin([paused]).events()).toEqual({ rule: [{ type: 'AutomationRuleResumed', data: { rule: 'R05' } }] });
    expect(begin([...ready(), activated(2, next), paused]).types()).toEqual({ rule: ['AutomationRuleResumed'] });
  });
  it('is refused of a rule that works already, or is retired', () => {
    for (const past of [[], [paused, resumed], [...ready(), activated(2, next)]])
      expect(begin(past).refusal()).toBe('WRONG_STATE: rule-active');
    expect(begin([paused, retired]).refusal()).toBe('WRONG_STATE: rule-retired');
  });
  it('is refused of one that is shipped switched off: it is tried, and marketing is seen by a second person, like any other', () =>
    expect(of('R64').begin([]).refusal()).toBe('WRONG_STATE: rule-draft'));
});
