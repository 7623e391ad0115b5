import { isFinalNo, Refused } from '@jurilien/event-sourcing';
import {
  derivedId,
  finishAction,
  finishWork,
  giveBackAction,
  isTransient,
  nextDueInMs,
  openWork,
  postponeWork,
  projector,
  reactor,
  retireOldViews,
  retryWork,
  takeDueActions,
  takenAction,
  takeOpenWork,
} from '@jurilien/persistence';
import { openQueue, openWorker, type JobData, type Kernel, type Logger } from '@jurilien/runtime';
import { sealOnce } from './audit/seal.js';
import { gatewaysOf } from './jobs/gateways.js';
import { jobHandlers, type JobHandler } from './jobs/index.js';
import { atLeastSecondsOf, retryInSecondsOf } from './jobs/too-early.js';
import { startLoop, type Loop } from './loop.js';

const READER_POLL_MS = 1_000;
const SWEEP_POLL_MS = 1_000;
const BEAT_MS = 1_000;
/** How long a row of the audit may wait for its seal. */
const SEAL_MS = 10_000;
/** Windows of limits that are over are forgotten this often. */
const FORGET_MS = 600_000;
/** A row that is still open after this long is enqueued again: the queue is an accelerator, not the truth. */
const AGAIN_SECONDS = 10;
const SWEEP_BATCH = 200;
const CONCURRENCY = 8;
/** Back-off of failed work, in seconds: once at once for a hiccup, then as 4.8.2 says; after that it stays visible as failed. */
const BACKOFF_SECONDS = [2, 60, 300, 900, 3_600];

/**
 * The background process: projector, automations, sweeps over what is due, and the jobs they enqueue.
 * @returns stop, which ends intake first and waits for what runs
 */
export async function startWorker(kernel: Kernel, log: Logger): Promise<{ stop(): Promise<void> }> {
  const { db, registry, codec, signals } = kernel;
  const gateways = gatewaysOf(kernel.settings);
  const handlers = jobHandlers(kernel, log, gateways);
  const onFault = (reader: string, position: number, error: unknown): void =>
    log.error({ reader, position, err: error }, 'reader stopped at a poison event; correct it, then: npm run events -- resume (or skip)');
  const views = projector(db, codec, [...registry.views.values()], onFault);
  const automations = reactor(db, codec, registry.automations, (command) => kernel.dispatch(command), onFault);
  await views.prepare();
  await automations.prepare();
  for (const table of await retireOldViews(db, [...registry.views.values()]))
    log.info({ table }, 'the table of an older version of a view is gone');
  const queue = openQueue(kernel.settings);
  const onError =
    (what: string) =>
    (error: unknown): void =>
      log.warn({ err: error, what }, 'will try again');

  const sweep = startLoop(() => sweepOnce(kernel, queue), SWEEP_POLL_MS, onError('sweep'));
  const projecting = startLoop(() => views.step(), READER_POLL_MS, onError('projector'));
  const reacting = startLoop(
    async () => {
      const more = await automations.step();
      sweep.wake();
      return more;
    },
    READER_POLL_MS,
    onError('automations'),
  );
  const loops: Loop[] = [projecting, reacting, sweep];
  const unlisten = signals.onAppended(() => {
    projecting.wake();
    reacting.wake();
  });
  const jobs = openWorker(kernel.settings, (job) => runJob(kernel, handlers, job.data as JobData, log), {
    concurrency: CONCURRENCY,
    onError: onError('queue'),
  });
  const due = startLoop(
    async () => {
      const ms = await nextDueInMs(db);
      if (ms !== undefined && ms < SWEEP_POLL_MS) setTimeout(() => sweep.wake(), ms + 1);
      return false;
    },
    SWEEP_POLL_MS,
    onError('timers'),
  );
  const beat = startLoop(
    async () => {
      await db.query(
        `insert into facts values ('worker', jsonb_build_object('at', clock_timestamp())) on conflict (name) do update set value = excluded.value`,
      );
      return false;
    },
    BEAT_MS,
    onError('beat'),
  );
  const forgetting = startLoop(
    async () => {
      await db.query(`delete from rate_limits where window_start < clock_timestamp() - interval '1 day'`);
      return false;
    },
    FORGET_MS,
    onError('rate limits'),
  );
  const sealing = startLoop(() => sealOnce(kernel, log), SEAL_MS, onError('seals'));

  return {
    async stop() {
      unlisten();
      await Promise.all([...loops, due, beat, forgetting, sealing].map((loop) => loop.stop()));
      await jobs.close();
      await queue.close();
      gateways.email.close();
    },
  };
}

async function sweepOnce(kernel: Kernel, queue: ReturnType<typeof openQueue>): Promise<boolean> {
  const actions = await takeDueActions(kernel.db, SWEEP_BATCH, AGAIN_SECONDS);
  const work = await takeOpenWork(kernel.db, SWEEP_BATCH, AGAIN_SECONDS);
  const jobs = [
    ...actions.map((a) => ({ id: `action-${a.id}-${a.revision}`, data: { kind: 'action', id: a.id, revision: a.revision } as JobData })),
    ...work.map((w) => ({ id: `work-${w.id}`, data: { kind: 'work', id: w.id } as JobData })),
  ];
  if (jobs.length > 0) await queue.add(jobs);
  return actions.length === SWEEP_BATCH || work.length === SWEEP_BATCH;
}

async function runJob(kernel: Kernel, handlers: Readonly<Record<string, JobHandler>>, data: JobData, log: Logger): Promise<void> {
  if (data.kind === 'action') return runAction(kernel, data.id, data.revision!, log);
  const item = await openWork(kernel.db, data.id);
  if (!item) return;
  try {
    const handler = handlers[item.job];
    if (!handler) throw new Error(`no handler for job "${item.job}": add it to services/worker/src/jobs/index.ts`);
    await handler(item);
    await finishWork(kernel.db, item.id);
  } catch (error) {
    const later = retryInSecondsOf(error);
    if (later !== undefined) return postponeWork(kernel.db, item.id, error instanceof Error ? error.message : String(error), later);
    const usual = BACKOFF_SECONDS[item.attempts];
    const wait = usual && Math.max(usual, atLeastSecondsOf(error));
    log.warn({ err: error, job: item.job, work: item.id, attempt: item.attempts + 1, retryInSeconds: wait }, 'work failed');
    await retryWork(kernel.db, item.id, error instanceof Error ? error.message : String(error), wait);
  }
}

/** Sends the command of a timer that is due. What fails for a reason of the moment stays owed and is swept again. */
async function runAction(kernel: Kernel, id: string, revision: number, log: Logger): Promise<void> {
  const action = await takenAction(kernel.db, id, revision);
  if (!action) return;
  try {
    await kernel.dispatch({
      name: action.command,
      input: action.input,
      commandId: derivedId('timer', revision, id),
      actor: { kind: 'system', id: `timer:${action.timer}` },
      causationId: `timer:${action.timer}`,
      correlationId: action.correlationId,
    });
    await finishAction(kernel.db, id, revision, 'done', null);
  } catch (error) {
    if (isFinalNo(error)) return finishAction(kernel.db, id, revision, 'skipped', error.message);
    log.warn({ err: error, timer: action.timer, subject: action.subject, action: id }, 'a timer could not act; it will be tried again');
    if ((error instanceof Refused && error.code === 'STALE_VERSION') || isTransient(error)) await giveBackAction(kernel.db, id, revision);
  }
}
