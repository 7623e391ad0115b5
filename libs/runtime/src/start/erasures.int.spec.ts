import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { withoutViews } from '../../../../test/support/kernel.js';
import type { Kernel } from '../kernel/kernel.js';
import { ledgerOf } from '../kernel/erasures.js';
import { readSettings } from '../settings/settings.js';
import { openKernel } from './open-kernel.js';

const hex = (): string => randomBytes(32).toString('hex');

describe('a process that starts', () => {
  let database: TestDatabase;
  let folder: string;
  const keys = {
    ...{ JWT_SECRET: hex(), LINK_SECRET: hex(), SITE_KEY: hex(), INDEX_KEY: hex() },
    MASTER_KEY: randomBytes(32).toString('base64'),
  };
  const settings = () => readSettings({ NODE_ENV: 'test', DATABASE_URL: database.url, POOL_MAX: '2', ERASURES_DIR: folder, ...keys });
  const open = (): Promise<Kernel> => openKernel(settings(), 'erasures-spec');
  const opens = async (kernel: Kernel, owner: string): Promise<boolean> => {
    await kernel.vault.prepare([owner], false);
    return kernel.vault.cached(owner) !== undefined;
  };

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'jurilien-erasures-'));
    database = await testDatabase(withoutViews);
  });
  afterEach(async () => {
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  it('on a database of before an erasure reads nothing of who was erased', async () => {
    const [gone, stays] = [randomUUID(), randomUUID()];
    const first = await open();
    await first.vault.prepare([gone, stays], true);
    await first.db.query('create table kept as select * from person_keys');
    await first.vault.destroy(gone);
    // What a restore by a snapshot of the database does.
    await first.db.query('delete from person_keys');
    await first.db.query('insert into person_keys select * from kept');
    await first.db.query(`delete from facts where name = 'erasures'`);
    await first.close();

    const again = await open();
    expect([await opens(again, gone), await opens(again, stays)]).toEqual([false, true]);
    await again.close();
  });

  it('without the ledger that its database knows of does not, and says why', async () => {
    const first = await open();
    const owner = randomUUID();
    await first.vault.prepare([owner], true);
    await first.vault.destroy(owner);
    await first.close();
    const { path } = ledgerOf(settings());
    await rename(path, `${path}.away`);
    await expect(open()).rejects.toThrow(
      /^Settings: the ledger of erasures, .*, has 0 lines, and this database knows of 1: .*docs\/backup\.md\.$/,
    );
    await rename(`${path}.away`, path);
    await (await open()).close();
  });
});
