import {
  beginSelling,
  endOnFault,
  errorReports,
  openKernel,
  openLog,
  readSettings,
  startOrSay,
  startTracing,
  tellZoneFaults,
  whenDatabaseAnswers,
} from '@jurilien/runtime';
import { createApp } from './app.js';

const settings = await startOrSay(readSettings);
const reports = errorReports(settings);
const log = openLog('api', reports);
const stopTracing = await startTracing(settings, 'api');
const kernel = await startOrSay(() => whenDatabaseAnswers(() => openKernel(settings, 'jurilien-api'), log));
await beginSelling(kernel);
await tellZoneFaults(kernel.db, log);
const app = await createApp(kernel, log, { root: process.env.FRONT_ENDS_ROOT ?? process.cwd() });

async function stop(signal: string): Promise<void> {
  log.info({ signal }, 'stopping');
  await app.close();
  await kernel.close();
  await stopTracing();
  process.exit(0);
}
process.once('SIGTERM', () => void stop('SIGTERM'));
process.once('SIGINT', () => void stop('SIGINT'));

await app.listen(settings.PORT, settings.HOST);
log.info({ port: settings.PORT }, 'listening');
endOnFault(log, reports);
