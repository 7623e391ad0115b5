import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { KeyVault } from '@jurilien/persistence';
import { once } from './once.js';
import type { Shelf } from './shelf.js';
import { FILE_KINDS, FileRefused, HEAD_BYTES, kindOf, type FileKind, type KeptAs, type Sniffed } from './kinds.js';
import { isMissing } from './missing.js';
import { lookIntoOffice } from './office-check.js';
import { cleanPicture, isPicture, type Cleaned } from './pictures.js';
import { builtInCheck, type Scanner } from './scanner.js';
import { sealing, unsealing, type Part, type Unsealed } from './sealed.js';
import { spoolOf, type Spool, type Spooled } from './spool.js';
import { gathered, type Whole } from './turn.js';

/** What is known of a file that was kept: a photo without what it told beside its picture, anything else as it was sent. */
export interface Kept<K extends FileKind = FileKind> extends Cleaned {
  readonly fileId: string;
  readonly type: KeptAs<K>;
  readonly bytes: number;
  readonly sha256: string;
  readonly scanner: string;
}
/** A file, opened. */
export interface KeptFile {
  readonly bytes: Buffer;
}
/** A file that is being opened: how long it is as a whole, and what comes of it. A part that was changed ends the stream with an error before it is given out. */
interface OpenFile {
  readonly bytes: number;
  readonly stream: Readable;
}

/** Files of people: each under a key of its own that their personal key wraps, so that destroying that key destroys the file. */
export interface FileStore {
  /**
   * Keeps what a stream brings, as it comes, when it is of one of the kinds; a refused file leaves nothing behind.
   * @param fileId where the same file may come twice; one that chance makes otherwise
   * @throws FileRefused
   */
  keep<K extends FileKind = FileKind>(
    owner: string,
    stream: AsyncIterable<Uint8Array>,
    kinds?: readonly K[],
    fileId?: string,
  ): Promise<Kept<K>>;
  /**
   * Keeps bytes of our own making, or that wait for work of ours, also as they are made: no scanner has looked at them, and what came from
   * outside is never handed on.
   * @param fileId where the same bytes may come twice; one that chance makes otherwise
   */
  hold(owner: string, bytes: Uint8Array | AsyncIterable<Uint8Array>, fileId?: string): Promise<string>;
  /** Opens a file as a whole; nothing when it is not there, or when its person was erased. */
  open(owner: string, fileId: string): Promise<KeptFile | undefined>;
  /**
   * Opens a file piece by piece, for a reader who takes them as they come. The stream is to be read or destroyed.
   * @param part of it that is asked for; no more is read than the chunks in which it lies
   * @throws RangeError when the file has no such part
   */
  openStream(owner: string, fileId: string, part?: Part): Promise<OpenFile | undefined>;
  /** Takes a file away. */
  remove(fileId: string): Promise<void>;
}

const MAX_BYTES = 20 * 1024 * 1024;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const pathOf = (fileId: string): string => `${fileId.slice(0, 2)}/${fileId}`;

/**
 * @param disk where files lie; their names there say nothing of what is in them
 * @param options `maxBytes` at most per file, `scanner` what looks at it while it passes
 */
export function fileStore(
  vault: KeyVault,
  disk: Shelf,
  { maxBytes = MAX_BYTES, scanner = builtInCheck }: { readonly maxBytes?: number; readonly scanner?: Scanner } = {},
): FileStore {
  const spool = spoolOf(disk);

  async function unsealed(owner: string, fileId: string, part?: Part): Promise<Unsealed | undefined> {
    if (!ID.test(fileId)) return undefined;
    const path = pathOf(fileId);
    try {
      const { contentLength: size } = await disk.getMetaData(path);
      const read = (of?: Part): Promise<Readable> => (of ? disk.getPart(path, of) : disk.getStream(path));
      return await unsealing(vault, { owner, fileId }, { size, read }, part);
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  return {
    keep: <K extends FileKind = FileKind>(
      owner: string,
      stream: AsyncIterable<Uint8Array>,
      kinds = FILE_KINDS as unknown as readonly K[],
      fileId = randomUUID() as string,
    ) => received<K>({ vault, spool, scanner, maxBytes }, { owner, fileId }, stream, kinds),

    async hold(owner, bytes, fileId = randomUUID()) {
      const spooled = await sealInto(spool, { vault, owner, fileId }, bytes instanceof Uint8Array ? once(bytes) : bytes);
      await spooled.bring(pathOf(fileId));
      return fileId;
    },

    async open(owner, fileId) {
      const opened = await unsealed(owner, fileId);
      return opened && { bytes: await gathered(opened.pieces) };
    },

    async openStream(owner, fileId, part) {
      const opened = await unsealed(owner, fileId, part);
      return opened && { bytes: opened.bytes, stream: Readable.from(opened.pieces, { objectMode: false }) };
    },

    async remove(fileId) {
      if (ID.test(fileId)) await disk.delete(pathOf(fileId));
    },
  };
}

interface Desk {
  readonly vault: KeyVault;
  readonly spool: Spool;
  readonly scanner: Scanner;
  readonly maxBytes: number;
}
interface Arrived {
  readonly sniffed: Sniffed;
  readonly spooled: Spooled;
  readonly sha256: string;
  readonly bytes: number;
  readonly whole: Whole;
}

/** Receives a file, makes a photo of it that tells nothing beside its picture, and brings it to where it stays. @throws FileRefused */
async function received<K extends FileKind>(
  desk: Desk,
  which: { readonly owner: string; readonly fileId: string },
  stream: AsyncIterable<Uint8Array>,
  kinds: readonly K[],
): Promise<Kept<K>> {
  const { spool, vault, scanner } = desk;
  const { fileId } = which;
  const arrived = await arrive(desk, which, stream, kinds);
  let keeping = arrived.spooled;
  let { sha256, bytes } = arrived;
  let cleaned: Cleaned = {};
  try {
    const type = arrived.sniffed === 'archive' ? await lookIntoOffice(arrived.whole) : arrived.sniffed;
    if (!kinds.includes(type as K)) throw new FileRefused('kind');
    let keptAs: FileKind = type;
    if (isPicture(type)) {
      const picture = await cleanPicture(type, arrived.whole);
      ({ cleaned, type: keptAs } = picture);
      if (picture.bytes) {
        ({ length: bytes } = picture.bytes);
        sha256 = createHash('sha256').update(picture.bytes).digest('hex');
        keeping = await sealInto(spool, { vault, ...which }, once(picture.bytes));
      }
    }
    await keeping.bring(pathOf(fileId));
    return { fileId, type: keptAs as KeptAs<K>, bytes, sha256, scanner: scanner.name, ...cleaned };
  } finally {
    await Promise.all([arrived.spooled.drop(), keeping.drop()]);
  }
}

/** Seals what comes into the spool while it is hashed and looked at; nothing stays there of a file that is refused. @throws FileRefused */
async function arrive(
  { vault, spool, scanner, maxBytes }: Desk,
  which: { readonly owner: string; readonly fileId: string },
  stream: AsyncIterable<Uint8Array>,
  kinds: readonly FileKind[],
): Promise<Arrived> {
  const pieces = stream[Symbol.asyncIterator]();
  const { head, ended } = await headOf(pieces);
  if (head.length === 0) throw new FileRefused('empty');
  const sniffed = await kindOf(head);
  if (sniffed !== 'archive' && !kinds.includes(sniffed)) throw new FileRefused('kind');
  const seal = await sealing(vault, which);
  const hash = createHash('sha256');
  let bytes = 0;
  const scan = scanner.begin(sniffed);
  async function* watched(): AsyncGenerator<Uint8Array> {
    for await (const piece of from(head, ended, pieces)) {
      bytes += piece.length;
      if (bytes > maxBytes) throw new FileRefused('too-large');
      hash.update(piece);
      await scan.feed(piece);
      yield piece;
    }
  }
  let spooled: Spooled | undefined;
  try {
    spooled = await spool.write(beginning(seal.header, seal.chunks(watched())));
    const { read } = spooled;
    const whole: Whole = () => gathered(seal.again(read()));
    const objection = await scan.verdict(whole);
    if (objection) throw new FileRefused(objection.because, objection.signature);
    return { sniffed, spooled, sha256: hash.digest('hex'), bytes, whole };
  } catch (error) {
    await spooled?.drop();
    throw error;
  } finally {
    scan.end();
  }
}

/** Seals bytes that are whole into the spool. */
async function sealInto(
  spool: Spool,
  { vault, ...which }: { readonly vault: KeyVault; readonly owner: string; readonly fileId: string },
  bytes: AsyncIterable<Uint8Array>,
): Promise<Spooled> {
  const seal = await sealing(vault, which);
  return spool.write(beginning(seal.header, seal.chunks(bytes)));
}

async function* beginning(header: Buffer, chunks: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield header;
  yield* chunks;
}

/** The first bytes of a stream, enough to say what it is. */
async function headOf(pieces: AsyncIterator<Uint8Array>): Promise<{ head: Buffer; ended: boolean }> {
  const read: Uint8Array[] = [];
  let length = 0;
  while (length < HEAD_BYTES) {
    const { value, done } = await pieces.next();
    if (done) return { head: Buffer.concat(read), ended: true };
    read.push(value);
    length += value.length;
  }
  return { head: Buffer.concat(read), ended: false };
}

async function* from(head: Buffer, ended: boolean, pieces: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield head;
  if (ended) return;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
}
