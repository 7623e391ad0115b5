import { tableOf, type Row } from '@jurilien/event-sourcing';
import type { MatchProfile } from '@jurilien/search';
import { normalise, placeOf, statement } from '@jurilien/persistence';
import type { Kernel } from '../kernel/kernel.js';

/** Members: of these rows a professional may be asked; of the others not even staff need to know that they are not. */
const MEMBERS: ReadonlySet<string> = new Set(['Approved', 'Suspended']);
/** Once in a while everything is read anew, should a row have changed behind the log's back. */
const RELOAD_MS = 15 * 60_000;

/** Members of one process, by province. */
export interface Pool {
  /** Those of a province, as the view has them now. */
  of(province: string): Promise<Snapshot>;
  /** Reads what changed; `of` does it too. */
  refresh(): Promise<void>;
}

export interface Snapshot {
  /** Until the next question only: the map goes on with the view. */
  readonly byId: ReadonlyMap<string, MatchProfile>;
  /** Says which rows these are, and in which state of each: the same on every machine that has read the same log. */
  readonly fingerprint: string;
}

interface Province {
  readonly byId: Map<string, MatchProfile>;
  readonly positions: Map<string, number>;
  mark: [number, number];
}

/**
 * Profiles kept in memory: a matching reads the rows that changed since the last one, not all of them. A row carries the place
 * in the log of its last change, and a view's rows become visible in the order of the log, so nothing is missed.
 */
export function poolOf(kernel: Kernel): Pool {
  const known = pools.get(kernel) ?? newPool(kernel);
  pools.set(kernel, known);
  return known;
}
const pools = new WeakMap<Kernel, Pool>();

function newPool(kernel: Kernel): Pool {
  const view = kernel.registry.views.get('match-profiles')!;
  let provinces = new Map<string, Province>();
  let position = -1;
  let loadedAt = 0;
  let shared = new Map<string, readonly string[]>();
  let turn: Promise<void> = Promise.resolve();

  const share = (list: readonly string[]): readonly string[] => {
    const key = list.join('\u0000');
    const found = shared.get(key) ?? list;
    shared.set(key, found);
    return found;
  };
  /** Every profile has every field, in one order: ten thousand objects of one shape are read several times as fast. */
  const blank = Object.fromEntries(Object.keys(view.columns).map((name) => [name, undefined]));
  const take = (row: Row): void => {
    const before = [...provinces.values()].find((p) => p.byId.has(row['id'] as string));
    const place = provinces.get(row['province'] as string) ?? newProvince();
    provinces.set(row['province'] as string, place);
    if (before) remove(before, row['id'] as string);
    if (!MEMBERS.has(row['state'] as string)) return;
    const facts: Row = { ...blank, ...row, position: undefined, unanswered: undefined, toCall: undefined };
    const at = row['position'];
    for (const list of SHARED) facts[list] = share(facts[list] as string[]);
    place.byId.set(facts['id'] as string, facts as unknown as MatchProfile);
    place.positions.set(facts['id'] as string, at as number);
    toggle(place, facts['id'] as string, at as number);
  };
  const refresh = async (): Promise<void> => {
    if (Date.now() - loadedAt > RELOAD_MS) {
      provinces = new Map();
      shared = new Map();
      position = -1;
      loadedAt = Date.now();
    }
    // The first time, members only; from then on those that changed, for a member may have left.
    const rows = await kernel.db.prepared<{ row: Row }>(
      statement`select to_jsonb(t) as row from ${placeOf(view)} t where position > ${position} ${position < 0 ? statement`and state in ('Approved', 'Suspended')` : statement``}`,
    );
    for (const { row } of rows) {
      take(normalise(view, row));
      position = Math.max(position, Number(row['position']));
    }
  };

  /** One reading after the other; each caller gets one that began after the call. */
  const upToDate = (): Promise<void> => {
    const mine = turn.then(refresh);
    turn = mine.catch(() => undefined);
    return mine;
  };
  return {
    refresh: upToDate,
    async of(province) {
      await upToDate();
      const { byId, mark } = provinces.get(province) ?? newProvince();
      return { byId, fingerprint: `${tableOf(view)}:${byId.size}:${mark[0].toString(16)}${mark[1].toString(16)}` };
    },
  };
}

const newProvince = (): Province => ({ byId: new Map(), positions: new Map(), mark: [0, 0] });

/** Lists that thousands of people have alike. */
const SHARED = ['fields', 'regions', 'languages', 'rates', 'channels'];

function remove(place: Province, id: string): void {
  place.byId.delete(id);
  toggle(place, id, place.positions.get(id)!);
  place.positions.delete(id);
}

/** Adds a row's state to the mark, or takes it away again: exclusive or is its own undoing, in any order. */
function toggle(place: Province, id: string, position: number): void {
  const text = `${id}@${position}`;
  place.mark = [(place.mark[0] ^ fnv(text, 0x811c9dc5)) >>> 0, (place.mark[1] ^ fnv(text, 0x01234567)) >>> 0];
}

function fnv(text: string, seed: number): number {
  let h = seed;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h;
}
