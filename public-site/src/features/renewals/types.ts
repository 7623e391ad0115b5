import type { Answer } from '@jurilien/contracts/api';

/** What can be answered about a request that came to nothing, and the request as its client may change it. */
export type Renewal = NonNullable<Answer<'GET /api/public/renewal'>['renewal']>;
/** The request itself. */
export type Renewed = Renewal['request'];
