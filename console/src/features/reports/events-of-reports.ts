import { s } from '../../components/text/sentence-tools';

const people = (d: Record<string, unknown>): number => (Array.isArray(d.recipients) ? d.recipients.length : 0);

/** Reports that people keep, and their mail. */
export const eventsOfReports = {
  ReportSaved: s('Rapport enregistré', 'Report saved'),
  ReportChanged: s('Rapport enregistré modifié', 'Saved report changed'),
  ReportDeleted: s('Rapport enregistré supprimé', 'Saved report deleted'),
  ReportMailScheduled: s(
    (d, w) => `Envoi du rapport prévu (destinataires : ${people(d)}), la prochaine fois ${w.time(d.nextAt)}`,
    (d, w) => `Mail of the report planned (recipients: ${people(d)}), next ${w.time(d.nextAt)}`,
  ),
  ReportMailPaused: s('Envoi du rapport mis en pause', 'Mail of the report paused'),
  ReportMailResumed: s(
    (d, w) => `Envoi du rapport repris, la prochaine fois ${w.time(d.nextAt)}`,
    (d, w) => `Mail of the report resumed, next ${w.time(d.nextAt)}`,
  ),
  ReportMailStopped: s('Envoi du rapport arrêté', 'Mail of the report stopped'),
  ReportMailLeft: s(
    (d, w) => `${w.staff(d.userId)} ne reçoit plus le rapport`,
    (d, w) => `${w.staff(d.userId)} no longer receives the report`,
  ),
  ReportMailDue: s(
    (d, w) => `Heure d’envoi du rapport : ${w.time(d.plannedAt)} (destinataires : ${people(d)})`,
    (d, w) => `Time of the report’s mail: ${w.time(d.plannedAt)} (recipients: ${people(d)})`,
  ),
  ReportMailWritten: s(
    (d, w) => `Chiffres du rapport écrits pour ${w.staff(d.userId)}`,
    (d, w) => `Figures of the report written for ${w.staff(d.userId)}`,
  ),
  ReportMailWithheld: s(
    (d, w) => `Rapport non envoyé à ${w.staff(d.userId)} (${String(d.why)})`,
    (d, w) => `Report not sent to ${w.staff(d.userId)} (${String(d.why)})`,
  ),
};
