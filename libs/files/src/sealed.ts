import { createCipheriv, createDecipheriv, randomBytes, type DecipherGCM } from 'node:crypto';
import type { KeyVault, Sealed } from '@jurilien/persistence';
import { once } from './once.js';
import { gathered } from './turn.js';

/**
 * A sealed file begins with a mark and a line of JSON. Since the second mark its bytes follow in chunks, each sealed by itself with its
 * number, then an empty one that says it is the last: what is opened was verified before it is given out, and a file that was cut, or
 * whose chunks changed places, does not open (the STREAM construction). A file of the first mark is one piece with one tag at its end.
 */
const FIRST_MARK = 'JURILIEN1\n';
const MARK = 'JURILIEN2\n';
const CHUNK_BYTES = 256 * 1024;
const TAG_BYTES = 16;
const NEWLINE = 10;
/** The line of JSON is a few hundred bytes; a longer one is not ours. */
const MOST_HEADER = 65_536;

interface Header {
  readonly key: Sealed;
  /** Of the first mark; a key of the second counts its chunks instead, and seals one file only. */
  readonly iv?: string;
  readonly chunk?: number;
}

/** Whose file it is. */
interface Which {
  readonly owner: string;
  readonly fileId: string;
}

/** What seals one file. */
interface Seal {
  /** How the stored file begins. */
  readonly header: Buffer;
  /** The rest of it. */
  chunks(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer>;
  /** Opens what was sealed, while the key is still held: header and chunks as they are stored. */
  again(stored: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer>;
}

/** A file as it is stored: how long it is, and its bytes as a whole or from one to another, both included. */
interface Stored {
  readonly size: number;
  read(part?: Part): Promise<AsyncIterable<Uint8Array>>;
}
/** Bytes of a file from one to another, both included. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** A file that is being opened: its whole length, and the bytes that were asked for, each verified before it is given out. */
export interface Unsealed {
  readonly bytes: number;
  readonly pieces: AsyncGenerator<Buffer>;
}

const aadOf = (fileId: string): string => `file:${fileId}`;

/** The number of a chunk, and whether it is the last, are its initialization vector: no two chunks under one key share it. */
function ivOf(chunk: number, last: boolean): Buffer {
  const iv = Buffer.alloc(12);
  iv.writeUInt32BE(chunk, 7);
  iv[11] = last ? 1 : 0;
  return iv;
}

/** Seals one file under a key of its own, which the personal key of its owner wraps. */
export async function sealing(vault: KeyVault, { owner, fileId }: Which): Promise<Seal> {
  const key = randomBytes(32);
  await vault.prepare([owner], true);
  const header: Header = { key: vault.seal(owner, key.toString('base64'), aadOf(fileId)), chunk: CHUNK_BYTES };
  const begins = Buffer.from(`${MARK}${JSON.stringify(header)}\n`);
  const aad = Buffer.from(aadOf(fileId));
  return {
    header: begins,
    chunks: (bytes) => sealedChunks(bytes, key, aad),
    again: (stored) => openedChunks(after(begins.length, stored), { key, aad, chunk: CHUNK_BYTES }),
  };
}

async function* sealedChunks(bytes: AsyncIterable<Uint8Array>, key: Buffer, aad: Buffer): AsyncGenerator<Buffer> {
  let n = 0;
  for await (const chunk of inPieces(bytes, CHUNK_BYTES)) yield* sealedChunk(chunk, n++, false);
  yield* sealedChunk(Buffer.alloc(0), n, true);

  function* sealedChunk(chunk: Buffer, number: number, last: boolean): Generator<Buffer> {
    const cipher = createCipheriv('aes-256-gcm', key, ivOf(number, last)).setAAD(aad);
    yield cipher.update(chunk);
    yield cipher.final();
    yield cipher.getAuthTag();
  }
}

/** What opens the chunks of one file. */
interface Opener {
  readonly key: Buffer;
  readonly aad: Buffer;
  /** How many bytes are in each but the last. */
  readonly chunk: number;
}

/** One chunk by its number. @throws when it was changed, or is not that one */
function openedChunk(sealed: Buffer, { key, aad }: Opener, n: number, last = false): Buffer {
  const opener: DecipherGCM = createDecipheriv('aes-256-gcm', key, ivOf(n, last)).setAAD(aad);
  opener.setAuthTag(sealed.subarray(-TAG_BYTES));
  const opened = opener.update(sealed.subarray(0, -TAG_BYTES));
  // Nothing comes with the end but the proof: the bytes need no second copy.
  opener.final();
  return opened;
}

async function* openedChunks(stored: AsyncIterable<Uint8Array>, opener: Opener): AsyncGenerator<Buffer> {
  const full = opener.chunk + TAG_BYTES;
  // One piece of memory for all that is sealed: of a long file only what is opened is new.
  const sealed = Buffer.allocUnsafeSlow(full + TAG_BYTES);
  let [n, length] = [0, 0];
  for await (const piece of stored) {
    for (let at = 0; at < piece.length;) {
      const some = piece.subarray(at, at + sealed.length - length);
      sealed.set(some, length);
      at += some.length;
      length += some.length;
      // What follows a full chunk is at least the empty one that ends the file.
      if (length < sealed.length) continue;
      yield openedChunk(sealed.subarray(0, full), opener, n++);
      sealed.copyWithin(0, full);
      length = TAG_BYTES;
    }
  }
  const rest = sealed.subarray(0, length);
  if (rest.length > TAG_BYTES) yield openedChunk(rest.subarray(0, -TAG_BYTES), opener, n++);
  openedChunk(rest.subarray(-TAG_BYTES), opener, n, true);
}

async function* after(bytes: number, stored: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let left = bytes;
  for await (const piece of stored) {
    if (piece.length > left) yield piece.subarray(left);
    left = Math.max(0, left - piece.length);
  }
}

/** How many bytes are in the chunks of a stored file. */
function plainLength(stored: number, chunk: number): number {
  const sealed = stored - TAG_BYTES;
  return sealed - Math.ceil(sealed / (chunk + TAG_BYTES)) * TAG_BYTES;
}

/** The chunks in which a part lies, and of them that part. The end of the file is looked at first: one that was cut opens in no part. */
async function openedPart(
  stored: Stored,
  opener: Opener,
  { from, to, begins, bytes }: Part & { readonly begins: number; readonly bytes: number },
): Promise<AsyncGenerator<Buffer>> {
  if (from > to || to >= bytes) throw new RangeError(`no bytes ${from} to ${to} in a file of ${bytes}`);
  const { chunk } = opener;
  const full = chunk + TAG_BYTES;
  const end = stored.size - TAG_BYTES;
  openedChunk(await gathered(await stored.read({ from: end, to: stored.size - 1 })), opener, Math.ceil(bytes / chunk), true);
  const [first, last] = [Math.floor(from / chunk), Math.floor(to / chunk)];
  const sealed = await stored.read({ from: begins + first * full, to: Math.min(begins + (last + 1) * full, end) - 1 });
  return cut(sealed, first, last);

  async function* cut(chunks: AsyncIterable<Uint8Array>, first: number, last: number): AsyncGenerator<Buffer> {
    let n = first;
    for await (const one of inPieces(chunks, full)) {
      const opened = openedChunk(one, opener, n);
      yield opened.subarray(n === first ? from - n * chunk : 0, n === last ? to + 1 - n * chunk : opened.length);
      n += 1;
    }
    if (n <= last) throw new Error('a part of a file is missing');
  }
}

/** A stream in pieces of one length; the last may be shorter. All are in one piece of memory: each is there until the next is asked for. */
async function* inPieces(stream: AsyncIterable<Uint8Array>, length: number): AsyncGenerator<Buffer> {
  const whole = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  for await (const piece of stream) {
    for (let at = 0; at < piece.length;) {
      const some = piece.subarray(at, at + length - filled);
      whole.set(some, filled);
      at += some.length;
      filled += some.length;
      if (filled < length) continue;
      yield whole;
      filled = 0;
    }
  }
  if (filled > 0) yield whole.subarray(0, filled);
}

/**
 * Opens a stored file; nothing when it is another person's, or when its person was erased.
 * @param part of its bytes; without one it is opened as a whole
 * @throws when it is none of ours, or has no such part; a file that was changed throws when the changed part is read
 */
export async function unsealing(vault: KeyVault, which: Which, stored: Stored, part?: Part): Promise<Unsealed | undefined> {
  const beginning = await stored.read(part && { from: 0, to: Math.min(stored.size, MOST_HEADER) - 1 });
  const { mark, header, headerBytes, rest, close } = await headerOf(beginning, which.fileId);
  const { chunk } = header;
  let reading = false;
  try {
    const key = await keyOf(vault, which, header);
    if (!key) return undefined;
    const aad = Buffer.from(aadOf(which.fileId));
    if (mark === FIRST_MARK || !chunk) return openedWhole(after(headerBytes, await stored.read()), { key, aad, iv: header.iv ?? '' }, part);
    const opener = { key, aad, chunk };
    const bytes = plainLength(stored.size - headerBytes, chunk);
    reading = !part;
    return { bytes, pieces: part ? await openedPart(stored, opener, { ...part, begins: headerBytes, bytes }) : openedChunks(rest, opener) };
  } finally {
    if (!reading) await close();
  }
}

/** What seals a file, while its person's key is there. */
async function keyOf(vault: KeyVault, { owner, fileId }: Which, header: Header): Promise<Buffer | undefined> {
  if (header.key.o !== owner) return undefined;
  await vault.prepare([owner], false);
  const sealedKey = vault.open(header.key, aadOf(fileId)) as string | undefined;
  return sealedKey === undefined ? undefined : Buffer.from(sealedKey, 'base64');
}

/** A file of the first mark: all of it is verified, whatever part is asked for. */
async function openedWhole(
  sealed: AsyncIterable<Uint8Array>,
  { key, aad, iv }: { readonly key: Buffer; readonly aad: Buffer; readonly iv: string },
  part?: Part,
): Promise<Unsealed> {
  const whole = await gathered(sealed);
  const opener = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64')).setAAD(aad);
  opener.setAuthTag(whole.subarray(-TAG_BYTES));
  const bytes = Buffer.concat([opener.update(whole.subarray(0, -TAG_BYTES)), opener.final()]);
  return { bytes: bytes.length, pieces: once(part ? bytes.subarray(part.from, part.to + 1) : bytes) };
}

/** The mark and the line of JSON, and what follows them, to be read or closed. @throws when the file is none of ours */
async function headerOf(stream: AsyncIterable<Uint8Array>, fileId: string) {
  const pieces = stream[Symbol.asyncIterator]();
  const close = async (): Promise<void> => void (await pieces.return?.());
  let read: Buffer = Buffer.alloc(0);
  let end = -1;
  while (end < 0 && read.length < MOST_HEADER) {
    const { value, done } = await pieces.next();
    if (done) break;
    read = Buffer.concat([read, value]);
    end = read.indexOf(NEWLINE, MARK.length);
  }
  const mark = read.toString('latin1', 0, MARK.length);
  if (end < 0 || ![MARK, FIRST_MARK].includes(mark)) {
    await close();
    throw new Error(`file ${fileId} is not one of ours`);
  }
  const header = JSON.parse(read.toString('utf8', MARK.length, end)) as Header;
  return { mark, header, headerBytes: end + 1, rest: following(read.subarray(end + 1), pieces), close };
}

async function* following(first: Buffer, pieces: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield first;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  } finally {
    await pieces.return?.();
  }
}
