import { NOTHING, type RetentionCounts } from '@jurilien/privacy';
import { countOldAccesses } from '@jurilien/persistence';
import { overBefore, RETENTION_ROWS, type RetentionRow } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { countOldExplanations } from '../matching/explanations.js';
import { type Due, dueOf, isListed, standingOf } from './due.js';
import { goneByClock, hasOwnClock } from './own-clocks.js';
import { databaseNow, previousStart, type Stretch } from './runs.js';

/** So much of one row is looked at one by one; where there is more, the preview says so. */
export const PREVIEWED = 2_000;
const A_LOOK = 500;
const AT_ONCE = 8;

/** What a run would find now, without doing anything; `more`: in this row there is more than was looked at. */
export interface RetentionPreview {
  readonly at: string;
  readonly rows: Readonly<Record<RetentionRow, RetentionCounts & { readonly more?: true }>>;
}

/** Counts what a run would find and let go of at an instant. Nothing is written. */
export async function previewRetention(kernel: Kernel): Promise<RetentionPreview> {
  const at = await databaseNow(kernel);
  const since = await previousStart(kernel);
  const rows: [RetentionRow, RetentionCounts & { more?: true }][] = [];
  for (const row of RETENTION_ROWS) rows.push([row, await previewOf(kernel, row, at, since)]);
  return { at, rows: Object.fromEntries(rows) as RetentionPreview['rows'] };
}

async function previewOf(
  kernel: Kernel,
  row: RetentionRow,
  now: string,
  { after, upTo }: Stretch,
): Promise<RetentionCounts & { more?: true }> {
  if (isListed(row)) return listed(kernel, row, now);
  const due = await (async () => {
    if (row === 'explanations') return countOldExplanations(kernel);
    if (row === 'accessLog') return countOldAccesses(kernel.db, overBefore(row, now, kernel.configuration.current()));
    return hasOwnClock(row) ? goneByClock(kernel, row, after, upTo) : 0;
  })();
  return { ...NOTHING, due, gone: due };
}

async function listed(kernel: Kernel, row: RetentionRow, now: string): Promise<RetentionCounts & { more?: true }> {
  const counts = { ...NOTHING };
  let cursor: string | undefined;
  for (let seen = 0; seen < PREVIEWED; seen += A_LOOK) {
    const look = await dueOf(kernel, row, { now, after: cursor, limit: A_LOOK });
    for (let i = 0; i < look.due.length; i += AT_ONCE) {
      const standings = await Promise.all(look.due.slice(i, i + AT_ONCE).map((due: Due) => standingOf(kernel, due, now)));
      for (const standing of standings.filter((each) => each !== 'erasing')) {
        counts.due++;
        counts[standing === 'held' ? 'held' : 'gone']++;
      }
    }
    cursor = look.cursor;
    if (look.over) return counts;
  }
  return { ...counts, more: true };
}
