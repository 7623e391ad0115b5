import type { Answer } from '@jurilien/contracts/api';

/** What a client may see of their own request. */
export type LeadStatus = Answer<'GET /api/public/lead-status'>;
