import type { AcceptanceStage } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';

/** Stages with work to do, each a column; the others are over. */
export const ACTIVE: readonly AcceptanceStage[] = ['ToContact', 'Contacted', 'Consultation', 'Mandate'];

/** One accepted request in the list; a sheet, read later, is one as well. */
export type Line = Omit<Answer<'GET /api/pro/acceptances'>['items'][number], 'unanswered'> & { readonly unanswered?: boolean };
/** Everything of one. */
export type Sheet = Answer<'GET /api/pro/acceptances/:acceptanceId'>;
/** Coins asked back, and what was decided. */
export type Credit = NonNullable<Line['credit']>;
