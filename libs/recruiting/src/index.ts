import { context } from '@jurilien/event-sourcing';
import { followJobApplications } from './automations/follow-job-applications.js';
import { forgetJobApplication, submitJobApplication } from './decisions/keep-job-application.js';
import { jobApplication } from './job-application.js';
import { jobApplications } from './views/job-applications.js';

/** People who want to work with us. */
export const recruiting = context({
  name: 'recruiting',
  deciders: [jobApplication],
  decisions: [submitJobApplication, forgetJobApplication],
  views: [jobApplications],
  automations: [followJobApplications],
});

export { jobApplication, RESUME_KINDS, type JobApplicationState } from './job-application.js';
