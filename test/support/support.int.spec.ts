import pg from 'pg';
import { testDatabase } from './database.js';
import { testRedis } from './redis.js';

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

describe('the engines of the tests', () => {
  it('gives each suite a database of its own, copied from a template migrated once', async () => {
    let migrations = 0;
    const migrate = async (url: string) => {
      migrations += 1;
      await ask(url, 'create table thing (id integer primary key)');
    };
    const first = await testDatabase({ migrate, template: 'support' });
    const second = await testDatabase({ migrate, template: 'support' });
    await ask(first.url, 'insert into thing values (1)');
    expect(await ask(second.url, 'select count(*)::int as n from thing')).toEqual([{ n: 0 }]);
    expect(migrations).toBe(1);
    expect((await ask(first.url, 'show server_version'))[0].server_version).toMatch(/^18\./);
    await first.drop();
    await second.drop();
  });

  it('gives each suite an empty Redis', async () => {
    const { Redis } = await import('ioredis');
    const redis = await testRedis();
    const client = new Redis(redis.url);
    expect(await client.dbsize()).toBe(0);
    await client.quit();
    await redis.stop();
  });
});
