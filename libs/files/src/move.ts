import { copyFile, hashOf } from './copy.js';
import { filesOn, type Shelf } from './shelf.js';
import { isMissing } from './missing.js';

/** How a move stands. */
export interface Moved {
  /** Files in the old place. */
  files: number;
  bytes: number;
  /** Copied now, and read back with the same hash; of a dry run, those that would be. */
  copied: number;
  /** In the new place already; what was written there since is newer, and stays. */
  there: number;
  /** Taken away by the product while the move ran. */
  gone: number;
  /** Taken away from the old place, after both were compared. */
  removed: number;
  failed: { readonly key: string; readonly why: string }[];
}

const LANES = 8;

/**
 * Brings the files of one place to another while both are in use: each is copied in one step, read back and compared by hash. One that was
 * brought before is not copied again, so that a move that was ended goes on where it was.
 * @param how `dryRun` counts only; `remove` takes from the old place what the new one has
 */
export async function moveFiles(
  from: Shelf,
  to: Shelf,
  how: { readonly dryRun: boolean; readonly remove: boolean },
  progress: (moved: Moved) => void = () => undefined,
): Promise<Moved> {
  const moved: Moved = { files: 0, bytes: 0, copied: 0, there: 0, gone: 0, removed: 0, failed: [] };
  const keys = filesOn(from);
  const lane = async (): Promise<void> => {
    for (let next = await keys.next(); !next.done; next = await keys.next()) {
      const key = next.value;
      await moveOne({ from, to, ...how }, key, moved).catch((error: unknown) => {
        if (isMissing(error)) moved.gone++;
        else moved.failed.push({ key, why: (error as Error).message });
      });
      progress(moved);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return moved;
}

async function moveOne(
  { from, to, dryRun, remove }: { readonly from: Shelf; readonly to: Shelf; readonly dryRun: boolean; readonly remove: boolean },
  key: string,
  moved: Moved,
): Promise<void> {
  const { contentLength: bytes } = await from.getMetaData(key);
  moved.files++;
  moved.bytes += bytes;
  const there = await to.getMetaData(key).catch((error: unknown) => (isMissing(error) ? undefined : Promise.reject(error as Error)));
  if (there) moved.there++;
  else if (dryRun) moved.copied++;
  else {
    const sent = await copyFile(from, to, key);
    if ((await hashOf(to, key)) !== sent) {
      await to.delete(key);
      throw new Error('what was copied is not what was sent');
    }
    // The product removes from the old place first: what is gone there now was removed while it was copied.
    if (!(await from.exists(key))) {
      await to.delete(key);
      moved.gone++;
      return;
    }
    moved.copied++;
  }
  if (dryRun || !remove) return;
  // Of another length it was written anew under its name, in one step, by the product.
  if (there?.contentLength === bytes && (await hashOf(from, key)) !== (await hashOf(to, key))) throw new Error('the two places differ');
  await from.delete(key);
  moved.removed++;
}
