import { createHash } from 'node:crypto';
import { filesOn, type Shelf } from './shelf.js';
import { isMissing } from './missing.js';
import { spoolOf } from './spool.js';

/** Copies one file, as it is, in one step. Answers its hash. */
export async function copyFile(from: Shelf, to: Shelf, key: string): Promise<string> {
  const hash = createHash('sha256');
  const spooled = await spoolOf(to).write(hashed(await from.getStream(key), hash));
  await spooled.bring(key);
  return hash.digest('hex');
}

/** The hash of a file as it lies there. */
export async function hashOf(shelf: Shelf, key: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const piece of await shelf.getStream(key)) hash.update(piece as Buffer);
  return hash.digest('hex');
}

async function* hashed(pieces: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** Copies, as they are, the files that are not there yet: a file never changes under its name. Answers how many those were. */
export async function copyFiles(from: Shelf, to: Shelf): Promise<number> {
  let copied = 0;
  for await (const key of filesOn(from)) {
    if (await to.exists(key)) continue;
    try {
      await copyFile(from, to, key);
      copied++;
    } catch (error) {
      // It was taken away since it was listed.
      if (!isMissing(error)) throw error;
    }
  }
  return copied;
}
