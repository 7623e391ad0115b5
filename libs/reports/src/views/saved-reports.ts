import { json, personal, view } from '@jurilien/event-sourcing';
import { type ReportLook, type ReportMail, savedReport } from '../saved-report.js';

/** Reports that people keep under a name, with their mail: by route, for who may see each. */
export const savedReports = view(savedReport)({
  name: 'saved-reports',
  version: 1,
  key: 'id',
  sealedBy: 'id',
  columns: {
    id: 'uuid',
    ownerId: 'text not null',
    name: personal('text', { type: 'text' }),
    shared: 'boolean not null',
    look: json<ReportLook>(),
    mail: json<ReportMail>(),
    /** Who gets its mail. */
    recipients: 'text[] not null',
    version: 'integer not null',
  },
  indexes: [['ownerId'], ['shared']],
  read: {},
  on: {
    ReportSaved: (_row, { data: { ownerId, name, shared, look }, version }) => ({ ownerId, name, shared, look, recipients: [], version }),
    ReportChanged: (row, { data: { reportId: _, ...changed }, version }) => row && { ...row, ...changed, version },
    ReportDeleted: () => null,
    ReportMailScheduled: (row, { data: { schedule, recipients, nextAt }, actor, version }) =>
      row && { ...row, mail: { schedule, recipients, nextAt, paused: false, by: actor.id }, recipients, version },
    ReportMailPaused: (row, { version }) => row && { ...row, mail: row.mail && { ...row.mail, paused: true }, version },
    ReportMailResumed: (row, { data: { nextAt }, version }) =>
      row && { ...row, mail: row.mail && { ...row.mail, paused: false, nextAt }, version },
    ReportMailStopped: (row, { version }) => row && { ...row, mail: null, recipients: [], version },
    ReportMailLeft: (row, { data: { userId }, version }) => {
      const { mail } = row ?? {};
      const recipients: string[] = mail?.recipients.filter((each: string) => each !== userId) ?? [];
      return row && { ...row, mail: recipients.length > 0 ? { ...mail, recipients } : null, recipients, version };
    },
    ReportMailDue: (row, { data: { nextAt }, version }) => row && { ...row, mail: row.mail && { ...row.mail, nextAt }, version },
  },
});
