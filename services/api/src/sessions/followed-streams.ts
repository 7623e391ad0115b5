import { fold, type StateOf, type StreamRef } from '@jurilien/event-sourcing';
import { readSince } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';

interface Known {
  version: number;
  state: unknown;
}

/** The state of each stream, in the order they were named. */
type StatesOfRefs<R extends readonly StreamRef[]> = { [K in keyof R]: R[K] extends StreamRef<infer D> ? StateOf<D> : never };

/** Streams remembered at most; the least recently followed are forgotten first. */
const REMEMBERED = 20_000;

/**
 * States of streams as the log has them now. What was folded before is kept, so that looking again costs only what is new:
 * an account with a hundred thousand failed tries is no slower to ask about than one with none.
 */
export class FollowedStreams {
  private readonly known = new Map<string, Known>();

  constructor(private readonly kernel: Kernel) {}

  /** @throws Unavailable-like errors of the database: who cannot be asked about is not let in */
  async states<R extends readonly StreamRef[]>(refs: R): Promise<StatesOfRefs<R>> {
    const names = refs.map((ref) => `${ref.decider.category}-${ref.id}`);
    const before = names.map((name, i): Known => this.known.get(name) ?? { version: 0, state: refs[i]!.decider.initial });
    const fresh = await readSince(this.kernel.db, this.kernel.codec, new Map(names.map((name, i) => [name, before[i]!.version])));
    return refs.map((ref, i) => {
      const events = fresh.get(names[i]!) ?? [];
      const { version, state } = before[i]!;
      const now = { version: events.at(-1)?.version ?? version, state: fold(ref.decider, events, state as never) as unknown };
      this.remember(names[i]!, now);
      return now.state;
    }) as StatesOfRefs<R>;
  }

  private remember(name: string, now: Known): void {
    // Another look that started later may have come back first.
    if ((this.known.get(name)?.version ?? 0) > now.version) return;
    this.known.delete(name);
    this.known.set(name, now);
    if (this.known.size > REMEMBERED) this.known.delete(this.known.keys().next().value!);
  }
}
