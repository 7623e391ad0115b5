import { fold, type Decider, type EventTypes } from '@jurilien/event-sourcing';
import { eventCodec, type KeyVault, readSince, type Sql } from '@jurilien/persistence';
import { shippedConfig } from '@jurilien/reference';

/** A change is in use everywhere within a second of its event. */
const POLL_MS = 400;

/** What a few streams come to, as this process has read them so far. */
export type OfBook = <S, T extends EventTypes>(decider: Decider<S, T>, id: string) => S;

/** Streams that every process follows: those of a decider by their ids, which may depend on what other streams say. */
export interface Followed {
  readonly decider: Decider<any, any>;
  readonly ids: (of: OfBook) => readonly string[];
}

/** The small streams that every decision and message rests on (configuration, legal texts, rules, words), read without a question per use. */
export interface Books {
  /** The state of a followed stream; the state before any event where nothing was written. */
  readonly of: OfBook;
  /** Another object after each change of one of them: what is made of them is made again then, and only then. */
  readonly edition: () => object;
  /** Whether a stream is one of them. */
  follows(stream: string): boolean;
  /** Reads what is new now: after a change of this very process, and before the first command. */
  readOn(): Promise<void>;
  /** Whether the log was read at least once: before the first migration there is none. */
  hasRead(): boolean;
  close(): void;
}

interface Page {
  readonly version: number;
  readonly state: unknown;
}
const nameOf = (decider: Decider<any, any>, id: string): string => `${decider.category}-${id}`;

/**
 * Follows streams: a look at the few of them, a few times a second, however busy the log is. A database that is away is asked again;
 * until then what is known is in force.
 * @param onNews is given the new states before they are seen by anyone else; called once for the first look, whatever it finds
 */
export function followBooks(sql: Sql, vault: KeyVault, followed: readonly Followed[], onNews: (of: OfBook) => void): Books {
  // What these events say does not depend on the configuration, and they are read before there is one.
  const unconfigured = { current: () => shippedConfig, at: () => shippedConfig, upTo: () => Promise.resolve() };
  const codec = eventCodec(new Map(followed.flatMap(({ decider }) => Object.entries(decider.events as EventTypes))), vault, unconfigured);
  const categories = followed.map(({ decider }) => decider.category);
  let pages: ReadonlyMap<string, Page> = new Map();
  let hasRead = false;
  let reading: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const ofPages =
    (read: ReadonlyMap<string, Page>): OfBook =>
    (decider, id) =>
      (read.get(nameOf(decider, id))?.state ?? decider.initial) as never;

  async function readNew(): Promise<void> {
    let read = new Map(pages);
    // Streams that others name are read in the same look as their names.
    for (let named = -1; ;) {
      const of = ofPages(read);
      const streams = new Map(followed.flatMap(({ decider, ids }) => ids(of).map((id) => [nameOf(decider, id), decider] as const)));
      if (streams.size === named) break;
      named = streams.size;
      const found = await readSince(sql, codec, new Map([...streams.keys()].map((stream) => [stream, read.get(stream)?.version ?? 0])));
      read = new Map(read);
      for (const [stream, events] of found) {
        const decider = streams.get(stream)!;
        read.set(stream, { version: events.at(-1)!.version, state: fold(decider, events, read.get(stream)?.state ?? decider.initial) });
      }
      if (found.size === 0) break;
    }
    const isNews = !hasRead || [...read].some(([stream, { version }]) => pages.get(stream)?.version !== version);
    if (isNews) {
      onNews(ofPages(read));
      pages = read;
    }
    hasRead = true;
  }
  const look = (): Promise<void> => (reading = readNew().finally(() => (reading = undefined)));
  /** Who asks while a look is under way needs the next one: that one may have begun before what they know of. They share it. */
  const readOn = (): Promise<void> => (reading ? (next ??= nextLook(reading)) : look());
  const nextLook = (after: Promise<void>): Promise<void> =>
    after
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return readOn();
      });

  const poll = setInterval(() => void readOn().catch(() => undefined), POLL_MS);
  poll.unref();
  return {
    of: (decider, id) => ofPages(pages)(decider, id),
    edition: () => pages,
    follows: (stream) => categories.some((category) => stream.startsWith(`${category}-`)),
    readOn,
    hasRead: () => hasRead,
    close: () => clearInterval(poll),
  };
}
