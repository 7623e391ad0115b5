import { QUEUES, type QueueKind } from '@jurilien/event-sourcing';
import { takeDueActions, takeOpenWork, type TakenWork } from '@jurilien/persistence';
import { openQueue, type JobData, type JobQueue, type Kernel, type Settings } from '@jurilien/runtime';
import { HAND_OVERS } from '../messages/delivery/hand-overs.js';

export type Queues = Readonly<Record<QueueKind, JobQueue>>;
type Job = Parameters<JobQueue['add']>[0][number];

/** A row that is still open after this long is enqueued again: the queue is an accelerator, not the truth. */
export const AGAIN_SECONDS = 10;
const SWEEP_BATCH = 200;

/** What differs between queues. */
interface QueueShape {
  /** Jobs that run side by side in one process. */
  readonly concurrency: number;
  /** Rows in one job, at least and at most: a job costs the queue more than most rows cost us. */
  readonly rows: { readonly least: number; readonly most: number };
  /** Work stays in its rows while so many jobs wait: rows that are swept again would only be enqueued once more. */
  readonly enough: number;
  /** Jobs that all workers together start in a second, where a provider sets the pace. */
  readonly perSecond?: number;
}

/** What waits is shared out, a page at most: what the rows of a page ask of the database at the same moment travels together. */
const PAGE = 25;
/** A page of messages is at most this part of what its provider takes in a second, so that pages leave evenly. */
const PAGES_A_SECOND = 10;

/** Messages of one priority share a job, which counts at the provider's limit as the fullest job would. */
function messagesAt(perSecond: number): QueueShape {
  const most = Math.max(1, Math.min(PAGE, Math.floor(perSecond / PAGES_A_SECOND)));
  const concurrency = Math.max(8, Math.ceil(HAND_OVERS / most));
  return { concurrency, rows: { least: most, most }, enough: concurrency, perSecond: perSecond / most };
}

export type Shapes = Readonly<Record<QueueKind, QueueShape>>;

/** How the settings shape the queues. */
export const shapesOf = (s: Pick<Settings, 'SMS_PER_SECOND' | 'EMAIL_PER_SECOND'>): Shapes => ({
  work: { concurrency: 8, rows: { least: 6, most: PAGE }, enough: 8 },
  sms: messagesAt(s.SMS_PER_SECOND),
  email: messagesAt(s.EMAIL_PER_SECOND),
  // A portion of a campaign runs for as long as it takes, beside a count or a freeze.
  campaign: { concurrency: 4, rows: { least: 1, most: 1 }, enough: 4 },
});

export const openQueues = (settings: Settings): Queues => ({
  work: openQueue(settings, 'work'),
  sms: openQueue(settings, 'sms'),
  email: openQueue(settings, 'email'),
  campaign: openQueue(settings, 'campaign'),
});

/** Which queues hold enough jobs; a queue that does not answer fails the others too, since all lie in one place. */
export async function heldQueues(queues: Queues, shapes: Shapes): Promise<ReadonlySet<QueueKind>> {
  const waiting = await Promise.all(QUEUES.map((kind) => queues[kind].waiting()));
  return new Set(QUEUES.filter((kind, i) => waiting[i]! >= shapes[kind].enough));
}

/**
 * Enqueues timers that are due and open work, of each queue that does not hold enough.
 * @returns whether more is due than one sweep takes
 */
export async function sweepOnce({ db }: Kernel, queues: Queues, shapes: Shapes, held: ReadonlySet<QueueKind>): Promise<boolean> {
  const sweepTimers = async (): Promise<boolean> => {
    const actions = await takeDueActions(db, SWEEP_BATCH, AGAIN_SECONDS);
    const due = actions.map(({ id, revision }): Job => ({ id: `action-${id}-${revision}`, data: { kind: 'action', id, revision } }));
    if (due.length > 0) await queues.work.add(due);
    return actions.length === SWEEP_BATCH;
  };
  const sweepWork = async (queue: QueueKind): Promise<boolean> => {
    const work = await takeOpenWork(db, SWEEP_BATCH, AGAIN_SECONDS, { queue, held: held.has(queue) });
    if (work.length > 0) await queues[queue].add(jobsOf(shapes[queue], work, queue !== 'work'));
    return work.length === SWEEP_BATCH;
  };
  const full = await Promise.all([sweepTimers(), ...QUEUES.map(sweepWork)]);
  return full.includes(true);
}

/** Rows in the order of their priority as jobs, under ids that are the same each time. @param prioritized a job holds rows of one priority */
export function jobsOf(
  { rows, concurrency }: QueueShape,
  work: readonly Pick<TakenWork, 'id' | 'priority'>[],
  prioritized: boolean,
): Job[] {
  const size = Math.min(rows.most, Math.max(rows.least, Math.ceil(work.length / concurrency)));
  const jobs: Job[] = [];
  for (let n = 0; n < work.length;) {
    const { id, priority } = work[n]!;
    const page = work.slice(n, n + size).filter((w) => !prioritized || w.priority === priority);
    const data: JobData = { kind: 'work', ids: page.map((w) => w.id) };
    jobs.push({ id: `work-${id}`, data, ...(prioritized ? { priority } : {}) });
    n += page.length;
  }
  return jobs;
}
