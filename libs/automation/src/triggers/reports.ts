import { savedReport } from '@jurilien/reports';
import { trigger } from '../trigger.js';

/** What is mailed of reports that someone keeps. */
export const reportTriggers = [
  trigger(savedReport)({
    key: 'reportWritten',
    label: { fr: 'Les chiffres d’un rapport enregistré sont prêts', en: 'The figures of a saved report are ready' },
    about: ['userId', 'reportId', 'plannedAt'],
    on: {
      ReportMailWritten: ({ data: { userId, reportId, plannedAt } }) => [
        { key: `${reportId}:${plannedAt}:${userId}`, about: { userId, reportId, plannedAt } },
      ],
    },
  }),
];
