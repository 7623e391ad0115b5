import { view } from '@jurilien/event-sourcing';
import { jobApplication } from '../job-application.js';

/** Who applied for which post; one that was forgotten leaves the list. */
export const jobApplications = view(jobApplication)({
  name: 'job-applications',
  version: 1,
  key: 'id',
  columns: {
    id: 'uuid',
    job: 'text',
    lang: 'text',
    name: { type: 'text', personal: 'name' },
    email: { type: 'text', personal: 'email' },
    letter: { type: 'text', personal: 'text' },
    fileId: 'uuid',
    fileType: 'text',
    bytes: 'integer',
    receivedAt: 'timestamptz',
    forgetAt: 'timestamptz',
    version: 'integer',
  },
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
