import { at, automation, timer } from '@jurilien/event-sourcing';
import { forgetJobApplication } from '../decisions/keep-job-application.js';
import { jobApplication } from '../job-application.js';
import { work } from '../work.js';

const forgotten = timer('jobapp.forget', forgetJobApplication);

/** Who applies is told that it arrived; half a year later nothing of it is left: neither the file nor the key of the words. */
export const followJobApplications = automation(jobApplication)({
  name: 'follow-job-applications',
  on: {
    JobApplicationReceived: ({ stream, data: { applicationId, forgetAt } }) => [
      work('notify', `job-received:${applicationId}`, { rule: 'job-received', subjectId: applicationId }),
      at(forgetAt, forgotten, { applicationId }, stream),
    ],
    JobApplicationForgotten: ({ data: { applicationId, fileId } }) => [
      work('remove-file', fileId, { fileId }),
      work('destroy-key', applicationId, { owner: applicationId }),
    ],
  },
});
