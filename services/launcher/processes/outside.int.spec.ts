import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { testDatabase, type TestDatabase } from '../../../test/support/database.js';
import { testRedis } from '../../../test/support/redis.js';
import { checkDatabase, checkRedis, withoutPassword } from './outside.mjs';
import { freePort } from './ports.mjs';

/** What a check says: nothing, or its code and details. */
async function failureOf(check: Promise<void>): Promise<unknown> {
  return check.then(
    () => undefined,
    (error: { code: string; details: Record<string, string> }) => ({ code: error.code, ...error.details }),
  );
}
const changed = (url: string, change: (u: URL) => void): string => {
  const u = new URL(url);
  change(u);
  return u.href;
};

describe('DATABASE_URL, before anything is built on it', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it('is accepted when the server answers and lets us in', async () => {
    expect(await failureOf(checkDatabase(database.url))).toBeUndefined();
  });

  it('is refused when it is no address of a PostgreSQL', async () => {
    for (const wrong of ['localhost:5432/x', 'mysql://localhost/x', 'x'])
      expect(await failureOf(checkDatabase(wrong))).toMatchObject({ code: 'DATABASE_URL_WRONG' });
  });

  it('says which of the three it is: no one there, a wrong password, no such database; and never shows the password', async () => {
    const noOne = await failureOf(checkDatabase(`postgresql://u:hidden@127.0.0.1:${await freePort()}/x`));
    expect(noOne).toMatchObject({ code: 'DATABASE_UNREACHABLE', detail: expect.stringContaining('ECONNREFUSED') });
    const password = await failureOf(
      checkDatabase(
        changed(database.url, (u) => {
          u.password = 'hidden';
        }),
      ),
    );
    expect(password).toMatchObject({ code: 'DATABASE_UNREACHABLE', detail: expect.stringMatching(/password/) });
    const name = await failureOf(
      checkDatabase(
        changed(database.url, (u) => {
          u.pathname = '/nowhere';
        }),
      ),
    );
    expect(name).toMatchObject({ code: 'DATABASE_UNREACHABLE', detail: expect.stringMatching(/"nowhere" does not exist/) });
    expect(JSON.stringify([noOne, password, name])).not.toContain('hidden');
  });
});

describe('REDIS_URL, before anything is built on it', () => {
  it('is accepted when the server answers, refused with its reason when not', async () => {
    const redis = await testRedis();
    expect(await failureOf(checkRedis(redis.url))).toBeUndefined();
    expect(
      await failureOf(
        checkRedis(
          changed(redis.url, (u) => {
            u.username = 'nobody';
            u.password = 'hidden';
          }),
        ),
      ),
    ).toMatchObject({ code: 'REDIS_UNREACHABLE', detail: expect.stringMatching(/WRONGPASS/) });
    await redis.stop();
    expect(await failureOf(checkRedis(`redis://127.0.0.1:${await freePort()}`))).toMatchObject({
      code: 'REDIS_UNREACHABLE',
      detail: expect.stringContaining('ECONNREFUSED'),
    });
    expect(await failureOf(checkRedis('localhost:6379'))).toMatchObject({ code: 'REDIS_URL_WRONG' });
  });

  it('is shown without its password', () => {
    expect(withoutPassword('redis://:secret@host:6379/1')).toBe('redis://:…@host:6379/1');
    expect(withoutPassword('postgresql://u:p%40ss@host/db')).toBe('postgresql://u:…@host/db');
    expect(withoutPassword('redis://host:6379')).toBe('redis://host:6379');
  });
});

describe('npm start that cannot start', () => {
  const start = (args: readonly string[], env: Record<string, string> = {}) =>
    spawnSync(process.execPath, [join(process.cwd(), 'services/launcher/start.mjs'), ...args], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...env },
    });

  it('explains itself and touches nothing', () => {
    const help = start(['--help']);
    expect(help).toMatchObject({ status: 0, stderr: '' });
    for (const flag of ['--empty', '--reset', 'DATABASE_URL']) expect(help.stdout).toContain(flag);
  });

  it('refuses what it does not understand with one sentence in each language and exit code 1', () => {
    const refused: [string[], Record<string, string>, RegExp][] = [
      [['--rest'], {}, /Option inconnue : --rest.*\nUnknown option: --rest/],
      [[], { PORT: 'eighty' }, /PORT=eighty is not a port number/],
      [[], { PORT: '3100' }, /are both 3100/],
      [['--reset'], { DATABASE_URL: 'postgresql://u:p@h/d' }, /never the one of DATABASE_URL/],
      [[], { npm_lifecycle_event: 'start', npm_config_reset: 'true' }, /npm start -- --reset/],
    ];
    for (const [args, env, sentence] of refused) {
      const { status, stderr, stdout } = start(args, env);
      expect({ status, stdout, said: sentence.test(stderr), stack: /\bat .*:\d+:\d+/.test(stderr) }).toEqual({
        status: 1,
        stdout: '',
        said: true,
        stack: false,
      });
    }
  });
});
