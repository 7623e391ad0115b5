import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { LOG_NAMES, type DataManifest, type KeysManifest } from './manifest.js';
import { hashOf, readManifest, type Part } from './parts.js';

/** What became of looking at a backup: the instant up to which it can be restored, or why it cannot be. */
export type Checked = { readonly at: string; readonly fault?: undefined } | { readonly at?: undefined; readonly fault: string };

/**
 * Looks whether a backup can be restored: both manifests are there and read, the logs have no gap, every file of theirs is there, and
 * the keys are wrapped by a master key that is given.
 * @param thorough reads every file and compares its hash; otherwise their presence is enough
 */
export async function checkBackup(
  folders: { readonly data: string; readonly keys: string },
  masterKeys: readonly string[],
  thorough: boolean,
): Promise<Checked> {
  try {
    const data = await readManifest<DataManifest>(folders.data);
    const keys = await readManifest<KeysManifest>(folders.keys);
    const last = data?.states.at(-1);
    if (!data || !last) return { fault: `${folders.data} holds no backup of data.` };
    if (!keys) return { fault: `${folders.keys} holds no backup of keys.` };
    if (!keys.masterKeys.every((name) => masterKeys.includes(name)))
      return { fault: 'The keys in the backup are wrapped by a master key that is not in the settings.' };
    for (const log of LOG_NAMES) {
      const stretches = data.segments.filter((s) => s.log === log);
      if (stretches.some((s, i) => s.after !== (stretches[i - 1]?.upTo ?? 0))) return { fault: `The ${log} in the backup have a gap.` };
    }
    const parts: [string, Part][] = [...data.segments, ...data.states].map((part) => [folders.data, part]);
    for (const [folder, part] of [...parts, [folders.keys, keys] as [string, Part]]) {
      const path = join(folder, part.file);
      if ((await stat(path)).size === 0) return { fault: `${path} is empty.` };
      if (thorough && (await hashOf(path)) !== part.sha256)
        return { fault: `${path} is not as it was written: it was changed or damaged.` };
    }
    // A run that was cut short before its keys: who came since cannot be read yet.
    return { at: keys.at < last.at ? keys.at : last.at };
  } catch (error) {
    return { fault: `The backup cannot be read (${(error as NodeJS.ErrnoException).code ?? (error as Error).message}).` };
  }
}
