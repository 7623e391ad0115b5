/** `.data/run.json`: who runs now, so that a second start says so and the start after a kill cleans up. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Fault } from '../faults.mjs';
import { readJson, writeJson } from '../hashes.mjs';
import { birthOf, isOurs, stopPid } from './pids.mjs';

/** What the command line of a launcher contains. */
const LAUNCHER = 'start.mjs';
const lockOf = (data) => join(data, 'launcher.pid');
const recordOf = (data) => join(data, 'run.json');

/** The launcher running on this data folder, if any, with the address it serves and whether it is on its way out. */
export function runningLauncher(data) {
  const [pid, birth] = lockIn(data);
  if (pid === process.pid || !isOurs(pid, LAUNCHER)) return undefined;
  // Numbers come again, in a container at every start: the same number must also be the same process.
  if (birth && birth !== birthOf(pid)) return undefined;
  const { url = '', stopping = false } = readJson(recordOf(data), {});
  return { pid, url, stopping };
}

/** Number and birth of the process that holds the folder. */
function lockIn(data) {
  try {
    const [pid, birth] = readFileSync(lockOf(data), 'utf8').trim().split(' ');
    return [Number(pid), birth];
  } catch {
    return [0];
  }
}

/** Takes the data folder for this process, or throws RUNNING. */
export function takeFolder(data) {
  for (;;) {
    try {
      writeFileSync(lockOf(data), `${process.pid} ${birthOf(process.pid)}`, { flag: 'wx' });
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const running = runningLauncher(data);
      if (running) throw new Fault('RUNNING', running);
      rmSync(lockOf(data), { force: true });
    }
  }
}

/** Gives the folder back; only by the process that took it. */
export function leaveFolder(data) {
  if (lockIn(data)[0] !== process.pid) return;
  rmSync(recordOf(data), { force: true });
  rmSync(lockOf(data), { force: true });
}

/** Asks a running launcher to stop and waits for it (and for what it stops). */
export const stopLauncher = ({ pid }) =>
  stopPid(pid, [
    ['SIGTERM', 60_000],
    ['SIGKILL', 3000],
  ]);

/** Stops children of a killed launcher: by number, after checking that the number still means our program. */
export async function stopLeftovers(data, say) {
  const { children = {} } = readJson(recordOf(data), {});
  await Promise.all(
    Object.entries(children).map(async ([name, { pid, marker }]) => {
      if (!isOurs(pid, marker)) return;
      // PostgreSQL's SIGTERM waits for every client; SIGINT closes them.
      await stopPid(pid, [
        [name === 'postgres' ? 'SIGINT' : 'SIGTERM', 10_000],
        [name === 'postgres' ? 'SIGQUIT' : 'SIGKILL', 5000],
      ]);
      say('LEFTOVER', { name, pid });
    }),
  );
}

/** Keeps the record of this run: `child(name, pid, marker)` notes or forgets a child, `stopping()` that the end has started. */
export function runRecord(data, url) {
  const record = { pid: process.pid, url, startedAt: new Date().toISOString(), children: {} };
  const save = () => {
    try {
      writeJson(recordOf(data), record);
    } catch {
      // A full disk must not stop the stop.
    }
  };
  save();
  return {
    child: (name, pid, marker) => {
      if (pid === undefined) delete record.children[name];
      else record.children[name] = { pid, marker };
      save();
    },
    stopping: () => {
      record.stopping = true;
      save();
    },
  };
}
