import {
  backupAgeSeconds,
  countRows,
  countSetAside,
  figuresOfCanary,
  figuresOfReaders,
  figuresOfTimers,
  figuresOfWork,
} from '@jurilien/persistence';
import type { Checks } from './health.js';
import type { Kernel } from '../kernel/kernel.js';
import { metrics, own, tables } from '../telemetry/metrics.js';

/** Prometheus text: process figures and what the tables say right now. A database that is away leaves the others standing. */
export async function metricsText(kernel: Kernel, checks: Checks): Promise<string> {
  own.ready.reset();
  for (const [check, found] of Object.entries(checks)) own.ready.set({ check }, found === 'ok' ? 1 : 0);
  const { pool } = kernel.db;
  own.pool.set({ state: 'idle' }, pool.idleCount);
  own.pool.set({ state: 'taken' }, pool.totalCount - pool.idleCount);
  own.pool.set({ state: 'waiting' }, pool.waitingCount);
  if (checks.database === 'ok' && checks.pool === 'ok') await readTables(kernel);
  return metrics.metrics();
}

async function readTables({ db, registry }: Kernel): Promise<void> {
  const [readers, aside, timers, work, backup, canary, stuck, wrong] = await Promise.all([
    figuresOfReaders(db),
    countSetAside(db),
    figuresOfTimers(db),
    figuresOfWork(db),
    backupAgeSeconds(db),
    figuresOfCanary(db),
    countRows(db, registry.views.get('erasures')!, { filter: { state: 'Stuck' } }),
    countRows(db, registry.views.get('books-checks')!, { filter: { state: 'Wrong' } }),
  ]);
  tables.lag.reset();
  tables.lagSeconds.reset();
  for (const { reader, lag, lagSeconds } of readers) {
    tables.lag.set({ reader }, lag);
    tables.lagSeconds.set({ reader }, lagSeconds);
  }
  tables.setAside.reset();
  for (const [reader, n] of aside) tables.setAside.set({ reader }, n);
  tables.overdue.set(timers.overdue);
  tables.overdueSeconds.set(timers.oldestSeconds);
  for (const state of ['pending', 'failed'] as const) tables.work.set({ state }, work[state]);
  tables.workSeconds.set(work.oldestSeconds);
  // A gauge that is not set says 0: never backed up is not backed up just now.
  if (backup === undefined) tables.backup.remove();
  else tables.backup.set(backup);
  if (canary === undefined) for (const gauge of [tables.canaryPlaces, tables.canaryAge]) gauge.remove();
  else {
    tables.canaryPlaces.set(canary.places);
    tables.canaryAge.set(canary.ageSeconds);
  }
  tables.erasuresStuck.set(stuck);
  tables.booksWrong.set(wrong);
  tables.unknownCalls.set(work.unknownCalls);
}
