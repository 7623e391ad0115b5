import { rulesAtWork } from './at-work.js';
import { automationRule, type AutomationRuleState } from './automation-rule.js';

it('rules at work are put together again when something was decided, and only then', () => {
  let [edition, decided]: [object, Partial<AutomationRuleState>] = [{}, {}];
  let asked = 0;
  const atWork = rulesAtWork({
    ruleOf: (code) => {
      asked++;
      return { ...automationRule.initial, ...(code === 'R15' ? decided : {}) };
    },
    wordsOf: () => 1,
    edition: () => edition,
  });
  const statusOf = (code: string) =>
    atWork()
      .get('accepted')!
      .find((rule) => rule.code === code)!.status;
  expect(statusOf('R15')).toBe('Active');
  const once = asked;
  expect(atWork()).toBe(atWork());
  expect(asked).toBe(once);
  [edition, decided] = [{}, { decided: 'Paused' }];
  expect([statusOf('R15'), statusOf('R16')]).toEqual(['Paused', 'Active']);
});
