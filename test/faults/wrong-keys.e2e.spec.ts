import { randomBytes } from 'node:crypto';
import { openKernel, readSettings } from '@jurilien/runtime';
import { testDatabase, type TestDatabase } from '../support/database.js';
import { startProcess } from '../support/processes.js';
import { withoutViews } from '../support/kernel.js';

const hex = (): string => randomBytes(32).toString('hex');

/** Everything of ours that opens the database, as it is run; tools get a command line of their own. */
const PROCESSES = [
  ['api', 'main'],
  ['worker', 'main'],
  ['worker', 'migrate'],
] as const;

describe('a key that is not this database’s', () => {
  let database: TestDatabase;
  let keys: Record<string, string>;

  beforeAll(async () => {
    database = await testDatabase();
    keys = { JWT_SECRET: hex(), LINK_SECRET: hex(), SITE_KEY: hex(), MASTER_KEY: randomBytes(32).toString('base64') };
    await withoutViews.migrate(database.url);
    await (await openKernel(readSettings({ NODE_ENV: 'test', DATABASE_URL: database.url, ...keys }), 'wrong-keys')).close();
  });
  afterAll(() => database?.drop());

  it.each(PROCESSES)('ends %s/%s at once, with one sentence', async (service, file) => {
    const process = await startProcess(
      service,
      { NODE_ENV: 'test', DATABASE_URL: database.url, PORT: '0', LOG_LEVEL: 'silent', ...keys, SITE_KEY: hex() },
      file,
    );
    expect(await process.exited).toBe(1);
    expect(process.output()).toMatch(/^Settings: SITE_KEY is not the one .*docs\/keys\.md\.\n$/);
  });

  it.each([
    ['audit', ['verify']],
    ['ledger', ['verify']],
    ['events', ['rewrap']],
    ['backup', []],
    ['restore', ['--to', 'latest']],
  ])('ends the tool %s before it reads or writes anything', async (tool, args) => {
    const process = await startProcess(
      'worker',
      { NODE_ENV: 'test', DATABASE_URL: database.url, ...keys, MASTER_KEY: randomBytes(32).toString('base64') },
      `${tool}-cli`,
      args,
    );
    expect(await process.exited).toBe(1);
    expect(process.output()).toMatch(/^Settings: MASTER_KEY is not the one /);
  });
});
