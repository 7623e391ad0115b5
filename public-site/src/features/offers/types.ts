import type { Answer } from '@jurilien/contracts/api';

/** The request as the session's API answers it: with the ids that the commands need. */
export type OwnOffer = Answer<'GET /api/pro/offers/:leadId'>;
