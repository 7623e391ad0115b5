import { may, type Mark } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { type Actions, Refused, type Reason, type Row, seenOf } from '@jurilien/event-sourcing';
import { askingOf, type Kernel } from '@jurilien/runtime';
import { permitSubject } from '../commands/command-permits.js';
import type { Principal } from '../permissions/principal.js';

type Available = Answer<'GET /api/views/:view/actions'>;
type Command = Available[string];

/** Why a mark of the matrix does not give a person this subject; nothing when it does. */
async function refusalBy(kernel: Kernel, mark: Mark, named: object, principal: Principal): Promise<Refused | undefined> {
  try {
    await permitSubject(kernel, mark, named as Record<string, unknown>, principal);
    return undefined;
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

const reasonOf = ({ code, detail }: Reason): Reason => ({ code, detail });

/**
 * Which commands a person can send about each of these rows, which they may see, and why not: the matrix first, then the rule of the
 * decision itself over the streams as the log has them now, all read at once. What they may never send, or not about a thing that is
 * hidden from them, is left out.
 */
export async function availableOn(kernel: Kernel, on: Actions, rows: readonly Row[], principal: Principal): Promise<Available> {
  const marked = (on.decisions as { name: string; available: (states: object, who: object, named: object) => true | Reason }[]).flatMap(
    (decision) => {
      const mark = may(decision.name, principal.who);
      return mark ? [{ ...decision, mark }] : [];
    },
  );
  const marks = [...new Set(marked.map(({ mark }) => mark))];
  const named = rows.map((row) => on.names(row) as object);
  const refs = named.map((input) => on.streams(input) as Record<string, Parameters<typeof seenOf>[1]>);
  const { streams, now } = await kernel.store.load(refs.flatMap((of) => Object.values(of)));
  const found = rows.map(async (row, i): Promise<[string, Command]> => {
    const states = Object.fromEntries(Object.entries(refs[i]!).map(([key, ref]) => [key, seenOf(streams, ref).state]));
    const refusals = new Map(
      await Promise.all(marks.map(async (mark) => [mark, await refusalBy(kernel, mark, named[i]!, principal)] as const)),
    );
    const commands = marked.flatMap(({ name, available, mark }) => {
      const refused = refusals.get(mark);
      if (refused) return refused.code === 'NOT_FOUND' || refused.detail === 'switched-off' ? [] : [[name, reasonOf(refused)] as const];
      const answer = available(states, askingOf(kernel, principal.actor, now), named[i]!);
      return [[name, answer === true || reasonOf(answer)] as const];
    });
    return [row.id as string, Object.fromEntries(commands)];
  });
  return Object.fromEntries(await Promise.all(found));
}
