import pg from 'pg';
import { Redis } from 'ioredis';
import type { World } from '../world.js';
import { between, databaseAgain, pause, type Kind } from './kind.js';

/** Asks the database past every door, as no one of the product. */
async function asAdmin<T>({ database }: World, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const onRedis = async ({ redis }: World, work: (client: Redis) => Promise<unknown>): Promise<void> => {
  const client = new Redis(redis!.url, { maxRetriesPerRequest: 3 });
  await work(client).finally(() => client.disconnect());
};

/** SIGSTOP to a process and its children, which is how PostgreSQL runs. */
async function frozen(pids: readonly number[], ms: number): Promise<void> {
  const each = (signal: NodeJS.Signals): void => {
    for (const pid of pids)
      try {
        process.kill(pid, signal);
      } catch {
        // Ended meanwhile.
      }
  };
  each('SIGSTOP');
  await pause(ms);
  each('SIGCONT');
}

export const engineKinds: Readonly<Record<string, Kind>> = {
  'postgres-restart': {
    about: 'PostgreSQL dies in the middle of transactions and recovers from its journal',
    touches: ['database'],
    async cause(world, random) {
      const ms = between(0, 4_000, random() ** 2);
      await world.database.crash();
      await pause(ms);
      await databaseAgain(world);
      return `away for ${ms} ms`;
    },
  },
  'postgres-backends': {
    about: 'connections to PostgreSQL are ended from its side, again and again',
    touches: ['database'],
    async cause(world, random) {
      let ended = 0;
      for (let n = 0; n < 8; n++) {
        const share = random();
        ended += await asAdmin(world, async (client) => {
          const { rowCount } = await client.query(
            `select pg_terminate_backend(pid) from (select pid, row_number() over (order by pid) as n, count(*) over () as of from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid() and application_name <> 'test') a where n <= ceil(of * $1::float8)`,
            [share],
          );
          return rowCount ?? 0;
        });
        await pause(between(50, 700, random()));
      }
      return `${ended} connections`;
    },
  },
  'postgres-freeze': {
    about: 'every process of PostgreSQL stands still',
    touches: ['database'],
    async cause(world, random) {
      const ms = between(1_000, 8_000, random());
      const pids = await asAdmin(world, async (client) =>
        (await client.query<{ pid: number }>(`select pid from pg_stat_activity where pid <> pg_backend_pid()`)).rows.map((r) => r.pid),
      );
      await frozen([world.database.pid, ...pids], ms);
      return `${ms} ms`;
    },
  },
  'redis-flush': {
    about: 'FLUSHALL while jobs wait and run',
    touches: ['redis'],
    backends: ['redis'],
    async cause(world, random) {
      const times = 1 + Math.floor(random() * 4);
      for (let n = 0; n < times; n++) {
        await onRedis(world, (client) => client.flushall());
        await pause(between(100, 2_000, random()));
      }
      return `${times} times`;
    },
  },
  'redis-restart': {
    about: 'Redis is killed and starts again empty',
    touches: ['redis'],
    backends: ['redis'],
    async cause({ redis }, random) {
      process.kill(redis!.pid, 'SIGKILL');
      const ms = between(0, 4_000, random());
      await pause(ms);
      await redis!.restart();
      return `away for ${ms} ms`;
    },
  },
  'redis-freeze': {
    about: 'Redis stands still',
    touches: ['redis'],
    backends: ['redis'],
    async cause({ redis }, random) {
      const ms = between(1_000, 10_000, random());
      await frozen([redis!.pid], ms);
      return `${ms} ms`;
    },
  },
  'queue-wipe': {
    about: 'the tables of the queue are emptied while jobs wait and run',
    touches: ['database'],
    backends: ['postgres'],
    async cause(world, random) {
      const times = 1 + Math.floor(random() * 3);
      for (let n = 0; n < times; n++) {
        await asAdmin(world, async (client) => {
          const { rows } = await client.query<{ name: string }>(
            `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables where schemaname = 'bullmq' and tablename !~ 'migration'`,
          );
          // One by one and by row, as a slip of a hand would: a truncate would wait for every job.
          for (const { name } of rows) await client.query(`delete from ${name}`);
        });
        await pause(between(100, 2_000, random()));
      }
      return `${times} times`;
    },
  },
};
