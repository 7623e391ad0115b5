import { streamId, type Recorded, type Row, type RowFold, type View } from '@jurilien/event-sourcing';

interface Step {
  readonly event: Recorded;
  readonly fold: RowFold;
  readonly keys: readonly string[];
}

/** The handler calls a batch of events means for a view, in order. */
export function stepsOf(view: View, events: readonly Recorded[]): Step[] {
  return events.flatMap((event) => {
    const handler = view.on[event.type] ?? view.on['*'];
    if (!handler) return [];
    return typeof handler === 'function'
      ? [{ event, fold: handler, keys: [streamId(event.stream)] }]
      : [{ event, fold: handler.fold, keys: handler.keys(event) }];
  });
}

/** Folds a batch over rows at hand; answers only the rows that changed (`null` = deleted). */
export function foldRows(view: View, steps: readonly Step[], rows: Pick<ReadonlyMap<string, Row>, 'get'>): Map<string, Row | null> {
  const changed = new Map<string, Row | null>();
  for (const { event, fold, keys } of steps) {
    for (const key of keys) {
      const before = changed.has(key) ? (changed.get(key) ?? undefined) : rows.get(key);
      const after = attempt(view, event, () => fold(before, event, key));
      if (after === before || (after === undefined && before === undefined)) continue;
      changed.set(key, after === null || after === undefined ? null : after[view.key] === key ? after : { ...after, [view.key]: key });
    }
  }
  return changed;
}

function attempt<T>(view: View, event: Recorded, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    throw new Error(`View "${view.name}" cannot take ${event.type} at position ${event.position}: ${(cause as Error).message}`, { cause });
  }
}
