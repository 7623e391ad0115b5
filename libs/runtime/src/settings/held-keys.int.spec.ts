import { randomBytes, randomUUID } from 'node:crypto';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { withoutViews } from '../../../../test/support/kernel.js';
import { openKernel } from '../start/open-kernel.js';
import type { Kernel } from '../kernel/kernel.js';
import { readSettings } from './settings.js';
import { watchHealth } from '../health/health.js';

const hex = (): string => randomBytes(32).toString('hex');
const base64 = (): string => randomBytes(32).toString('base64');

describe('keys of another installation', () => {
  let database: TestDatabase;
  const keys = { JWT_SECRET: hex(), LINK_SECRET: hex(), MASTER_KEY: base64(), SITE_KEY: hex(), INDEX_KEY: hex() };
  const open = (over: Record<string, string | undefined> = {}): Promise<Kernel> =>
    openKernel(readSettings({ NODE_ENV: 'test', DATABASE_URL: database.url, POOL_MAX: '2', ...keys, ...over }), 'held-keys-spec');
  const starts = async (over: Record<string, string | undefined> = {}): Promise<void> => (await open(over)).close();
  const sealOne = async (kernel: Kernel): Promise<void> => kernel.vault.prepare([randomUUID()], true);

  beforeEach(async () => {
    database = await testDatabase(withoutViews);
  });
  afterEach(() => database.drop());

  it.each(['MASTER_KEY', 'SITE_KEY', 'INDEX_KEY'] as const)(
    'a wrong %s refuses to start with a sentence that names it alone',
    async (name) => {
      await starts();
      const wrong = starts({ [name]: name === 'MASTER_KEY' ? base64() : hex() });
      await expect(wrong).rejects.toThrow(new RegExp(`^Settings: ${name} is not the one .*docs/keys.md\\.$`));
      await expect(wrong).rejects.toMatchObject({ names: [name] });
      await starts();
    },
  );

  it('names the site’s key where it stands for the index key too, and never says a key', async () => {
    await starts({ INDEX_KEY: undefined });
    const SITE_KEY = hex();
    const wrong = starts({ INDEX_KEY: undefined, SITE_KEY });
    await expect(wrong).rejects.toMatchObject({ names: ['SITE_KEY'] });
    await expect(wrong).rejects.toThrow(expect.not.objectContaining({ message: expect.stringContaining(SITE_KEY) }));
    await expect(starts({ INDEX_KEY: undefined, SITE_KEY, SITE_KEY_EARLIER: keys.SITE_KEY })).rejects.toMatchObject({
      names: ['INDEX_KEY'],
    });
    await starts({ INDEX_KEY: keys.SITE_KEY, SITE_KEY, SITE_KEY_EARLIER: keys.SITE_KEY });
  });

  it.each([
    ['SITE_KEY', hex],
    ['MASTER_KEY', base64],
  ] as const)('%s is rotated as docs/keys.md says; afterwards the old one is a wrong one', async (name, make) => {
    await starts();
    const rotated = { [name]: make(), [`${name}_EARLIER`]: keys[name] };
    await starts(rotated);
    await starts({ [name]: rotated[name] });
    await expect(starts()).rejects.toMatchObject({ names: [name] });
  });

  it('a database of before the marks, whose persons another master key sealed, is not opened with this one', async () => {
    const kernel = await open();
    await sealOne(kernel);
    await kernel.db.query(`delete from facts where name like 'key:%'`);
    await kernel.close();
    await expect(starts({ MASTER_KEY: base64() })).rejects.toThrow('MASTER_KEY_EARLIER lacks a key');
  });

  it('an earlier master key may not be dropped before everything is wrapped again', async () => {
    const before = await open();
    await sealOne(before);
    await before.close();
    const MASTER_KEY = base64();
    const during = await open({ MASTER_KEY, MASTER_KEY_EARLIER: keys.MASTER_KEY });
    await expect(starts({ MASTER_KEY })).rejects.toThrow('MASTER_KEY_EARLIER');
    await during.vault.rewrap(10);
    await during.close();
    await starts({ MASTER_KEY });
  });

  it('of two first starts with different keys, one is refused', async () => {
    const two = await Promise.allSettled([open(), open({ SITE_KEY: hex() })]);
    expect(two.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const one of two) if (one.status === 'fulfilled') await one.value.close();
  });
});

describe('a process that begins before the first migration', () => {
  it('says so, does nothing, and nothing with wrong keys once there is something to compare them with', async () => {
    const database = await testDatabase();
    const settings = (SITE_KEY: string) =>
      readSettings({
        NODE_ENV: 'test',
        DATABASE_URL: database.url,
        POOL_MAX: '2',
        JWT_SECRET: hex(),
        LINK_SECRET: hex(),
        MASTER_KEY,
        SITE_KEY,
      });
    const MASTER_KEY = base64();
    const wrong = await openKernel(settings(hex()), 'held-keys-early');
    const health = watchHealth(wrong);
    const right = await openKernel(settings(hex()), 'held-keys-migrate');
    try {
      expect(await wrong.keysHeld()).toBe(false);
      await right.db.migrate();
      expect(await right.keysHeld()).toBe(true);
      const command = {
        name: 'RecordNumberReached',
        input: { contactId: 'a-number' },
        commandId: randomUUID(),
        actor: { kind: 'system', id: 'spec' },
      } as const;
      await expect(wrong.dispatch(command)).rejects.toMatchObject({ names: ['SITE_KEY'] });
      await expect(right.dispatch(command)).resolves.toBeDefined();
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect((await health.checks()).keys).toBe('SITE_KEY: not this database’s');
    } finally {
      health.stop();
      await wrong.close();
      await right.close();
      await database.drop();
    }
  });
});
