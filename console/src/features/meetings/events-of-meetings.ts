import { s } from '../../components/text/sentence-tools';

const timeOf = (slot: unknown): string => String((slot as { startsAt?: string } | undefined)?.startsAt ?? '');

/** What happens to a meeting of someone with the team. */
export const eventsOfMeetings = {
  MeetingInvited: s(
    (d, w) => `Invitation à une rencontre (${w.code('meetingKinds', d.kind)}), heure à choisir d’ici le ${w.time(d.until)}`,
    (d, w) => `Invited to a meeting (${w.code('meetingKinds', d.kind)}), time to be chosen by ${w.time(d.until)}`,
  ),
  MeetingScheduled: s(
    (d, w) => `Rencontre fixée au ${w.time(timeOf(d.slot))}, avec ${w.staff(d.staffId)}`,
    (d, w) => `Meeting scheduled for ${w.time(timeOf(d.slot))}, with ${w.staff(d.staffId)}`,
  ),
  MeetingRescheduled: s(
    (d, w) => `Rencontre déplacée du ${w.time(timeOf(d.from))} au ${w.time(timeOf(d.to))}, avec ${w.staff(d.staffId)}`,
    (d, w) => `Meeting moved from ${w.time(timeOf(d.from))} to ${w.time(timeOf(d.to))}, with ${w.staff(d.staffId)}`,
  ),
  MeetingTimeCorrected: s(
    (d, w) => `Rencontre gardée à la même heure locale, maintenant le ${w.time(timeOf(d.to))} : les règles du fuseau ont changé`,
    (d, w) => `Meeting kept at the same local time, now ${w.time(timeOf(d.to))}: the rules of the time zone changed`,
  ),
  MeetingPrepared: s('La personne a écrit ce qu’elle veut aborder', 'The person wrote what they want to talk about'),
  MeetingNoted: s(
    (d) => (d.shared ? 'Note partagée avec la personne' : 'Note de l’équipe'),
    (d) => (d.shared ? 'Note shared with the person' : 'Note of the team'),
  ),
  MeetingChecked: s('Points de la rencontre cochés', 'Points of the meeting ticked'),
  MeetingCancelled: s(
    (d, w) => `Rencontre annulée : ${w.code('meetingReasons', d.reason)}`,
    (d, w) => `Meeting cancelled: ${w.code('meetingReasons', d.reason)}`,
  ),
  MeetingOutcomeRecorded: s(
    (d, w) => `Issue de la rencontre : ${w.code('meetingOutcomes', d.outcome)}`,
    (d, w) => `What came of the meeting: ${w.code('meetingOutcomes', d.outcome)}`,
  ),
  MeetingLapsed: s('Rencontre restée sans suite', 'Meeting lapsed'),
};
