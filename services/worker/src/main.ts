import { endOnFault, errorReports, openKernel, openLog, readSettings, whenDatabaseAnswers } from '@jurilien/runtime';
import { startWorker } from './worker.js';

const settings = readSettings();
const reports = errorReports(settings);
const log = openLog('worker', reports);
const kernel = await whenDatabaseAnswers(() => openKernel(settings, 'jurilien-worker'), log);
const worker = await whenDatabaseAnswers(() => startWorker(kernel, log), log);
log.info('working');
endOnFault(log, reports);

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  await worker.stop();
  await kernel.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop('SIGTERM'));
process.once('SIGINT', () => void stop('SIGINT'));
