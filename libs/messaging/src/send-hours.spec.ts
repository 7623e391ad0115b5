import { asShipped } from '@jurilien/event-sourcing/testing';
import type { Province } from '@jurilien/reference';
import { openFrom } from './send-hours.js';

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
