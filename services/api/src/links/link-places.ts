import { acceptance } from '@jurilien/acceptance';
import { link, user } from '@jurilien/identity';
import { lead } from '@jurilien/lead';
import { linkPlaces, type Place } from '@jurilien/processes';
import { professional } from '@jurilien/professionals';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { meeting } from '@jurilien/scheduling';

/** Where everything lies that a link is about. */
export async function placesOfLink(kernel: Kernel, linkId: string): Promise<readonly Place[]> {
  const state = await stateOf(kernel, link, linkId);
  const { leadId, professionalId, acceptanceId, userId, meetingId } = state.subject;
  const member = userId ? (await stateOf(kernel, user, userId)).professionalId : undefined;
  return linkPlaces(state, {
    lead: leadId ? await stateOf(kernel, lead, leadId) : undefined,
    professional: professionalId ? await stateOf(kernel, professional, professionalId) : undefined,
    acceptance: acceptanceId ? await stateOf(kernel, acceptance, acceptanceId) : undefined,
    meeting: meetingId ? await stateOf(kernel, meeting, meetingId) : undefined,
    member: member ? await stateOf(kernel, professional, member) : undefined,
  });
}
