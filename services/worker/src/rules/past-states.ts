import { fold, type Decider, type EventTypes, type Recorded } from '@jurilien/event-sourcing';
import { readSince } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';

/** States of streams as they were at an instant. */
export interface PastStates {
  state<S, T extends EventTypes>(decider: Decider<S, T>, id: string, at: string): Promise<S>;
}

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
    async state(decider, id, at) {
      const events = await eventsOf(`${decider.category}-${id}`);
      return fold(
        decider,
        events.filter((e) => e.occurredAt <= at),
      );
    },
  };
}
