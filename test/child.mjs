/** Runs one program at a time under this Node.js, shows what it says as it says it, and remembers the end. */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
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

/** Seconds of processor that a process and the programs it waited for took so far; 0 where the system does not say, or it has ended. */
export function cpuSeconds(pid = 'self') {
  try {
    // utime, stime, and the same of the children that were waited for, theirs included (proc(5)).
    const [user, kernel, ofChildren, kernelOfChildren] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')
      .at(-1)
      .split(' ')
      .slice(11, 15);
    return (Number(user) + Number(kernel) + Number(ofChildren) + Number(kernelOfChildren)) / TICKS_PER_SECOND;
  } catch {
    return 0;
  }
}

/** The same, and of the programs below it that still run: what those started and have not waited for is in no one's count yet. */
function cpuSecondsOfTree(pid) {
  let below = [];
  try {
    below = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
  } catch {
    // Another system, or it has ended.
  }
  return below.reduce((total, child) => total + cpuSecondsOfTree(child), cpuSeconds(pid));
}

/**
 * One more look at a sum that falls when programs end that no one waited for, such as those of a browser that is killed: what they took stays
 * counted.
 */
export const looked = ({ now, lost }, sum) => ({ now: sum, lost: lost + Math.max(0, now - sum) });

/** How often a program that runs beside others is asked what it took: its last moment is not counted. */
const LOOK_MS = 500;
const LAST_IN_LINE = 19;

const toStdout = (text) => process.stdout.write(text);

/**
 * @param {string[]} args what to run under this Node.js
 * @param {{ command?: string, quiet?: boolean, env?: object, timeout?: number, out?: (text: string) => void, behind?: boolean }} [options]
 *   another program; its output kept to ourselves; most milliseconds; who takes what it says, the terminal unless given; whether it only
 *   gets the processor that others leave
 * @returns {Promise<{ code: number, tail: string, cpu: number }>} `tail` is the end of its output, all of it when `quiet`; `cpu` in seconds
 */
export function run(root, args, { command = process.execPath, quiet = false, env = {}, timeout, out, behind = false } = {}) {
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
  if (behind && child.pid) setPriority(child.pid, LAST_IN_LINE);
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8');
  let tail = '';
  let cpu = { now: 0, lost: 0 };
  const look = setInterval(() => {
    cpu = looked(cpu, cpuSecondsOfTree(child.pid));
  }, LOOK_MS);
  const taken = () => cpu.now + cpu.lost;
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
        resolve({ code: 1, tail, cpu: taken() });
      });
      child.once('close', (code) => resolve({ code: code ?? 1, tail, cpu: taken() }));
    }).finally(() => clearInterval(look)),
  );
}
