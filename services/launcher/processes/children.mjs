/** Child processes: started with their own log, restarted with growing pauses, stopped within a bounded time. */
import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { Fault } from '../faults.mjs';
import { stopPid } from './pids.mjs';

const PAUSES = [500, 1000, 2000, 5000, 10_000, 30_000];
/** A child that lived this long was healthy: its next crash starts from the shortest pause again. */
const HEALTHY_MS = 60_000;
const STARTUP_TRIES = 3;
const LOG_LIMIT = 20 * 1024 * 1024;

/**
 * What a process that runs for months may let its heap grow by before it is cleaned. Left to itself the engine takes what a large machine
 * has: a young space of 128 MB, and an old one three times what is used. (Not an upper limit: who has many professionals needs more.)
 */
const HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=25'];

/** Last lines of a log, for the console. */
export function tailOf(file, lines = 12) {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trim().split('\n').slice(-lines).join('\n');
}

/** Opens a log for appending; a large one is put aside first. */
export function openLog(file) {
  if (existsSync(file) && statSync(file).size > LOG_LIMIT) renameSync(file, `${file}.1`);
  return openSync(file, 'a');
}

/** On one machine those who wait for an answer come first: what goes on in the background takes what they leave. */
const BACKGROUND = new Set(['worker', 'sandbox']);

function yieldToRequests(pid) {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
    // Linux weighs sessions before processes, where it groups them; each child has a session of its own.
    writeFileSync(`/proc/${pid}/autogroup`, '10');
  } catch {
    // Not on this system, or the child is gone already: equal shares then.
  }
}

/**
 * Keeps one program running.
 * @param {{ name: string, script: string, node: string, args?: string[], env: object, root: string, logFile: string,
 *   say: (code: string, values: object) => void, onPid: (pid: number | undefined) => void }} options
 */
export function supervise({ name, script, node, args = [], env, root, logFile, say, onPid }) {
  let child;
  let stopping = false;
  let timer;
  let crashes = 0;
  let everReady = false;
  let giveUp;
  const failed = new Promise((_, reject) => {
    giveUp = reject;
  });
  failed.catch(() => {});

  const start = () => {
    const log = openLog(logFile);
    const started = Date.now();
    // A group of its own: Ctrl-C reaches the launcher alone, which stops its children in order.
    child = spawn(
      node,
      [...HEAP, '--enable-source-maps', '--import', join(root, 'services', 'launcher', 'processes', 'guard.mjs'), script, ...args],
      { cwd: root, env, detached: true, stdio: ['ignore', log, log, 'ipc'] },
    );
    closeSync(log);
    if (child.pid && BACKGROUND.has(name)) yieldToRequests(child.pid);
    onPid(child.pid);
    child.once('error', () => {});
    child.once('exit', (code, signal) => {
      onPid(undefined);
      if (stopping) return;
      if (Date.now() - started > HEALTHY_MS) crashes = 0;
      crashes += 1;
      if (!everReady && crashes >= STARTUP_TRIES) return giveUp(new Fault('CHILD_FAILED', { name, log: logFile, tail: tailOf(logFile) }));
      const wait = PAUSES[Math.min(crashes - 1, PAUSES.length - 1)];
      say('RESTARTING', { name, why: signal ?? `code ${code}`, seconds: wait / 1000, log: logFile });
      timer = setTimeout(() => {
        start();
        if (everReady) say('RESTARTED', { name });
      }, wait);
    });
  };
  start();
  return {
    name,
    failed,
    get pid() {
      return child.pid;
    },
    markReady: () => {
      everReady = true;
      crashes = 0;
    },
    stop: async (ms = 15_000) => {
      stopping = true;
      clearTimeout(timer);
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const quiet = await stopPid(child.pid, [['SIGTERM', ms]]);
      if (quiet) return;
      say('STUCK', { name });
      await stopPid(child.pid, [['SIGKILL', 3000]]);
    },
  };
}

/** Runs a program to its end; answers its exit code. */
export function runOnce({ script, node, args = [], env, root, logFile, onPid = () => {} }) {
  return new Promise((resolve, reject) => {
    const log = openLog(logFile);
    const child = spawn(
      node,
      ['--enable-source-maps', '--import', join(root, 'services', 'launcher', 'processes', 'guard.mjs'), script, ...args],
      { cwd: root, env, detached: true, stdio: ['ignore', log, log, 'ipc'] },
    );
    closeSync(log);
    onPid(child.pid, child);
    child.once('error', reject);
    child.once('exit', (code) => {
      onPid(undefined);
      resolve(code ?? -1);
    });
  });
}
