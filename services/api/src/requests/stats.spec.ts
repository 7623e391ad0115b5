import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { medianOf, mediansOf } from './stats.js';

const config = asShipped();
const at = (iso: string): Date => new Date(iso);
// A request of a Friday evening, read on Monday at ten (15:00 UTC) and accepted at eleven: one hour, and two, of ours.
const friday = {
  begun: at('2026-11-20T22:30:00Z'),
  sent: at('2026-11-20T22:40:00Z'),
  queued: at('2026-11-20T22:41:00Z'),
  read: at('2026-11-23T15:00:00Z'),
  taken: at('2026-11-23T16:00:00Z'),
  province: 'QC',
};

describe('medians of the public pages', () => {
  it('count opening hours, so that a weekend is no one’s delay', () => {
    expect(
      mediansOf(
        Array.from({ length: 5 }, () => friday),
        config,
      ),
    ).toEqual({ medianWritingMinutes: 10, medianReviewMinutes: 60, medianAnswerMinutes: 120 });
  });
  it('say nothing of fewer than five', () => {
    expect(mediansOf([friday], config)).toEqual({ medianWritingMinutes: null, medianReviewMinutes: null, medianAnswerMinutes: null });
    expect([medianOf([1, 2, 3, 4], config), medianOf([5, 1, 9, 3, 7], config), medianOf([1, 2, 3, 4, 5, 6], config)]).toEqual([null, 5, 4]);
  });
  it('say more where fewer are enough, and count the hours that are set', () => {
    const two = configWith({ 'counts.min': 2 });
    expect(medianOf([1, 3], two)).toBe(2);
    const always = configWith({
      'counts.min': 2,
      'hours.business': { days: [1, 2, 3, 4, 5, 6, 7], from: 0, to: 1_440, holidaysClosed: false },
    });
    expect(mediansOf([friday, friday], always).medianReviewMinutes).toBeGreaterThan(3_000);
  });
  it('leave out what has no beginning', () => {
    const never = { begun: null, sent: null, queued: null, read: friday.read, taken: friday.taken, province: null };
    expect(
      mediansOf(
        Array.from({ length: 9 }, () => never),
        config,
      ).medianAnswerMinutes,
    ).toBeNull();
  });
});
