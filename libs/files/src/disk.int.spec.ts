import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startBucket } from '../../../test/support/bucket.js';
import { filesIn, memoryVault } from '../../../test/support/files.js';
import { copyFiles } from './copy.js';
import { diskOf, folder } from './disk.js';
import { partialFiles } from './partial.js';
import { fileStore } from './store.js';
import { FilesUnavailable } from './unavailable.js';

const OWNER = 'person-1';
const vault = memoryVault();

describe('files in a bucket', () => {
  let bucket: Awaited<ReturnType<typeof startBucket>>;
  let objects: Map<string, Buffer>;
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'jurilien-files-'));
    bucket = await startBucket();
    ({ objects } = bucket);
  });
  afterAll(async () => {
    await bucket.close();
    await rm(home, { recursive: true });
  });

  const settings = () => ({ FILES_DIR: join(home, 'spool'), ...bucket.settings });

  it('are kept, opened, removed and sent in pieces as on a disk, sealed', async () => {
    const disk = await diskOf(settings());
    const arriving = partialFiles(vault, disk);
    const store = fileStore(vault, disk);
    const bytes = Buffer.from(`%PDF-1.7\n${'Bail. '.repeat(2_000)}\n%%EOF`);
    const begun = await arriving.begin({ owner: OWNER, subject: 'lead-1', name: 'bail.pdf', size: bytes.length });
    const half = await arriving.add(begun, bytes.subarray(0, 5_000));
    expect((await arriving.look(begun.uploadId))?.offset).toBe(5_000);
    const whole = await arriving.add(half, bytes.subarray(5_000));
    const { fileId } = await store.keep(OWNER, arriving.read(whole));
    await arriving.drop(begun.uploadId);
    expect([...objects.keys()]).toEqual([`${fileId.slice(0, 2)}/${fileId}`]);
    expect([...objects.values()].join()).not.toContain('Bail');
    expect((await store.open(OWNER, fileId))?.bytes.equals(bytes)).toBe(true);
    const part = (await store.openStream(OWNER, fileId, { from: 9, to: 19 }))!;
    expect([part.bytes, Buffer.concat(await part.stream.toArray()).toString()]).toEqual([bytes.length, 'Bail. Bail.']);
    await store.remove(fileId);
    expect(objects.size).toBe(0);
  });

  it('are refused while it cannot be reached, leave nothing behind, and may be sent again', async () => {
    const away = await diskOf({ ...settings(), FILES_S3_ENDPOINT: 'http://127.0.0.1:1' });
    await expect(fileStore(vault, away).keep(OWNER, Readable.from([Buffer.from('%PDF-1.7\n%%EOF')]))).rejects.toBeInstanceOf(
      FilesUnavailable,
    );
    expect(filesIn(home)).toEqual([]);
  });

  it('are copied to a backup once, and from it into an empty bucket', async () => {
    const disk = await diskOf(settings());
    const backup = folder(join(home, 'backup'));
    const { fileId } = await fileStore(vault, disk).keep(OWNER, Readable.from([Buffer.from('%PDF-1.7\nBail.\n%%EOF')]));
    const kept = [...objects];
    expect([await copyFiles(disk, backup), await copyFiles(disk, backup)]).toEqual([1, 0]);
    objects.clear();
    expect(await copyFiles(backup, disk)).toBe(1);
    expect([...objects]).toEqual(kept);
    expect((await fileStore(vault, disk).open(OWNER, fileId))?.bytes.toString()).toContain('Bail');
  });
});
