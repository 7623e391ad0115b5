import { existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The file system a path lies, or would lie, on. */
function deviceOf(path: string): number {
  for (let at = resolve(path); ; at = dirname(at)) {
    if (existsSync(at)) return statSync(at).dev;
    if (at === dirname(at)) return -1;
  }
}

/**
 * In our image a folder on the root's file system lies in the container's own layer, which is gone with it: what has to outlive the
 * database is not kept there.
 * @param env the image says `IN_IMAGE`
 * @throws Error that names the folder
 */
export function refuseOwnLayer(
  folders: readonly string[],
  env: Readonly<Record<string, string | undefined>> = process.env,
  root = '/',
): void {
  if (!env.IN_IMAGE) return;
  for (const folder of folders)
    if (deviceOf(folder) === deviceOf(root))
      throw new Error(`${folder} lies in this container's own layer and would be gone with it. Mount a volume there (docs/backup.md).`);
}
