import { endOnFault, errorReports, openKernel, openLog, readSettings, startTracing, whenDatabaseAnswers } from '@jurilien/runtime';
import { openDoor } from './door.js';
import { startWorker } from './worker.js';

const settings = readSettings();
const reports = errorReports(settings);
const log = openLog('worker', reports);
const stopTracing = await startTracing(settings, 'worker');
const kernel = await whenDatabaseAnswers(() => openKernel(settings, 'jurilien-worker'), log);
const worker = await whenDatabaseAnswers(() => startWorker(kernel, log), log);
const door = settings.WORKER_PORT === undefined ? undefined : await openDoor(worker, settings.WORKER_PORT, settings.HOST);
log.info({ port: door?.port }, 'working');
endOnFault(log, reports);

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  await door?.close();
  await worker.stop();
  await kernel.close();
  await stopTracing();
  process.exit(0);
}
process.once('SIGTERM', () => void stop('SIGTERM'));
process.once('SIGINT', () => void stop('SIGINT'));
