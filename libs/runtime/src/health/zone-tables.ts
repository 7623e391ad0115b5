import { readFile } from 'node:fs/promises';
import type { Database } from '@jurilien/persistence';
import { ZONE_PROBES, zoneTableFaults } from '@jurilien/reference';
import type { Logger } from '../telemetry/log.js';

/** Where a system that has the table of the world as text keeps it; the first line names its version. */
const SYSTEM_TABLE = '/usr/share/zoneinfo/tzdata.zi';
const VERSION = /^# version (\d{4}[a-z]+)/;

const systemVersion = (): Promise<string | undefined> =>
  readFile(SYSTEM_TABLE, 'utf8').then(
    (text) => VERSION.exec(text)?.[1],
    () => undefined,
  );

/** PostgreSQL's answer to a zone that it has never heard of. */
const UNKNOWN_ZONE = '22023';

/** What PostgreSQL counts at each probe: minutes ahead of Greenwich; nothing where it does not know all of the zones. */
async function databaseProbes(db: Database): Promise<number[]> {
  const rows = await db
    .query<{ minutes: number }>(
      `select (extract(epoch from (p.at at time zone p.zone) - (p.at at time zone 'UTC')) / 60)::int as minutes
       from unnest($1::text[], $2::timestamptz[]) with ordinality as p(zone, at, n) order by p.n`,
      [ZONE_PROBES.map(({ zone }) => zone), ZONE_PROBES.map(({ at }) => at)],
    )
    .catch((error: unknown) => {
      if ((error as { code?: unknown }).code === UNKNOWN_ZONE) return [];
      throw error;
    });
  return rows.map(({ minutes }) => minutes);
}

/**
 * What is wrong with the tables of time zones of Node.js, PostgreSQL and the system (docs/operations.md): appointments are counted by
 * the first, days of figures by the second. Nothing stops for it; it is said in the log at start, and beside readiness.
 */
export async function zoneFaults(db: Database): Promise<string[]> {
  const [system, database] = await Promise.all([systemVersion(), databaseProbes(db)]);
  return zoneTableFaults({ node: process.versions['tz'] ?? 'an unknown version', system, database });
}

/** Says at start what is wrong with them. */
export async function tellZoneFaults(db: Database, log: Logger): Promise<void> {
  for (const fault of await zoneFaults(db))
    log.warn({ zoneFault: fault }, 'time zones: appointments or figures may be an hour wrong; see operations');
}
