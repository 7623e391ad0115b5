import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { jobApplication } from '../job-application.js';

/** Who applied for which post; one that was forgotten leaves the list. */
export const jobApplications = view(jobApplication)({
  name: 'job-applications',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    job: 'text',
    lang: notNull(oneOf(['fr', 'en'])),
    name: { type: 'text', notNull: true, personal: 'name' },
    email: { type: 'text', notNull: true, personal: 'email' },
    letter: { type: 'text', personal: 'text' },
    fileId: 'uuid not null',
    fileType: 'text not null',
    bytes: 'integer not null',
    receivedAt: 'timestamptz not null',
    forgetAt: 'timestamptz not null',
    version: 'integer not null',
  },
  sealedBy: 'id',
  search: ['name', 'email'],
  indexes: [['receivedAt']],
  read: { defaultSort: ['receivedAt', 'desc'] },
  on: {
    JobApplicationReceived: (_row, { data: { applicationId: _, resume, ...said }, occurredAt, version }) => ({
      ...said,
      fileId: resume.fileId,
      fileType: resume.type,
      bytes: resume.bytes,
      receivedAt: occurredAt,
      version,
    }),
    JobApplicationForgotten: () => null,
  },
});
export type JobApplicationRow = RowOf<typeof jobApplications>;
