import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { latestRun, nextRun, reached } from '@jurilien/reference';
import { z } from 'zod';
import { mailedFigures, type SavedReportState, WITHHELD } from '../saved-report.js';
import { ofReport, onReport, reported } from './on-report.js';

/** So many missed moments are counted; after a longer absence there were at least as many. */
const MOST_MISSED = 1_000;

/**
 * The moment of a mail has come. Where several have passed since the last, as after an outage, it is the latest of them that is written
 * down, and there is one mail.
 */
export const runReportMail = decision({
  name: 'RunReportMail',
  input: ofReport,
  streams: onReport,
  decide({ reportId }, { report: { mail } }, { now }) {
    if (!mail || mail.paused) return {};
    refuseUnless(reached(mail.nextAt, now), 'WRONG_STATE', 'not-due');
    const plannedAt = latestRun(mail.schedule, now);
    let missed = 0;
    for (let at = mail.nextAt; at < plannedAt && missed < MOST_MISSED; at = nextRun(mail.schedule, at)) missed++;
    const nextAt = nextRun(mail.schedule, now);
    return { report: [reported('ReportMailDue', { reportId, plannedAt, missed, recipients: [...mail.recipients], nextAt })] };
  },
});

const ofOne = ofReport.extend({ userId: ids.userId, plannedAt: z.string() });

/** Whether someone still waits for the mail of a moment: it is the newest, and they have heard nothing of it. */
function waits({ status, runs: [newest] }: SavedReportState, { userId, plannedAt }: z.infer<typeof ofOne>): boolean {
  if (status !== 'Kept' || newest?.plannedAt !== plannedAt || !newest.recipients.includes(userId)) return false;
  return !newest.sent.includes(userId) && !newest.withheld.some((each) => each.userId === userId);
}

/** What a recipient is told is written down, once for each moment, however many workers counted it. */
export const writeReportMail = decision({
  name: 'WriteReportMail',
  input: ofOne.extend({ told: mailedFigures }),
  streams: onReport,
  decide({ told, ...one }, { report: s }) {
    if (!waits(s, one)) return {};
    // Who left meanwhile, or with whom it ended, is sent nothing.
    if (!s.mail?.recipients.includes(one.userId)) return { report: [reported('ReportMailWithheld', { ...one, why: 'left' })] };
    return { report: [reported('ReportMailWritten', { ...told, ...one })] };
  },
});

/** A recipient is not told, and why. */
export const withholdReportMail = decision({
  name: 'WithholdReportMail',
  input: ofOne.extend({ why: z.enum(WITHHELD) }),
  streams: onReport,
  decide: (input, { report: s }) => (waits(s, input) ? { report: [reported('ReportMailWithheld', input)] } : {}),
});
