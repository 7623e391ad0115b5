import { asShipped, at, configWith } from '@jurilien/event-sourcing/testing';
import type { RuleText } from './rule.js';
import { countsOf, trialTally } from './trial.js';
import type { Sample, Tried, TriedOccasion } from './tried.js';

const HOUR = 60;
const DAY = 24 * HOUR;
const text = (over: Partial<Tried> = {}): Tried => ({ day: '2026-11-02', channel: 'sms', contactId: 'c-1', segments: 2, ...over });
const occasion = (minutes: number, over: Partial<TriedOccasion> = {}): TriedOccasion => ({
  ...{ at: at(minutes), class: 'service', recipientId: 'p-1', leadId: 'l-1', place: { province: 'QC' }, messages: [text()] },
  ...over,
});
const others = (n: number): Partial<TriedOccasion> => ({
  ...{ recipientId: `p-${n}`, leadId: `l-${n}`, messages: [text({ contactId: `c-${n}` })] },
});
const sample = (words: string): Sample => ({ recipient: 'client', at: at(0), channel: 'sms', fr: words, en: words });

/** What a trial of these occurrences, met in this order, comes to. */
function report(occasions: readonly TriedOccasion[], caps?: RuleText['caps'], config = configWith({ 'caps.person.perDay': 2 })) {
  const tally = trialTally({ from: at(0), until: at(30 * DAY), config, caps });
  for (const o of occasions) {
    tally.occurred();
    tally.sends(o);
  }
  return tally.report();
}
const counted = (...args: Parameters<typeof report>) => {
  const { sent, Z06: capped = 0 } = countsOf(report(...args));
  return { sent, capped };
};

describe('a trial', () => {
  it('counts messages per day and way, their parts, who waited, and who would have got the most', () => {
    const email = text({ channel: 'email', segments: undefined });
    const later = text({ day: '2026-11-03', contactId: 'c-2', deferred: true });
    const all = [occasion(0, { messages: [text(), email] }), occasion(1, { ...others(2), messages: [later] })];
    expect(report(all)).toEqual({
      ...{ from: at(0), until: at(30 * DAY), occurrences: 2, waiting: 0, stopped: {}, samples: [] },
      ...{ deferred: 1, segments: 4, people: 2, busiest: 2 },
      sent: [
        { day: '2026-11-02', channel: 'email', count: 1 },
        { day: '2026-11-02', channel: 'sms', count: 1, segments: 2 },
        { day: '2026-11-03', channel: 'sms', count: 1, segments: 2 },
      ],
    });
  });
  it('says what the texts of each day and of all days cost, by the price that is noted', () => {
    const config = configWith({ 'sms.thousandSegmentsCents': 790 });
    const many = (n: number, day: string) => occasion(n, { ...others(n), messages: [text({ day, contactId: `c-${n}`, segments: 3 })] });
    const email = occasion(9, { messages: [text({ channel: 'email', segments: undefined })] });
    const { sent, costCents } = report([many(1, '2026-11-02'), many(2, '2026-11-03'), many(3, '2026-11-03'), email], undefined, config);
    // 3 parts are 2.37 cents, 6 are 4.74, 9 are 7.11: each figure is rounded by itself.
    expect({ sent: sent.map((row) => [row.channel, row.costCents]), costCents }).toEqual({
      sent: [
        ['email', undefined],
        ['sms', 2],
        ['sms', 5],
      ],
      costCents: 7,
    });
  });
  it('tells no cost while no price is noted', () => {
    const { sent, costCents } = report([occasion(0)]);
    expect([sent[0]?.costCents, costCents]).toEqual([undefined, undefined]);
  });
  it('of nothing names no one as the busiest', () => expect(report([])).toMatchObject({ sent: [], people: 0, busiest: 0 }));
  it('adds up codes of what was stopped before with those of caps', () => {
    const tally = trialTally({ from: at(0), until: at(DAY), config: configWith({ 'caps.person.perDay': 1 }) });
    for (const code of ['Z02', 'Z06', 'Z02']) tally.stops(code);
    for (const minutes of [0, 1]) tally.sends(occasion(minutes));
    expect(tally.report().stopped).toEqual({ Z02: 2, Z06: 2 });
  });
  it('asks for examples until it has twenty, and shows none of what a cap stops', () => {
    const tally = trialTally({ from: at(0), until: at(DAY), config: configWith({ 'caps.person.perDay': 1 }) });
    for (let n = 0; n < 20; n++) {
      expect(tally.wantsSample()).toBe(true);
      tally.sends(occasion(n, { ...(n < 2 ? {} : others(n)), sample: sample(`example ${n}`) }));
    }
    expect(tally.wantsSample()).toBe(false);
    expect(tally.report().samples.map(({ fr }) => fr)).toEqual(
      [0, ...Array.from({ length: 18 }, (_, n) => n + 2)].map((n) => `example ${n}`),
    );
  });
});

describe('caps of a person within a trial', () => {
  it('stop what is beyond them in a day; what was stopped does not count for the next', () => {
    expect(counted([0, 1, 2, DAY + 1].map((minutes) => occasion(minutes)))).toEqual({ sent: 3, capped: 1 });
    expect(counted([occasion(0), occasion(1), occasion(2, others(2))])).toEqual({ sent: 3, capped: 0 });
  });
  it('count the days of a week', () => {
    const aWeek = [0, 1, 2, 3, 4, 5, 6].map((day) => occasion(day * DAY));
    expect(counted(aWeek, undefined, configWith({ 'caps.person.perWeek': 3 }))).toEqual({ sent: 3, capped: 4 });
    const aWeekLater = occasion(7 * DAY + 1);
    expect(counted([...aWeek, aWeekLater], undefined, configWith({ 'caps.person.perWeek': 3 }))).toEqual({ sent: 4, capped: 4 });
  });
  it('count each way of an occurrence, and a person by their address too', () => {
    const both = { messages: [text(), text({ channel: 'email', contactId: 'c-2' })] };
    expect(counted([occasion(0, both), occasion(1)])).toEqual({ sent: 2, capped: 1 });
    expect(counted([occasion(0), occasion(1, { recipientId: 'p-2' }), occasion(2, { recipientId: 'p-3' })])).toEqual({
      sent: 2,
      capped: 1,
    });
  });
  it('are counted in the order in which messages are due, in whatever order their events were met', () => {
    const [first, second, third] = [0, 1, 2].map((minutes) => occasion(minutes, { sample: sample(String(minutes)) }));
    const { samples, stopped } = report([third!, first!, second!]);
    expect([samples.map(({ fr }) => fr), stopped]).toEqual([['0', '1'], { Z06: 1 }]);
  });
  it('never stop what someone waits for', () =>
    expect(counted([0, 1, 2, 3].map((minutes) => occasion(minutes, { class: 'transactional' })))).toEqual({ sent: 4, capped: 0 }));
});

describe('caps of the rule itself within a trial', () => {
  const transactional = (minutes: number, over: Partial<TriedOccasion> = {}) => occasion(minutes, { class: 'transactional', ...over });

  it('stop what is beyond them about a request in a day', () => {
    const all = [transactional(0), transactional(HOUR, { recipientId: 'p-2' }), transactional(2 * HOUR, others(3)), transactional(DAY + 1)];
    expect(counted(all, { perSubjectPerDay: 1 })).toEqual({ sent: 3, capped: 1 });
  });
  it('stop what is beyond them for a person in a day, and in a week', () => {
    const all = [0, HOUR, DAY + 1, 2 * DAY + 2].map((minutes, n) => transactional(minutes, { leadId: `l-${n}` }));
    expect(counted(all, { perPersonPerDay: 1 })).toEqual({ sent: 3, capped: 1 });
    expect(counted(all, { perPersonPerWeek: 2 })).toEqual({ sent: 2, capped: 2 });
  });
  it('count an occurrence once, on however many ways it goes', () => {
    const both = { messages: [text(), text({ channel: 'email' })] };
    expect(counted([transactional(0, both), transactional(1, both)], { perPersonPerDay: 2 })).toEqual({ sent: 4, capped: 0 });
    expect(counted([transactional(0, both), transactional(1, both)], { perPersonPerDay: 1 })).toEqual({ sent: 2, capped: 2 });
  });
  it('do not count what a cap of the person stopped', () => {
    const config = configWith({ 'caps.person.perDay': 1, 'caps.person.perWeek': 4 });
    expect(counted([occasion(0), occasion(HOUR), occasion(DAY + 1)], { perPersonPerWeek: 2 }, config)).toEqual({ sent: 2, capped: 1 });
  });
  it('are none where the rule has none', () =>
    expect(
      counted(
        [0, 1, 2].map((minutes) => transactional(minutes)),
        undefined,
        asShipped(),
      ),
    ).toEqual({ sent: 3, capped: 0 }));
});
