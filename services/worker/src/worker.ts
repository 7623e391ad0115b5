import { randomUUID } from 'node:crypto';
import { openFiles } from '@jurilien/files';
import { isFinalNo, QUEUES, Refused, systemActor, type QueueKind } from '@jurilien/event-sourcing';
import {
  derivedId,
  finishAction,
  forgetWorkers,
  makeEventRoom,
  giveBackAction,
  isFromNewerCode,
  isTransient,
  nextDueInMs,
  postponeWork,
  projector,
  purgeDestroyed,
  reactor,
  recordWorkerBeat,
  retireOldViews,
  retryWork,
  takenAction,
  workDesk,
  type LogReader,
  type WorkDesk,
  type WorkerFacts,
  type WorkItem,
} from '@jurilien/persistence';
import {
  faultOf,
  openWorker,
  metricsText,
  ownFacts,
  SpanKind,
  storyContext,
  traced,
  watchHealth,
  type Health,
  type JobData,
  type Kernel,
  type Logger,
} from '@jurilien/runtime';
import type { SmsGateway } from '@jurilien/notifications';
import { NestFactory } from '@nestjs/core';
import { CommandBus } from '@nestjs/cqrs';
import { CALENDARS_MS, refreshCalendars } from './calendars/refresh.js';
import { sealOnce } from './audit/seal.js';
import { failing, ownTroubles } from './health.js';
import { backOffSeconds } from './work/back-off.js';
import { gatewaysOf } from './work/gateways.js';
import type { GivenUp, JobHandlers } from './work/handlers.js';
import { seeToStandstills, STANDSTILLS_MS } from './lead/see-to-standstills.js';
import { COMPARE_MS, compareStopLists } from './messages/compare-stop-lists.js';
import { PURGE_MS, purgeBodies } from './messages/purge-bodies.js';
import { AGAIN_SECONDS, heldQueues, openQueues, shapesOf, sweepOnce } from './work/queues.js';
import { atLeastSecondsOf, retryInSecondsOf } from './work/too-early.js';
import { Jobs } from './jobs.js';
import { KEEP_WALL_TIMES_MS, keepWallTimes } from './scheduling/keep-wall-times.js';
import { RETENTION_MS, retentionStep } from './retention/run.js';
import { startLoop, type Loop } from './loop.js';
import { countQueue, jobSeconds } from './metrics.js';
import { CARRY_OVER_MS, carryOverMarks } from './follow-ups/carry-over.js';
import { LETTERS_MS, queueFollowUpLetters } from './follow-ups/digests.js';
import { queueLookForLeaving } from './prospects/look-for-leaving.js';
import { queueReconciliation, RECONCILE_MS } from './payments/reconcile-job.js';
import { CANARY_MS, queueCanary } from './privacy/canary.js';
import { PARKED_MS, placeParkedReports } from './parked-reports.js';
import { KERNEL } from './tokens.js';
import { WorkerModule } from './worker.module.js';

const READER_POLL_MS = 1_000;
/**
 * Events that come one by one are read a few at a time: each step costs a transaction, whatever it finds. In a rush it rests longer, so
 * that what happens to a row within one breath is written once.
 */
const READER_REST_MS = 20;
const READER_REST_IN_A_RUSH_MS = 60;
const A_RUSH = 40;
/** While another worker reads, there is nothing to look at: it is followed this soon after its second of silence. */
const READ_ELSEWHERE_MS = 500;
const restAfter = (reader: LogReader) => (): number => {
  if (reader.elsewhere()) return READ_ELSEWHERE_MS;
  return reader.seen() < A_RUSH ? READER_REST_MS : READER_REST_IN_A_RUSH_MS;
};
const SWEEP_POLL_MS = 1_000;
const BEAT_MS = 1_000;
/** How long a row of the audit may wait for its seal. */
const SEAL_MS = 10_000;
/** Windows of limits that are over are forgotten this often. */
const FORGET_MS = 600_000;
/** How often rows are looked for that were written with a key while it was being destroyed. */
const LAST_LOOK_MS = 15_000;
/** A file that was started and never came whole is dropped after this long. */
const UNFINISHED_MS = 86_400_000;

/** A worker that runs. */
export interface Working {
  readonly health: Health;
  /** Its figures, in Prometheus's words. */
  metrics(): Promise<string>;
  /** Ends intake first and waits for what runs. */
  stop(): Promise<void>;
}

type OnError = (what: string) => (error: unknown) => void;

/** The readers of the log with their tables ready: views, and automations. */
async function openReaders({ db, registry, codec }: Kernel, kernel: Kernel, log: Logger) {
  const onFault = (reader: string, position: number, error: unknown): void =>
    log.error({ reader, position, err: error }, 'a reader set an event aside; correct the cause, then: npm run events -- retry');
  const views = projector(db, codec, [...registry.views.values()], onFault);
  const automations = reactor(db, codec, registry.automations, kernel.dispatch, onFault);
  await views.prepare();
  await automations.prepare();
  for (const table of await retireOldViews(db, [...registry.views.values()]))
    log.info({ table }, 'the table of an older version of a view is gone');
  return { views, automations };
}

/** Everything that moves work on: the readers, the sweep over what is due, and a worker for each queue. */
function startWork(
  opened: Kernel,
  kernel: Kernel,
  jobs: Jobs,
  readers: Awaited<ReturnType<typeof openReaders>>,
  log: Logger,
  onError: OnError,
) {
  const { views, automations } = readers;
  const queues = openQueues(kernel.settings);
  const shapes = shapesOf(kernel.settings);
  const runOnce = runner(kernel, workDesk(opened.db), jobs, log);
  let held: ReadonlySet<QueueKind> = new Set();
  const sweep = startLoop(
    async () => {
      held = await heldQueues(queues, shapes);
      return sweepOnce(kernel, queues, shapes, held);
    },
    SWEEP_POLL_MS,
    onError('sweep'),
  );
  const projecting = startLoop(() => views.step(), READER_POLL_MS, onError('projector'), restAfter(views));
  const reacting = startLoop(
    async () => {
      const more = await automations.step();
      if (automations.seen() > 0) sweep.wake();
      return more;
    },
    READER_POLL_MS,
    onError('automations'),
    restAfter(automations),
  );
  const unlisten = opened.signals.onAppended(() => {
    projecting.wake();
    reacting.wake();
  });
  const workers = QUEUES.map((kind) => {
    const { concurrency, perSecond } = shapes[kind];
    const run = async ({ data }: { data: JobData }): Promise<void> => {
      if (data.kind === 'action') await runAction(kernel, data, log);
      else await Promise.all(data.ids.map(runOnce));
      if (held.has(kind)) sweep.wake();
    };
    return openWorker(kernel.settings, run, { concurrency, perSecond, onError: onError('queue') }, kind);
  });
  const due = startLoop(
    async () => {
      const ms = await nextDueInMs(opened.db);
      if (ms !== undefined && ms < SWEEP_POLL_MS) setTimeout(() => sweep.wake(), ms + 1);
      return false;
    },
    SWEEP_POLL_MS,
    onError('timers'),
  );
  return { queues, workers, unlisten, projecting, reacting, sweep, loops: [projecting, reacting, sweep, due] };
}

/** Runs a row once in this process: one that takes long is enqueued again, and there is nothing to start twice. */
function runner(kernel: Kernel, desk: WorkDesk, jobs: Jobs, log: Logger) {
  const running = new Set<string>();
  return async (id: string): Promise<void> => {
    if (running.has(id)) return;
    running.add(id);
    await runWork(kernel, desk, jobs, id, log).finally(() => running.delete(id));
  };
}

/** Asks for what no event would: an automation begins with the events of its own day, and some things happened before. */
const startCatchingUp = (kernel: Kernel, onError: OnError): Loop[] => [
  startLoop(seeToStandstills(kernel), STANDSTILLS_MS, onError('requests at a standstill')),
  startLoop(async () => (await carryOverMarks(kernel), false), CARRY_OVER_MS, onError('marks of before follow-ups')),
];

/** What is queued once a day from half past seven on: the letters of the team, and the look at who may be leaving. */
const queueMorning = async (kernel: Kernel): Promise<boolean> => (await queueLookForLeaving(kernel)) || queueFollowUpLetters(kernel);

/** What a worker does beside its work: forgets what is over, erases what was kept long enough and rows of keys that are gone, drops unfinished uploads, places reports, reconciles, seals, compares who said STOP, keeps agreed hours, plans invitations and asks for follow-ups that no event would, greets the team with what waits. */
function startUpkeep(
  kernel: Kernel,
  db: Kernel['db'],
  { files, sms }: { readonly files: Awaited<ReturnType<typeof openFiles>>; readonly sms: SmsGateway },
  log: Logger,
  onError: OnError,
): Loop[] {
  const forgetting = startLoop(
    async () => {
      await forgetWorkers(db);
      await makeEventRoom(db);
      // The longest window is a day, and once a year that has 25 hours.
      await db.query(`delete from rate_limits where window_start < statement_timestamp() - interval '2 days'`);
      return false;
    },
    FORGET_MS,
    onError('rate limits'),
  );
  const clearing = startLoop(
    async () => {
      await files.arriving.sweep(new Date(Date.now() - UNFINISHED_MS));
      return false;
    },
    FORGET_MS,
    onError('unfinished uploads'),
  );
  const placing = startLoop(() => placeParkedReports(kernel), PARKED_MS, onError('parked reports'));
  const reconciling = startLoop(() => queueReconciliation(kernel), RECONCILE_MS, onError('reconciliation'));
  const greeting = startLoop(() => queueMorning(kernel), LETTERS_MS, onError('work of the morning'));
  const sealing = startLoop(() => sealOnce(kernel, log), SEAL_MS, onError('seals'));
  const purging = startLoop(() => purgeBodies(kernel), PURGE_MS, onError('message bodies'));
  const erasing = startLoop(() => purgeDestroyed(db, [...kernel.registry.views.values()]), LAST_LOOK_MS, onError('rows of destroyed keys'));
  const retaining = startLoop(
    async () => kernel.settings.RETENTION_RUNS === 'on' && retentionStep(kernel, log),
    RETENTION_MS,
    onError('retention'),
  );
  const comparing = startLoop(
    // A provider that is away is asked again the next night, which looks back as far.
    async () => (await compareStopLists({ kernel, sms, log }, new Date().toISOString()).catch(onError('stop lists')), false),
    COMPARE_MS,
    onError('stop lists'),
  );
  const watching = startLoop(() => queueCanary(kernel), CANARY_MS, onError('canary'));
  const keeping = startLoop(() => keepWallTimes(kernel, log), KEEP_WALL_TIMES_MS, onError('rules of time zones'));
  return [
    watching,
    keeping,
    greeting,
    ...startCatchingUp(kernel, onError),
    forgetting,
    clearing,
    placing,
    reconciling,
    sealing,
    purging,
    erasing,
    retaining,
    comparing,
  ];
}

/** Health, and the beat by which other processes see it. */
function startBeat(
  kernel: Kernel,
  db: Kernel['db'],
  { queues, projecting, reacting, sweep }: ReturnType<typeof startWork>,
  id: string,
  onError: OnError,
) {
  let counted: WorkerFacts['queues'];
  const health = watchHealth(kernel, {
    queue: async () => {
      counted = undefined;
      const counts = await Promise.all(QUEUES.map(async (kind) => [kind, await queues[kind].counts()] as const));
      counted = { backend: kernel.settings.REDIS_URL ? 'redis' : 'postgresql', counts: Object.fromEntries(counts) };
      return undefined;
    },
    loops: () => Promise.resolve(failing({ projector: projecting, automations: reacting, sweep })),
  });
  const beat = startLoop(
    async () => {
      const troubles = ownTroubles(await health.checks());
      await recordWorkerBeat(db, id, { ...ownFacts(), troubles, ...(counted ? { queues: counted } : {}) });
      return false;
    },
    BEAT_MS,
    onError('beat'),
  );
  return { health, beat };
}

/**
 * The background process: projector, automations, sweeps over what is due, and the jobs they enqueue.
 */
export async function startWorker(opened: Kernel, log: Logger): Promise<Working> {
  const { db } = opened;
  const gateways = gatewaysOf(opened.settings);
  const files = await openFiles(opened.vault, opened.settings);
  const app = await NestFactory.createApplicationContext(WorkerModule.with(opened, log, gateways, files), {
    logger: false,
    abortOnError: false,
  });
  const kernel = app.get<Kernel>(KERNEL);
  const onError: OnError = (what) => (error) => log.warn({ err: error, what }, 'will try again');
  const readers = await openReaders(opened, kernel, log);
  const work = startWork(opened, kernel, app.get(Jobs), readers, log, onError);
  const id = randomUUID();
  const { health, beat } = startBeat(kernel, db, work, id, onError);
  const upkeep = startUpkeep(kernel, db, { files, sms: gateways.sms }, log, onError);
  const calendars = startLoop(() => refreshCalendars(kernel, app.get(CommandBus), gateways.calendars), CALENDARS_MS, onError('calendars'));
  const { queues } = work;

  return {
    health,
    async metrics() {
      const checks = await health.checks();
      if (checks.queue === 'ok') await Promise.all(QUEUES.map((kind) => countQueue(kind, queues[kind])));
      return metricsText(kernel, checks);
    },
    async stop() {
      work.unlisten();
      health.stop();
      await Promise.all([...work.loops, beat, ...upkeep, calendars].map((loop) => loop.stop()));
      // A worker that ends in order is missed at once.
      await forgetWorkers(db, id).catch(onError('goodbye'));
      await Promise.all(work.workers.map((worker) => worker.close()));
      await Promise.all(QUEUES.map((kind) => queues[kind].close()));
      gateways.email.close();
      await app.close();
    },
  };
}

/** What one of several does for a kind of work: the row was written by this code or an older one, and may name a kind that is none. */
const of = (all: JobHandlers | GivenUp, { job }: WorkItem) =>
  (all as Readonly<Record<string, ((item: WorkItem) => Promise<void>) | undefined>>)[job];

async function runWork(kernel: Kernel, desk: WorkDesk, { handlers, givenUp }: Jobs, id: string, log: Logger): Promise<void> {
  const item = await desk.open(id);
  if (!item) return;
  const end = jobSeconds.startTimer({ job: item.job });
  try {
    const handler = of(handlers, item);
    if (!handler) throw new Error(`no handler for job "${item.job}": a newer or an older version of the code asked for it`);
    await traced(`job ${item.job}`, { kind: SpanKind.CONSUMER, within: storyContext(item.correlationId) }, () => handler(item));
    await desk.finish(item.id);
    end({ outcome: 'done' });
  } catch (error) {
    // Whom it was about is erased: there is nothing left to do, now or later.
    if (error instanceof Refused && error.detail === 'person-erased') {
      await desk.finish(item.id);
      return void end({ outcome: 'erased' });
    }
    const later = retryInSecondsOf(error) ?? (isFromNewerCode(error) ? AGAIN_SECONDS : undefined);
    if (later !== undefined) {
      end({ outcome: 'later' });
      return postponeWork(kernel.db, item.id, error instanceof Error ? error.message : String(error), later);
    }
    const usual = backOffSeconds(item.attempts, kernel.configuration.current());
    const wait = usual && Math.max(usual, atLeastSecondsOf(error));
    end({ outcome: wait === undefined ? 'given-up' : 'failed' });
    log.warn({ err: error, job: item.job, work: item.id, attempt: item.attempts + 1, retryInSeconds: wait }, 'work failed');
    const words = error instanceof Error ? error.message : String(error);
    await retryWork(kernel.db, item.id, { error: words, fault: faultOf(error) }, wait);
    if (wait !== undefined) return;
    await of(givenUp, item)?.(item).catch((err: unknown) => log.warn({ err, work: item.id }, 'given up without a word where people look'));
  }
}

type Due = Extract<JobData, { kind: 'action' }>;

/** Sends the command of a due timer, by the name it was stored with. What fails for a reason of the moment stays pending and is swept again. */
async function runAction({ db, dispatch }: Kernel, { id, revision }: Due, log: Logger): Promise<void> {
  const action = await takenAction(db, id, revision);
  if (!action) return;
  try {
    await dispatch({
      name: action.command,
      input: action.input,
      commandId: derivedId('timer', revision, id),
      actor: systemActor(`timer:${action.timer}`, action.ledBy),
      causationId: `timer:${action.timer}`,
      correlationId: action.correlationId,
    });
    await finishAction(db, id, revision, 'done', null);
  } catch (error) {
    if (isFinalNo(error)) return finishAction(db, id, revision, 'skipped', error.message);
    log.warn({ err: error, timer: action.timer, subject: action.subject, timerId: id }, 'a timer could not act; it will be tried again');
    if ((error instanceof Refused && error.code === 'STALE_VERSION') || isTransient(error)) await giveBackAction(db, id, revision);
  }
}
