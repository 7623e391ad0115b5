import { RULES } from '@jurilien/automation';
import { at, configWith, T0, unchanging } from '@jurilien/event-sourcing/testing';
import { isPastMoment, workMoment } from './work-moment.js';

/** A process in which no one has changed a rule. */
const kernel = (hours = 6) => ({
  books: { readOn: () => Promise.resolve(), of: (decider: { initial: unknown }) => decider.initial } as never,
  configuration: unchanging(configWith({ 'automation.maxLatenessHours': hours })),
});
const row = (job: string, input: object, more: object = {}) => ({ job, input, queue: 'work', priority: 3, occurredAt: T0, ...more });
const HOUR = 60;

describe('until when work is worth doing', () => {
  it('is an hour for a code, by its rule or by its place in line', () => {
    for (const work of [row('notify', { rule: 'sign-in-code' }), row('deliver', { messageId: 'm' }, { queue: 'sms', priority: 1 })]) {
      expect(isPastMoment(kernel(), work, at(HOUR - 1))).toBe(false);
      expect(isPastMoment(kernel(), work, at(HOUR))).toBe(true);
    }
  });
  it('is until what a reminder is of', () => {
    const reminding = RULES.find(({ text }) => text.reminds)!;
    const of = row('notify', { rule: reminding.code, dueAt: T0, forDate: at(90) });
    expect(workMoment(kernel(), of)).toBe(at(90));
  });
  it('is as long as its rule lets a planned message be late', () => {
    const planned = RULES.find(({ text }) => !text.reminds && text.maxLateMinutes === undefined)!;
    expect(workMoment(kernel(4), row('notify', { rule: planned.code, dueAt: T0 }))).toBe(at(4 * HOUR));
    expect(workMoment(kernel(4), row('notify', { rule: planned.code }))).toBeUndefined();
  });
  it('is until its answer may take for what a relay waits for', () => {
    expect(workMoment(kernel(), row('mind-relay', { acceptanceId: 'a', entryId: 'e', answerBy: at(5) }))).toBe(at(5));
  });
  it('has no end for what looks at the state again when it runs, or for what no code knows any more', () => {
    for (const work of [
      row('settle-lead', { leadId: 'l' }),
      row('deliver', { messageId: 'm' }, { queue: 'email', priority: 3 }),
      row('notify', { rule: 'no-longer-a-rule', dueAt: T0 }),
      row('no-longer-a-kind', {}),
    ])
      expect(isPastMoment(kernel(), work, at(100_000))).toBe(false);
  });
});
