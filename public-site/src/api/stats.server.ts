import type { Answer } from '@jurilien/contracts/api';
import { beside } from './beside.server';

/** Figures of the last month and of today, from data (P01, S02); nothing where too few were counted. */
export type Stats = Answer<'GET /api/public/stats'>;

export const statsOf = (request: Request): Promise<Stats | null> => beside(request, 'GET /api/public/stats', {});
