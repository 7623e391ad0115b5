import type { TimelineRow } from '../../api/rows';

/** What one command changed, in the order it was written. */
export interface Moment { at: string; rows: TimelineRow[] }

/** Rows newest first, put together by the command that made them: an act is told once, with all it changed. */
export const grouped = (rows: readonly TimelineRow[]): Moment[] => {
  const moments = new Map<string, Moment>();
  for (const row of rows) {
    const key = row.commandId ?? String(row.id);
    const moment = moments.get(key);
    if (moment) moment.rows.unshift(row);
    else moments.set(key, { at: row.at, rows: [row] });
  }
  return [...moments.values()];
};
