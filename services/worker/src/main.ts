import { openKernel, openLog, readSettings, whenDatabaseAnswers } from '@jurilien/runtime';
import { startWorker } from './worker.js';

const log = openLog('worker');
const settings = readSettings();
const kernel = await whenDatabaseAnswers(() => openKernel(settings, 'jurilien-worker'), log);
const worker = await whenDatabaseAnswers(() => startWorker(kernel, log), log);
log.info('working');

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  await worker.stop();
  await kernel.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop('SIGTERM'));
process.once('SIGINT', () => void stop('SIGINT'));
