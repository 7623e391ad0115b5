import { booksCheck } from '@jurilien/credits';
import { automation, type Effect, type Recorded } from '@jurilien/event-sourcing';
import { work } from '../work.js';

const tonight = (e: Recorded): Effect[] => {
  const day = e.occurredAt.slice(0, 10);
  return [work('announce-terms', `announce-terms:${day}`, { day })];
};

/** Once a night, after the books: members who have not agreed to the terms in force are told until when offers go on (R66). */
export const announceTerms = automation(booksCheck)({ name: 'announce-terms', on: { BooksChecked: tonight, BooksFoundWrong: tonight } });
