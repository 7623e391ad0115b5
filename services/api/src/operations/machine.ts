import { statfs } from 'node:fs/promises';
import type { Answer } from '@jurilien/contracts/api';
import {
  backupAgeSeconds,
  countRows,
  countSetAside,
  databaseBytes,
  figuresOfCanary,
  figuresOfReaders,
  figuresOfTimers,
  figuresOfWork,
  lateTimers,
  listRows,
  rebuildsNow,
  seenProcesses,
  settlingNow,
  type SeenProcess,
} from '@jurilien/persistence';
import { alarmsOf, databaseNow, type Checks, type Kernel } from '@jurilien/runtime';

type Machine = Answer<'GET /api/operations'>;

/** A process that has not spoken for so long is gone: workers speak once a second, the API every five. */
const GONE_SECONDS = 15;
/** What a check says beside what has a place of its own on the page. */
const OF_PLACES = ['set-aside'];

/** The room that is left for the files of people, where they lie in a folder. */
async function roomForFiles({ settings }: Kernel): Promise<Machine['disk']['files']> {
  if (settings.FILES_S3_BUCKET) return undefined;
  const disk = await statfs(settings.FILES_DIR).catch(() => undefined);
  return disk && { freeBytes: disk.bavail * disk.bsize, totalBytes: disk.blocks * disk.bsize };
}

async function lastProof({ db, registry }: Kernel): Promise<Machine['books']> {
  const view = registry.views.get('books-checks')!;
  const { data } = await listRows(db, view, { page: 1, perPage: 1, sort: 'id', order: 'desc', filter: {} });
  const [row] = data;
  return row && { day: row.id as string, at: row.at as string, state: row.state as NonNullable<Machine['books']>['state'] };
}

const shown = ({ troubles, queues: _, silentSeconds, ...process }: SeenProcess): Machine['processes'][number] => ({
  ...process,
  silentSeconds,
  gone: silentSeconds > GONE_SECONDS,
  troubles: Object.keys(troubles ?? {}),
});

/** The queues as the worker saw them that spoke last. */
const queuesOf = (processes: readonly SeenProcess[]): Machine['queues'] =>
  processes
    .filter(({ queues, silentSeconds }) => queues && silentSeconds <= GONE_SECONDS)
    .sort((a, b) => a.silentSeconds - b.silentSeconds)[0]?.queues;

/**
 * How the machine is: queues and work, timers, readers, processes, what was last saved and proved, and what of it is wrong.
 * @param checks what this process found when it last looked
 */
export async function machineOf(kernel: Kernel, checks: Checks): Promise<Machine> {
  const { db, registry } = kernel;
  const count = (view: string, filter: Record<string, unknown>): Promise<number> => countRows(db, registry.views.get(view)!, { filter });
  const [at, work, timers, kinds, positions, aside, rebuilds, settling, processes, backup, canary, bytes] = await Promise.all([
    databaseNow(kernel),
    figuresOfWork(db),
    figuresOfTimers(db),
    lateTimers(db),
    figuresOfReaders(db),
    countSetAside(db),
    rebuildsNow(db),
    settlingNow(db),
    seenProcesses(db),
    backupAgeSeconds(db),
    figuresOfCanary(db),
    databaseBytes(db),
  ]);
  const [books, files, booksWrong, erasuresStuck] = await Promise.all([
    lastProof(kernel),
    roomForFiles(kernel),
    count('books-checks', { state: 'Wrong' }),
    count('erasures', { state: 'Stuck' }),
  ]);
  const queues = queuesOf(processes);
  // The reader of a rebuild is behind until it is over.
  const readers = positions
    .filter(({ reader }) => !reader.includes(':next:'))
    .map((reader) => ({ ...reader, setAside: aside.get(reader.reader) ?? 0 }));
  return {
    at,
    alarms: [
      ...alarmsOf({
        ...{ workOldestSeconds: work.oldestSeconds, givenUp: work.failed, unknownCalls: work.unknownCalls },
        ...{ timersOverdue: timers.overdue, backupAgeSeconds: backup, booksWrong, erasuresStuck, canary },
        setAside: readers.reduce((sum, one) => sum + one.setAside, 0),
        lagSeconds: Math.max(0, ...readers.map((one) => one.lagSeconds)),
        waiting: Math.max(0, ...Object.values(queues?.counts ?? {}).map((counts) => counts['waiting'] ?? 0)),
      }),
    ],
    checks: Object.fromEntries(Object.entries(checks).filter(([name, found]) => found !== 'ok' && !OF_PLACES.includes(name))),
    work: { pending: work.pending, givenUp: work.failed, oldestSeconds: work.oldestSeconds, unknownCalls: work.unknownCalls },
    timers: { ...timers, kinds },
    ...(queues ? { queues } : {}),
    readers: readers.sort((a, b) => b.setAside - a.setAside || b.lag - a.lag || (a.reader < b.reader ? -1 : 1)),
    views: [...registry.views.keys()].sort(),
    rebuilds: [...rebuilds].map(([view, progress]) => ({ view, ...progress })),
    settling: [...settling].map(([operationId, done]) => ({ operationId, ...done })),
    processes: processes.map(shown),
    ...(backup === undefined ? {} : { backupAgeSeconds: backup }),
    ...(books ? { books } : {}),
    disk: { databaseBytes: bytes, ...(files ? { files } : {}) },
  };
}
