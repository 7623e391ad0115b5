/** Runs one program at a time under this Node.js, shows what it says as it says it, and remembers the end. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STOP_SIGNALS } from '../services/launcher/options.mjs';

const TAIL = 4_000;
/** What is running: asked to stop when we are. */
const stops = new Set();
let cutBy;

for (const signal of STOP_SIGNALS) {
  process.on(signal, () => {
    cutBy ??= signal;
    for (const stop of stops) stop(signal);
  });
}

/** The signal that cut this run short, if one did. */
export const interruption = () => cutBy;

/** Waits for `work`; while it runs, a signal to us calls `stop`. */
export async function stoppable(stop, work) {
  stops.add(stop);
  try {
    return await work;
  } finally {
    stops.delete(stop);
  }
}

const TICKS_PER_SECOND = 100;

/** Seconds of processor that we and all programs that ended took so far; 0 where the system does not say. */
export function cpuSeconds() {
  try {
    // utime, stime, and the same of the children that were waited for, theirs included (proc(5)).
    const [user, kernel, ofChildren, kernelOfChildren] = readFileSync('/proc/self/stat', 'utf8')
      .split(') ')
      .at(-1)
      .split(' ')
      .slice(11, 15);
    return (Number(user) + Number(kernel) + Number(ofChildren) + Number(kernelOfChildren)) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

const toStdout = (text) => process.stdout.write(text);

/**
 * @param {string[]} args what to run under this Node.js
 * @param {{ command?: string, quiet?: boolean, env?: object, timeout?: number, out?: (text: string) => void }} [options] another program;
 *   its output kept to ourselves; most milliseconds; who takes what it says, the terminal unless given
 * @returns {Promise<{ code: number, tail: string }>} `tail` is the end of its output, all of it when `quiet`
 */
export function run(root, args, { command = process.execPath, quiet = false, env = {}, timeout, out } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    timeout,
    stdio: ['ignore', 'pipe', quiet ? 'ignore' : 'pipe'],
    env: {
      ...process.env,
      PATH: `${join(root, 'node_modules', '.bin')}:${process.env.PATH ?? ''}`,
      FORCE_COLOR: process.stdout.isTTY ? '1' : '0',
      ...env,
    },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8');
  let tail = '';
  child.stdout.on('data', (chunk) => {
    if (!quiet) (out ?? toStdout)(chunk);
    tail = quiet ? tail + chunk : (tail + chunk).slice(-TAIL);
  });
  child.stderr?.on('data', out ?? ((chunk) => process.stderr.write(chunk)));
  return stoppable(
    (signal) => child.kill(signal),
    new Promise((resolve) => {
      child.once('error', (error) => {
        console.error(error.message);
        resolve({ code: 1, tail });
      });
      child.once('close', (code) => resolve({ code: code ?? 1, tail }));
    }),
  );
}
