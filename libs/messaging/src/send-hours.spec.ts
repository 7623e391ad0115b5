import { asShipped } from '@jurilien/event-sourcing/testing';
import type { Province } from '@jurilien/reference';
import { NEVER, openFrom, remindsAt } from './send-hours.js';

const sms = { kind: 'offer', channel: 'sms', class: 'service', recipientKind: 'professional' } as const;
/** Monday 2 November 2026, 23:00 in Montréal and Toronto. */
const night = '2026-11-03T04:00:00.000Z';
const asked = (now: string) => ({ now, config: asShipped() });
const nightOwl = { days: [1, 2, 3, 4, 5, 6, 7], fromMinute: 0, toMinute: 1_440 };

describe('when a message may go out', () => {
  it('a professional is reached at the usual hour, or at an hour of their own', () => {
    expect(openFrom(sms, { province: 'ON' }, asked(night), false)).toBe('2026-11-03T13:00:00.000Z');
    expect(openFrom(sms, { province: 'QC', own: { days: [3], fromMinute: 600, toMinute: 660 } }, asked(night), false)).toBe(
      '2026-11-04T15:00:00.000Z',
    );
    expect(openFrom(sms, { province: 'QC', own: nightOwl }, asked(night), false)).toBeUndefined();
  });
  it('an urgent offer rings at night only for those who wanted that; its e-mail goes at once', () => {
    expect(openFrom(sms, { province: 'QC' }, asked(night), true)).toBe('2026-11-03T13:00:00.000Z');
    expect(openFrom(sms, { province: 'QC', own: { urgentOptIn: true } }, asked(night), true)).toBeUndefined();
    expect(openFrom({ ...sms, channel: 'email' }, { province: 'QC' }, asked(night), true)).toBeUndefined();
    expect(openFrom({ ...sms, channel: 'email' }, { province: 'QC' }, asked(night), false)).toBe('2026-11-03T12:00:00.000Z');
  });
  it('the hours are those of the place, not of the province’s offices', () => {
    // Half past nine in Toronto is half past eight in Kenora, and ten past nine in Montréal is ten past ten on the islands.
    const client = { ...sms, kind: undefined, class: 'transactional', recipientKind: 'client' } as const;
    const early = '2026-11-03T14:30:00.000Z';
    expect(openFrom(client, { province: 'ON' }, asked(early), false)).toBeUndefined();
    expect(openFrom(client, { province: 'ON', zone: 'America/Winnipeg' }, asked(early), false)).toBe('2026-11-03T15:00:00.000Z');
    const evening = '2026-11-04T00:30:00.000Z';
    expect(openFrom(client, { province: 'QC' }, asked(evening), false)).toBeUndefined();
    expect(openFrom(client, { province: 'QC', zone: 'America/Halifax' }, asked(evening), false)).toBe('2026-11-04T13:00:00.000Z');
  });
  it('only an offer rings at night because its search is urgent', () => {
    for (const kind of [undefined, 'digest', 'carrier-answer'] as const)
      expect(openFrom({ ...sms, kind }, { province: 'QC', own: { urgentOptIn: true } }, asked(night), true)).toBe(
        '2026-11-03T13:00:00.000Z',
      );
  });
  it('nothing rings on a day off of the professional’s own', () => {
    const own = { ...nightOwl, holidays: ['2026-11-02', '2026-11-03'] };
    expect(openFrom(sms, { province: 'QC', own }, asked(night), false)).toBe('2026-11-04T05:00:00.000Z');
  });
  it('codes, answers and the countdown of one’s own claim do not wait', () => {
    expect(openFrom({ ...sms, kind: undefined, class: 'otp', recipientKind: 'client' }, {}, asked(night), false)).toBeUndefined();
    expect(openFrom({ ...sms, kind: 'claim', class: 'transactional' }, { province: 'QC' }, asked(night), false)).toBeUndefined();
  });
  it('a client never hears by text at night, whatever the province', () => {
    for (const province of ['QC', 'ON', undefined] satisfies (Province | undefined)[]) {
      expect(
        openFrom({ ...sms, kind: undefined, class: 'transactional', recipientKind: 'client' }, { province }, asked(night), false),
      ).toBe('2026-11-03T14:00:00.000Z');
    }
  });
});

describe('the hours of a rule', () => {
  /** Weekdays but Wednesday, from ten to noon. */
  const window = { days: [1, 2, 4, 5], from: 600, to: 720, holidaysClosed: false };
  const client = { channel: 'sms', class: 'transactional', recipientKind: 'client', window } as const;
  const at = (now: string, m: object = {}, to: object = {}) =>
    openFrom({ ...client, ...m }, { province: 'QC', zone: 'America/Toronto', ...to }, asked(now), false);
  /** Tuesday 3 November 2026, 9:30, 11:00 and 13:00 in Montréal. */
  const [early, inside, late] = ['2026-11-03T14:30:00.000Z', '2026-11-03T16:00:00.000Z', '2026-11-03T18:00:00.000Z'];

  it('keep a message that its class would let go, until they open on one of their days', () => {
    expect(at(early)).toBe('2026-11-03T15:00:00.000Z');
    expect(at(inside)).toBeUndefined();
    expect(at(late)).toBe('2026-11-05T15:00:00.000Z');
    expect(at(late, { channel: 'email' })).toBe('2026-11-05T15:00:00.000Z');
  });
  it('never widen those of the class: texts ring when they may', () => {
    const allDay = { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1_440, holidaysClosed: false };
    expect(at(night, { window: allDay })).toBe(at(night, { window: undefined }));
    expect(at(night, { window: { ...allDay, to: 480 } })).toBe(NEVER);
  });
  it('are closed on holidays where they say so, whatever their class does', () => {
    const christmas = '2026-12-25T16:00:00.000Z';
    expect(at(christmas, { channel: 'email' })).toBeUndefined();
    expect(at(christmas, { channel: 'email', window: { ...window, holidaysClosed: true } })).toBe('2026-12-28T15:00:00.000Z');
  });
  it('meet those of the person: both must be open', () => {
    expect(at(early, {}, { theirs: [{ from: 660, to: 900 }] })).toBe('2026-11-03T16:00:00.000Z');
    expect(at(early, { channel: 'email' }, { theirs: [{ from: 900, to: 960 }] })).toBe(NEVER);
  });
  it('keep no code and no answer to what was just written', () => {
    expect(at(late, { class: 'otp' })).toBeUndefined();
  });
});

describe('a reminder of what comes before its hours', () => {
  const text = { channel: 'sms', class: 'transactional', recipientKind: 'client' } as const;
  const mail = { ...text, channel: 'email' } as const;
  const pro = { ...text, recipientKind: 'professional' } as const;
  const [toronto, islands] = ['America/Toronto', 'America/Halifax'];
  const ownHours = { days: [1, 2, 3, 4, 5], fromMinute: 540, toMinute: 1_020 };
  /** Instants in their order: when it is due, what it reminds of, when it goes. Monday 2 November 2026 is the first of standard time. */
  it.each<[string, object, object, string, string, string]>([
    [
      'within the hours it goes when it is due',
      text,
      { zone: toronto },
      '2026-11-03T15:00:00Z',
      '2026-11-03T17:00:00Z',
      '2026-11-03T15:00:00Z',
    ],
    [
      'two hours before 8 a.m.: the evening before, 7:59 p.m.',
      text,
      { zone: toronto },
      '2026-11-03T11:00:00Z',
      '2026-11-03T13:00:00Z',
      '2026-11-03T00:59:00Z',
    ],
    [
      'two hours before 10 a.m.: at nine an hour is left',
      text,
      { zone: toronto },
      '2026-11-03T13:00:00Z',
      '2026-11-03T15:00:00Z',
      '2026-11-03T14:00:00Z',
    ],
    [
      'two hours before 9:59 a.m.: no whole hour is left',
      text,
      { zone: toronto },
      '2026-11-03T12:59:00Z',
      '2026-11-03T14:59:00Z',
      '2026-11-03T00:59:00Z',
    ],
    [
      'a Monday morning: Sunday, 5:59 p.m., over the change of the clock',
      text,
      { zone: toronto },
      '2026-11-02T11:00:00Z',
      '2026-11-02T13:00:00Z',
      '2026-11-01T22:59:00Z',
    ],
    ['on the islands, by their clock', text, { zone: islands }, '2026-11-03T10:00:00Z', '2026-11-03T12:00:00Z', '2026-11-02T23:59:00Z'],
    ['an e-mail has no such hours', mail, { zone: toronto }, '2026-11-03T11:00:00Z', '2026-11-03T13:00:00Z', '2026-11-03T11:00:00Z'],
    [
      'hours of one’s own: Friday, 4:59 p.m., for a Monday',
      pro,
      { own: ownHours },
      '2026-11-02T12:00:00Z',
      '2026-11-02T14:30:00Z',
      '2026-10-30T20:59:00Z',
    ],
    [
      'who may be reached at noon alone: noon the day before',
      text,
      { zone: toronto, theirs: [{ from: 720, to: 780 }] },
      '2026-11-03T15:00:00Z',
      '2026-11-03T17:00:00Z',
      '2026-11-02T17:59:00Z',
    ],
    [
      'hours that are never open are for the gate to say',
      text,
      { theirs: [{ from: 0, to: 60 }] },
      '2026-11-03T15:00:00Z',
      '2026-11-03T17:00:00Z',
      '2026-11-03T15:00:00Z',
    ],
  ])('%s', (_what, m, to, dueAt, before, goes) => {
    const at = remindsAt({ ...text, ...m }, { province: 'QC', ...to }, { dueAt, before, leastMinutes: 60 }, { config: asShipped() });
    expect(new Date(at).toISOString()).toBe(new Date(goes).toISOString());
  });
});
