import { at, automation, forEach, timer } from '@jurilien/event-sourcing';
import { candidate, employeeAlerts, makeEmployeeDigest } from '@jurilien/recruiting';
import { work } from '../work.js';
import { say } from './notify.js';

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

/** Who waits is told at once, or in one letter at eight in the morning (R63). Two searches that find the same person speak once. */
export const tellEmployeeWatchers = automation(employeeAlerts)({
  name: 'tell-employee-watchers',
  on: {
    EmployeeAlertMatched: ({ data: { professionalId, alertId, candidateId, channel, day, dueAt } }) => {
      const occasion = `${professionalId}:${candidateId}`;
      if (!dueAt || !day) return [say('R63', occasion, { professionalId, alertId, candidateIds: [candidateId], channels: [channel] })];
      return [at(dueAt, digestDue, { professionalId, alertId, day, dueAt }, `empalert-${alertId}`, day)];
    },
    EmployeeAlertDigestDue: ({ data: { professionalId, alertId, day, candidateIds } }) => [
      say('R63', `${alertId}:${day}`, { professionalId, alertId, candidateIds, channels: ['email'] }),
    ],
  },
});
