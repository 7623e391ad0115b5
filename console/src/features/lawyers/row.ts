import type { Answer } from '@jurilien/contracts/api';
import type { ProfessionalRow } from '@jurilien/rows/professionals';

/** A professional as the list has them: the row, and what the list adds for the roles that may see it. */
export type ListedLawyer = ProfessionalRow & Pick<Answer<'GET /api/lawyers'>['data'][number], 'activity' | 'availableCc'>;
