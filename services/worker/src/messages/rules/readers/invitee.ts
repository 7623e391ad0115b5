import type { About, Finder } from '@jurilien/automation';
import { meeting, type MeetingState } from '@jurilien/scheduling';
import { candidate } from './candidate.js';
import { client } from './client.js';
import { professional } from './professional.js';
import type { FindReader } from './reached.js';

/** Whom each kind of meeting is with, and the id by which such a person is found. */
const WITH: Readonly<Record<NonNullable<MeetingState['subjectKind']>, readonly [id: keyof About, FindReader]>> = {
  professional: ['professionalId', professional],
  lead: ['leadId', client],
  candidate: ['candidateId', candidate],
};

/** Who was invited to a meeting with the team, on the clock that they chose a time on. */
export const invitee: FindReader = async (l: Finder) => {
  const { meetingId } = l.about;
  if (meetingId === undefined) return undefined;
  const { subjectKind, subjectId, inviteeZone } = await l.state(meeting, meetingId);
  if (!subjectKind || !subjectId) return undefined;
  const [id, find] = WITH[subjectKind];
  const reader = await find({ ...l, about: { ...l.about, [id]: subjectId } });
  return reader && { ...reader, zone: inviteeZone ?? reader.zone };
};
