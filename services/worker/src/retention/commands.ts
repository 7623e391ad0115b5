import { retentionRun, type RetentionCounts } from '@jurilien/privacy';
import { localDate, RETENTION_ROWS } from '@jurilien/reference';
import { databaseNow, previewRetention, PREVIEWED, stateOf, type Kernel } from '@jurilien/runtime';
import type { Asked } from './arguments.js';
import { stepRun } from './run.js';

/** What the commands work on. */
export interface Tools {
  readonly kernel: Kernel;
  readonly print: (line: string) => void;
}
type Rows = Readonly<Partial<Record<string, RetentionCounts & { readonly more?: true }>>>;

/** Does what was asked; answers whether everything that was due could go. */
export async function run({ kernel, print }: Tools, { dryRun, json }: Asked): Promise<boolean> {
  const found = dryRun ? await previewRetention(kernel) : await made(kernel);
  if (json) print(JSON.stringify({ dryRun, ...found }));
  else table(found.rows, print);
  return Object.values(found.rows as Rows).every((row) => row?.failed === 0);
}

/** The run of today, to its end. */
async function made(kernel: Kernel): Promise<{ readonly day: string; readonly rows: Rows }> {
  const day = localDate(await databaseNow(kernel), 'QC');
  const quiet = { info: () => undefined, warn: () => undefined };
  while (await stepRun(kernel, day, quiet));
  const { rows } = await stateOf(kernel, retentionRun, day);
  return { day, rows: Object.fromEntries(Object.entries(rows).map(([row, found]) => [row, found?.counts])) };
}

function table(rows: Rows, print: Tools['print']): void {
  const line = (name: string, ...cells: readonly (string | number)[]): void =>
    print(name.padEnd(20) + cells.map((cell) => String(cell).padStart(10)).join(''));
  line('', 'due', 'goes', 'held', 'failed');
  for (const name of RETENTION_ROWS) {
    const row = rows[name];
    if (row) line(name, row.more ? `${PREVIEWED}+` : row.due, row.gone, row.held, row.failed);
  }
}
