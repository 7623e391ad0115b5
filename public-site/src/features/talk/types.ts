import type { Answer } from '@jurilien/contracts/api';

/** The conversation of an accepted request, between its professional and its client. */
export type Talk = Answer<'GET /api/public/threads'>;
/** One message, as one of the two sees it. */
export type Word = Talk['said'][number];

/** How long one message may be, as the API takes it. */
export const LONGEST = 1_600;
