import { medianOf, mediansOf } from './stats.js';

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
    expect(mediansOf(Array.from({ length: 5 }, () => friday))).toEqual({
      medianWritingMinutes: 10,
      medianReviewMinutes: 60,
      medianAnswerMinutes: 120,
    });
  });
  it('say nothing of fewer than five', () => {
    expect(mediansOf([friday])).toEqual({ medianWritingMinutes: null, medianReviewMinutes: null, medianAnswerMinutes: null });
    expect([medianOf([1, 2, 3, 4]), medianOf([5, 1, 9, 3, 7]), medianOf([1, 2, 3, 4, 5, 6])]).toEqual([null, 5, 4]);
  });
  it('leave out what has no beginning', () => {
    const never = { begun: null, sent: null, queued: null, read: friday.read, taken: friday.taken, province: null };
    expect(mediansOf(Array.from({ length: 9 }, () => never)).medianAnswerMinutes).toBeNull();
  });
});
