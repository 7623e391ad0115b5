import { mayRead, type Who } from '@jurilien/contracts';
import { columnOf, type Row, type View } from '@jurilien/event-sourcing';
import { listRows, type ViewQuery } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import { masked } from './masking.js';
import type { Principal } from '../permissions/principal.js';
import { scopeOf } from './scope.js';

/**
 * Columns of a view whose value a person is not shown in full, neither in a list nor on the single row: personal ones where the
 * matrix says masked, and those that are shown only once somebody asked for them and said why. The single row masks these, and
 * nothing is sorted, filtered or searched by them: an answer of yes or no tells a value as well as the value does.
 */
export function hiddenFrom(view: View, who: Who): ReadonlySet<string> {
  const reading = mayRead(view.name, who);
  const all = !reading || reading.masked;
  return new Set(
    Object.entries(view.columns)
      .filter(([name, column]) => columnOf(column).personal && !view.read.clear?.includes(name))
      .map(([name]) => name)
      .filter((name) => all || view.read.onRequest?.includes(name)),
  );
}

/** A page of a view as a person may see it, by what they typed: rows in their scope, masked, and asked by no column hidden from them. */
export async function listFor(
  kernel: Kernel,
  view: View,
  principal: Principal,
  asked: Omit<ViewQuery, 'scope' | 'hidden' | 'known'>,
  after?: number,
): Promise<{ data: Row[]; total: number; more: boolean }> {
  const scope = await scopeOf(kernel, view, principal);
  const query = { ...asked, scope, hidden: hiddenFrom(view, principal.who) };
  const page = await kernel.reads.on([view], (sql) => listRows(sql, view, query), after);
  return { ...page, data: page.data.map((row) => masked(view, row)) };
}
