import { retentionRuns } from '../views/retention-runs.js';
import { completeRetentionRun, recordRetentionStep, startRetentionRun } from './keep-retention-run.js';
import { forgetIncident } from './forget-incident.js';
import { forgetPrivacyRequest } from './forget-privacy-request.js';
import { retentionRun } from './retention-run.js';

/** What the context has of retention. */
export const retentionParts = {
  deciders: [retentionRun],
  decisions: [startRetentionRun, recordRetentionStep, completeRetentionRun, forgetPrivacyRequest, forgetIncident],
  views: [retentionRuns],
};

export { NOTHING, nextRow, retentionRun, type RetentionCounts, type RetentionRunState } from './retention-run.js';
export { forgetIncident, forgetPrivacyRequest, retentionRuns };
export { completeRetentionRun, recordRetentionStep, startRetentionRun };
