import { at, automation, timer } from '@jurilien/event-sourcing';
import { endReview } from '../decisions/review.js';
import { review } from '../review.js';
import { work } from '../work.js';
import { surveyKeptUntil } from './surveys.js';

const ended = timer('review.end', endReview);

/** Published words are kept as long as opinions are; withdrawn ones are erased at once. */
export const mindReviews = automation(review)({
  name: 'mind-reviews',
  on: {
    ReviewProposed: ({ stream, occurredAt, config, data: { acceptanceId, subject = 'platform' } }) => {
      const keptUntil = surveyKeptUntil(occurredAt, config);
      return [at(keptUntil, ended, { acceptanceId, subject, keptUntil }, stream)];
    },
    ReviewWithdrawn: ({ data: { wordsKey } }) => [work('destroy-key', wordsKey, { owner: wordsKey })],
  },
});
