import { given, type Past } from '@jurilien/event-sourcing/testing';
import { is } from '../condition.js';
import type { RuleText } from '../rule.js';
import { admin, delayed, hashOf, pastOf } from '../rules.testing.js';
import { shippedRule } from '../rules/index.js';
import { saveAutomationRule } from './save-automation-rule.js';

const code = 'R05';
const shipped = shippedRule(code)!.text;
const [next, other] = [delayed(code, 45), delayed(code, 60)];
const { drafted, activated } = pastOf(code);
const save = (text: RuleText, rule: Past = []) => given({ rule }).when(saveAutomationRule, { rule: code, text }, admin('a'));

describe('SaveAutomationRule', () => {
  it('keeps the next version as a draft, with a hash of all of it', () =>
    expect(save(next).events()).toEqual({
      rule: [{ type: 'AutomationRuleDrafted', data: { rule: code, text: next, hash: hashOf(next) } }],
    }));
  it('is no news when it says what is in force, or what is drafted already', () => {
    expect(save(shipped).events()).toEqual({});
    expect(save(next, [activated(2, next)]).events()).toEqual({});
    expect(save(next, [drafted(next)]).events()).toEqual({});
  });
  it('takes the place of another draft, even to say again what is in force', () => {
    for (const text of [other, shipped]) expect(save(text, [drafted(next)]).types()).toEqual({ rule: ['AutomationRuleDrafted'] });
    expect(save(shipped, [activated(2, next)]).types()).toEqual({ rule: ['AutomationRuleDrafted'] });
  });
  it.each<[string, Partial<RuleText>, string, string]>([
    ['a trigger', { trigger: 'fullMoon' }, 'trigger', 'unknown-trigger'],
    ['a fact of its condition', { when: is('lead.mood', 'good') }, 'when', 'unknown-fact:lead.mood'],
    ['a fact that stops it', { stop: is('lead.mood', 'bad') }, 'stop', 'unknown-fact:lead.mood'],
    ['a key of the configuration', { delays: [{ unit: 'days', key: 'moon.days' }] }, 'delays.0', 'unknown-key:moon.days'],
    ['a template', { template: 'R999' }, 'template', 'unknown-template'],
    ['words for a channel', { channels: ['email', 'inapp'] }, 'channels', 'no-words:inapp'],
  ])('is refused at its field where no catalogue has %s', (_what, wrong, field, message) => {
    const refused = save({ ...shipped, ...wrong });
    expect(refused.refusal()).toBe('VALIDATION: rule-incomplete');
    expect(refused.refusedFields()).toEqual([{ field, message }]);
  });
  it('is refused of a rule that someone waits for, whatever it says', () => {
    for (const minutes of [0, 45]) {
      const text = delayed('login-link', minutes);
      expect(given({ rule: [] }).when(saveAutomationRule, { rule: 'login-link', text }, admin('a')).refusal()).toBe(
        'WRONG_STATE: rule-fixed',
      );
    }
  });
  it('takes no rule that is none', () => {
    expect(saveAutomationRule.input.safeParse({ rule: code, text: next }).success).toBe(true);
    expect(saveAutomationRule.input.safeParse({ rule: 'R999', text: next }).success).toBe(false);
  });
});
