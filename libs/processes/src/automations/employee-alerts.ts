import { at, automation, forEach, timer } from '@jurilien/event-sourcing';
import { candidate, employeeAlerts, makeEmployeeDigest } from '@jurilien/recruiting';
import { work } from '../work.js';

/** A candidate may be found, or says something new: firms that wait for someone like this are looked for. */
export const findEmployeeWatchers = automation(candidate)({
  name: 'find-employee-watchers',
  on: {
    ...forEach(candidate)(['CandidateVisibilitySet', 'CandidateProfileUpdated'], ({ stream, version, data: { candidateId } }) => [
      work('find-employee-watchers', `watch-${stream}-${version}`, { candidateId }),
    ]),
  },
});

const digestDue = timer('empalert.digest', makeEmployeeDigest);

/** Who waits for a letter of several has it at eight in the morning (R63). */
export const planEmployeeDigests = automation(employeeAlerts)({
  name: 'plan-employee-digests',
  on: {
    EmployeeAlertMatched: ({ data: { professionalId, alertId, day, dueAt } }) =>
      dueAt && day ? [at(dueAt, digestDue, { professionalId, alertId, day, dueAt }, `empalert-${alertId}`, day)] : [],
  },
});
