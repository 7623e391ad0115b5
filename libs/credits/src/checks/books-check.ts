import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

const n = z.number().int().nonnegative();
/** What was looked at: so many entries of so many accounts, and so many invoices and credit notes. */
const read = { day: z.string(), entries: n, accounts: n, documents: n };
const fault = z.object({ invariant: z.string(), stream: z.string(), position: n, what: z.string() });
export type BooksFault = z.infer<typeof fault>;

/** Every event of the nightly proof of the books (4.4.4). */
export const booksCheckEvents = {
  BooksChecked: event(z.object(read)),
  /** An invariant does not hold: someone looks, and says what it was. `counts` by invariant; the first faults one by one. */
  BooksFoundWrong: event(z.object({ ...read, counts: z.record(z.string(), n), faults: z.array(fault) })),
  BooksCleared: event(z.object({ day: z.string(), by: z.string() })),
};
export type BooksCheckEvent = EventOf<typeof booksCheckEvents>;

export interface BooksCheckState {
  /** The last day that was checked. */
  readonly last?: string;
  /** Days whose faults no one has explained yet. */
  readonly wrong: readonly string[];
}

/** The proof of each night, and what became of those that failed. */
export const booksCheck = decider<BooksCheckState, typeof booksCheckEvents>({
  category: 'bookscheck',
  events: booksCheckEvents,
  initial: { wrong: [] },
  evolve(s, e) {
    switch (e.type) {
      case 'BooksChecked':
        return { ...s, last: e.data.day };
      case 'BooksFoundWrong':
        return { last: e.data.day, wrong: [...s.wrong, e.data.day] };
      case 'BooksCleared':
        return { ...s, wrong: s.wrong.filter((day) => day !== e.data.day) };
      default:
        return e satisfies never;
    }
  },
});

/** There is one set of books. */
export const BOOKS = 'juricoins';
