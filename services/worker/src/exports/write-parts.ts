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

/** Writes one part from where the last one ended; a few pages of it are in memory, however many rows there are. */
export async function writePart(files: FileStore, part: Part): Promise<WrittenPart> {
  const written: { rows: number; bytes: number; after?: ExportCursor } = { rows: 0, bytes: 0 };
  await files.hold(part.owner, piecesOf(part, written), part.fileId);
  return written;
}

async function* piecesOf({ text, source, after, first, hash }: Part, written: { rows: number; bytes: number; after?: ExportCursor }) {
  const counted = (of: string): Uint8Array => {
    const bytes = Buffer.from(of);
    written.bytes += bytes.length;
    hash.update(bytes);
    return bytes;
  };
  if (first) yield counted(text.head);
  let reading = source.next(PAGE_ROWS, after);
  for (;;) {
    const { rows, last } = await reading;
    const more = last && written.rows + rows.length < PART_ROWS;
    if (more) {
      reading = source.next(PAGE_ROWS, last);
      // It is waited for in its turn.
      reading.catch(() => undefined);
    }
    yield counted(rows.map((row, n) => text.line(row, first && written.rows + n === 0)).join(''));
    written.rows += rows.length;
    if (last) written.after = last;
    if (!more) {
      if (!last) delete written.after;
      return;
    }
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
