import type { TimelineRow } from '@jurilien/rows/processes';

/** What one command changed, or the way of one message, in the order it was written. */
export interface Moment {
  at: string;
  rows: TimelineRow[];
}

const messageOf = ({ category, data }: TimelineRow): string | undefined =>
  category === 'message' && typeof data?.messageId === 'string' ? data.messageId : undefined;

/** Of a message: that it was written, what failed on the way, and where it is now. */
const wayOf = (rows: TimelineRow[]): TimelineRow[] =>
  rows.filter((row, index) => index === 0 || index === rows.length - 1 || row.type === 'MessageFailed' || row.type === 'MessageDeferred');

/** Rows newest first, put together by the command that made them or the message they are about: an act is listed once, with all it changed. */
export const grouped = (rows: readonly TimelineRow[]): Moment[] => {
  const moments = new Map<string, TimelineRow[]>();
  for (const row of rows) {
    const message = messageOf(row);
    const key = message ? `message ${message}` : (row.commandId ?? String(row.id));
    const known = moments.get(key);
    if (known) known.unshift(row);
    else moments.set(key, [row]);
  }
  return [...moments.values()]
    .map((all) => ({ at: all[0]!.at, rows: messageOf(all[0]!) ? wayOf(all) : all }))
    .sort((a, b) => Number(b.rows[0]!.id) - Number(a.rows[0]!.id));
};
