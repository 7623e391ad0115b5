import type { WithActivity } from '@jurilien/contracts';
import type { ProfessionalRow } from '@jurilien/rows/professionals';

/** A professional as the list has them: the row, and what the list adds for the roles that may see it. */
export type ListedLawyer = ProfessionalRow & WithActivity;
