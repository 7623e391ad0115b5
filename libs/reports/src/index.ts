import { context } from '@jurilien/event-sourcing';
import { mindReports } from './automations/mind-reports.js';
import { changeReport, deleteReport, reportsKept, saveReport } from './decisions/keep-report.js';
import {
  leaveReportMail,
  pauseReportMail,
  reportReaders,
  resumeReportMail,
  scheduleReportMail,
  stopReportMail,
} from './decisions/mind-mail.js';
import { runReportMail, withholdReportMail, writeReportMail } from './decisions/run-mail.js';
import { savedReport } from './saved-report.js';
import { savedReports } from './views/saved-reports.js';

/** Reports of X16 that people keep under a name, and the mail of their figures. */
export const reportsContext = context({
  name: 'reports',
  deciders: [savedReport],
  decisions: [
    saveReport,
    changeReport,
    deleteReport,
    scheduleReportMail,
    pauseReportMail,
    resumeReportMail,
    stopReportMail,
    leaveReportMail,
    runReportMail,
    writeReportMail,
    withholdReportMail,
  ],
  views: [savedReports],
  automations: [mindReports],
});

export { canChange, canSchedule, seesReport } from './decisions/on-report.js';
export { reportReaders, reportsKept, withholdReportMail, writeReportMail };
export {
  type MailedFigures,
  type MailRun,
  mailSchedule,
  type ReportLook,
  reportLook,
  type ReportMail,
  savedReport,
  type SavedReportState,
  type Withheld,
  WITHHELD,
} from './saved-report.js';
export type { ReportWork } from './work.js';
