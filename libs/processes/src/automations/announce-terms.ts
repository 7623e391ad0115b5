import { booksCheck } from '@jurilien/credits';
import { automation, type Effect, type Recorded } from '@jurilien/event-sourcing';
import { legalDocument } from '@jurilien/legal';
import { later, plus, startOf } from '@jurilien/reference';
import { work } from '../work.js';

const tonight = (e: Recorded): Effect[] => {
  const day = e.occurredAt.slice(0, 10);
  return [work('announce-terms', `announce-terms:${day}`, { day })];
};

/** Once a night, after the books: members who have not agreed to the terms in force are told until when offers go on (R66). */
export const announceTerms = automation(booksCheck)({ name: 'announce-terms', on: { BooksChecked: tonight, BooksFoundWrong: tonight } });

/** Every process knows a version by then. */
const KNOWN_MS = 60_000;

/** The first notice goes out as soon as new terms are in force, without waiting for the night. */
export const announcePublishedTerms = automation(legalDocument)({
  name: 'announce-published-terms',
  on: {
    TermsPublished({ occurredAt, data: { version, effectiveOn } }) {
      const dueAt = later(plus(occurredAt, KNOWN_MS), startOf(effectiveOn));
      return [work('announce-terms', `announce-terms:version-${version}`, { day: dueAt.slice(0, 10) }, dueAt)];
    },
  },
});
