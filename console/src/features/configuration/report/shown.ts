import type { Answer } from '@jurilien/contracts/api';

export type ConfigReport = Answer<'GET /api/configuration'>;

/** Which keys the report shows: all, those that were changed, or those that someone should look at for a reason. */
export const SHOWN = ['all', 'own', 'out-of-range', 'unused', 'pending'] as const;
export type Shown = (typeof SHOWN)[number];
