import { clockAt } from './wall-time.js';
import { MINUTE_MS } from './durations.js';

/**
 * The oldest table of time zones that tells the time of our people: with it the western provinces keep summer time from November 2026
 * (British Columbia in 2026b, Alberta in 2026c). An older one is an hour wrong there in winter.
 */
const OLDEST_ZONE_TABLE = '2026c';

/** Zones of our people and their neighbours, in a winter and in a summer after the last change of rules. */
export const ZONE_PROBES: readonly { readonly zone: string; readonly at: string }[] = [
  'America/Vancouver',
  'America/Edmonton',
  'America/Winnipeg',
  'America/Atikokan',
  'America/Toronto',
  'America/Halifax',
  'America/Blanc-Sablon',
].flatMap((zone) => ['2027-01-15T12:00:00.000Z', '2027-07-15T12:00:00.000Z'].map((at) => ({ zone, at })));

/** What this process counts at each probe: minutes ahead of Greenwich. */
export const zoneProbesHere = (): number[] =>
  ZONE_PROBES.map(({ zone, at }) => (clockAt(Date.parse(at), zone) - Date.parse(at)) / MINUTE_MS);

/** Whether a table is older than the oldest that is right; `2026c` comes before `2027a`. */
const isOldZoneTable = (version: string): boolean => version < OLDEST_ZONE_TABLE;

/** Versions of tables by who has them, and what PostgreSQL counts at each probe. */
export interface ZoneTables {
  readonly node: string;
  /** Absent where the system has none. */
  readonly system?: string | undefined;
  readonly database: readonly number[];
}

/** What is wrong with the tables, a sentence each: one that is too old, and places where the database counts otherwise than we do. */
export function zoneTableFaults({ node, system, database }: ZoneTables, here: readonly number[] = zoneProbesHere()): string[] {
  const old = (whose: string, version: string | undefined): string[] =>
    version !== undefined && isOldZoneTable(version)
      ? [`the time zones of ${whose} are of ${version}; ${OLDEST_ZONE_TABLE} or later is needed`]
      : [];
  const differing = new Set(ZONE_PROBES.flatMap(({ zone }, i) => (database[i] === here[i] ? [] : [zone])));
  return [
    ...old('Node.js', node),
    ...old('the system', system),
    ...(differing.size > 0 ? [`PostgreSQL tells another time than Node.js in ${[...differing].join(', ')}`] : []),
  ];
}
