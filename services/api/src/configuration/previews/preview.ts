import type { Answer } from '@jurilien/contracts/api';
import type { PreviewName } from '@jurilien/contracts';
import { fixed, type Built } from '@jurilien/persistence';
import { DAY_MS, plus, type Config, type ConfigPlace, type Key } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';

/** How many days back a preview looks. */
export const DAYS = 30;
/** The newest cases of which one preview looks at each; where there were more, the answer says so. */
export const MOST_CASES = 500;
const STATEMENT_MS = 5_000;

type Answered = Answer<'POST /api/configuration/previews'>['previews'][number];
export type Figure = Answered['figures'][number];
export type Part = Answered['parts'][number];
/** What a preview found. */
export type Impact = Pick<Answered, 'cases' | 'more' | 'figures' | 'parts'> & Partial<Pick<Answered, 'days'>>;

/** A key at a scope, among those that a change sets. */
export interface Touched {
  readonly key: string;
  readonly scope: ConfigPlace;
}

/** What a preview reads from. */
export interface Reads {
  readonly kernel: Kernel;
  readonly now: string;
  /** Cases from then on. */
  readonly since: string;
  /** Of these provinces and fields of law alone: those that the change reaches and its reader may see; every field where there are none. */
  readonly provinces: readonly string[];
  readonly fields: readonly string[] | undefined;
  /** Rows of one read, which ends by itself when it takes too long. */
  rows<R extends object>(built: Built): Promise<R[]>;
}

/** A change, as one preview sees it. */
export interface Change {
  /** The configuration that it finds on its day, and the one that it makes. */
  readonly before: Config;
  readonly after: Config;
  /** The pairs of it that the preview is about. */
  readonly pairs: readonly Touched[];
  /** Whether one of them holds for a case of that place. */
  reaches(place: ConfigPlace): boolean;
}

/** What cases of the past say about changes of some keys. */
export interface Preview {
  readonly name: PreviewName;
  readonly keys: readonly Pick<Key, 'key'>[];
  compute(reads: Reads, change: Change): Promise<Impact>;
}

/** Whether a value at a scope may hold at a place. */
const holdsAt = ({ scope }: Touched, { province, field }: ConfigPlace): boolean =>
  (scope.province === undefined || scope.province === province) && (scope.field === undefined || scope.field === field);
export const reaching =
  (pairs: readonly Touched[]) =>
  (place: ConfigPlace): boolean =>
    pairs.some((pair) => holdsAt(pair, place));

/** Every value of one part of the scopes; nothing where one of the pairs leaves it open. */
const narrowed = <T extends string>(all: readonly (T | undefined)[]): T[] | undefined =>
  all.includes(undefined) ? undefined : [...new Set(all as T[])];

/** @param seen provinces whose cases the reader may see; all of them when absent */
export function readsFor(kernel: Kernel, now: string, pairs: readonly Touched[], seen: readonly string[] | undefined): Reads {
  const reached = narrowed(pairs.map(({ scope }) => scope.province)) ?? ['QC', 'ON'];
  return {
    kernel,
    now,
    since: plus(now, -DAYS * DAY_MS),
    provinces: reached.filter((province) => seen?.includes(province) ?? true),
    fields: narrowed(pairs.map(({ scope }) => scope.field)),
    rows: (built) =>
      kernel.db.transaction(async (sql) => {
        await sql.query(fixed`select set_config('transaction_read_only', 'on', true), set_config('statement_timeout', $1, true)`, [
          String(STATEMENT_MS),
        ]);
        return sql.query(built);
      }),
  };
}

/** A case of the past: where it was, and of a message its class. */
export interface Case {
  readonly place: ConfigPlace;
  readonly class?: Part['class'];
}

/** Impact of some cases: all of them, and by place and class where there are several of these. */
export function impactOf<C extends Case>(
  all: readonly C[],
  more: boolean,
  figuresOf: (some: readonly C[]) => Figure[],
  ofAll: readonly Figure[] = [],
): Impact {
  const parts = [...Map.groupBy(all, ({ place, class: of }) => `${place.province}|${place.field}|${of}`).values()]
    .map((some): Part => ({ ...some[0]!.place, class: some[0]!.class, cases: some.length, figures: figuresOf(some) }))
    .sort((a, b) => b.cases - a.cases);
  return { cases: all.length, more, figures: all.length === 0 ? [] : [...figuresOf(all), ...ofAll], parts: parts.length > 1 ? parts : [] };
}
