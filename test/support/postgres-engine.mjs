/** A PostgreSQL 18 for one test run: DATABASE_URL_TEST, a container where Docker answers, the embedded one elsewhere. */
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../../services/launcher/processes/pids.mjs';
import { startPostgres } from '../../services/launcher/processes/postgres.mjs';
import { dockerAnswers, haveImage } from './docker.mjs';
import { leash } from './leash.mjs';

const PASSWORD = 'test-only';
const IMAGE = 'postgres:18-alpine';
const START_MS = 60_000;
const MEMORY = '/dev/shm';
/** What the databases of a run take at the same moment, and the log of their changes, several times over. */
const ROOM_BYTES = 4 * 1024 ** 3;

/** @returns {Promise<{ url: string, stop(): Promise<void> }>} a user that may create databases */
export async function startPostgresEngine() {
  if (process.env.DATABASE_URL_TEST) return { url: process.env.DATABASE_URL_TEST, stop: async () => {} };
  if (await dockerAnswers()) {
    try {
      return await container();
    } catch (error) {
      console.warn(`No PostgreSQL container (${error.message}); using the embedded one.`);
    }
  }
  return embeddedPostgres();
}

async function container() {
  await haveImage(IMAGE);
  const { GenericContainer, Wait } = await import('testcontainers');
  const started = await new GenericContainer(IMAGE)
    .withEnvironment({ POSTGRES_USER: 'jurilien', POSTGRES_PASSWORD: PASSWORD, POSTGRES_DB: 'jurilien' })
    .withCommand(['postgres', '-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'shared_buffers=256MB'])
    .withExposedPorts(5432)
    .withStartupTimeout(START_MS)
    .withWaitStrategy(Wait.forLogMessage(/database system is ready to accept connections/, 2))
    .start();
  const url = `postgresql://jurilien:${PASSWORD}@${started.getHost()}:${started.getMappedPort(5432)}/jurilien`;
  return {
    url,
    stop: async () => {
      await started.stop();
    },
  };
}

/**
 * Where the files of a server lie whose data is thrown away: in memory where there is plenty. Each suite copies a database of a thousand small
 * files and drops it again, which costs a disk up to twenty times as much processor.
 */
function fastestFolder() {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    if (bavail * bsize >= ROOM_BYTES && process.availableMemory() >= 2 * ROOM_BYTES) return MEMORY;
  } catch {
    // Not a system that has it.
  }
  return tmpdir();
}

/**
 * An embedded cluster in a folder of its own below `parent`, removed when stopped. For fault tests: `restart` keeps data and port,
 * `crash` leaves everything as it lies, to be recovered by the next start.
 */
export async function embeddedPostgres({ parent = fastestFolder() } = {}) {
  const folder = mkdtempSync(join(parent, 'jurilien-postgres-'));
  const dataDir = join(folder, 'data');
  const start = async (port) => {
    const running = await startPostgres({ dataDir, port, password: PASSWORD, durable: false });
    return { ...running, letGo: leash(running.pid, folder) };
  };
  let running = await start();
  const { url, port } = running;
  const again = async () => {
    running = await start(port);
  };
  const halt = async () => {
    await running.stop();
    running.letGo();
  };
  return {
    url,
    get pid() {
      return running.pid;
    },
    halt,
    crash: async () => {
      if (isAlive(running.pid)) process.kill(running.pid, 'SIGQUIT');
      await running.exited;
      running.letGo();
    },
    start: again,
    restart: async () => {
      await halt();
      await again();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
