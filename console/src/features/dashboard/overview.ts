import type { Answer } from '@jurilien/contracts/api';

/** The figures of the first page. */
export type Overview = Answer<'GET /api/overview'>;
