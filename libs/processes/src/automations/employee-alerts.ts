import { automation, type WorkEffect } from '@jurilien/event-sourcing';
import { candidate, employeeAlerts } from '@jurilien/recruiting';
import { say } from './notify.js';

const look = ({
  stream,
  version,
  data: { candidateId },
}: {
  stream: string;
  version: number;
  data: { candidateId: string };
}): WorkEffect[] => [{ do: 'work', job: 'find-employee-watchers', key: `watch-${stream}-${version}`, input: { candidateId } }];

/** A candidate may be found, or says something new: firms that wait for somebody like this are looked for. */
export const findEmployeeWatchers = automation(candidate)({
  name: 'find-employee-watchers',
  on: { CandidateVisibilitySet: look, CandidateProfileUpdated: look },
});

/** Who waits is told at once, or in one letter at eight in the morning (R63). Two searches that find the same person speak once. */
export const tellEmployeeWatchers = automation(employeeAlerts)({
  name: 'tell-employee-watchers',
  on: {
    EmployeeAlertMatched: ({ data: { professionalId, alertId, candidateId, channel, day, dueAt } }) => {
      const occasion = `${professionalId}:${candidateId}`;
      if (!dueAt) return [say('R63', occasion, { professionalId, alertId, candidateIds: [candidateId], channels: [channel] })];
      return [
        {
          do: 'schedule',
          subject: `empalert-${alertId}`,
          timer: 'empalert.digest',
          occurrence: day,
          dueAt,
          command: 'MakeEmployeeDigest',
          input: { professionalId, alertId, day, dueAt },
        },
      ];
    },
    EmployeeAlertDigestDue: ({ data: { professionalId, alertId, day, candidateIds } }) => [
      say('R63', `${alertId}:${day}`, { professionalId, alertId, candidateIds, channels: ['email'] }),
    ],
  },
});
