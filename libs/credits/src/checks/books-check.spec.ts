import { effectsOf, given, rowsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { creditAccount } from '../credit-account.js';
import { booksChecks } from '../views/books-checks.js';
import { BOOKS, booksCheck } from './books-check.js';
import { checkBooksNightly, nextNight } from './check-books-nightly.js';
import { clearBooks, recordBooksCheck } from './record-books-check.js';

const read = { day: '2026-11-22', entries: 12, accounts: 2, documents: 1 };
const wrong = { ...read, counts: { I8: 1 }, faults: [{ invariant: 'I8', stream: 'credit-1', position: 7, what: 'it says 7 are left' }] };

describe('RecordBooksCheck', () => {
  it('writes down that the books are sound', () =>
    expect(
      given()
        .when(recordBooksCheck, { ...read, counts: {}, faults: [] })
        .events(),
    ).toEqual({ books: [{ type: 'BooksChecked', data: read }] }));
  it('opens a follow-up with the faults when an invariant does not hold', () =>
    expect(given().when(recordBooksCheck, wrong).events()).toEqual({ books: [{ type: 'BooksFoundWrong', data: wrong }] }));
  it('says nothing twice about a night', () =>
    expect(
      given({ books: [['BooksChecked', read]] })
        .when(recordBooksCheck, wrong)
        .events(),
    ).toEqual({}));
});

describe('ClearBooks', () => {
  const open = { books: [['BooksFoundWrong', wrong]] } as const;
  it('ends the follow-up of a night', () =>
    expect(given(open).when(clearBooks, { day: read.day }).events()).toEqual({
      books: [{ type: 'BooksCleared', data: { day: read.day, by: 'staff-1' } }],
    }));
  it('refuses what is not wrong, or was cleared before: books-not-wrong', () => {
    expect(given().when(clearBooks, { day: read.day }).refusal()).toBe('WRONG_STATE: books-not-wrong');
    const cleared = { books: [...open.books, ['BooksCleared', { day: read.day, by: 'x' }]] } as const;
    expect(given(cleared).when(clearBooks, { day: read.day }).refusal()).toBe('WRONG_STATE: books-not-wrong');
  });
});

const happened: StoryEvent[] = [
  [creditAccount, 'p', 'CreditAccountOpened', { professionalId: 'p' }],
  [booksCheck, BOOKS, 'BooksChecked', { ...read, day: '2026-11-21' }],
  [booksCheck, BOOKS, 'BooksFoundWrong', wrong],
  [booksCheck, BOOKS, 'BooksCleared', { day: read.day, by: 'staff-1' }],
];

describe('check-books-nightly', () => {
  it('asks for the proof of the next night, once, no matter who asks', () => {
    const log = story(...happened);
    const effects = effectsOf(checkBooksNightly, log);
    expect(effects).toHaveLength(3);
    expect(new Set(effects.map((e) => ('key' in e ? e.key : '')))).toEqual(new Set(['check-books:2026-11-03']));
    expect(effects[0]).toMatchObject({ do: 'work', job: 'check-books', dueAt: '2026-11-03T08:00:00.000Z', input: { day: '2026-11-03' } });
  });
  it('leaves what a demo told of the past alone', () => {
    const [opened] = story(happened[0]!);
    expect(effectsOf(checkBooksNightly, [{ ...opened!, actor: { kind: 'system', id: 'demo', simulated: true } }])).toEqual([]);
  });
  it('knows the next night before and after it', () =>
    expect([nextNight('2026-11-02T07:59:59.000Z'), nextNight('2026-11-02T08:00:00.000Z')]).toEqual([
      '2026-11-02T08:00:00.000Z',
      '2026-11-03T08:00:00.000Z',
    ]));
});

describe('books-checks', () => {
  const log = story(...happened);
  const rows = (n: number) => rowsOf(booksChecks, log.slice(0, n));
  it('keeps each night: sound, wrong with its faults, cleared', () => {
    expect(rows(2).get('2026-11-21')).toMatchObject({ state: 'Sound', entries: 12 });
    expect(rows(3).get(read.day)).toMatchObject({ state: 'Wrong', counts: { I8: 1 }, faults: wrong.faults });
    expect(rows(4).get(read.day)).toMatchObject({ state: 'Cleared', clearedBy: 'staff-1' });
  });
  it('handles no event that this spec leaves out', () => expect(unexercised(booksChecks, log)).toEqual([]));
});
