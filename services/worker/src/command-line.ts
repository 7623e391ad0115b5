import { hostname, userInfo } from 'node:os';
import { isUnavailable } from '@jurilien/persistence';
import { openKernel, readSettings, unpooled, type Kernel } from '@jurilien/runtime';
import { Misuse } from './events/arguments.js';

/** Exit codes: as it should be; something is not, or could not be done or found out; the command line was wrong. */
const FINE = 0;
const BROKEN = 1;
const MISUSED = 2;

/** Who runs the tool, as the log of operators' acts has it. */
export const operator = (): string => `${userInfo().username}@${hostname()}`;
/** A line of the answer. */
export const print = (line: string): void => void process.stdout.write(`${line}\n`);
/** On a terminal, one line that is written over; nothing elsewhere. */
export const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}\r`);
};

/**
 * Runs an operator's tool: reads the command line, opens what it works on, says what went wrong in a sentence and ends with the
 * exit code that scripts rely on.
 * @param name its script: `npm run <name>`
 * @param tool `asked` reads the arguments (nothing: help was asked for) and throws `Misuse`; `run` answers false when something is not as it should be
 */
export async function commandLine<A>(
  name: string,
  tool: { readonly help: string; asked(argv: string[]): A | undefined; run(kernel: Kernel, request: A): Promise<boolean | void> },
): Promise<void> {
  try {
    const request = tool.asked(process.argv.slice(2));
    if (!request) process.stdout.write(tool.help);
    process.exitCode = !request || (await answered(name, tool.run, request)) !== false ? FINE : BROKEN;
  } catch (error) {
    const { message } = error as Error;
    process.stderr.write(
      isUnavailable(error) ? `The database does not answer (${message}). Is it running? npm start starts it.\n` : `${message}\n`,
    );
    if (error instanceof Misuse) process.stderr.write(`npm run ${name} -- --help shows what there is.\n`);
    process.exitCode = error instanceof Misuse ? MISUSED : BROKEN;
  }
}

async function answered<A>(
  name: string,
  run: (kernel: Kernel, request: A) => Promise<boolean | void>,
  request: A,
): Promise<boolean | void> {
  const kernel = await openKernel(unpooled(readSettings()), `jurilien-${name}`);
  try {
    return await run(kernel, request);
  } finally {
    await kernel.close();
  }
}
