import type { PastEvent } from '@jurilien/event-sourcing';
import type { Known } from './stream-cache.js';

/** A stream as an append sees it: the version the decision went on from, what it adds (nothing = only checked), and what it comes to. */
export interface Written {
  readonly stream: string;
  readonly expected: number;
  readonly events: readonly PastEvent[];
  readonly from?: Known | undefined;
  readonly after?: Known | undefined;
}

/** One append from its decision to its place in the log. */
export interface Turn {
  /** In the order of their decisions. */
  readonly seq: number;
  /** Appends this one was decided on, which were not in the log then: without them it means nothing. */
  readonly after: readonly Turn[];
  state: 'in-flight' | 'written' | 'failed';
  readonly settled: Promise<boolean>;
}

interface Link {
  readonly turn: Turn;
  /** The version it leaves the stream at. */
  readonly to: number;
  readonly after: Known | undefined;
}

/**
 * Appends of this process that are decided and not yet in the log. The next decision on the same stream is made on top of them, so
 * that of many commands for one account each is decided once and all are written together, instead of each losing to the one before.
 * What was decided on an append that failed fails with it and is decided again; what other processes write the database says, as ever.
 */
export interface AppendsInFlight {
  /** What a stream will be once every append in flight is written; nothing when none is. Asked in the moment of deciding. */
  newest(stream: string): Known | undefined;
  /** Whether every append in flight to these streams was written; absent when there is none. */
  arrived(streams: readonly string[]): Promise<boolean> | undefined;
  /** The append of a command that is in flight already. */
  of(commandId: string): Turn | undefined;
  /** A decided append takes its place; `settle` says whether it is in the log. */
  start(commandId: string, written: readonly Written[]): { turn: Turn; settle(written: boolean): void };
  /** An append in flight that leaves one of these streams further than it is expected to be: the caller that waits for it is too late. */
  ahead(written: readonly Written[]): Turn | undefined;
}

export function appendsInFlight(): AppendsInFlight {
  /** Appends in flight to each stream, oldest first; what is settled is not among them. */
  const chains = new Map<string, Link[]>();
  const commands = new Map<string, Turn>();
  const dependants = new Map<Turn, Turn[]>();
  let seq = 0;

  const linksOf = (stream: string): readonly Link[] => chains.get(stream) ?? [];
  const living = (stream: string): Link[] => linksOf(stream).filter(({ turn }) => turn.state === 'in-flight');
  /** Everything decided on a failed append is as wrong as it. */
  const fail = (turn: Turn): void => {
    if (turn.state !== 'in-flight') return;
    turn.state = 'failed';
    for (const other of dependants.get(turn) ?? []) fail(other);
  };

  return {
    newest: (stream) => linksOf(stream).findLast(({ turn }) => turn.state === 'in-flight')?.after,
    arrived(streams) {
      const turns = new Set(streams.flatMap((stream) => living(stream).map(({ turn }) => turn)));
      return turns.size === 0 ? undefined : Promise.all([...turns].map((t) => t.settled)).then((all) => all.every(Boolean));
    },
    of: (commandId) => commands.get(commandId),
    ahead(written) {
      for (const { stream, expected } of written) {
        const last = linksOf(stream).findLast(({ turn }) => turn.state === 'in-flight');
        if (last && last.to > expected) return last.turn;
      }
      return undefined;
    },
    start(commandId, written) {
      const { promise: settled, resolve } = Promise.withResolvers<boolean>();
      // The last one on each stream stands for those before it: it was decided on them.
      const after = [...new Set(written.flatMap(({ stream }) => living(stream).at(-1)?.turn ?? []))];
      const turn: Turn = { seq: seq++, after, state: 'in-flight', settled };
      commands.set(commandId, turn);
      for (const other of after) dependants.set(other, [...(dependants.get(other) ?? []), turn]);
      const grown = written.filter(({ events }) => events.length > 0);
      for (const { stream, expected, events, after: known } of grown)
        chains.set(stream, [...linksOf(stream), { turn, to: expected + events.length, after: known }]);
      return {
        turn,
        settle(done) {
          if (done) turn.state = 'written';
          else fail(turn);
          commands.delete(commandId);
          dependants.delete(turn);
          for (const { stream } of grown) {
            const left = linksOf(stream).filter((link) => link.turn !== turn);
            if (left.length === 0) chains.delete(stream);
            else chains.set(stream, left);
          }
          resolve(done);
        },
      };
    },
  };
}
