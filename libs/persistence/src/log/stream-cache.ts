import type { StreamRef, StreamState } from '@jurilien/event-sourcing';
import type { EventCodec, CachedKeys } from './event-codec.js';

/** Bound of what one process keeps, in events that were folded: a few thousand streams, some ten megabytes; the work of a busy minute. */
const MAX_EVENTS = 60_000;
/** What a stream weighs besides its events. */
const STREAM_WEIGHS = 10;
/** After this long it is looked whether the log still has the event a state was folded to, should it have been put back behind our back. */
const KEEP_MS = 60_000;
/** A stream that another process has just written to is read before each decision for so long. */
const DOUBT_MS = 2_000;

/** The state of a stream as of an event of the log. */
export interface Known extends StreamState {
  readonly decider: StreamRef['decider'];
  /** The command that wrote that event; none where there is no event yet. */
  readonly last: string | undefined;
  /** Keys that opened what was sealed: the state is looked at no longer than they are. None = it is not kept. */
  keys: CachedKeys | undefined;
}

interface Kept {
  readonly known: Known;
  readonly checkAt: number;
  readonly sureFrom: number;
}

/**
 * States of the streams that this process has just read or written. What is in the log never changes, so the next reading asks only
 * for what came after, and the next decision may do without any: the append checks the versions, as ever.
 */
export interface StreamCache {
  /** What is known of a stream, to be read on from. */
  of(stream: string, decider: StreamRef['decider']): Known | undefined;
  /** The same where a decision may rest on it without asking: it was compared lately, and no other process has just written. */
  sure(stream: string, decider: StreamRef['decider'], now: number): Known | undefined;
  /** Whether the event a stream is known to is to be looked for again. */
  isDue(stream: string, now: number): boolean;
  /** What was read of a stream, or written to it; what is known further already stays. */
  learn(stream: string, known: Known, now: number, looked: boolean): void;
  /** Another process has written to it. */
  doubt(stream: string, now: number): void;
  /** It is not the one in the log. */
  forget(stream: string): void;
}

/** @param keepMs how long a state is gone on from before the log is asked about it; 0 keeps none */
export function streamCache(codec: Pick<EventCodec, 'stillCached'>, keepMs = KEEP_MS, maxEvents = MAX_EVENTS): StreamCache {
  /** In the order of their last use. */
  const kept = new Map<string, Kept>();
  let total = 0;
  const weightOf = (entry: Kept | undefined): number => (entry ? entry.known.version + STREAM_WEIGHS : 0);
  const put = (stream: string, entry: Kept): void => {
    total += weightOf(entry) - weightOf(kept.get(stream));
    kept.delete(stream);
    kept.set(stream, entry);
  };
  const forget = (stream: string): void => {
    total -= weightOf(kept.get(stream));
    kept.delete(stream);
  };
  const of = (stream: string, decider: StreamRef['decider']): Known | undefined => {
    const known = kept.get(stream)?.known;
    if (!known) return undefined;
    if (known.decider === decider && known.keys && codec.stillCached(known.keys)) return known;
    forget(stream);
    return undefined;
  };

  return {
    of,
    sure(stream, decider, now) {
      const entry = kept.get(stream);
      return entry && entry.checkAt > now && entry.sureFrom <= now ? of(stream, decider) : undefined;
    },
    isDue: (stream, now) => (kept.get(stream)?.checkAt ?? 0) <= now,
    learn(stream, known, now, looked) {
      if (keepMs === 0 || !known.keys) return;
      const before = kept.get(stream);
      const further = before && before.known.version > known.version ? before.known : known;
      put(stream, { known: further, checkAt: before && !looked ? before.checkAt : now + keepMs, sureFrom: before?.sureFrom ?? 0 });
      for (const oldest of kept.keys()) {
        if (total <= maxEvents || oldest === stream) break;
        forget(oldest);
      }
    },
    doubt(stream, now) {
      const entry = kept.get(stream);
      if (entry) put(stream, { ...entry, sureFrom: now + DOUBT_MS });
    },
    forget,
  };
}
