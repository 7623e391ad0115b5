import { allOf, decision, ids, need, Refused, refuseUnless, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { nextRun } from '@jurilien/reference';
import { z } from 'zod';
import { mailSchedule } from '../saved-report.js';
import { canMindMail, canSchedule, mayAsk, ofReport, onReport, reported } from './on-report.js';

const MOST_RECIPIENTS = 50;

/** Which of the recipients may read the report today: looked at by the runtime, never said by the caller. */
export const reportReaders = need<{ recipients: string[]; reportId: string; readers?: string[] | undefined }>('report-readers');

/**
 * Its figures are mailed to colleagues, at a time of the offices' clock; in place of what was planned before. Who plans it may ask what it
 * asks, and puts no one on it again who left it.
 */
export const scheduleReportMail = decision({
  name: 'ScheduleReportMail',
  needs: [reportReaders],
  input: ofReport.extend({
    schedule: mailSchedule,
    recipients: z.array(ids.userId).min(1).max(MOST_RECIPIENTS),
    readers: z.array(z.string()).optional(),
  }),
  streams: onReport,
  decide({ reportId, schedule, recipients, readers = [] }, { report: s }, ctx) {
    refuseUnlessAvailable(allOf(canSchedule({ report: s }, ctx), mayAsk(s, ctx)));
    const reads = (id: string): boolean => readers.includes(id) && (id === ctx.actor.id || !s.left.includes(id));
    const strangers = recipients.flatMap((id, n) => (reads(id) ? [] : [{ field: `recipients.${n}`, message: 'not-a-reader' }]));
    if (strangers.length > 0) throw new Refused('VALIDATION', 'not-a-reader', strangers);
    const nextAt = nextRun(schedule, ctx.now);
    return { report: [reported('ReportMailScheduled', { reportId, schedule, recipients: [...new Set(recipients)], nextAt })] };
  },
});

/** It is not mailed until it is resumed. */
export const pauseReportMail = decision({
  name: 'PauseReportMail',
  input: ofReport,
  streams: onReport,
  decide({ reportId }, { report: s }, ctx) {
    refuseUnlessAvailable(canMindMail({ report: s }, ctx));
    return s.mail!.paused ? {} : { report: [reported('ReportMailPaused', { reportId })] };
  },
});

/** It is mailed again from the next moment on; those of the pause are over. */
export const resumeReportMail = decision({
  name: 'ResumeReportMail',
  input: ofReport,
  streams: onReport,
  decide({ reportId }, { report: s }, ctx) {
    refuseUnlessAvailable(allOf(canMindMail({ report: s }, ctx), mayAsk(s, ctx)));
    const { paused, schedule } = s.mail!;
    return paused ? { report: [reported('ReportMailResumed', { reportId, nextAt: nextRun(schedule, ctx.now) })] } : {};
  },
});

/** It is mailed no more. */
export const stopReportMail = decision({
  name: 'StopReportMail',
  input: ofReport,
  streams: onReport,
  decide({ reportId }, { report: s }, ctx) {
    refuseUnlessAvailable(canSchedule({ report: s }, ctx));
    return s.mail ? { report: [reported('ReportMailStopped', { reportId })] } : {};
  },
});

/** A recipient gets it no more, whatever their role is by now; the last one ends it. */
export const leaveReportMail = decision({
  name: 'LeaveReportMail',
  input: ofReport,
  streams: onReport,
  decide({ reportId }, { report: s }, { actor }) {
    const received = s.mail?.recipients.includes(actor.id) ?? false;
    const left = s.runs.some(({ recipients }) => recipients.includes(actor.id));
    refuseUnless(actor.kind === 'user' && (received || left), 'NOT_FOUND', 'report');
    return received ? { report: [reported('ReportMailLeft', { reportId, userId: actor.id })] } : {};
  },
});
