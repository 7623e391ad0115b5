import type { ProfessionalRow } from '@jurilien/rows/professionals';
import { FollowUpsOf } from '../../followUps';

/** What the team still has to do about a professional. */
export const FollowUps = ({ row }: { row: ProfessionalRow }) => <FollowUpsOf about={{ professionalId: row.id }} />;
