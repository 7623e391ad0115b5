import {
  endOnFault,
  errorReports,
  noteFirstShipped,
  openKernel,
  openLog,
  readSettings,
  startOrSay,
  startTracing,
  tellZoneFaults,
  whenDatabaseAnswers,
} from '@jurilien/runtime';
import { refuseOwnLayer } from './backup/own-layer.js';
import { openDoor } from './door.js';
import { startWorker } from './worker.js';

const settings = await startOrSay(readSettings);
refuseOwnLayer([settings.ERASURES_DIR]);
const reports = errorReports(settings);
const log = openLog('worker', reports);
const stopTracing = await startTracing(settings, 'worker');
const kernel = await startOrSay(() => whenDatabaseAnswers(() => openKernel(settings, 'jurilien-worker'), log));
const worker = await whenDatabaseAnswers(() => startWorker(kernel, log), log);
await whenDatabaseAnswers(() => noteFirstShipped(kernel), log);
await whenDatabaseAnswers(() => tellZoneFaults(kernel.db, log), log);
const door = settings.WORKER_PORT === undefined ? undefined : await openDoor(worker, settings.WORKER_PORT, settings.HOST);
log.info({ port: door?.port }, 'working');
endOnFault(log, reports);

/** Less than the supervisor waits before it kills. */
const STOP_MS = 20_000;

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  // The queue waits without end for a Redis that went away under it. What is cut short stays pending in its rows, and started again.
  setTimeout(() => {
    log.warn({ afterMs: STOP_MS }, 'cut short');
    process.exit(0);
  }, STOP_MS);
  await door?.close();
  await worker.stop();
  await kernel.close();
  await stopTracing();
  process.exit(0);
}
process.once('SIGTERM', () => void stop('SIGTERM'));
process.once('SIGINT', () => void stop('SIGINT'));
