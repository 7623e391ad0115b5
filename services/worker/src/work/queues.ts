import { QUEUES, type QueueKind } from '@jurilien/event-sourcing';
import { takeDueActions, takeOpenWork, type TakenWork } from '@jurilien/persistence';
import { openQueue, type JobData, type JobQueue, type Kernel, type Settings } from '@jurilien/runtime';
import { HAND_OVERS } from '../messages/delivery/hand-overs.js';

export type Queues = Readonly<Record<QueueKind, JobQueue>>;
export type Job = Parameters<JobQueue['add']>[0][number];

/** A row that is still open after this long is enqueued again: the queue is an accelerator, not the truth. */
export const AGAIN_SECONDS = 10;
const SWEEP_BATCH = 200;

/** What differs between queues. */
interface QueueShape {
  /** Jobs that run side by side in one process. */
  readonly concurrency: number;
  /** Rows in one job, at least and at most. */
  readonly rows: { readonly least: number; readonly most: number };
  /** Work stays in its rows while so many jobs wait: rows that are swept again would only be enqueued once more. */
  readonly enough: number;
  /** What its provider takes in a second. */
  readonly perSecond?: (s: Settings) => number;
}

/** One message is one job: its priority and the provider's limit count messages. */
const MESSAGES = { concurrency: HAND_OVERS, rows: { least: 1, most: 1 }, enough: HAND_OVERS } as const;
export const SHAPES: Readonly<Record<QueueKind, QueueShape>> = {
  // What waits is shared out, a few rows at least and a page at most. A job costs the queue more than most rows cost us, and what the
  // rows of a page ask of the database at the same moment travels together.
  work: { concurrency: 8, rows: { least: 6, most: 25 }, enough: 8 },
  sms: { ...MESSAGES, perSecond: (s) => s.SMS_PER_SECOND },
  email: { ...MESSAGES, perSecond: (s) => s.EMAIL_PER_SECOND },
};

export const openQueues = (settings: Settings): Queues => ({
  work: openQueue(settings, 'work'),
  sms: openQueue(settings, 'sms'),
  email: openQueue(settings, 'email'),
});

/** Which queues hold enough jobs; a queue that does not answer fails the others too, since all lie in one place. */
export async function heldQueues(queues: Queues): Promise<ReadonlySet<QueueKind>> {
  const waiting = await Promise.all(QUEUES.map((kind) => queues[kind].waiting()));
  return new Set(QUEUES.filter((kind, i) => waiting[i]! >= SHAPES[kind].enough));
}

/**
 * Enqueues timers that are due and open work, of each queue that does not hold enough.
 * @returns whether more is due than one sweep takes
 */
export async function sweepOnce({ db }: Kernel, queues: Queues, held: ReadonlySet<QueueKind>): Promise<boolean> {
  const actions = await takeDueActions(db, SWEEP_BATCH, AGAIN_SECONDS);
  const due = actions.map(({ id, revision }): Job => ({ id: `action-${id}-${revision}`, data: { kind: 'action', id, revision } }));
  if (due.length > 0) await queues.work.add(due);
  let more = actions.length === SWEEP_BATCH;
  for (const queue of QUEUES) {
    const work = await takeOpenWork(db, SWEEP_BATCH, AGAIN_SECONDS, { queue, held: held.has(queue) });
    if (work.length > 0) await queues[queue].add(jobsOf(queue, work));
    more ||= work.length === SWEEP_BATCH;
  }
  return more;
}

/** Rows as jobs, under ids that are the same each time. */
export function jobsOf(queue: QueueKind, work: readonly TakenWork[]): Job[] {
  const { rows, concurrency } = SHAPES[queue];
  const size = Math.min(rows.most, Math.max(rows.least, Math.ceil(work.length / concurrency)));
  const jobs: Job[] = [];
  for (let n = 0; n < work.length; n += size) {
    const ids = work.slice(n, n + size).map((w) => w.id);
    const data: JobData = { kind: 'work', ids };
    jobs.push({ id: `work-${ids[0]!}`, data, ...(queue === 'work' ? {} : { priority: work[n]!.priority }) });
  }
  return jobs;
}
