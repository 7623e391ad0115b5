import { at, automation, cancel, forEach, timer } from '@jurilien/event-sourcing';
import { runReportMail } from '../decisions/run-mail.js';
import { savedReport } from '../saved-report.js';
import { work } from '../work.js';

const runs = timer('report.mail', runReportMail);

/** A mail goes at its moments, one after the other; a report that is deleted takes its name with it. */
export const mindReports = automation(savedReport)({
  name: 'mind-reports',
  on: {
    ...forEach(savedReport)(['ReportMailScheduled', 'ReportMailResumed'], ({ data: { reportId, nextAt }, stream }) => [
      at(nextAt, runs, { reportId }, stream),
    ]),
    ReportMailDue: ({ data: { reportId, plannedAt, nextAt }, stream }) => [
      work('mail-report', `report:${reportId}:${plannedAt}`, { reportId, plannedAt }),
      at(nextAt, runs, { reportId }, stream),
    ],
    ...forEach(savedReport)(['ReportMailPaused', 'ReportMailStopped'], ({ stream }) => [cancel(runs, stream)]),
    ReportDeleted: ({ data: { reportId }, stream }) => [cancel(runs, stream), work('destroy-key', reportId, { owner: reportId })],
  },
});
