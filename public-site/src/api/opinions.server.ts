import type { Answer } from '@jurilien/contracts/api';
import { beside } from './beside.server';

/** Published words about the platform, and how many were asked. */
type Opinions = Answer<'GET /api/public/reviews'>;

/** A page beside whose text they stand shows a few. */
const NEWEST = 2;
/** Their authors may withdraw them: an API that is away leaves them no longer than this. */
const LONGEST_MS = 5 * 60_000;

/** The newest of them (P01). */
export const opinionsOf = (request: Request): Promise<Opinions | null> =>
  beside(request, 'GET /api/public/reviews', { query: { newest: NEWEST } }, LONGEST_MS);
