import { mkdtemp, rm } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { startBucket } from '../../../test/support/bucket.js';
import { memoryVault } from '../../../test/support/files.js';
import { diskOf, placesOf, type PlaceName } from './disk.js';
import { moveFiles } from './move.js';
import { partialFiles } from './partial.js';
import { filesOn } from './shelf.js';
import { fileStore } from './store.js';

const OWNER = 'person-1';
const vault = memoryVault();
const DRY = { dryRun: true, remove: false };
const COPY = { dryRun: false, remove: false };
const REMOVE = { dryRun: false, remove: true };

/** A folder and a bucket, both empty. */
async function places() {
  const home = await mkdtemp(join(tmpdir(), 'jurilien-move-'));
  const bucket = await startBucket();
  const settings = { FILES_DIR: home, ...bucket.settings };
  const end = async (): Promise<void> => {
    await bucket.close();
    await rm(home, { recursive: true });
  };
  return { settings, end, objects: bucket.objects };
}
async function keysOf(shelf: Parameters<typeof filesOn>[0]): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of filesOn(shelf)) keys.push(key);
  return keys.sort();
}
const many = (n: number): string[] => Array.from({ length: n }, (_, i) => `Bail no ${i}. ${'x'.repeat(i * 1_000)}`);

describe.each<[PlaceName, PlaceName]>([
  ['folder', 'bucket'],
  ['bucket', 'folder'],
])('files that move from %s to %s', (_from, name) => {
  let world: Awaited<ReturnType<typeof places>>;
  beforeEach(async () => void (world = await places()));
  afterEach(() => world.end());
  const opened = async () => {
    const { from, to } = await placesOf(world.settings, name);
    const product = await diskOf({ ...world.settings, FILES_MOVE_TO: name });
    return { from, to, before: fileStore(vault, from), after: fileStore(vault, to), during: fileStore(vault, product), product };
  };

  it('are all there, and none is copied twice; a dry run only counts', async () => {
    const { from, to, before, after } = await opened();
    const kept = await Promise.all(many(30).map(async (text) => ({ text, id: await before.hold(OWNER, Buffer.from(text)) })));
    const dry = await moveFiles(from, to, DRY);
    expect(dry).toMatchObject({ files: 30, copied: 30, there: 0, removed: 0, failed: [] });
    expect(dry.bytes).toBeGreaterThan(400_000);
    expect(await keysOf(to)).toEqual([]);
    expect(await moveFiles(from, to, COPY)).toMatchObject({ files: 30, copied: 30, failed: [] });
    expect(await moveFiles(from, to, COPY)).toMatchObject({ files: 30, copied: 0, there: 30, failed: [] });
    for (const { text, id } of kept) expect((await after.open(OWNER, id))!.bytes.toString()).toBe(text);
    expect(await keysOf(to)).toEqual(await keysOf(from));
    expect(await moveFiles(from, to, REMOVE)).toMatchObject({ files: 30, removed: 30, failed: [] });
    expect(await keysOf(from)).toEqual([]);
    for (const { text, id } of kept) expect((await after.open(OWNER, id))!.bytes.toString()).toBe(text);
  });

  it('are read, written and removed while they move', async () => {
    const { from, to, before, after, during, product } = await opened();
    const texts = many(40);
    const ids = await Promise.all(texts.map((text) => before.hold(OWNER, Buffer.from(text))));
    const added: string[] = [];
    const gone = ids.filter((_, i) => i % 4 === 0);
    const work = async (): Promise<void> => {
      for (const [i, id] of ids.entries()) {
        if (gone.includes(id)) await during.remove(id);
        else expect((await during.open(OWNER, id))!.bytes.toString()).toBe(texts[i]);
        if (i % 5 === 0) added.push((await during.keep(OWNER, Readable.from([Buffer.from(`%PDF-1.7\n${i}\n%%EOF`)]))).fileId);
      }
    };
    const [moved] = await Promise.all([moveFiles(from, to, REMOVE), work()]);
    expect(moved.failed).toEqual([]);
    expect(await moveFiles(from, to, REMOVE)).toMatchObject({ failed: [] });
    expect(await keysOf(from)).toEqual([]);
    for (const id of gone) expect([await during.open(OWNER, id), await after.open(OWNER, id)]).toEqual([undefined, undefined]);
    for (const [i, id] of ids.entries()) if (!gone.includes(id)) expect((await after.open(OWNER, id))!.bytes.toString()).toBe(texts[i]);
    for (const id of added) expect((await after.open(OWNER, id))!.bytes.toString()).toContain('%PDF');
    expect((await keysOf(to)).length).toBe(ids.length - gone.length + added.length);
    expect(new Set(await keysOf(product))).toEqual(new Set(await keysOf(to)));
  });

  it('that arrive in pieces meanwhile are whole', async () => {
    const { from, to, product, during } = await opened();
    const earlier = partialFiles(vault, from);
    const arriving = partialFiles(vault, product);
    const bytes = Buffer.from(`%PDF-1.7\n${'Bail. '.repeat(2_000)}\n%%EOF`);
    const begun = await earlier.begin({ owner: OWNER, subject: 'lead-1', name: 'bail.pdf', size: bytes.length });
    await earlier.add(begun, bytes.subarray(0, 5_000));
    const known = (await arriving.look(begun.uploadId))!;
    expect(known.offset).toBe(5_000);
    const half = await arriving.add(known, bytes.subarray(5_000, 9_000));
    await moveFiles(from, to, REMOVE);
    const whole = await arriving.add(half, bytes.subarray(9_000));
    const { fileId } = await during.keep(OWNER, arriving.read(whole));
    await arriving.drop(begun.uploadId);
    expect((await during.open(OWNER, fileId))!.bytes.equals(bytes)).toBe(true);
    expect(await keysOf(product)).toEqual([`${fileId.slice(0, 2)}/${fileId}`]);
  });

  it('stay where they are when the new place has others under their names, or loses what it was given', async () => {
    const { from, to, before, after } = await opened();
    const id = await before.hold(OWNER, Buffer.from('sent'));
    const key = `${id.slice(0, 2)}/${id}`;
    const other = Buffer.from(await from.getBytes(key));
    other[other.length - 1]! ^= 1;
    await to.put(key, other);
    expect(await moveFiles(from, to, REMOVE)).toMatchObject({ removed: 0, failed: [{ key, why: 'the two places differ' }] });
    expect((await before.open(OWNER, id))!.bytes.toString()).toBe('sent');
    await to.delete(key);
    const losing = {
      ...to,
      spool: to.spool,
      root: to.root,
      getMetaData: to.getMetaData.bind(to),
      exists: to.exists.bind(to),
      delete: to.delete.bind(to),
    };
    const lossy = {
      ...losing,
      putStream: to.putStream.bind(to),
      getStream: () => Promise.resolve(Readable.from([Buffer.from('cut')])),
    } as unknown as typeof to;
    expect(await moveFiles(from, lossy, REMOVE)).toMatchObject({ copied: 0, removed: 0, failed: [{ key }] });
    expect(await after.open(OWNER, id)).toBeUndefined();
    expect((await before.open(OWNER, id))!.bytes.toString()).toBe('sent');
  });

  it('written anew under their name by the product stay as it wrote them', async () => {
    const { from, to, before, during } = await opened();
    const id = randomUUID();
    await before.hold(OWNER, Buffer.from('first'), id);
    await during.hold(OWNER, Buffer.from('second, longer'), id);
    expect(await moveFiles(from, to, REMOVE)).toMatchObject({ there: 1, copied: 0, removed: 1, failed: [] });
    expect((await during.open(OWNER, id))!.bytes.toString()).toBe('second, longer');
  });
});

it('a move needs a second place', async () => {
  await expect(placesOf({ FILES_DIR: 'x', FILES_S3_REGION: 'ca-central-1' }, 'bucket')).rejects.toThrow('FILES_S3_BUCKET');
});
