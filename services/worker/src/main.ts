import { openKernel, openLog, readSettings } from '@jurilien/runtime';
import { startWorker } from './worker.js';

const log = openLog('worker');
const kernel = await openKernel(readSettings(), 'jurilien-worker');
const worker = await startWorker(kernel, log);
log.info('working');

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  await worker.stop();
  await kernel.close();
  process.exit(0);
}
process.once('SIGTERM', () => void stop('SIGTERM'));
process.once('SIGINT', () => void stop('SIGINT'));
