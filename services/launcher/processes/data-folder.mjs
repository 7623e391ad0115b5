/** The `.data` folder: usable or not, reported before anything is built or started, and emptied on demand. */
import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { asFault, Fault } from '../faults.mjs';

/** The major version of PostgreSQL whose data folders we can open. */
export const POSTGRES_MAJOR = '18';
const MB = 1024 * 1024;
/** What a first start writes (database, demo, logs), and what a later one needs to breathe. */
const FIRST_START_MB = 300;
const LATER_START_MB = 60;

/**
 * Makes the folder and looks at it.
 * @param whatIsThere `false` when it is going to be erased: only whether that can be done matters then
 * @throws Fault when nothing could be kept in it
 */
export function prepareFolder(data, whatIsThere = true) {
  if (existsSync(data) && !statSync(data).isDirectory()) throw new Fault('NOT_A_FOLDER', { folder: data });
  const cluster = join(data, 'postgres');
  try {
    mkdirSync(join(data, 'logs'), { recursive: true });
    for (const folder of [data, join(data, 'logs')]) accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    throw asFault(error, data);
  }
  if (!whatIsThere) return;
  checkSpace(data, existsSync(join(cluster, 'PG_VERSION')) ? LATER_START_MB : FIRST_START_MB);
  if (!process.env.DATABASE_URL) checkCluster(cluster);
}

function checkSpace(folder, neededMb) {
  const { bavail, bsize } = statfsSync(folder);
  const freeMb = Math.floor((bavail * bsize) / MB);
  if (freeMb < neededMb) throw new Fault('LITTLE_SPACE', { folder, free: freeMb, needed: neededMb });
}

/** Refuses a cluster that this PostgreSQL cannot open, and a folder that holds something else; an absent or empty one is fine. */
export function checkCluster(folder) {
  const file = join(folder, 'PG_VERSION');
  let found;
  try {
    if (!existsSync(folder)) return;
    if (!existsSync(file)) {
      if (readdirSync(folder).length > 0) throw new Fault('DATA_FOREIGN', { folder });
      return;
    }
    found = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw asFault(error, folder);
  }
  if (found !== POSTGRES_MAJOR) throw new Fault('DATA_VERSION', { folder, found: found || '?', needed: POSTGRES_MAJOR });
}

/** Deletes what the folder holds; the folder itself may be a disk of its own. */
export function emptyFolder(folder) {
  try {
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  } catch (error) {
    throw asFault(error, folder);
  }
}
