import type { Lookup } from '@jurilien/automation';
import { fold, type Decider, type EventTypes, type Recorded } from '@jurilien/event-sourcing';
import { readSince } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';

/** States of streams as they were at an instant, each folded once. */
export interface PastStates {
  at(instant: string): Lookup['state'];
}

const upTo = (events: readonly Recorded[], instant: string): readonly Recorded[] => events.filter((e) => e.occurredAt <= instant);

/**
 * Reads streams for many questions at once: those that are asked in the same moment travel together, and a stream that was read is not
 * read again. Made anew for each page of events, so that a long look back holds little.
 */
export function pastStates({ db, codec }: Kernel): PastStates {
  const known = new Map<string, Promise<readonly Recorded[]>>();
  let asked: Map<string, (events: readonly Recorded[]) => void> | undefined;
  let failed: ((error: unknown) => void)[] = [];

  async function readAsked(): Promise<void> {
    const [now, fails] = [asked!, failed];
    [asked, failed] = [undefined, []];
    try {
      const found = await readSince(db, codec, new Map([...now.keys()].map((stream) => [stream, 0])));
      for (const [stream, give] of now) give(found.get(stream) ?? []);
    } catch (error) {
      for (const fail of fails) fail(error);
    }
  }
  const eventsOf = (stream: string): Promise<readonly Recorded[]> => {
    const before = known.get(stream);
    if (before) return before;
    const events = new Promise<readonly Recorded[]>((resolve, reject) => {
      if (!asked) {
        asked = new Map();
        setImmediate(() => void readAsked());
      }
      asked.set(stream, resolve);
      failed.push(reject);
    });
    known.set(stream, events);
    return events;
  };
  return {
    at(instant) {
      const folded = new Map<string, Promise<unknown>>();
      return <S, T extends EventTypes>(decider: Decider<S, T>, id: string): Promise<S> => {
        const stream = `${decider.category}-${id}`;
        const known = folded.get(stream) as Promise<S> | undefined;
        const state = known ?? eventsOf(stream).then((all) => fold(decider, upTo(all, instant)));
        folded.set(stream, state);
        return state;
      };
    },
  };
}
