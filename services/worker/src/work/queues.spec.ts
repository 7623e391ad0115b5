import fc from 'fast-check';
import { jobsOf, shapesOf } from './queues.js';

const row = (n: number, priority: number) => ({ id: `row-${n}`, priority });
const at = (perSecond: number) => shapesOf({ SMS_PER_SECOND: perSecond, EMAIL_PER_SECOND: 250 });

describe('rows of work as jobs', () => {
  it('messages share a job with others of their priority, up to a tenth of what the provider takes in a second', () => {
    const rows = [row(0, 1), ...Array.from({ length: 12 }, (_, n) => row(n + 1, 2)), row(13, 3)];
    const jobs = jobsOf(at(100).sms, rows, true);
    expect(jobs.map((j) => [j.priority, j.data.kind === 'work' && j.data.ids.length])).toEqual([
      [1, 1],
      [2, 10],
      [2, 2],
      [3, 1],
    ]);
  });
  it('other work is shared out among the jobs that run side by side, whatever its priority', () => {
    const rows = Array.from({ length: 80 }, (_, n) => row(n, n % 5));
    const jobs = jobsOf(at(100).work, rows, false);
    expect(jobs).toHaveLength(8);
    expect(jobs.every((j) => j.priority === undefined)).toBe(true);
  });
  it('every row is in exactly one job, in the order of the rows, and full jobs keep to the rate of the provider', () => {
    const priorities = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 250 });
    fc.assert(
      fc.property(priorities, fc.integer({ min: 1, max: 10_000 }), (unsorted, perSecond) => {
        const rows = unsorted.sort((a, b) => a - b).map((priority, n) => row(n, priority));
        const { sms } = at(perSecond);
        const jobs = jobsOf(sms, rows, true);
        const ids = jobs.flatMap(({ data }) => (data.kind === 'work' ? data.ids : []));
        expect(ids).toEqual(rows.map(({ id }) => id));
        expect(sms.perSecond! * sms.rows.most).toBeLessThanOrEqual(perSecond + 1e-9);
        expect(jobs.every(({ data }) => data.kind === 'work' && data.ids.length <= sms.rows.most)).toBe(true);
      }),
    );
  });
});
