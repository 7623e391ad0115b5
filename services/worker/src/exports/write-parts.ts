import { createHash, type Hash } from 'node:crypto';
import type { ExportCursor } from '@jurilien/exports';
import type { FileStore } from '@jurilien/files';
import type { ExportText } from '@jurilien/processes';
import type { ExportSource } from '@jurilien/runtime';

/** Rows of a part: what a process that ends loses, and how often the progress moves. */
const PART_ROWS = 20_000;
/** Rows that are in memory at a time, twice: a page is read while the one before it is written. */
const PAGE_ROWS = 1_000;

/** A part as it was written. */
interface WrittenPart {
  readonly rows: number;
  readonly bytes: number;
  /** Where the next part begins; absent when there is none. */
  readonly after?: ExportCursor;
}

/** Which part of which file. */
interface Part {
  readonly owner: string;
  readonly fileId: string;
  readonly text: ExportText;
  readonly source: ExportSource;
  readonly after?: ExportCursor;
  /** The head of the file stands before its first row. */
  readonly first: boolean;
  /** Of the whole file, as far as it is written. */
  readonly hash: Hash;
}

/** A part in the making. */
interface PartInMaking {
  /** All its rows are read, and put into the hash: the next part can begin. */
  readonly read: Promise<WrittenPart>;
  /** It lies in its place, on the disk. */
  readonly kept: Promise<unknown>;
}

/**
 * Begins to write one part from where the last one ended; a few pages of it are in memory, however many rows there are. Its last bytes may
 * wait for the disk while the rows of the next one are read.
 */
export function beginPart(files: FileStore, part: Part): PartInMaking {
  const read = Promise.withResolvers<WrittenPart>();
  const kept = files.hold(part.owner, piecesOf(part, read.resolve), part.fileId);
  kept.catch(read.reject);
  return { read: read.promise, kept };
}

async function* piecesOf({ text, source, after, first, hash }: Part, over: (written: WrittenPart) => void) {
  let [count, bytes] = [0, 0];
  const counted = (of: string): Uint8Array => {
    const piece = Buffer.from(of);
    bytes += piece.length;
    hash.update(piece);
    return piece;
  };
  if (first) yield counted(text.head);
  let reading = source.next(PAGE_ROWS, after);
  for (;;) {
    const { rows, last } = await reading;
    const more = last && count + rows.length < PART_ROWS;
    if (more) {
      reading = source.next(PAGE_ROWS, last);
      // It is waited for in its turn.
      reading.catch(() => undefined);
    }
    const before = count;
    yield counted(rows.map((row, n) => text.line(row, first && before + n === 0)).join(''));
    count += rows.length;
    if (!more) return over({ rows: count, bytes, ...(last ? { after: last } : {}) });
  }
}

/** The hash of what an earlier run kept, as it lies on the disk: what is written next goes on with it. @throws when a part is not there */
export async function hashSoFar(files: FileStore, owner: string, parts: readonly { readonly fileId: string }[]): Promise<Hash> {
  const hash = createHash('sha256');
  for (const { fileId } of parts) {
    const opened = await files.openStream(owner, fileId);
    if (!opened) throw new Error('a part of an export is gone');
    for await (const piece of opened.stream) hash.update(piece as Buffer);
  }
  return hash;
}
