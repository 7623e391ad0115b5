import { asShipped } from '@jurilien/event-sourcing/testing';
import {
  configOf,
  quietEmailMarketing,
  quietEmailService,
  quietSmsProfessionalWeekday,
  quietSmsWeekday,
  quietSmsWeekend,
} from '@jurilien/reference';
import { quietHours, sendKindOf, textWindows, type OwnHours, type RecipientKind, type SendKind } from './quiet-hours.js';

/** November 2026 is Eastern Standard Time: UTC−5. 2026-11-02 is a Monday. */
const utc = (local: string): string => new Date(`${local}:00-05:00`).toISOString();
const summer = (local: string): string => new Date(`${local}:00-04:00`).toISOString();
const own: OwnHours = { days: [2, 4], fromMinute: 7 * 60, toMinute: 12 * 60 };

const table: readonly (readonly [what: string, kind: SendKind, who: RecipientKind, at: string, open: string, own?: OwnHours])[] = [
  ['a code goes out at night', 'otp', 'client', utc('2026-11-02T03:00'), utc('2026-11-02T03:00')],
  ['so does the answer to a keyword', 'reply', 'professional', utc('2026-11-02T03:00'), utc('2026-11-02T03:00')],
  ['a text to a client waits for nine in the morning', 'sms', 'client', utc('2026-11-02T08:59'), utc('2026-11-02T09:00')],
  ['and goes at once within the hours', 'sms', 'client', utc('2026-11-02T19:59'), utc('2026-11-02T19:59')],
  ['from eight in the evening it waits for the next day', 'sms', 'client', utc('2026-11-02T20:00'), utc('2026-11-03T09:00')],
  ['on Friday evening for Saturday at ten', 'sms', 'client', utc('2026-11-06T21:00'), utc('2026-11-07T10:00')],
  ['on Saturday evening for Sunday at ten', 'sms', 'client', utc('2026-11-07T18:00'), utc('2026-11-08T10:00')],
  ['on Sunday evening for Monday at nine', 'sms', 'client', utc('2026-11-08T18:30'), utc('2026-11-09T09:00')],
  ['a holiday has the hours of a weekend', 'sms', 'client', utc('2026-12-25T09:00'), utc('2026-12-25T10:00')],
  ['in the evening too', 'sms', 'client', summer('2026-06-24T19:00'), summer('2026-06-25T09:00')],
  ['an urgent text to a client has no other hours', 'urgent', 'client', utc('2026-11-02T23:00'), utc('2026-11-03T09:00')],
  ['a text to a professional waits for eight', 'sms', 'professional', utc('2026-11-02T07:00'), utc('2026-11-02T08:00')],
  ['on a weekend for ten', 'sms', 'professional', utc('2026-11-07T08:00'), utc('2026-11-07T10:00')],
  ['or for the professional’s own hours', 'sms', 'professional', utc('2026-11-03T12:00'), utc('2026-11-05T07:00'), own],
  ['urgent ones too', 'urgent', 'professional', utc('2026-11-02T23:00'), utc('2026-11-03T07:00'), own],
  [
    'unless urgent ones were wanted at any time',
    'urgent',
    'professional',
    utc('2026-11-02T23:00'),
    utc('2026-11-02T23:00'),
    { ...own, urgentOptIn: true },
  ],
  ['the countdown of one’s own claim does not wait', 'claim', 'professional', utc('2026-11-02T23:00'), utc('2026-11-02T23:00'), own],
  ['own hours never move an e-mail', 'email-service', 'professional', utc('2026-11-02T21:00'), utc('2026-11-03T07:00'), own],
  ['a transactional e-mail goes any time', 'email-transactional', 'client', utc('2026-11-02T03:00'), utc('2026-11-02T03:00')],
  ['a service e-mail from seven to twenty-one, every day', 'email-service', 'client', utc('2026-11-08T20:59'), utc('2026-11-08T20:59')],
  ['a campaign only on working days', 'email-marketing', 'client', utc('2026-11-06T20:00'), utc('2026-11-09T09:00')],
  ['the hour is the legal hour in summer as in winter', 'sms', 'client', summer('2026-07-06T08:30'), summer('2026-07-06T09:00')],
];

const config = asShipped();

describe('quiet hours', () => {
  for (const [what, kind, who, at, open, hours] of table) {
    it(what, () => expect(quietHours(kind, who, { now: at, config }, 'QC', hours)).toBe(open));
  }
  it('the next open minute is open', () => {
    for (const [, kind, who, at, , hours] of table) {
      const open = quietHours(kind, who, { now: at, config }, 'QC', hours);
      expect(quietHours(kind, who, { now: open, config }, 'QC', hours)).toBe(open);
    }
  });
  it.each([
    ['a text to a client', 'sms', 'client', quietSmsWeekday],
    ['a text to a professional', 'sms', 'professional', quietSmsProfessionalWeekday],
    ['a service e-mail', 'email-service', 'client', quietEmailService],
    ['a campaign', 'email-marketing', 'client', quietEmailMarketing],
  ] as const)('of %s are those in force in its province', (_what, kind, who, key) => {
    const hours = { days: [1], from: 6 * 60, to: 7 * 60, holidaysClosed: false };
    const changed = configOf(
      new Map([key, quietSmsWeekend].map((k) => [k.key, [{ scope: { province: 'ON' as const }, value: hours }]])),
      2,
    );
    const early = utc('2026-11-02T05:00');
    expect(quietHours(kind, who, { now: early, config: changed }, 'ON')).toBe(utc('2026-11-02T06:00'));
    expect(quietHours(kind, who, { now: early, config: changed }, 'QC')).toBe(quietHours(kind, who, { now: early, config }, 'QC'));
    if (kind === 'sms') expect(textWindows(who, {}, changed, 'ON')).toMatchObject([hours, hours]);
  });
  it.each([
    ['sms', 'otp', false, 'otp'],
    ['email', 'otp', false, 'otp'],
    ['sms', 'service', false, 'sms'],
    ['sms', 'transactional', true, 'urgent'],
    ['email', 'transactional', true, 'email-transactional'],
    ['email', 'service', true, 'email-transactional'],
    ['email', 'service', false, 'email-service'],
    ['email', 'marketing', true, 'email-marketing'],
    ['email', 'marketing', false, 'email-marketing'],
  ] as const)('a %s of class %s (urgent %s) is of kind %s', (channel, messageClass, urgent, kind) => {
    expect(sendKindOf(channel, messageClass, urgent)).toBe(kind);
  });
});
