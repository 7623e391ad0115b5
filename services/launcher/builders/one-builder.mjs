/** One builder per output at a time, over processes: a second run in the same folder waits, and then finds the work done. */
import { setTimeout as pause } from 'node:timers/promises';
import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { birthOf, isAlive } from '../processes/pids.mjs';

const LOOK_AGAIN_MS = 100;
const WRITTEN_WITHIN_MS = 5000;

const me = () => `${process.pid} ${birthOf(process.pid)}`;

/**
 * Runs `work` while no other process runs its own under the same `path` (a lock file). The lock of a process that died is taken over:
 * its number and instant of birth are written in it, so that a later process of the same number is not taken for it.
 */
export async function asOneBuilder(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  while (!taken(path)) {
    if (isForsaken(path)) setAside(path);
    else await pause(LOOK_AGAIN_MS);
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

function taken(path) {
  try {
    writeFileSync(path, me(), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function isForsaken(path) {
  const [pid, birth] = read(path).split(' ');
  if (!pid) return isOldAndEmpty(path);
  return !isAlive(Number(pid)) || (birth !== '' && birthOf(Number(pid)) !== birth);
}

/** By a rename, which only one of several can do; the text is looked at again, for someone may have taken it meanwhile. */
function setAside(path) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (!isForsaken(aside)) return void renameSync(aside, path);
  rmSync(aside, { force: true });
}

/** Empty for a moment only: its owner is between creating and writing it. Empty for longer: it died there. */
function isOldAndEmpty(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  return stat !== undefined && stat.size === 0 && Date.now() - stat.mtimeMs > WRITTEN_WITHIN_MS;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}
