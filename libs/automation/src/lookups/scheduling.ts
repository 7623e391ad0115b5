import { availability, meeting, type AppointmentState, type MeetingState } from '@jurilien/scheduling';
import { user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { ownAutomation, ownAutomations, professional } from '@jurilien/professionals';
import { candidate } from '@jurilien/recruiting';
import { found, professionalIdOf, requestOf, type Lookup } from '../lookup.js';

export const meetingOf: (l: Lookup) => Promise<MeetingState | undefined> = found(meeting, ({ about }) => about.meetingId);

/** Whether the professional of an occurrence has clients book with them. */
export async function offersBooking(l: Lookup): Promise<boolean> {
  const professionalId = await professionalIdOf(l);
  return professionalId !== undefined && (await l.state(availability, professionalId)).plan?.offersBooking === true;
}

/** Whether the professional has a message of their own that brings the link to book (M21), in the language of the client. */
export async function sendsOwnLink(l: Lookup): Promise<boolean> {
  const [professionalId, request] = [await professionalIdOf(l), await requestOf(l)];
  if (professionalId === undefined || !request) return false;
  const { enabled, texts } = ownAutomation(await l.state(ownAutomations, professionalId), 'bookingLink');
  return enabled && texts[request.lang] !== undefined;
}

/** Both sides have agreed on its time: it is confirmed, and another one that was proposed since is not chosen yet. */
export const stands = ({ status, before }: AppointmentState): boolean =>
  status === 'Confirmed' || (status === 'Proposing' && before === 'Confirmed');

/** Who is to confirm or choose: the other side than the one that asked; of what the team asked, the professional. */
export function waitsFor({ status, by, proposals }: AppointmentState): 'client' | 'professional' | undefined {
  if (status !== 'Requested' && status !== 'Proposing') return undefined;
  return (status === 'Proposing' ? proposals?.by : by) === 'professional' ? 'client' : 'professional';
}

/** How the one who was invited is called: on file as a professional, a client or a candidate. */
export async function inviteeName(l: Lookup, { subjectKind, subjectId }: MeetingState): Promise<string | undefined> {
  if (subjectId === undefined) return undefined;
  if (subjectKind === 'professional') return (await l.state(professional, subjectId)).name;
  if (subjectKind === 'lead') return (await l.state(lead, subjectId)).clientName;
  const { details } = await l.state(candidate, subjectId);
  return details ? `${details.firstName} ${details.lastName}` : (await l.state(user, subjectId)).email;
}
