import { decision, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { BOOKS, booksCheck, type BooksCheckEvent } from './books-check.js';

const n = z.number().int().nonnegative();
const onBooks = () => ({ books: streamOf(booksCheck, BOOKS) });

/** What the proof of a night found; once per day. A fault opens a follow-up. */
export const recordBooksCheck = decision({
  name: 'RecordBooksCheck',
  input: z.object({
    day: z.iso.date(),
    entries: n,
    accounts: n,
    documents: n,
    counts: z.record(z.string(), n),
    faults: z.array(z.object({ invariant: z.string(), stream: z.string(), position: n, what: z.string().max(300) })).max(20),
  }),
  streams: onBooks,
  decide({ counts, faults, ...read }, { books }) {
    if (books.last !== undefined && books.last >= read.day) return {};
    const sound = Object.keys(counts).length === 0;
    const found: BooksCheckEvent = sound
      ? { type: 'BooksChecked', data: read }
      : { type: 'BooksFoundWrong', data: { ...read, counts, faults } };
    return { books: [found] };
  },
});

/** Someone found out what was wrong, and says it: the follow-up ends. */
export const clearBooks = decision({
  name: 'ClearBooks',
  input: z.object({ day: z.iso.date() }),
  reasonRequired: true,
  streams: onBooks,
  decide({ day }, { books }, ctx) {
    refuseUnless(books.wrong.includes(day), 'WRONG_STATE', 'books-not-wrong');
    const cleared: BooksCheckEvent = { type: 'BooksCleared', data: { day, by: ctx.actor.id } };
    return { books: [cleared] };
  },
});
