import { given, type Past } from '@jurilien/event-sourcing/testing';
import { admin, delayed, pastOf } from '../rules.testing.js';
import { pauseAutomationRule, retireAutomationRule } from './pause-automation-rule.js';

const rule = 'R05';
const next = delayed(rule, 45);
const { activated, drafted, paused, resumed, retired } = pastOf(rule);

describe('PauseAutomationRule', () => {
  const pause = (past: Past, waiting: 'keep' | 'cancel' = 'keep', code = rule) =>
    given({ rule: past }).when(pauseAutomationRule, { rule: code as typeof rule, waiting }, admin('a'));

  it.each(['keep', 'cancel'] as const)('stops a rule that works, and says what becomes of what waits: %s', (waiting) => {
    const event = { type: 'AutomationRulePaused', data: { rule, waiting } };
    for (const past of [[], [activated(2, next)], [paused, resumed], [drafted(next)]])
      expect(pause(past, waiting).events()).toEqual({ rule: [event] });
  });
  it('is refused of a rule that does not work', () => {
    expect(pause([paused]).refusal()).toBe('WRONG_STATE: rule-paused');
    expect(pause([retired]).refusal()).toBe('WRONG_STATE: rule-retired');
    expect(pause([], 'keep', 'R64').refusal()).toBe('WRONG_STATE: rule-draft');
  });
  it('is refused of a rule that someone waits for', () =>
    expect(pause([], 'keep', 'login-link').refusal()).toBe('WRONG_STATE: rule-fixed'));
});

describe('RetireAutomationRule', () => {
  const retire = (past: Past, code = rule) => given({ rule: past }).when(retireAutomationRule, { rule: code as typeof rule }, admin('a'));

  it('ends a rule for good, whether it works, is paused or never began', () => {
    const event = { type: 'AutomationRuleRetired', data: { rule } };
    for (const past of [[], [paused], [activated(2, next)], [drafted(next)]]) expect(retire(past).events()).toEqual({ rule: [event] });
    expect(retire([], 'R64').types()).toEqual({ rule: ['AutomationRuleRetired'] });
  });
  it('is no news the second time', () => expect(retire([paused, retired]).events()).toEqual({}));
  it('is refused of a rule that someone waits for', () => expect(retire([], 'sign-in-code').refusal()).toBe('WRONG_STATE: rule-fixed'));
});
