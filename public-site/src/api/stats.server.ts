import { beside } from './beside.server';

/** Figures of the last month and of today, from data (P01, S02); nothing where too few were counted. */
export interface Stats {
  readonly medianWritingMinutes: number | null;
  readonly medianReviewMinutes: number | null;
  readonly medianAnswerMinutes: number | null;
  readonly professionals: number | null;
  readonly listed: number | null;
  readonly regionsCovered: number;
}

export const statsOf = (request: Request): Promise<Stats | null> => beside<Stats>(request, '/stats');
