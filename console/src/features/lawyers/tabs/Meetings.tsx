import type { ProfessionalRow } from '@jurilien/rows/professionals';
import type { MeetingKind } from '@jurilien/reference';
import { MeetingsOf } from '../../meetings';

/** What a professional can be invited to: before the membership to be welcomed, in it to look at the account. */
const kindsOf = ({ state }: ProfessionalRow): MeetingKind[] => {
  if (state === 'Registered' || state === 'Applied') return ['onboarding'];
  return state === 'Approved' || state === 'Suspended' ? ['accountReview'] : [];
};

/** Meetings of a professional with the team. */
export const Meetings = ({ row }: { row: ProfessionalRow }) => (
  <MeetingsOf subjectId={row.id} invitee={{ professionalId: row.id }} kinds={kindsOf(row)} />
);
