import { streamId, type Recorded, type Row, type RowFold, type View } from '@jurilien/event-sourcing';
import { isFromNewerCode } from '../log/event-codec.js';
import { keyFits, misfitOf } from './row-fits.js';
import { NO_ROW, parkingOf, type Parking } from '../readers/set-aside.js';

/** One call of a handler: an event, and the rows it is folded into. */
export interface Step {
  readonly event: Recorded;
  readonly fold: RowFold;
  readonly keys: readonly string[];
}

/** Rows by key while events are folded into them; `null` is known not to be there. */
export interface CachedRows {
  get(key: string): Row | null | undefined;
  set(key: string, row: Row | null): void;
}

/** The handler calls that a batch of events means for several views. */
export type Stepping = (events: readonly Recorded[], seen: (view: View) => number) => ReadonlyMap<View, readonly Step[]>;

/**
 * The handler calls of events for each of these views, in order: of the events behind what a view has seen. Which handlers a
 * type of event has is looked up once.
 */
export function stepping(views: readonly View[]): Stepping {
  const known = new Map<string, readonly Called[]>();
  const calledBy = (type: string): readonly Called[] => {
    const called = known.get(type) ?? views.flatMap((view, at) => handlerOf(view, at, type));
    known.set(type, called);
    return called;
  };
  return (events, seen) => {
    const from = views.map(seen);
    const steps = views.map((): Step[] => []);
    for (const event of events) {
      const own = [streamId(event.stream)];
      for (const { at, fold, keys } of calledBy(event.type))
        if (event.position > from[at]!) steps[at]!.push(stepOf(event, fold, keys, own));
    }
    return new Map(views.map((view, at) => [view, steps[at]!]));
  };
}

/** A handler that cannot name its rows has one call without a row, which fails as the naming did. */
function stepOf(event: Recorded, fold: RowFold, keys: Called['keys'], own: readonly string[]): Step {
  if (!keys) return { event, fold, keys: own };
  try {
    return { event, fold, keys: keys(event) };
  } catch (error) {
    const fails: RowFold = () => {
      throw error;
    };
    return { event, fold: fails, keys: [NO_ROW] };
  }
}

interface Called {
  /** Which of the views. */
  readonly at: number;
  readonly fold: RowFold;
  readonly keys?: (event: Recorded) => readonly string[];
}

function handlerOf(view: View, at: number, type: string): Called[] {
  const handler = view.on[type] ?? view.on['*'];
  if (!handler) return [];
  return [typeof handler === 'function' ? { at, fold: handler } : { at, ...handler }];
}

/** The handler calls of events for one view, which has seen none of them. */
export const stepsOf = (view: View, events: readonly Recorded[]): readonly Step[] => stepping([view])(events, () => -Infinity).get(view)!;

/**
 * Folds a batch into cached rows; only rows that change are set (`null` = deleted). What a row cannot take is parked, with whatever
 * comes for that row after it: the row stays as it was, and all others go on.
 */
export function foldInto(view: View, steps: readonly Step[], rows: CachedRows, parking: Parking): void {
  for (const { event, fold, keys } of steps) {
    for (const key of keys) {
      if (parking.has(key)) {
        parking.add(key, event.position);
        continue;
      }
      const before = rows.get(key) ?? undefined;
      const { after, because } = attempt(view, event, fold, before, key);
      if (because !== undefined) parking.add(key, event.position, because);
      if (after === before || (!after && !before)) continue;
      rows.set(key, !after ? null : after[view.key] === key ? after : { ...after, [view.key]: key });
    }
  }
}

/** Folds a batch over rows that stay as they are; answers only the rows that changed (`null` = deleted). */
export function foldRows(
  view: View,
  steps: readonly Step[],
  rows: Pick<ReadonlyMap<string, Row>, 'get'>,
  parking = parkingOf(),
): Map<string, Row | null> {
  const changed = new Map<string, Row | null>();
  foldInto(
    view,
    steps,
    { get: (key) => (changed.has(key) ? changed.get(key) : rows.get(key)), set: (key, row) => changed.set(key, row) },
    parking,
  );
  return changed;
}

/** The row after an event; the row before, and why, where the view cannot take the event. */
function attempt(
  view: View,
  event: Recorded,
  fold: RowFold,
  before: Row | undefined,
  key: string,
): { readonly after: Row | null | undefined; readonly because?: string } {
  const refused = (because: string) => ({ after: before, because: `${event.type}: ${because}` });
  try {
    const after = fold(before, event, key);
    if (!after || after === before) return { after };
    const misfit = keyFits(view, key) ? misfitOf(view, after, before) : 'no row can have this key';
    return misfit === undefined ? { after } : refused(misfit);
  } catch (error) {
    // Later code is taking our place and folds it; nothing is wrong with it.
    if (isFromNewerCode(error)) throw error;
    return refused((error as Error).message);
  }
}
