import { holdings, HOLDING_OUTCOMES, keptUntil, PARTS, retained, retentionRowOf, type KeptHolding } from '@jurilien/processes';
import { isHeld, personKey, type HoldingKind } from '@jurilien/privacy';
import { placeOf, statement, type Built } from '@jurilien/persistence';
import { type Config, dueSince, reached, retainedUntil, type RetentionRow, HOLDING_KINDS } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { stateOf } from '../kernel/states.js';
import { iso } from './runs.js';

/** A look at one row of the table: what is due at an instant, from where the look before it ended. */
export interface Look {
  /** The instant by which the whole run judges; a later one than now asks for what will be due by then. */
  readonly now: string;
  /** What is in force now, unless another is asked about. */
  readonly config?: Config;
  readonly after?: string | undefined;
  readonly limit: number;
}
/** Something whose time is over. */
export interface Due {
  readonly id: string;
  readonly entityId: string;
  /** The holding it is, or is a part of. */
  readonly holding?: string | undefined;
  /** From when its time counted. */
  readonly since: string;
  /** Until when it was to be kept. */
  readonly until: string;
}
export interface Looked {
  readonly due: readonly Due[];
  /** Where the next look goes on. */
  readonly cursor?: string;
  readonly over: boolean;
}

/** Holdings that no clock of their own erases. */
const WITHOUT_CLOCK: readonly HoldingKind[] = ['draft', 'request', 'professional', 'account', 'conversation', 'prospect'];
/** Rows of the table whose holdings go to the erasure engine. */
export const HOLDING_ROWS: readonly RetentionRow[] = [
  ...new Set(
    HOLDING_KINDS.filter((kind) => WITHOUT_CLOCK.includes(kind)).flatMap((kind) =>
      HOLDING_OUTCOMES.map((outcome) => retentionRowOf({ kind, outcome })),
    ),
  ),
];
const isPart = (row: RetentionRow): row is (typeof PARTS)[number] => (PARTS as readonly RetentionRow[]).includes(row);
/** Whether what is due of a row is found by a list. */
export const isListed = (row: RetentionRow): boolean => HOLDING_ROWS.includes(row) || isPart(row);

interface Found {
  readonly id: string;
  readonly entityId: string;
  readonly holding: string | null;
  readonly at: string;
  readonly of?: KeptHolding;
}
const cursorOf = ({ at, id }: Found): string => `${iso(at)}/${id}`;
/** What comes behind a cursor, in the order of the lists. */
const behind = (column: string, after: string | undefined): Built => {
  if (after === undefined) return statement`true`;
  const slash = after.indexOf('/');
  return statement`(${statement.id(column)}, id) > (${after.slice(0, slash)}::timestamptz, ${after.slice(slash + 1)})`;
};

/** Holdings of a row that ended long enough ago, the oldest first. */
async function dueHoldings(kernel: Kernel, row: RetentionRow, bound: string, look: Look): Promise<readonly Found[]> {
  const kinds = WITHOUT_CLOCK.filter((kind) => HOLDING_OUTCOMES.some((outcome) => retentionRowOf({ kind, outcome }) === row));
  const outcomes = HOLDING_OUTCOMES.filter((outcome) => kinds.some((kind) => retentionRowOf({ kind, outcome }) === row));
  const rows = await kernel.db.query<
    Omit<Found, 'of'> & { kind: HoldingKind; outcome: string; province: 'QC' | 'ON' | null; since: string }
  >(
    statement`select id, "entityId", id as holding, "endedAt" as at, kind, outcome, province, since
      from ${placeOf(holdings)}
     where kind = any(${kinds}) and outcome = any(${outcomes}) and "endedAt" <= ${bound} and "erasedAt" is null
       and ${behind('endedAt', look.after)}
     order by "endedAt", id limit ${statement.lit(look.limit)}`,
  );
  return rows.map(({ kind, outcome, province, since, ...found }) => ({
    ...found,
    of: { kind, outcome, province, since: iso(since), endedAt: iso(found.at) },
  }));
}

/** The same for parts. Consents count from the last message to their address as well. */
function dueParts(kernel: Kernel, row: RetentionRow, bound: string, look: Look): Promise<readonly Found[]> {
  const silent =
    row === 'consents'
      ? statement`not exists (select from ${placeOf(kernel.registry.views.get('messages')!)} m
                               where m."contactId" = r."entityId" and m."queuedAt" > ${bound})`
      : statement`true`;
  return kernel.db.query<Found>(
    statement`select id, "entityId", holding, since as at from ${placeOf(retained)} r
     where part = ${row} and since <= ${bound} and ${silent} and ${behind('since', look.after)}
     order by since, id limit ${statement.lit(look.limit)}`,
  );
}

const untilOf = (row: RetentionRow, { of, at }: Found, config: Config): string | undefined =>
  of ? keptUntil(of, config).until : retainedUntil(row, iso(at), config);

/** What of a row is due, as the lists have it: a first look by its bound, then each by the rule. */
export async function dueOf(kernel: Kernel, row: RetentionRow, look: Look): Promise<Looked> {
  const config = look.config ?? kernel.configuration.current();
  const ofHoldings = HOLDING_ROWS.includes(row);
  // A draft that was closed goes at once: its days were those it waited.
  const bound = row === 'draft' ? look.now : dueSince(row, look.now, config);
  const found = ofHoldings ? await dueHoldings(kernel, row, bound, look) : await dueParts(kernel, row, bound, look);
  const last = found.at(-1);
  return {
    due: found.flatMap((each): Due[] => {
      const { id, entityId, holding, at } = each;
      const until = untilOf(row, each, config);
      if (until === undefined || !reached(until, look.now)) return [];
      return [{ id, entityId, since: iso(at), until, ...(holding ? { holding } : {}) }];
    }),
    ...(last ? { cursor: cursorOf(last) } : look.after ? { cursor: look.after } : {}),
    over: found.length < look.limit,
  };
}

/** Where something stands that is due, as the log has it right now. */
export async function standingOf(kernel: Kernel, { holding }: Due, now: string): Promise<'free' | 'held' | 'erasing'> {
  if (!holding) return 'free';
  const key = await stateOf(kernel, personKey, holding);
  if (key.status !== 'Kept') return 'erasing';
  return isHeld(key, now) ? 'held' : 'free';
}
