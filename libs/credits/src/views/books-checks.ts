import { json, notNull, oneOf, type Recorded, type Row, type RowOf, view } from '@jurilien/event-sourcing';
import { booksCheck, type BooksFault } from '../checks/books-check.js';

const ofDay = <E extends Recorded>(values: (e: E) => Row) => ({
  keys: (e: E) => [(e.data as { day: string }).day],
  fold: (row: Row | undefined, e: E): Row => ({ ...row, ...values(e) }),
});
const read = (state: string) => (e: Recorded) => ({
  state,
  at: e.occurredAt,
  entries: e.data['entries'],
  accounts: e.data['accounts'],
  documents: e.data['documents'],
  counts: e.data['counts'],
  faults: e.data['faults'],
});

/** The proof of each night: sound, wrong until someone has explained it, or cleared (4.4.4). */
export const booksChecks = view(booksCheck)({
  name: 'books-checks',
  version: 1,
  key: 'id',
  columns: {
    id: 'text',
    state: notNull(oneOf(['Sound', 'Wrong', 'Cleared'])),
    at: 'timestamptz not null',
    entries: 'integer not null',
    accounts: 'integer not null',
    documents: 'integer not null',
    counts: json<Record<string, number>>(),
    faults: json<BooksFault[]>(),
    clearedBy: 'text',
    clearedAt: 'timestamptz',
    clearedBecause: 'text',
  },
  indexes: [['state']],
  read: { defaultSort: ['id', 'desc'] },
  on: {
    BooksChecked: ofDay(read('Sound')),
    BooksFoundWrong: ofDay(read('Wrong')),
    BooksCleared: ofDay((e) => ({ state: 'Cleared', clearedBy: e.data.by, clearedAt: e.occurredAt, clearedBecause: e.reason })),
  },
});
export type BooksCheckRow = RowOf<typeof booksChecks>;
