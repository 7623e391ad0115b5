import { hostname, userInfo } from 'node:os';
import { isUnavailable } from '@jurilien/persistence';
import { openKernel, readSettings } from '@jurilien/runtime';
import { asked, HELP, type Asked } from './admin/arguments.js';
import { run } from './admin/commands.js';
import { Misuse } from './events/arguments.js';

/** Exit codes: done; could not be done; the command line was wrong. */
const DONE = 0;
const FAILED = 1;
const MISUSED = 2;

async function answered(request: Asked): Promise<void> {
  const kernel = await openKernel({ ...readSettings(), POOL_MAX: 4 }, 'jurilien-admin');
  try {
    const print = (line: string): void => void process.stdout.write(`${line}\n`);
    await run({ kernel, operator: `${userInfo().username}@${hostname()}`, print }, request);
  } finally {
    await kernel.close();
  }
}

try {
  const request = asked(process.argv.slice(2));
  if (request) await answered(request);
  else process.stdout.write(HELP);
  process.exitCode = DONE;
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(
    isUnavailable(error) ? `The database does not answer (${message}). Is it running? npm start starts it.\n` : `${message}\n`,
  );
  if (error instanceof Misuse) process.stderr.write('npm run admin -- --help shows what there is.\n');
  process.exitCode = error instanceof Misuse ? MISUSED : FAILED;
}
