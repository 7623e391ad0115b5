import type { JobHandlers, JobTools } from '../work/handlers.js';
import { endHostedMeetings, endMeetings, endTimes, endTimesOfRequest } from './end-times.js';

/** Appointments, holds and meetings end with what they were for. */
export const schedulingJobs = ({ kernel, bus }: JobTools) =>
  ({
    'end-times': endTimes(kernel, bus),
    'end-times-of-request': endTimesOfRequest(kernel, bus),
    'end-meetings': endMeetings(kernel, bus),
    'end-hosted-meetings': endHostedMeetings(kernel, bus),
  }) satisfies Partial<JobHandlers>;
