import { s } from '../../components/text/sentence-tools';

/** What happens to a task of the team. */
export const eventsOfFollowUps = {
  FollowUpOpened: s(
    (d, w) => `Suivi demandé à l’équipe, pour le ${w.time(d.dueAt)}`,
    (d, w) => `Follow-up asked of the team, due ${w.time(d.dueAt)}`,
  ),
  FollowUpAssigned: s(
    (d, w) => (d.assigneeId ? `Suivi confié à ${w.staff(d.assigneeId)}` : 'Suivi remis à l’équipe'),
    (d, w) => (d.assigneeId ? `Follow-up assigned to ${w.staff(d.assigneeId)}` : 'Follow-up given back to the team'),
  ),
  FollowUpSnoozed: s(
    (d, w) => `Suivi reporté au ${w.time(d.until)}`,
    (d, w) => `Follow-up put off until ${w.time(d.until)}`,
  ),
  FollowUpSnoozeUndone: s(
    (d, w) => `Report du suivi annulé : à faire pour le ${w.time(d.dueAt)}`,
    (d, w) => `Putting off the follow-up undone: due ${w.time(d.dueAt)}`,
  ),
  FollowUpWoken: s('Report du suivi terminé', 'Follow-up due again'),
  FollowUpEscalated: s('Suivi devenu prioritaire', 'Follow-up made a priority'),
  FollowUpCompleted: s(
    (d) => `Suivi fait${d.note ? ` : ${String(d.note)}` : ''}`,
    (d) => `Follow-up done${d.note ? `: ${String(d.note)}` : ''}`,
  ),
  FollowUpCancelled: s('Suivi devenu inutile', 'Follow-up no longer needed'),
  FollowUpDigestDue: s('Suivis du jour à annoncer', 'Follow-ups of the day to be announced'),
  FollowUpReopened: s('Suivi rouvert', 'Follow-up opened again'),
};
