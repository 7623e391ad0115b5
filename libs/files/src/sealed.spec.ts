import { createCipheriv, createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { filesIn, inPieces, memoryVault } from '../../../test/support/files.js';
import { folder as onDisk } from './disk.js';
import { spoolOf } from './spool.js';
import { fileStore } from './store.js';
import { FilesUnavailable } from './unavailable.js';

const OWNER = 'person-1';
const CHUNK = 256 * 1024;
const SEALED = CHUNK + 16;
const folder = mkdtempSync(join(tmpdir(), 'jurilien-sealed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const vault = memoryVault();
const disk = onDisk(folder);
const store = fileStore(vault, disk);

const pathOf = (fileId: string): string => join(folder, fileId.slice(0, 2), fileId);
/** How a stored file begins, and its chunks. */
function stored(fileId: string) {
  const bytes = readFileSync(pathOf(fileId));
  const end = bytes.indexOf(10, 'JURILIEN2\n'.length) + 1;
  const chunks: Buffer[] = [];
  for (let at = end; at < bytes.length - 16; at += SEALED) chunks.push(bytes.subarray(at, Math.min(at + SEALED, bytes.length - 16)));
  return { header: bytes.subarray(0, end), chunks, last: bytes.subarray(-16) };
}
async function read(fileId: string, owner = OWNER, part?: { from: number; to: number }) {
  const opened = await store.openStream(owner, fileId, part);
  const pieces: Buffer[] = [];
  let fault: unknown;
  try {
    for await (const piece of opened!.stream) pieces.push(piece as Buffer);
  } catch (error) {
    fault = error;
  }
  return { bytes: Buffer.concat(pieces), said: opened!.bytes, fault };
}

/** A file as it was sealed before there were chunks. */
function sealedBefore(bytes: Buffer): string {
  const fileId = randomUUID();
  const [key, iv, aad] = [randomBytes(32), randomBytes(12), `file:${fileId}`];
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(aad));
  const header = { key: vault.seal(OWNER, key.toString('base64'), aad), iv: iv.toString('base64') };
  const all = [Buffer.from(`JURILIEN1\n${JSON.stringify(header)}\n`), cipher.update(bytes), cipher.final(), cipher.getAuthTag()];
  mkdirSync(dirname(pathOf(fileId)), { recursive: true });
  writeFileSync(pathOf(fileId), Buffer.concat(all));
  return fileId;
}

describe('a sealed file', () => {
  it('opens as it was, whatever its length and however it came', async () => {
    const lengths = fc.oneof(
      fc.integer({ min: 0, max: 3 * CHUNK }),
      fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -17, max: 17 })).map(([n, by]) => Math.max(0, n * CHUNK + by)),
    );
    await fc.assert(
      fc.asyncProperty(lengths, async (length) => {
        const bytes = randomBytes(length);
        const fileId = await store.hold(OWNER, bytes);
        const { bytes: opened, said, fault } = await read(fileId);
        expect(fault).toBeUndefined();
        expect([opened.equals(bytes), said]).toEqual([true, length]);
        expect((await store.open(OWNER, fileId))!.bytes.equals(bytes)).toBe(true);
      }),
      { numRuns: 60 },
    );
    const pdf = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(600_000, 'Bail. '), Buffer.from('\n%%EOF')]);
    for (const size of [1_000, 262_144, 999_999]) {
      const { fileId, bytes, sha256 } = await store.keep(OWNER, inPieces(pdf, size));
      expect((await read(fileId)).bytes.equals(pdf)).toBe(true);
      expect([bytes, sha256]).toEqual([pdf.length, createHash('sha256').update(pdf).digest('hex')]);
    }
  });

  it('of the first format opens still, as a whole and as a stream, and only as it was', async () => {
    const bytes = randomBytes(700_000);
    const fileId = sealedBefore(bytes);
    expect((await store.open(OWNER, fileId))!.bytes.equals(bytes)).toBe(true);
    expect(await read(fileId)).toEqual({ bytes, said: bytes.length, fault: undefined });
    expect(await store.open('another-person', fileId)).toBeUndefined();
    const changed = readFileSync(pathOf(fileId));
    changed[500]! ^= 1;
    writeFileSync(pathOf(fileId), changed);
    await expect(store.openStream(OWNER, fileId)).rejects.toThrow();
  });

  it.each<[string, (of: ReturnType<typeof stored>) => Buffer[]]>([
    ['without its last chunk', ({ header, chunks, last }) => [header, ...chunks.slice(0, -1), last]],
    ['without its end', ({ header, chunks }) => [header, ...chunks]],
    ['cut between two chunks', ({ header, chunks }) => [header, ...chunks.slice(0, 2)]],
    ['cut within a chunk', ({ header, chunks }) => [header, chunks[0]!, chunks[1]!.subarray(0, 90_000)]],
    ['with two chunks that changed places', ({ header, chunks, last }) => [header, chunks[1]!, chunks[0]!, ...chunks.slice(2), last]],
    ['with a chunk twice', ({ header, chunks, last }) => [header, chunks[0]!, chunks[0]!, ...chunks.slice(1), last]],
    ['with bytes behind its end', ({ header, chunks, last }) => [header, ...chunks, last, Buffer.from('more')]],
    ['with its end twice', ({ header, chunks, last }) => [header, ...chunks, last, last]],
  ])('does not open %s', async (_what, change) => {
    const fileId = await store.hold(OWNER, randomBytes(3 * CHUNK + 1_000));
    writeFileSync(pathOf(fileId), Buffer.concat(change(stored(fileId))));
    expect((await read(fileId)).fault).toBeInstanceOf(Error);
    await expect(store.open(OWNER, fileId)).rejects.toThrow();
  });

  it('gives out no byte of a chunk that was changed', async () => {
    const bytes = randomBytes(3 * CHUNK);
    const fileId = await store.hold(OWNER, bytes);
    const { header, chunks, last } = stored(fileId);
    chunks[2] = Buffer.from(chunks[2]!);
    chunks[2][10]! ^= 1;
    writeFileSync(pathOf(fileId), Buffer.concat([header, ...chunks, last]));
    const { bytes: opened, fault } = await read(fileId);
    expect(fault).toBeInstanceOf(Error);
    expect(opened.equals(bytes.subarray(0, opened.length))).toBe(true);
    expect(opened.length).toBeLessThanOrEqual(2 * CHUNK);
  });

  it('does not open under the name of another, for another, or when its person was erased', async () => {
    const fileId = await store.hold(OWNER, Buffer.from('whole'));
    const other = await store.hold(OWNER, Buffer.from('other'));
    writeFileSync(pathOf(other), readFileSync(pathOf(fileId)));
    // The vault of this test opens any key; that the chunks belong to another file they know themselves.
    await expect(store.open(OWNER, other)).rejects.toThrow();
    expect(await store.openStream('another-person', fileId)).toBeUndefined();
    expect(await store.openStream(OWNER, randomUUID())).toBeUndefined();
    expect(await store.openStream(OWNER, '../../etc/passwd')).toBeUndefined();
    vault.destroyed = true;
    expect(await store.openStream(OWNER, fileId)).toBeUndefined();
    vault.destroyed = false;
    writeFileSync(pathOf(fileId), 'not ours');
    await expect(store.open(OWNER, fileId)).rejects.toThrow('not one of ours');
  });
});

describe('a part of a sealed file', () => {
  it('is that part, wherever it lies in the chunks', async () => {
    const length = 3 * CHUNK + 1_000;
    const bytes = randomBytes(length);
    const ids = [await store.hold(OWNER, bytes), sealedBefore(bytes)];
    const at = fc.oneof(
      fc.integer({ min: 0, max: length - 1 }),
      fc
        .tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: -2, max: 2 }))
        .map(([n, by]) => Math.min(length - 1, Math.max(0, n * CHUNK + by))),
    );
    await fc.assert(
      fc.asyncProperty(at, at, fc.constantFrom(...ids), async (one, other, fileId) => {
        const part = { from: Math.min(one, other), to: Math.max(one, other) };
        const opened = await read(fileId, OWNER, part);
        expect(opened.fault).toBeUndefined();
        expect([opened.bytes.equals(bytes.subarray(part.from, part.to + 1)), opened.said]).toEqual([true, length]);
      }),
      { numRuns: 60 },
    );
    await expect(store.openStream(OWNER, ids[0]!, { from: 0, to: length })).rejects.toThrow(RangeError);
    expect(await store.openStream('another-person', ids[0]!, { from: 0, to: 9 })).toBeUndefined();
  });

  it('opens only its own chunks: a changed one elsewhere does not keep it back, one within it does', async () => {
    const bytes = randomBytes(3 * CHUNK);
    const fileId = await store.hold(OWNER, bytes);
    const { header, chunks, last } = stored(fileId);
    chunks[1] = Buffer.from(chunks[1]!);
    chunks[1][10]! ^= 1;
    writeFileSync(pathOf(fileId), Buffer.concat([header, ...chunks, last]));
    const beside = await read(fileId, OWNER, { from: 2 * CHUNK + 5, to: 2 * CHUNK + 500 });
    expect(beside.bytes.equals(bytes.subarray(2 * CHUNK + 5, 2 * CHUNK + 501))).toBe(true);
    const within = await read(fileId, OWNER, { from: CHUNK - 10, to: CHUNK + 10 });
    expect(within.fault).toBeInstanceOf(Error);
    expect(within.bytes.equals(bytes.subarray(CHUNK - 10, CHUNK))).toBe(true);
  });

  it.each<[string, (of: ReturnType<typeof stored>) => Buffer[]]>([
    ['without its end', ({ header, chunks }) => [header, ...chunks]],
    ['cut between two chunks', ({ header, chunks }) => [header, ...chunks.slice(0, 2)]],
    ['with a chunk twice', ({ header, chunks, last }) => [header, chunks[0]!, chunks[0]!, ...chunks.slice(1), last]],
  ])('is given out of no file %s', async (_what, change) => {
    const fileId = await store.hold(OWNER, randomBytes(3 * CHUNK + 1_000));
    writeFileSync(pathOf(fileId), Buffer.concat(change(stored(fileId))));
    await expect(store.openStream(OWNER, fileId, { from: 0, to: 99 })).rejects.toThrow();
  });
});

describe('a file in the making', () => {
  it('is refused by a disk that does not take it, and may be sent again', async () => {
    const blocked = join(folder, 'blocked');
    writeFileSync(blocked, 'no folder');
    const nowhere = fileStore(vault, onDisk(blocked));
    await expect(nowhere.keep(OWNER, inPieces(Buffer.from('%PDF-1.7\n%%EOF')))).rejects.toBeInstanceOf(FilesUnavailable);
    await expect(nowhere.hold(OWNER, Buffer.from('x'))).rejects.toBeInstanceOf(FilesUnavailable);
  });

  const making = (): string[] => filesIn(join(folder, '.spool'));

  it('leaves nothing behind when the line is cut', async () => {
    async function* cut(): AsyncGenerator<Uint8Array> {
      yield Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000_000)}`);
      yield await Promise.reject(new Error('cut'));
    }
    await expect(store.keep(OWNER, cut())).rejects.toThrow('cut');
    expect(making()).toEqual([]);
  });

  it('takes the place of an earlier one at once: a reader of that one reads it to its end', async () => {
    const before = randomBytes(3_000_000);
    const fileId = await store.hold(OWNER, before);
    const opened = (await store.openStream(OWNER, fileId))!;
    const pieces = opened.stream[Symbol.asyncIterator]();
    const read = [(await pieces.next()).value as Buffer];
    await store.hold(OWNER, Buffer.from('now'), fileId);
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) read.push(next.value as Buffer);
    expect(Buffer.concat(read).equals(before)).toBe(true);
    expect((await store.open(OWNER, fileId))!.bytes.toString()).toBe('now');
  });

  it('is taken away when its process was ended, and one at work is not', async () => {
    const left = join(folder, '.spool', 'left');
    writeFileSync(left, 'half');
    writeFileSync(join(folder, '.spool', 'at-work'), 'half');
    const old = new Date(Date.now() - 3 * 86_400_000);
    utimesSync(left, old, old);
    await spoolOf(disk).sweep(new Date(Date.now() - 86_400_000));
    expect(making()).toEqual(['at-work']);
    rmSync(join(folder, '.spool', 'at-work'));
  });
});

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

describe('twenty uploads of twenty megabytes at once', () => {
  it('need the memory of a few pieces each', async () => {
    const size = 20 * 1024 * 1024 - 64;
    async function* document(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('%PDF-1.7\n');
      for (let left = size - 9; left > 0; left -= 65_536) yield Buffer.alloc(Math.min(65_536, left), 7);
    }
    // What is held counts, not what waits to be collected: how much that is depends on what else the machine does.
    const held = (): number => {
      collect();
      return process.memoryUsage().arrayBuffers;
    };
    const before = held();
    let most = 0;
    const watch = setInterval(() => (most = Math.max(most, held() - before)), 100);
    const looked = fileStore(vault, disk, {
      scanner: { name: 'none', begin: () => ({ feed: () => undefined, verdict: async () => undefined, end: () => undefined }) },
    });
    const kept = await Promise.all(Array.from({ length: 20 }, () => looked.keep(OWNER, document())));
    clearInterval(watch);
    expect(new Set(kept.map(({ sha256 }) => sha256)).size).toBe(1);
    expect(most / 1024 / 1024).toBeLessThan(160);
    for (const { fileId } of kept) await looked.remove(fileId);
  });
});
