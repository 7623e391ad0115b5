import { at, T0 } from '@jurilien/event-sourcing/testing';
import { changing, changingIn } from './changes.testing.js';
import { offerWindowFound, type Waved } from './offer-window.js';
import { quietHoursFound, type Sent } from './quiet-hours.js';

/** Monday at ten in the morning in Montréal; twelve hours later it is night. */
const MORNING = T0;
const NIGHT = at(12 * 60);
const every = (from: number, to: number) => ({ days: [1, 2, 3, 4, 5, 6, 7], from: from * 60, to: to * 60, holidaysClosed: false });
const figures = (impact: { readonly figures: readonly { before: number | null; after: number | null }[] }) =>
  impact.figures.map(({ before, after }) => [before, after]);

describe('offers that wait for the window', () => {
  const offer = (when: string, over: Partial<Waved> = {}, to: Partial<Waved['to']> = {}): Waved => ({
    place: { province: 'QC' },
    at: when,
    urgent: false,
    to: { province: 'QC', postalCode: 'H2X', urgentOptIn: false, ...to },
    ...over,
  });
  const later = changing({ 'offer.window': every(8, 21) }, { 'offer.window': every(11, 24) });
  it('are those made outside it, with the longest wait', async () =>
    expect(figures(await offerWindowFound([offer(MORNING), offer(NIGHT)], false, later))).toEqual([
      [1, 1],
      [600, 60],
    ]));
  it('of urgent requests are those to who is not asked at any hour, and has no hours of their own', async () => {
    const urgent = { urgent: true };
    const own = { days: [1, 2, 3, 4, 5, 6, 7], fromMinute: 0, toMinute: 1_440 };
    const all = [offer(MORNING, urgent), offer(MORNING, urgent, { urgentOptIn: true }), offer(MORNING, urgent, { hours: own })];
    expect(figures(await offerWindowFound(all, false, later))).toEqual([
      [0, 1],
      [null, 60],
    ]);
  });
  it('leave the other province out of a change of one', async () =>
    expect((await offerWindowFound([offer(NIGHT)], false, changingIn('ON', { 'offer.window': every(0, 24) }))).cases).toBe(0));
});

describe('messages that wait for the hour', () => {
  const message = (over: Partial<Sent['message']> = {}, sent: Partial<Sent> = {}): Sent => ({
    place: { province: 'QC' },
    class: 'service',
    at: MORNING,
    message: { channel: 'email', class: 'service', recipientKind: 'client', ...over },
    to: { province: 'QC' },
    urgent: false,
    ...sent,
  });
  it('are counted by class, with the longest wait', async () => {
    const change = changing({}, { 'quiet.email.service': every(12, 20) });
    const impact = await quietHoursFound([message(), message({ class: 'transactional' }, { class: 'transactional' })], false, change);
    expect(figures(impact)).toEqual([
      [0, 1],
      [null, 120],
    ]);
    expect(impact.parts.map((part) => [part.class, ...figures(part)[0]!])).toEqual([
      ['service', 0, 1],
      ['transactional', 0, 0],
    ]);
  });
  it('go by the hours of a professional of their own', async () => {
    const own = { days: [1], fromMinute: 0, toMinute: 1_440 };
    const text = { channel: 'sms', recipientKind: 'professional' } as const;
    const change = changing({}, { 'quiet.sms.professionalWeekday': every(12, 20), 'quiet.sms.weekend': every(12, 20) });
    const all = [message(text), message(text, { to: { province: 'QC', own } })];
    expect(figures(await quietHoursFound(all, false, change))[0]).toEqual([0, 1]);
  });
  it('leave the other province out of a change of one', async () =>
    expect((await quietHoursFound([message()], false, changingIn('ON', { 'quiet.email.service': every(12, 20) }))).cases).toBe(0));
});
