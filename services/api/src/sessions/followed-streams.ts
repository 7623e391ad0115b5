import { fold, type Decider, type StreamRef } from '@jurilien/event-sourcing';
import { readSince } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';

interface Known {
  version: number;
  state: unknown;
}

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
  async states<S extends readonly unknown[]>(refs: { readonly [K in keyof S]: StreamRef<Decider<S[K]>> }): Promise<S> {
    const names = refs.map((ref) => `${ref.decider.category}-${ref.id}`);
    const before = names.map((name, i): Known => this.known.get(name) ?? { version: 0, state: refs[i]!.decider.initial });
    const fresh = await readSince(this.kernel.db, this.kernel.codec, new Map(names.map((name, i) => [name, before[i]!.version])));
    return refs.map((ref, i) => {
      const events = fresh.get(names[i]!) ?? [];
      const { version, state } = before[i]!;
      const now = { version: events.at(-1)?.version ?? version, state: fold(ref.decider, events, state as never) as unknown };
      this.remember(names[i]!, now);
      return now.state;
    }) as unknown as S;
  }

  private remember(name: string, now: Known): void {
    // Another look that began later may have come back first.
    if ((this.known.get(name)?.version ?? 0) > now.version) return;
    this.known.delete(name);
    this.known.set(name, now);
    if (this.known.size > REMEMBERED) this.known.delete(this.known.keys().next().value!);
  }
}
