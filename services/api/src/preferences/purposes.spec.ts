import { automationRule, shippedRule, type AutomationRuleState } from '@jurilien/automation';
import { purposesOf } from './purposes.js';

const purposeOf = (rule: string) => shippedRule(rule)!.purpose;

describe('what messages of a class are for', () => {
  it('is said to a client by the rules that write to clients, each once', () => {
    const told = purposesOf('client', 'service');
    for (const rule of ['R23', 'R36', 'R37']) expect(told).toContainEqual(purposeOf(rule));
    // One that someone waits for is no choice, and another reader’s is not theirs.
    for (const rule of ['R15', 'R10', 'R38']) expect(told).not.toContainEqual(purposeOf(rule));
    expect(new Set(told.map(({ fr }) => fr)).size).toBe(told.length);
  });
  it('is said to a professional by theirs', () => {
    const told = purposesOf('professional', 'service');
    expect(told).toContainEqual(purposeOf('R10'));
    expect(told).not.toContainEqual(purposeOf('R36'));
  });
  it('names no rule that sends nothing: shipped off, or paused', () => {
    expect(purposesOf('professional', 'marketing')).toEqual([]);
    const paused = (rule: string): AutomationRuleState =>
      rule === 'R36' ? { ...automationRule.initial, decided: 'Paused' } : automationRule.initial;
    expect(purposesOf('client', 'service', paused)).not.toContainEqual(purposeOf('R36'));
  });
});
