import type { WorkItem } from '@jurilien/persistence';
import { exportJobs } from '../exports/jobs.js';
import { reportJobs } from '../reports/jobs.js';
import { atOnce } from './at-once.js';
import type { JobTools } from './handlers.js';
import { retryInSecondsOf } from './too-early.js';

const itemOf = <I>(job: string, input: I): WorkItem<I> => ({
  ...{ id: '6b1d6cf2-51a5-5f5c-9b0a-111111111111', job, key: 'k', input, position: 1, attempts: 0 },
  ...{ occurredAt: '2026-11-02T12:00:00.000Z', now: '2026-11-02T12:00:01.000Z', correlationId: 'c-1' },
});
const item = itemOf('make-export', { exportId: '018f0000-0000-7000-8000-0000000000e1' });
const laterOf = (run: Promise<void>): Promise<unknown> =>
  run.then(
    () => 'done',
    (error: unknown) => retryInSecondsOf(error) ?? error,
  );

describe('long work', () => {
  it('has so many places, and what comes beyond them is only too early', async () => {
    const ends: (() => void)[] = [];
    const handler = atOnce<'make-export'>(2, () => new Promise((resolve) => ends.push(resolve)));
    const [one, two] = [handler(item), handler(item)];
    expect(await laterOf(handler(item))).toBe(5);
    expect(ends).toHaveLength(2);
    ends[0]!();
    await one;
    const next = handler(item);
    expect(ends).toHaveLength(3);
    for (const end of ends) end();
    await Promise.all([two, next]);
  });
  it('gives its place back when it fails', async () => {
    const handler = atOnce<'make-export'>(1, () => Promise.reject(new Error('no disk')));
    for (let n = 0; n < 3; n++) await expect(handler(item)).rejects.toThrow('no disk');
  });

  // Tools that never answer: what has begun stays under way.
  const waiting = new Proxy({}, { get: (): unknown => ({ load: () => new Promise(() => undefined) }) });
  const tools = { kernel: waiting, bus: {}, files: {} } as unknown as JobTools;
  it('is two files and one report at a time', async () => {
    const make = exportJobs(tools)['make-export'];
    const mail = reportJobs(tools)['mail-report'];
    const tell = itemOf('mail-report', { reportId: item.input.exportId, plannedAt: item.now });
    for (let n = 0; n < 2; n++) void make(item);
    void mail(tell);
    expect([await laterOf(make(item)), await laterOf(mail(tell))]).toEqual([5, 5]);
  });
});
