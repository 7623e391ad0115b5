import { templates } from '@jurilien/notifications';
import { FACTS } from './facts/index.js';
import { RULES, shippedRule } from './rules/index.js';
import { ruleFaults } from './rule-faults.js';
import { ruleText } from './rule.js';
import { TRIGGERS } from './triggers/index.js';
import { VARIABLES } from './variables/index.js';

const twice = (keys: readonly string[]): string[] => keys.filter((key, n) => keys.indexOf(key) !== n);

describe('the catalogues', () => {
  it('have each key once', () => {
    for (const keys of [FACTS, TRIGGERS, VARIABLES].map((all) => all.map(({ key }) => key))) expect(twice(keys)).toEqual([]);
    expect(twice(RULES.map(({ code }) => code))).toEqual([]);
  });
  it('are in both languages', () => {
    const said = [...FACTS, ...TRIGGERS, ...VARIABLES].flatMap(({ label }) => [label.fr, label.en]);
    expect([...said, ...RULES.flatMap(({ purpose }) => [purpose.fr, purpose.en])].filter((words) => words.trim() === '')).toEqual([]);
  });
  it.each(RULES.map((r) => [r.code, r] as const))('%s can be put to work as it is shipped', (_code, { text }) => {
    expect(ruleText.safeParse(text).error).toBeUndefined();
    expect(ruleFaults(text)).toEqual([]);
    expect(templates[text.template]!.audience).toBe(text.audience);
  });
  it('answers what is wrong with a rule at its field', () => {
    const { text } = shippedRule('R18')!;
    const wrong = {
      ...text,
      trigger: 'fullMoon',
      template: 'none',
      delays: [{ unit: 'days' as const, key: 'no.key' }],
      when: { combinator: 'and' as const, rules: [{ field: 'moon.phase', operator: '=' as const, value: 'full' }] },
    };
    expect(ruleFaults(wrong)).toEqual([
      { field: 'trigger', message: 'unknown-trigger' },
      { field: 'when', message: 'unknown-fact:moon.phase' },
      { field: 'delays.0', message: 'unknown-key:no.key' },
      { field: 'template', message: 'unknown-template' },
    ]);
    expect(ruleFaults({ ...text, channels: ['email'] })).toEqual([{ field: 'channels', message: 'no-words:email' }]);
  });
});
