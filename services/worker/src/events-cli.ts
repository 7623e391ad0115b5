import { hostname, userInfo } from 'node:os';
import { contexts, openKernel, readSettings } from '@jurilien/runtime';
import { isUnavailable } from '@jurilien/persistence';
import { asked, HELP, Misuse, type Asked } from './events/arguments.js';
import { commands } from './events/commands.js';

/** Exit codes: done; could not be done; the command line was wrong. */
const DONE = 0;
const FAILED = 1;
const MISUSED = 2;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
let shown = '';

/** On a terminal one line that changes, elsewhere a line for each change. */
function progress(text: string, last: boolean): void {
  if (text === shown && !last) return;
  shown = text;
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}${last ? '\n' : ''}`);
  else process.stderr.write(`${text}\n`);
}

async function run(request: Asked): Promise<void> {
  const kernel = await openKernel({ ...readSettings(), POOL_MAX: 4 }, 'jurilien-events');
  try {
    await commands[request.command]!({ ...kernel, contexts, operator: `${userInfo().username}@${hostname()}`, print, progress }, request);
  } finally {
    await kernel.close();
  }
}

try {
  const request = asked(process.argv.slice(2));
  if (request) await run(request);
  else process.stdout.write(HELP);
  process.exitCode = DONE;
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(
    isUnavailable(error) ? `The database does not answer (${message}). Is it running? npm start starts it.\n` : `${message}\n`,
  );
  if (error instanceof Misuse) process.stderr.write('npm run events -- --help shows what there is.\n');
  process.exitCode = error instanceof Misuse ? MISUSED : FAILED;
}
