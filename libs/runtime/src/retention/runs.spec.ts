import { nextRetentionRun, retentionRunDue } from './runs.js';

describe('the night of a run', () => {
  it('begins at three by the legal time of the seller, and has three hours', () => {
    expect(retentionRunDue('2026-11-29T07:59:59.999Z')).toBeUndefined();
    expect(retentionRunDue('2026-11-29T08:00:00.000Z')).toBe('2026-11-29');
    expect(retentionRunDue('2026-11-29T10:59:59.999Z')).toBe('2026-11-29');
    expect(retentionRunDue('2026-11-29T11:00:00.000Z')).toBeUndefined();
    // In summer the clocks are an hour ahead.
    expect(retentionRunDue('2026-07-01T07:00:00.000Z')).toBe('2026-07-01');
  });
  it('is followed by that of the next day, also over a change of the clocks', () => {
    expect(nextRetentionRun('2026-11-29T07:00:00.000Z')).toBe('2026-11-29T08:00:00.000Z');
    expect(nextRetentionRun('2026-11-29T09:00:00.000Z')).toBe('2026-11-30T08:00:00.000Z');
    expect(nextRetentionRun('2026-10-31T12:00:00.000Z')).toBe('2026-11-01T08:00:00.000Z');
    expect(nextRetentionRun('2027-03-13T12:00:00.000Z')).toBe('2027-03-14T07:00:00.000Z');
  });
});
