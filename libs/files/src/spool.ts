import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Shelf } from './shelf.js';
import { ofDisk } from './unavailable.js';

const WRITE_BYTES = 2 * 1024 * 1024;
/** The disk has so much to do while more is made ready: at the end of a long file it has the last of it only. */
const SYNC_BYTES = 4 * 1024 * 1024;

/** A file in the making, on this machine's own disk: it takes its place when it is whole, or leaves nothing behind. */
export interface Spooled {
  readonly size: number;
  read(): AsyncIterable<Buffer>;
  /** Puts it where it belongs, at once, and leaves nothing here: a reader finds the old file or the whole new one there. */
  bring(path: string): Promise<void>;
  /** Takes it away, when it is still here. */
  drop(): Promise<void>;
}

/** Where files are made before they take their place on a disk. */
export interface Spool {
  /** Writes what comes, as it comes: of a file of any length a few megabytes are in memory. */
  write(pieces: AsyncIterable<Uint8Array>): Promise<Spooled>;
  /** Takes away what a process that was ended left in the making. */
  sweep(before: Date): Promise<void>;
}

export function spoolOf(disk: Shelf): Spool {
  const { root, spool: folders } = disk;
  return {
    async write(pieces) {
      const path = join(await ofDisk(firstOf(folders)), randomUUID());
      let here = true;
      const drop = async (): Promise<void> => {
        if (here) await rm(path, { force: true });
        here = false;
      };
      const size = await writeAll(path, pieces).catch(async (error: unknown) => {
        await drop();
        throw error;
      });
      const sent = (key: string): Promise<void> =>
        disk.putStream(key, createReadStream(path), { contentLength: size, contentType: 'application/octet-stream' });
      const moveTo = async (place: string): Promise<void> => {
        await moved(path, place);
        here = false;
      };
      const bring = async (key: string): Promise<void> => {
        try {
          await ofDisk(root === undefined ? sent(key) : moveTo(join(root, key)));
        } finally {
          await drop();
        }
      };
      return { size, read: () => createReadStream(path, { highWaterMark: WRITE_BYTES }), bring, drop };
    },

    async sweep(before) {
      for (const folder of folders)
        for (const name of await readdir(folder).catch(() => [])) {
          const path = join(folder, name);
          const found = await stat(path).catch(() => undefined);
          if (found && found.mtime < before) await rm(path, { force: true });
        }
    },
  };
}

/** The first folder that can be written to. */
async function firstOf([folder, ...more]: readonly string[]): Promise<string> {
  try {
    await mkdir(folder!, { recursive: true, mode: 0o700 });
    return folder!;
  } catch (error) {
    if (more.length === 0 || !['EROFS', 'EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return firstOf(more);
  }
}

async function moved(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
}

/** Writes some megabytes while the next ones are made ready. Answers how long the file is. */
async function writeAll(path: string, pieces: AsyncIterable<Uint8Array>): Promise<number> {
  const file = await ofDisk(open(path, 'wx', 0o600));
  let size = 0;
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let writing: Promise<void> = Promise.resolve();
  let syncing: Promise<void> = Promise.resolve();
  let synced = 0;
  try {
    for await (const piece of pieces) {
      if (piece.length === 0) continue;
      waiting.push(piece);
      bytes += piece.length;
      size += piece.length;
      if (bytes < WRITE_BYTES) continue;
      await ofDisk(writing);
      writing = writePieces(file, waiting);
      // It is awaited with the next one; until then a fault is no unhandled one.
      writing.catch(() => undefined);
      waiting = [];
      bytes = 0;
      if (size - synced < SYNC_BYTES) continue;
      synced = size;
      await ofDisk(syncing);
      syncing = writing.then(() => file.datasync());
      syncing.catch(() => undefined);
    }
    await ofDisk(writing);
    if (waiting.length > 0) await ofDisk(writePieces(file, waiting));
    await ofDisk(syncing);
    await ofDisk(file.datasync());
  } finally {
    await writing.catch(() => undefined);
    await file.close();
  }
  return size;
}

/** The system may take fewer bytes than it is given. */
async function writePieces(file: FileHandle, pieces: readonly Uint8Array[]): Promise<void> {
  let left = [...pieces];
  while (left.length > 0) {
    let { bytesWritten } = await file.writev(left);
    while (left[0] && bytesWritten >= left[0].length) {
      bytesWritten -= left[0].length;
      left = left.slice(1);
    }
    if (left[0] && bytesWritten > 0) left = [left[0].subarray(bytesWritten), ...left.slice(1)];
  }
}
