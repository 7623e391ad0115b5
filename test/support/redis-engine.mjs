/** A Redis 7 for one test run: REDIS_URL_TEST, a container where Docker answers, a local `redis-server` elsewhere. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopPid } from '../../services/launcher/processes/pids.mjs';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { debianProgram } from './debian-program.mjs';
import { dockerAnswers, haveImage } from './docker.mjs';
import { leash } from './leash.mjs';

const IMAGE = 'redis:7-alpine';
const START_MS = 60_000;
/** Hash slots of a cluster. */
const SLOTS = 16_384;

/** @returns {Promise<{ url: string, stop(): Promise<void> }>} */
export async function startRedisEngine() {
  if (process.env.REDIS_URL_TEST) return { url: process.env.REDIS_URL_TEST, stop: async () => {} };
  if (await dockerAnswers()) {
    try {
      await haveImage(IMAGE);
      const { GenericContainer } = await import('testcontainers');
      const started = await new GenericContainer(IMAGE)
        .withCommand(['redis-server', '--save', '', '--appendonly', 'no', '--maxmemory-policy', 'noeviction'])
        .withExposedPorts(6379)
        .withStartupTimeout(START_MS)
        .start();
      return {
        url: `redis://${started.getHost()}:${started.getMappedPort(6379)}`,
        stop: async () => {
          await started.stop();
        },
      };
    } catch (error) {
      console.warn(`No Redis container (${error.message}); using a local one.`);
    }
  }
  return localRedis();
}

/**
 * A local server on a free port, nothing kept on disk. For fault tests: `pid` may be killed, `restart` keeps the port.
 * @param {readonly string[]} more settings of its own
 */
export async function localRedis(more = []) {
  const { binary, env } = redisBinary();
  const folder = mkdtempSync(join(tmpdir(), 'jurilien-redis-'));
  const port = await freePort();
  const start = async () => {
    const child = spawn(
      binary,
      [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--maxmemory-policy',
        'noeviction',
        '--dir',
        folder,
        ...more,
      ],
      { detached: true, stdio: 'ignore', env },
    );
    await listening(port, child);
    letGo = leash(child.pid, folder);
    return child;
  };
  const halt = async () => {
    await stopPid(child.pid, [
      ['SIGTERM', 5000],
      ['SIGKILL', 2000],
    ]);
    letGo();
  };
  let letGo;
  let child = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return child.pid;
    },
    halt,
    restart: async () => {
      await halt();
      child = await start();
    },
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Three local servers that share the keys between them. `url` names them all, as REDIS_URL does. */
export async function localRedisCluster() {
  const { Redis } = await import('ioredis');
  const nodes = [];
  // Ports of our choosing for what they say to each other: their own, 10,000 higher, are among those that outgoing connections take.
  const buses = [];
  for (let n = 0; n < 3; n++) {
    buses.push(await freePort());
    nodes.push(await localRedis(['--cluster-enabled', 'yes', '--cluster-port', String(buses[n]), '--cluster-node-timeout', '2000']));
  }
  const clients = nodes.map(({ url }) => new Redis(url));
  try {
    const share = Math.ceil(SLOTS / nodes.length);
    for (const [n, client] of clients.entries()) {
      const own = Array.from({ length: Math.min(share, SLOTS - n * share) }, (_, i) => n * share + i);
      await client.cluster('ADDSLOTS', ...own);
      await client.cluster('MEET', '127.0.0.1', Number(new URL(nodes[0].url).port), buses[0]);
    }
    for (const end = Date.now() + START_MS; ;) {
      const infos = await Promise.all(clients.map((client) => client.cluster('INFO')));
      if (infos.every((info) => info.includes('cluster_state:ok') && info.includes(`cluster_size:${nodes.length}`))) break;
      if (Date.now() > end) throw new Error('the Redis cluster did not come together');
      await new Promise((done) => setTimeout(done, 50));
    }
  } finally {
    for (const client of clients) client.disconnect();
  }
  return {
    url: nodes.map(({ url }) => url).join(','),
    nodes,
    stop: async () => {
      for (const node of nodes) await node.stop();
    },
  };
}

async function listening(port, child) {
  for (let i = 0; i < 200; i++) {
    if (child.exitCode !== null) break;
    const open = await new Promise((answer) => {
      const socket = connect({ port, host: '127.0.0.1' }, () => {
        socket.destroy();
        answer(true);
      });
      socket.once('error', () => answer(false));
    });
    if (open) return;
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error('redis-server did not start');
}

function redisBinary() {
  return debianProgram('redis-server', {
    packages: ['redis-server', 'redis-tools'],
    libraries: 'redis-tools',
    instead: 'start Docker, or set REDIS_URL_TEST',
  });
}
