import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Shelf } from './shelf.js';
import { isMissing } from './missing.js';

/** Pages of the new place follow those of the old one. */
const [BEFORE, NOW] = ['before:', 'now:'];

/**
 * Two places as one, while files move from one to the other: what is written goes to the new one, what is not there yet is read from the
 * old one, what is removed goes from both.
 */
export function whileMoving(now: Shelf, before: Shelf): Shelf {
  const either = async <A>(ask: (shelf: Shelf) => Promise<A>): Promise<A> => {
    try {
      return await ask(now);
    } catch (error) {
      if (!isMissing(error)) throw error;
      try {
        return await ask(before);
      } catch (gone) {
        // Between the two questions it was moved.
        return isMissing(gone) ? ask(now) : Promise.reject(gone);
      }
    }
  };
  // The old place first: what is being copied meanwhile is then seen to be gone by the one who copies it.
  const fromBoth = async (take: (shelf: Shelf) => Promise<void>): Promise<void> => {
    await take(before);
    await take(now);
  };
  return {
    ...{ spool: now.spool, root: now.root },
    exists: async (key) => (await now.exists(key)) || (await before.exists(key)) || now.exists(key),
    get: (key) => either((shelf) => shelf.get(key)),
    getBytes: (key) => either((shelf) => shelf.getBytes(key)),
    getStream: (key) => either(async (shelf) => opened(await shelf.getStream(key))),
    getPart: (key, part) => either(async (shelf) => opened(await shelf.getPart(key, part))),
    getMetaData: (key) => either((shelf) => shelf.getMetaData(key)),
    put: (key, contents, options) => now.put(key, contents, options),
    putStream: (key, contents, options) => now.putStream(key, contents, options),
    delete: (key) => fromBoth((shelf) => shelf.delete(key)),
    deleteAll: (below) => fromBoth((shelf) => shelf.deleteAll(below)),

    // The old place first: what moves meanwhile is met twice at most, and never missed.
    async listAll(below, options) {
      const token = options?.paginationToken ?? BEFORE;
      const shelf = token.startsWith(BEFORE) ? before : now;
      const page = token.slice(token.indexOf(':') + 1);
      const found = await shelf.listAll(below, { recursive: options?.recursive ?? false, ...(page ? { paginationToken: page } : {}) });
      const next = found.paginationToken ? token.slice(0, token.indexOf(':') + 1) + found.paginationToken : undefined;
      return { objects: found.objects, paginationToken: next ?? (shelf === before ? NOW : undefined) };
    },
  };
}

/** A folder says that a file is missing only once its stream is opened. */
async function opened(stream: Readable): Promise<Readable> {
  if ('pending' in stream && stream.pending) await once(stream, 'open');
  return stream;
}
