import { any, is } from '../../condition.js';
import { after } from '../../delay.js';
import { rule, type Shipped } from '../../rule.js';
import { REMINDS } from './reminds.js';

const ofItsTime = {
  when: is('meeting.status', 'Scheduled'),
  stop: any(is('meeting.isCurrent', false), is('meeting.isAhead', false)),
} satisfies Partial<Shipped>;

export const meetingInvited = rule({
  code: 'meeting-invited',
  purpose: { fr: 'Inviter quelqu’un à choisir l’heure d’une rencontre', en: 'Invite someone to choose the time of a meeting' },
  trigger: 'meetingInvited',
  when: is('meeting.status', 'Invited'),
  audience: 'invitee',
  channels: ['email', 'sms'],
});
export const r35 = rule({
  ...ofItsTime,
  code: 'R35',
  purpose: { fr: 'Donner les détails de la rencontre avec notre équipe', en: 'Give the details of the meeting with our team' },
  trigger: 'meetingSet',
  audience: 'invitee',
  channels: ['email', 'sms'],
});
/** A day and an hour before it begins. */
const reminder = {
  ...ofItsTime,
  trigger: 'meetingNears',
  delays: [after(-24, 'hours'), after(-1, 'hours')],
  reminds: REMINDS,
} satisfies Partial<Shipped>;
export const r35Reminder = rule({
  ...reminder,
  code: 'R35-reminder',
  purpose: { fr: 'Rappeler la rencontre avec notre équipe', en: 'Remind of the meeting with our team' },
  audience: 'invitee',
  channels: ['email', 'sms'],
});
export const r35Team = rule({
  ...ofItsTime,
  code: 'R35-team',
  purpose: { fr: 'Donner à la personne de l’équipe les détails de sa rencontre', en: 'Give the colleague the details of their meeting' },
  trigger: 'meetingSet',
  audience: 'host',
  channels: ['email'],
});
export const r35TeamReminder = rule({
  ...reminder,
  code: 'R35-team-reminder',
  purpose: { fr: 'Rappeler sa rencontre à la personne de l’équipe', en: 'Remind the colleague of their meeting' },
  audience: 'host',
  channels: ['email'],
});
export const meetingCancelled = rule({
  code: 'meeting-cancelled',
  purpose: { fr: 'Dire à la personne invitée que la rencontre est annulée', en: 'Tell the person invited that the meeting is cancelled' },
  trigger: 'meetingCancelledForInvitee',
  when: is('meeting.status', 'Cancelled'),
  audience: 'invitee',
  channels: ['email', 'sms'],
});
export const meetingCancelledTeam = rule({
  code: 'meeting-cancelled-team',
  purpose: { fr: 'Dire à la personne de l’équipe que la rencontre est annulée', en: 'Tell the colleague that the meeting is cancelled' },
  trigger: 'meetingCancelledForHost',
  when: is('meeting.status', 'Cancelled'),
  audience: 'host',
  channels: ['email'],
});
