import { automation } from '@jurilien/event-sourcing';
import { jobApplication } from '../job-application.js';

/** Who applies is told that it arrived; half a year later nothing of it is left: neither the file nor the key of the words. */
export const followJobApplications = automation(jobApplication)({
  name: 'follow-job-applications',
  on: {
    JobApplicationReceived: ({ stream, data: { applicationId, forgetAt } }) => [
      { do: 'work', job: 'notify', key: `job-received:${applicationId}`, input: { rule: 'job-received', subjectId: applicationId } },
      {
        do: 'schedule',
        subject: stream,
        timer: 'jobapp.forget',
        dueAt: forgetAt,
        command: 'ForgetJobApplication',
        input: { applicationId },
      },
    ],
    JobApplicationForgotten: ({ data: { applicationId, fileId } }) => [
      { do: 'work', job: 'remove-file', key: fileId, input: { fileId } },
      { do: 'work', job: 'destroy-key', key: applicationId, input: { owner: applicationId } },
    ],
  },
});
