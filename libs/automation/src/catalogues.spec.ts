import { MESSAGE_RULES } from '@jurilien/contracts';
import { templates } from '@jurilien/notifications';
import { FACTS } from './facts/index.js';
import { RULES, shippedRule } from './rules/index.js';
import { ruleFaults } from './rule-faults.js';
import { READS, ruleText } from './rule.js';
import { TRIGGERS } from './triggers/index.js';
import { VARIABLES } from './variables/index.js';

const twice = (keys: readonly string[]): string[] => keys.filter((key, n) => keys.indexOf(key) !== n);

describe('the catalogues', () => {
  it('have a rule for every message', () => expect(MESSAGE_RULES.filter((code) => !shippedRule(code))).toEqual([]));
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
    expect(templates[text.template]!.audience).toBe(READS[text.audience]);
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
    const hours = { days: [1, 2], from: 540, to: 599, holidaysClosed: false };
    expect(ruleFaults({ ...text, window: hours })).toEqual([{ field: 'window', message: 'window-empty' }]);
    expect(ruleFaults({ ...text, window: { ...hours, to: 600 } })).toEqual([]);
    expect(ruleText.safeParse({ ...text, window: { ...hours, days: [1, 8] } }).success).toBe(false);
    expect(ruleFaults({ ...text, channels: ['email'] })).toEqual([{ field: 'channels', message: 'no-words:email' }]);
    // A task of the team is about a request or a professional.
    expect(ruleFaults({ ...text, channels: ['sms', 'followUp'] })).toEqual([]);
    const ofAccount = RULES.find((r) => r.text.audience === 'account')!.text;
    expect(ruleFaults({ ...ofAccount, channels: [...ofAccount.channels, 'followUp'] })).toContainEqual({
      field: 'channels',
      message: 'task-about-no-one',
    });
  });
  it('answers that words are written for others, or say what the moment of the rule does not know', () => {
    const { text } = shippedRule('R18')!;
    expect(ruleFaults({ ...text, audience: 'client' })).toEqual([{ field: 'template', message: 'for-others' }]);
    expect(ruleFaults({ ...text, trigger: 'requestSent' })).toEqual([
      { field: 'template', message: 'not-known:acceptanceId' },
      { field: 'template', message: 'not-known:professionalId' },
    ]);
    // A code for no one who asked for it has nowhere to be found.
    const code = { ...shippedRule('R05')!.text, template: 'change-code', channels: ['sms' as const] };
    expect(ruleFaults(code).map(({ message }) => message)).toEqual(['for-others', 'not-known:changeId', 'not-known:subjectId']);
    // Words of an acceptance suit every moment of one.
    expect(ruleFaults({ ...shippedRule('R15')!.text, trigger: 'spoken' })).toEqual([]);
  });
});
