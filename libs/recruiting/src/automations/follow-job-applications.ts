import { at, automation, timer } from '@jurilien/event-sourcing';
import { forgetJobApplication } from '../decisions/keep-job-application.js';
import { jobApplication } from '../job-application.js';
import { work } from '../work.js';

const forgotten = timer('jobapp.forget', forgetJobApplication);

/** Half a year after an application nothing of it is left: neither the file nor the key of the words. */
export const followJobApplications = automation(jobApplication)({
  name: 'follow-job-applications',
  on: {
    JobApplicationReceived: ({ stream, data: { applicationId, forgetAt } }) => [at(forgetAt, forgotten, { applicationId }, stream)],
    JobApplicationForgotten: ({ data: { applicationId, fileId } }) => [
      work('remove-file', fileId, { fileId }),
      work('destroy-key', applicationId, { owner: applicationId }),
    ],
  },
});
