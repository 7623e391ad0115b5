import type { Due } from '@jurilien/automation';
import type { Recorded } from '@jurilien/event-sourcing';
import type { Kernel } from '@jurilien/runtime';
import { namingOne, severalOf } from '../messages/rules/several.js';
import type { PastStates } from './past-states.js';
import type { Replayed } from './replayed.js';
import { pastFinder, tryOne, type Outcome } from './try-one.js';

/** An occurrence of a trial: one message, or one for each person that its audience was made of then. */
export async function tryEach(kernel: Kernel, states: PastStates, replayed: Replayed, due: Due, e: Recorded): Promise<readonly Outcome[]> {
  const { about } = due.occurrence;
  const at = due.dueAt ?? e.occurredAt;
  const several = severalOf(replayed.text.audience);
  const to = (one: Due): Promise<Outcome> => tryOne(kernel, states, replayed, one, e);
  if (!several || about[several.as] !== undefined || at > replayed.now) return [await to(due)];
  const found = await several.all(pastFinder({ kernel, now: at, state: states.at(at) }, due), kernel);
  return Promise.all(found.map((id) => to({ ...due, occurrence: { ...due.occurrence, about: { ...about, ...namingOne(several, id) } } })));
}
