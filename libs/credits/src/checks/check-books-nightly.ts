import { automation, type Effect, type Recorded } from '@jurilien/event-sourcing';
import { DAY_MS } from '@jurilien/reference';
import { creditAccount } from '../credit-account.js';
import { work } from '../work.js';
import { booksCheck } from './books-check.js';

/** Eight in the morning by the clock of the world: three or four at night here. */
const NIGHT_MS = 8 * 3_600_000;

/** The next night after an instant. */
export const nextNight = (iso: string): string => {
  const days = Math.floor((Date.parse(iso) - NIGHT_MS) / DAY_MS) + 1;
  return new Date(days * DAY_MS + NIGHT_MS).toISOString();
};

const tonight = (e: Recorded): Effect[] => {
  if (e.actor.simulated) return [];
  const dueAt = nextNight(e.occurredAt);
  const day = dueAt.slice(0, 10);
  return [work('check-books', `check-books:${day}`, { day }, dueAt)];
};

/** Every night the books are proven anew: each proof asks for the next one, and so does every account and payment. */
export const checkBooksNightly = automation(
  creditAccount,
  booksCheck,
)({
  name: 'check-books-nightly',
  on: { CreditAccountOpened: tonight, CreditsPurchased: tonight, CreditsGranted: tonight, BooksChecked: tonight, BooksFoundWrong: tonight },
});
