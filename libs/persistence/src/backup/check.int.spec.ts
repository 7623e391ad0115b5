import { randomBytes, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tillKernel } from '../../../../test/support/till.js';
import { backupAgeSeconds } from '../operations/figures.js';
import { masterKeyName } from '../keys/master-keys.js';
import { backUpData, backUpKeys, noteBackup } from './back-up.js';
import { checkBackup } from './check.js';

const masterKey = randomBytes(32).toString('base64');
const masters = [masterKeyName(masterKey)];

describe('a backup that is looked at', () => {
  let k: Awaited<ReturnType<typeof tillKernel>>;
  let home: string;
  let folders: { data: string; keys: string };
  const sell = async () => {
    await k.send('OpenTill', { tillId: randomUUID(), holder: randomUUID(), name: 'Aurélie Tremblay' });
  };
  const backUp = async () => {
    await backUpData(k.db, folders.data);
    await backUpKeys(k.db, folders.keys);
  };

  beforeEach(async () => {
    k = await tillKernel({ automations: [] }, { masterKey });
    home = await mkdtemp(join(tmpdir(), 'jurilien-check-'));
    folders = { data: join(home, 'data'), keys: join(home, 'keys') };
    await sell();
    await backUp();
    await sell();
    await backUp();
  });
  afterEach(async () => {
    await k.close();
    await rm(home, { recursive: true, force: true });
  });

  it('can be restored up to its last run', async () => {
    const { at } = await checkBackup(folders, masters, true);
    expect(Date.now() - Date.parse(at!)).toBeLessThan(60_000);
  });

  it('is none where a folder, or one file of it, is gone', async () => {
    const segment = (await readdir(folders.data)).find((file) => file.startsWith('events-'))!;
    await rename(join(folders.data, segment), join(home, segment));
    expect((await checkBackup(folders, masters, false)).fault).toMatch('ENOENT');
    await rename(join(home, segment), join(folders.data, segment));
    expect((await checkBackup(folders, masters, false)).fault).toBeUndefined();
    await rm(folders.keys, { recursive: true });
    expect((await checkBackup(folders, masters, false)).fault).toMatch('no backup of keys');
    await rm(folders.data, { recursive: true });
    expect((await checkBackup(folders, masters, false)).fault).toMatch('no backup of data');
  });

  it('is none where a file was changed, or the key that opens it is not there', async () => {
    const state = (await readdir(folders.data)).find((file) => file.startsWith('state-'))!;
    await appendFile(join(folders.data, state), 'x');
    expect((await checkBackup(folders, masters, false)).fault).toBeUndefined();
    expect((await checkBackup(folders, masters, true)).fault).toMatch('not as it was written');
    expect((await checkBackup(folders, ['another'], false)).fault).toMatch('master key');
  });

  it('is only as young as its keys: who came since cannot be read', async () => {
    const before = (await checkBackup(folders, masters, false)).at!;
    await sell();
    await backUpData(k.db, folders.data);
    expect((await checkBackup(folders, masters, false)).at! >= before).toBe(true);
    const { at } = await checkBackup(folders, masters, false);
    await backUpKeys(k.db, folders.keys);
    expect((await checkBackup(folders, masters, false)).at! > at!).toBe(true);
  });

  it('has an age as long as it is one', async () => {
    await noteBackup(k.db, new Date(Date.now() - 60_000).toISOString());
    expect(await backupAgeSeconds(k.db)).toBeGreaterThan(59);
    await noteBackup(k.db, undefined);
    expect(await backupAgeSeconds(k.db)).toBeUndefined();
  });
});
