import type { RecordedOf } from '@jurilien/event-sourcing';
import { meeting, type Slot } from '@jurilien/scheduling';
import { trigger, type Occurrence } from '../trigger.js';

type Of<T extends keyof typeof meeting.events & string> = RecordedOf<typeof meeting.events, T>;
const ABOUT = ['meetingId', 'timeVersion'] as const;

const each = ({ version, data: { meetingId } }: { readonly version: number; readonly data: { readonly meetingId: string } }) => ({
  key: `${meetingId}:${version}`,
  about: { meetingId },
});

interface TimeSet {
  readonly data: { readonly meetingId: string; readonly version: number };
}
/** The time of a meeting is set, or is another one: once per version of it. */
const set = (
  { data: { meetingId, version } }: TimeSet,
  reason: 'confirmed' | 'moved' | 'corrected',
  at: string | undefined,
): readonly Occurrence[] => [
  {
    key: `${meetingId}:v${version}`,
    about: { meetingId, timeVersion: version, reason, ...(at ? { forDate: at } : {}) },
    ...(at ? { anchor: at } : {}),
  },
];
const timeSet = (anchorOf: (slot: Slot) => string | undefined) => ({
  MeetingScheduled: (e: Of<'MeetingScheduled'>) => set(e, 'confirmed', anchorOf(e.data.slot)),
  MeetingRescheduled: (e: Of<'MeetingRescheduled'>) => set(e, 'moved', anchorOf(e.data.to)),
  MeetingTimeCorrected: (e: Of<'MeetingTimeCorrected'>) => set(e, 'corrected', anchorOf(e.data.to)),
});

/** Meetings of people with our team (R35). */
export const meetingTriggers = [
  trigger(meeting)({
    key: 'meetingInvited',
    label: { fr: 'L’équipe invite quelqu’un à une rencontre', en: 'The team invites someone to a meeting' },
    about: ['meetingId'],
    on: { MeetingInvited: (e) => [each(e)] },
  }),
  trigger(meeting)({
    key: 'meetingSet',
    label: {
      fr: 'L’heure d’une rencontre avec l’équipe est fixée ou changée',
      en: 'The time of a meeting with the team is set or changed',
    },
    about: [...ABOUT, 'reason'],
    on: timeSet(() => undefined),
  }),
  trigger(meeting)({
    key: 'meetingNears',
    label: { fr: 'Une rencontre avec l’équipe approche', en: 'A meeting with the team comes near' },
    about: [...ABOUT, 'forDate'],
    on: timeSet(({ startsAt }) => startsAt),
  }),
  trigger(meeting)({
    key: 'meetingCancelledForInvitee',
    label: { fr: 'Une rencontre est annulée par l’équipe', en: 'A meeting is cancelled by the team' },
    about: ['meetingId'],
    on: { MeetingCancelled: (e) => (e.data.by === 'invitee' ? [] : [each(e)]) },
  }),
  trigger(meeting)({
    key: 'meetingCancelledForHost',
    label: { fr: 'Une rencontre est annulée par la personne invitée', en: 'A meeting is cancelled by the person who was invited' },
    about: ['meetingId'],
    on: { MeetingCancelled: (e) => (e.data.by === 'staff' ? [] : [each(e)]) },
  }),
];
