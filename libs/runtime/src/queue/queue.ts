import type { QueueKind } from '@jurilien/event-sourcing';
import { createPostgresBackend, Queue, Worker, type Processor } from 'bullmq';
import { Cluster, Redis } from 'ioredis';
import type { Settings } from '../settings/settings.js';

/**
 * The queues' stored names. That of `work` is the name of the only queue an older version had: its worker also runs what is still in
 * there after an upgrade.
 */
const NAMES: Readonly<Record<QueueKind, string>> = {
  work: 'jurilien',
  sms: 'jurilien-sms',
  email: 'jurilien-email',
  campaign: 'jurilien-campaign',
};

/** Ids only: the row in PostgreSQL holds what is pending. */
export type JobData =
  | { readonly kind: 'action'; readonly id: string; readonly revision: number }
  /** Rows of work that run side by side: a job costs the queue more than most rows cost us. */
  | { readonly kind: 'work'; readonly ids: readonly string[] };

export interface JobQueue {
  /** @param jobs a `priority` of 1 runs first; jobs without one run before all that have one */
  add(jobs: readonly { readonly id: string; readonly data: JobData; readonly priority?: number }[]): Promise<void>;
  counts(): Promise<Record<string, number>>;
  /** Jobs that have not begun. */
  waiting(): Promise<number>;
  close(): Promise<void>;
}

/** A finished job leaves nothing behind: the row says what happened, and its id must be free for a re-drive. */
const JOB_OPTIONS = { removeOnComplete: true, removeOnFail: true, attempts: 1 } as const;
/** Kills may hit the same job many times; our own rows keep effects single (design/reliability.md F1). */
const MAX_STALLED = 20;
/** A killed worker's job is free again this soon. Jobs are short and may run twice without harm, so the lock may be short too. */
const LOCK_MS = 6_000;
const STALLED_EVERY_MS = 3_000;

/** Jobs may wait for a Redis that is away: rows in PostgreSQL hold what is pending, not it. */
const WAITING = { maxRetriesPerRequest: null } as const;

/**
 * Opens Redis, or a cluster from whichever of its named nodes answers.
 * @param urls REDIS_URL: one address, or several separated by commas
 */
function openRedis(urls: string): Redis | Cluster {
  const nodes = urls.split(',').map((url) => url.trim());
  if (nodes.length === 1) return new Redis(nodes[0]!, WAITING);
  const { username, password, protocol } = new URL(nodes[0]!);
  return new Cluster(nodes, {
    redisOptions: {
      ...WAITING,
      username: decodeURIComponent(username) || undefined,
      password: decodeURIComponent(password) || undefined,
      tls: protocol === 'rediss:' ? {} : undefined,
    },
  });
}

/** Keys of a queue that a script touches together must lie on one node of a cluster: the braces name the part that decides. */
const QUEUE_PREFIX = '{jurilien}';

/** Where queues lie. */
type Places = Pick<Settings, 'REDIS_URL' | 'DATABASE_URL' | 'DATABASE_DIRECT_URL'>;

/** Connections of a queue's worker; jobs that run side by side take turns at them. */
const POSTGRES_CONNECTIONS: Readonly<Record<QueueKind, number>> = { work: 10, sms: 4, email: 4, campaign: 2 };
/** Connections that add and count. */
const POSTGRES_ADDING: Readonly<Record<QueueKind, number>> = { work: 4, sms: 2, email: 2, campaign: 1 };
const postgres = (s: Places, max: number) => ({
  // It listens, which a pooler's sessions cannot.
  connectionString: s.DATABASE_DIRECT_URL ?? s.DATABASE_URL,
  schema: 'bullmq',
  migrate: true,
  max,
  keepAlive: true,
  // What is pending is in our own rows: a queue that forgets its last moments in a power cut is filled again from there.
  options: '-c synchronous_commit=off',
});

/** Opens a queue on Redis when REDIS_URL is set, else on PostgreSQL. */
export function openQueue(settings: Places, kind: QueueKind = 'work'): JobQueue {
  const connection = settings.REDIS_URL ? openRedis(settings.REDIS_URL) : undefined;
  const queue = connection
    ? new Queue<JobData, void, string>(NAMES[kind], { connection, prefix: QUEUE_PREFIX, defaultJobOptions: JOB_OPTIONS })
    : new Queue(
        NAMES[kind],
        { connection: postgres(settings, POSTGRES_ADDING[kind]), defaultJobOptions: JOB_OPTIONS },
        createPostgresBackend,
      );
  queue.on('error', () => undefined);
  return {
    add: async (jobs) => {
      await queue.addBulk(jobs.map((j) => ({ name: j.data.kind, data: j.data, opts: { jobId: j.id, priority: j.priority } })));
    },
    // What has a priority waits in a place of its own.
    waiting: () => queue.getJobCountByTypes('waiting', 'prioritized'),
    async counts() {
      const { waiting = 0, prioritized = 0, ...others } = await queue.getJobCounts('waiting', 'prioritized', 'active', 'delayed', 'failed');
      return { waiting: waiting + prioritized, ...others };
    },
    async close() {
      await queue.close();
      connection?.disconnect();
    },
  };
}

export interface WorkerOptions {
  readonly concurrency: number;
  /** Jobs that all workers of this queue together begin in a second, at most; as many as they can when absent. */
  readonly perSecond?: number;
  readonly onError: (e: Error) => void;
}

/** Jobs leave evenly: as many as fit into a tenth of a second, or one where that is less. */
function limiterOf(perSecond: number): { readonly max: number; readonly duration: number } {
  const max = Math.max(1, Math.floor(perSecond / 10));
  return { max, duration: Math.ceil((max * 1_000) / perSecond) };
}

/** Runs jobs; `onError` hears of connection trouble, never of job content. */
export function openWorker(
  settings: Settings,
  run: Processor<JobData>,
  options: WorkerOptions,
  kind: QueueKind = 'work',
): { close(): Promise<void> } {
  const connection = settings.REDIS_URL ? openRedis(settings.REDIS_URL) : undefined;
  const common = {
    concurrency: options.concurrency,
    maxStalledCount: MAX_STALLED,
    stalledInterval: STALLED_EVERY_MS,
    lockDuration: LOCK_MS,
    ...(options.perSecond === undefined ? {} : { limiter: limiterOf(options.perSecond) }),
  };
  const worker = connection
    ? new Worker(NAMES[kind], run as Processor, { ...common, connection, prefix: QUEUE_PREFIX })
    : new Worker(
        NAMES[kind],
        run as Processor,
        { ...common, connection: postgres(settings, Math.min(options.concurrency, POSTGRES_CONNECTIONS[kind])) },
        createPostgresBackend,
      );
  worker.on('error', options.onError);
  return {
    async close() {
      await worker.close();
      connection?.disconnect();
    },
  };
}
