import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ERASED } from '@jurilien/event-sourcing';
import { tillKernel } from '../../../../test/support/till.js';
import { backUpData, backUpKeys } from '../backup/back-up.js';
import { restoreBackup } from '../backup/restore.js';
import { readStream } from '../log/event-feed.js';
import { erasureLedger } from './erasure-ledger.js';
import { replayErasures } from './erasures.js';
import { keyVault } from './key-vault.js';

const masterKey = randomBytes(32).toString('base64');
let k: Awaited<ReturnType<typeof tillKernel>>;
beforeEach(async () => {
  k = await tillKernel({ automations: [] }, { masterKey });
});
afterEach(() => k.close());

async function someone(): Promise<{ tillId: string; holder: string }> {
  const who = { tillId: randomUUID(), holder: randomUUID() };
  await k.send('OpenTill', { ...who, name: 'Zénobie' });
  return who;
}
const written = () => readFile(k.ledger.path, 'utf8');
const alive = async () =>
  (await k.db.query<{ owner: string }>('select owner from person_keys where destroyed_at is null order by owner')).map((r) => r.owner);
/** Keys and facts as they are now; brings them back, as a restore of the database to this moment would. */
async function snapshot(): Promise<() => Promise<void>> {
  await k.db.query('create table kept_keys as select * from person_keys');
  await k.db.query('create table kept_facts as select * from facts');
  return async () => {
    for (const [table, kept] of [
      ['person_keys', 'kept_keys'],
      ['facts', 'kept_facts'],
    ]) {
      await k.db.query(`delete from ${table}`);
      await k.db.query(`insert into ${table} select * from ${kept}`);
    }
  };
}

describe('the ledger of erasures', () => {
  it('has a line for each owner, in a chain, and says of no one who it is', async () => {
    const [one, two] = [await someone(), await someone()];
    await k.vault.prepare([`${one.holder}/words`], true);
    expect(await k.vault.destroy([one.holder, two.holder])).toBe(true);
    const lines = (await written()).trimEnd().split('\n');
    expect(lines.map((line) => Object.keys(JSON.parse(line) as object))).toEqual([
      ['n', 'at', 'of', 'sum'],
      ['n', 'at', 'of', 'sum'],
    ]);
    for (const id of [one.holder, two.holder, one.tillId]) expect(await written()).not.toContain(id);
    const listed = await k.ledger.read({ lines: 0, sum: '' });
    expect([one.holder, `${one.holder}/words`, two.holder, randomUUID(), `x/${one.holder}`].map(listed.has)).toEqual(
      [true, true, true, false, false], // prettier-ignore
    );
  });

  it('has nothing more for who is asked about again, or has no key', async () => {
    const { holder } = await someone();
    await k.vault.destroy(holder);
    const once = await written();
    expect(await k.vault.destroy([holder, randomUUID()])).toBe(false);
    expect(await written()).toBe(once);
  });

  it('comes first: where it cannot be written, no key is destroyed', async () => {
    const { holder } = await someone();
    const file = join(await mkdtemp(join(tmpdir(), 'jurilien-no-folder-')), 'file');
    await writeFile(file, '');
    const vault = keyVault(k.db, { masterKey, ledger: erasureLedger(join(file, 'in-a-file'), 'key') });
    await expect(vault.destroy(holder)).rejects.toThrow('ENOTDIR');
    expect(await alive()).toEqual([holder]);
  });

  it('is one chain, whichever processes write', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, someone));
    const vaults = [k.vault, keyVault(k.db, { masterKey, ledger: k.ledger }), keyVault(k.db, { masterKey, ledger: k.ledger })];
    // A process may start in the middle of it.
    await Promise.all(all.flatMap(({ holder }, i) => [vaults[i % 3]!.destroy(holder), replayErasures(k.db, k.ledger)]));
    const { end } = await k.ledger.read({ lines: 0, sum: '' });
    expect(end).toEqual({ lines: 12, sum: expect.any(String) });
    expect(await replayErasures(k.db, k.ledger)).toEqual([]);
  });

  it('goes on behind a line that a power cut tore', async () => {
    const [one, two] = [await someone(), await someone()];
    await k.vault.destroy(one.holder);
    await appendFile(k.ledger.path, '{"n":2,"at":"2026-');
    expect(await replayErasures(k.db, k.ledger)).toEqual([]);
    await k.vault.destroy(two.holder);
    expect((await k.ledger.read({ lines: 0, sum: '' })).end.lines).toBe(2);
  });
});

describe('a database from before an erasure', () => {
  it('loses those keys again, with their parts, before anything is read; the others stay', async () => {
    const [gone, stays] = [await someone(), await someone()];
    await k.vault.prepare([`${gone.holder}/words`], true);
    const restore = await snapshot();
    await k.vault.destroy(gone.holder);
    await restore();
    expect(await alive()).toHaveLength(3);

    expect((await replayErasures(k.db, k.ledger)).sort()).toEqual([gone.holder, `${gone.holder}/words`]);
    expect(await alive()).toEqual([stays.holder]);
    expect(await replayErasures(k.db, k.ledger)).toEqual([]);
    const again = await k.db.query(`select 1 from person_keys where owner = $1 and wrapped <> ''`, [gone.holder]);
    expect(again).toEqual([]);
  });

  it.each([
    ['is missing', () => rename(k.ledger.path, `${k.ledger.path}.away`), 'has 0 lines, and this database knows of 2'],
    [
      'lost a line',
      async () => writeFile(k.ledger.path, `${(await written()).split('\n')[0]}\n`),
      'has 1 lines, and this database knows of 2',
    ],
    [
      'is another',
      async () => writeFile(k.ledger.path, (await written()).replace(/"sum":"[0-9a-f]+"}\n$/, '"sum":"0"}\n')),
      'is not the one that this database was used with',
    ],
    ['is damaged', async () => writeFile(k.ledger.path, `${await written()}{"n":\n`), 'is damaged'],
  ])('does not start where its ledger %s', async (_, happens, says) => {
    const [one, two] = [await someone(), await someone()];
    await k.vault.destroy(one.holder);
    await k.vault.destroy(two.holder);
    await happens();
    await expect(replayErasures(k.db, k.ledger)).rejects.toThrow(says);
    await expect(replayErasures(k.db, k.ledger)).rejects.toThrow(/^Settings: the ledger of erasures, .*ERASURES_DIR/);
    const { holder } = await someone();
    await expect(k.vault.destroy(holder)).rejects.toThrow(says);
    expect(await alive()).toEqual([holder]);
  });

  it('does not start where a line before the last was changed', async () => {
    const [one, two] = [await someone(), await someone()];
    const restore = await snapshot();
    await k.vault.destroy(one.holder);
    await k.vault.destroy(two.holder);
    await restore();
    await writeFile(k.ledger.path, (await written()).replace(/"of":"[0-9a-f]/, '"of":"x'));
    await expect(replayErasures(k.db, k.ledger)).rejects.toThrow('was changed at line 1');
    expect(await alive()).toHaveLength(2);
  });
});

// proves: ASVS row 76
describe('a backup from before an erasure, the newest backup of keys being lost', () => {
  const folder = async (): Promise<string> => mkdtemp(join(tmpdir(), 'jurilien-erased-'));
  const given = async () => ({
    masterKeys: (await k.db.query<{ name: string }>('select distinct master_key as name from person_keys')).map((m) => m.name),
    indexKey: '',
    ledger: k.ledger,
  });

  it('brings no one back', async () => {
    const home = await folder();
    const folders = { data: join(home, 'data'), keys: join(home, 'keys') };
    const [gone, stays] = [await someone(), await someone()];
    await backUpData(k.db, folders.data);
    await backUpKeys(k.db, folders.keys);
    await k.vault.destroy(gone.holder);
    const other = await tillKernel({ automations: [] }, { masterKey });
    try {
      expect((await restoreBackup(other.db, folders, 'latest', await given())).erased).toBe(1);
      const nameIn = async (tillId: string) => (await readStream(other.db, other.codec, `till-${tillId}`))[0]!.data.name;
      expect([await nameIn(gone.tillId), await nameIn(stays.tillId)]).toEqual([ERASED, 'Zénobie']);
      expect(await replayErasures(other.db, k.ledger)).toEqual([]);
    } finally {
      await other.close();
      await rm(home, { recursive: true });
    }
  });

  it('is not restored without the ledger that it knows of', async () => {
    const home = await folder();
    const folders = { data: join(home, 'data'), keys: join(home, 'keys') };
    const { holder } = await someone();
    await k.vault.destroy(holder);
    await backUpData(k.db, folders.data);
    await backUpKeys(k.db, folders.keys);
    const other = await tillKernel({ automations: [] }, { masterKey });
    try {
      const without = { ...(await given()), ledger: other.ledger };
      await expect(restoreBackup(other.db, folders, 'latest', without)).rejects.toThrow('does not have the 1 lines');
      expect(await other.db.query('select 1 from events')).toEqual([]);
    } finally {
      await other.close();
      await rm(home, { recursive: true });
    }
  });
});
