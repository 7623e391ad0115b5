import { horizon, placeOf, statement } from '@jurilien/persistence';
import { retentionRuns } from '@jurilien/privacy';
import { DAY_MS, HOUR_MS, localDate, localTime, plus, reached, zoneOf } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';

/** An instant as the database answers it. */
export const iso = (at: string): string => new Date(at).toISOString();
/** The database's clock. */
export async function databaseNow(kernel: Kernel): Promise<string> {
  const [clock] = await kernel.db.query<{ at: string }>('select statement_timestamp() as at');
  return iso(clock!.at);
}

/** A run begins in these hours of the night, by the legal time of the seller; one that was interrupted goes on at any hour. */
const FROM_HOUR = 3;
const HOURS = 3;
const beginsOn = (day: string): string => localTime(day, FROM_HOUR, zoneOf('QC'));

/** The run that is to begin at an instant, by its day; nothing outside of its hours. */
export function retentionRunDue(now: string): string | undefined {
  const day = localDate(now, 'QC');
  const from = beginsOn(day);
  return reached(from, now) && !reached(plus(from, HOURS * HOUR_MS), now) ? day : undefined;
}

/** When the next night's run begins. */
export function nextRetentionRun(now: string): string {
  const today = beginsOn(localDate(now, 'QC'));
  return reached(today, now) ? beginsOn(localDate(plus(now, DAY_MS), 'QC')) : today;
}

/** A stretch of the log: what went by clocks of its own between two runs. */
export interface Stretch {
  readonly after: number;
  readonly upTo: number;
}

/** What happened since the run before the one of a day, or since the last one; nothing before the first. */
export async function previousStart(kernel: Kernel, day?: string): Promise<Stretch> {
  const [upTo] = day
    ? await kernel.db.query<{ position: string }>(
        statement`select position from events where stream = ${`retention-${day}`} and version = 1`,
      )
    : [{ position: await horizon(kernel.db) }];
  const [before] = await kernel.db.query<{ position: string }>(
    statement`select "startedPosition" as position from ${placeOf(retentionRuns)}
      where ${day ?? null}::text is null or id < ${day ?? null} order by id desc limit 1`,
  );
  const end = Number(upTo?.position ?? 0);
  return { after: before ? Number(before.position) : end, upTo: end };
}
