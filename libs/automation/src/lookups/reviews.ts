import { review, type ReviewState } from '@jurilien/feedback';
import { found, type Lookup } from '../lookup.js';

/** The words for everyone that an occurrence is about. */
export const reviewOf: (l: Lookup) => Promise<ReviewState | undefined> = found(review, ({ about }) => about.reviewId);
