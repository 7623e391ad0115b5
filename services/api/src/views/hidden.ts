import { mayRead, type Who } from '@jurilien/contracts';
import { columnOf, type View } from '@jurilien/event-sourcing';

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
