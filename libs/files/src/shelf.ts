import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';

/** Files in the making lie here below a folder of files, so that a finished one takes its place in one step. */
export const SPOOL = '.spool';

/** What files need of a disk, and where they are made before they take their place on it. */
export interface Shelf extends Pick<
  Disk,
  'exists' | 'get' | 'getBytes' | 'getStream' | 'getMetaData' | 'put' | 'putStream' | 'delete' | 'deleteAll' | 'listAll'
> {
  /** On this machine; a second one where the first cannot be written to. */
  readonly spool: readonly string[];
  /** Of a folder: a file that is made beside it is moved to its place at once. A bucket wants to know how long a file is before it comes. */
  readonly root?: string;
  /** Bytes of a file from one to another, both included. */
  getPart(key: string, part: { readonly from: number; readonly to: number }): Promise<Readable>;
}

/** Every file of a shelf below a path, but for those in the making. */
export async function* filesOn(shelf: Shelf, below = ''): AsyncGenerator<string> {
  let page: string | undefined;
  do {
    const found = await shelf.listAll(below, { recursive: true, ...(page ? { paginationToken: page } : {}) });
    for (const entry of found.objects) if (entry.isFile && !entry.key.startsWith(`${SPOOL}/`)) yield entry.key;
    page = found.paginationToken;
  } while (page);
}
