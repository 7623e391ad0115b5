import { openKernel, readSettings } from '@jurilien/runtime';
import { isUnavailable } from '@jurilien/persistence';
import { asked, HELP, type Asked } from './audit/arguments.js';
import { run } from './audit/commands.js';
import { Misuse } from './events/arguments.js';

/** Exit codes: as it should be; something is not, or could not be found out; the command line was wrong. */
const FINE = 0;
const BROKEN = 1;
const MISUSED = 2;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}\r`);
};

async function answered(request: Asked): Promise<boolean> {
  const settings = readSettings();
  const kernel = await openKernel({ ...settings, POOL_MAX: 4 }, 'jurilien-audit');
  try {
    return await run({ db: kernel.db, masterKeys: [settings.MASTER_KEY, ...settings.MASTER_KEY_EARLIER], print, progress }, request);
  } finally {
    await kernel.close();
  }
}

try {
  const request = asked(process.argv.slice(2));
  if (!request) process.stdout.write(HELP);
  process.exitCode = !request || (await answered(request)) ? FINE : BROKEN;
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(
    isUnavailable(error) ? `The database does not answer (${message}). Is it running? npm start starts it.\n` : `${message}\n`,
  );
  if (error instanceof Misuse) process.stderr.write('npm run audit -- --help shows what there is.\n');
  process.exitCode = error instanceof Misuse ? MISUSED : BROKEN;
}
