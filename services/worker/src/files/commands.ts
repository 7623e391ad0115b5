import { moveFiles, placesOf, type Moved } from '@jurilien/files';
import { recordAct } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { Asked } from './arguments.js';

/** What the commands work on. */
interface Tools {
  readonly print: (line: string) => void;
  readonly progress: (text: string) => void;
  readonly operator: string;
}
/** So many files that could not be moved are named; the rest is counted. */
const NAMED = 10;

/** Moves what was asked; answers whether every file is where it was to be brought. */
export async function run(
  kernel: Pick<Kernel, 'db' | 'settings'>,
  { to: place, dryRun, remove, json }: Asked,
  tools: Tools,
): Promise<boolean> {
  const { from, to } = await placesOf(kernel.settings, place);
  if (!dryRun && kernel.settings.FILES_MOVE_TO !== place)
    throw new Error(
      `Set FILES_MOVE_TO=${place} for API, worker and backup, and start them again, before files are moved: what they write meanwhile would be missed.`,
    );
  const moved = await moveFiles(from, to, { dryRun, remove }, ({ files }) => tools.progress(`${files} files`));
  if (moved.copied + moved.removed > 0 && !dryRun)
    await recordAct(kernel.db, {
      operator: tools.operator,
      act: 'move-files',
      subject: place,
      reason: `${moved.copied} copied, ${moved.removed} removed from the old place`,
    });
  if (json) tools.print(JSON.stringify({ to: place, dryRun, ...moved }));
  else report({ ...moved, place, dryRun }, tools.print);
  return moved.failed.length === 0;
}

function report(moved: Moved & { readonly place: string; readonly dryRun: boolean }, print: Tools['print']): void {
  const { files, bytes, copied, there, gone, removed, failed, place, dryRun } = moved;
  print(`${files} files (${(bytes / 1024 / 1024).toFixed(1)} MB) in the old place.`);
  if (dryRun) return print(`${copied} would be copied to the ${place}, ${there} are there. Nothing was changed.`);
  print(`${copied} copied to the ${place} and compared, ${there} were there, ${gone} were removed by the product meanwhile.`);
  if (removed > 0) print(`${removed} removed from the old place.`);
  for (const { key, why } of failed.slice(0, NAMED)) print(`Not moved: ${key} (${why}).`);
  if (failed.length > 0) print(`${failed.length} could not be moved; the same command tries them again.`);
}
