import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { type MailSchedule, REPORT_FILTERS, REPORT_PERIODS } from '@jurilien/reference';
import { z } from 'zod';

const reportId = z.string();
const userId = z.string();
const of = { reportId };
const day = z.iso.date();

/** What is looked at: days that move with today or stay, which requests, and what they are compared with. */
export const reportLook = z.object({
  period: z.enum(REPORT_PERIODS).or(z.strictObject({ from: day, to: day })),
  /** Codes of the filters of the page, by their names. */
  filter: z.partialRecord(z.enum(REPORT_FILTERS), z.string().min(1).max(60)),
  compare: z.enum(['previous', 'year']).optional(),
});
export type ReportLook = z.infer<typeof reportLook>;

const minute = z.int().min(0).max(1_439);
/** When a mail goes; `MailSchedule` of the reference says what each means. */
export const mailSchedule = z.union([
  z.strictObject({ every: z.literal('day'), minute }),
  z.strictObject({ every: z.literal('week'), minute, weekdays: z.array(z.int().min(1).max(7)).min(1).max(7) }),
  z.strictObject({ every: z.literal('month'), minute, day: z.int().min(1).max(31) }),
]) satisfies z.ZodType<MailSchedule>;

/** Why a mail was not sent to someone; `faults` where it went wrong at every try. */
export const WITHHELD = ['account', 'role', 'province', 'left', 'faults'] as const;
export type Withheld = (typeof WITHHELD)[number];

const figures = z.record(z.string(), z.number().nullable());
const days = { from: z.string(), to: z.string(), figures };
/** The figures of one mail, as its reader may see them on the day it goes. */
export const mailedFigures = z.object({
  ...days,
  /** How many must stand behind each number; 0 for who may see the rows. */
  least: z.int(),
  /** Too few requests in all to be told of. */
  few: z.boolean(),
  before: z.object(days).optional(),
  /** Minutes of elapsed time, by span. */
  times: z.record(z.string(), z.object({ median: z.int().nullable(), p90: z.int().nullable() })),
});
export type MailedFigures = z.infer<typeof mailedFigures>;

/** Every event of a report that someone keeps under a name, and of its mail (X16). */
const savedReportEvents = {
  ReportSaved: event(z.object({ ...of, ownerId: userId, name: z.string(), shared: z.boolean(), look: reportLook }), {
    personal: { name: 'reportId' },
  }),
  /** Called otherwise, shared or taken back, or made of what is looked at now. */
  ReportChanged: event(z.object({ ...of, name: z.string().optional(), shared: z.boolean().optional(), look: reportLook.optional() }), {
    personal: { name: 'reportId' },
  }),
  ReportDeleted: event(z.object(of)),
  /** From now on its figures are mailed; what was planned before is no more. */
  ReportMailScheduled: event(z.object({ ...of, schedule: mailSchedule, recipients: z.array(userId), nextAt: z.string() })),
  ReportMailPaused: event(z.object(of)),
  ReportMailResumed: event(z.object({ ...of, nextAt: z.string() })),
  ReportMailStopped: event(z.object(of)),
  /** A recipient wants it no more. */
  ReportMailLeft: event(z.object({ ...of, userId })),
  /** Its moment has come; earlier ones that were missed since the last are not made up for. */
  ReportMailDue: event(z.object({ ...of, plannedAt: z.string(), missed: z.int(), recipients: z.array(userId), nextAt: z.string() })),
  /** What a recipient is told: the rule of messages sends it. */
  ReportMailWritten: event(mailedFigures.extend({ ...of, userId, plannedAt: z.string() })),
  ReportMailWithheld: event(z.object({ ...of, userId, plannedAt: z.string(), why: z.enum(WITHHELD) })),
};
export type SavedReportEvent = EventOf<typeof savedReportEvents>;

/** What became of the mail of one moment. */
export interface MailRun {
  readonly plannedAt: string;
  /** How many moments before it no one was there for. */
  readonly missed: number;
  readonly recipients: readonly string[];
  readonly sent: readonly string[];
  readonly withheld: readonly { readonly userId: string; readonly why: Withheld }[];
}
export interface ReportMail {
  readonly schedule: MailSchedule;
  readonly recipients: readonly string[];
  readonly paused: boolean;
  readonly nextAt: string;
  /** Who set it up last. */
  readonly by: string;
}
export interface SavedReportState {
  readonly status: 'None' | 'Kept' | 'Deleted';
  readonly ownerId?: string;
  readonly name?: string;
  readonly shared: boolean;
  readonly look?: ReportLook;
  readonly mail?: ReportMail | undefined;
  /** Who left its mail, by themselves: no one else puts them on it again. */
  readonly left: readonly string[];
  /** The last ones, the newest first. */
  readonly runs: readonly MailRun[];
  /** What each recipient of the newest one was told. */
  readonly written: Readonly<Record<string, MailedFigures>>;
}

/** So many moments of the mail are told of. */
const RUNS_TOLD = 12;

const withoutReader = (mail: ReportMail | undefined, userId: string): ReportMail | undefined => {
  const recipients = mail?.recipients.filter((each) => each !== userId) ?? [];
  // A mail to no one is none.
  return mail && recipients.length > 0 ? { ...mail, recipients } : undefined;
};
const onNewest = ({ runs: [newest, ...older] }: SavedReportState, change: (run: MailRun) => MailRun): readonly MailRun[] =>
  newest ? [change(newest), ...older] : [];

/** A report under a name, and the mail of its figures. */
export const savedReport = decider<SavedReportState, typeof savedReportEvents>({
  category: 'savedreport',
  alone: true,
  events: savedReportEvents,
  initial: { status: 'None', shared: false, left: [], runs: [], written: {} },
  evolve(s, e, { actor }) {
    switch (e.type) {
      case 'ReportSaved': {
        const { reportId: _, ...kept } = e.data;
        return { ...s, ...kept, status: 'Kept' };
      }
      case 'ReportChanged': {
        const { reportId: _, ...changed } = e.data;
        return { ...s, ...changed };
      }
      case 'ReportDeleted':
        return { ...s, status: 'Deleted', mail: undefined, written: {} };
      case 'ReportMailScheduled': {
        const { schedule, recipients, nextAt } = e.data;
        const left = s.left.filter((userId) => !recipients.includes(userId));
        return { ...s, mail: { schedule, recipients, nextAt, paused: false, by: actor.id }, left };
      }
      case 'ReportMailPaused':
        return { ...s, mail: s.mail && { ...s.mail, paused: true } };
      case 'ReportMailResumed':
        return { ...s, mail: s.mail && { ...s.mail, paused: false, nextAt: e.data.nextAt } };
      case 'ReportMailStopped':
        return { ...s, mail: undefined };
      case 'ReportMailLeft':
        return { ...s, mail: withoutReader(s.mail, e.data.userId), left: [...s.left, e.data.userId] };
      case 'ReportMailDue': {
        const { plannedAt, missed, recipients, nextAt } = e.data;
        const runs = [{ plannedAt, missed, recipients, sent: [], withheld: [] }, ...s.runs].slice(0, RUNS_TOLD);
        return { ...s, mail: s.mail && { ...s.mail, nextAt }, runs, written: {} };
      }
      case 'ReportMailWritten': {
        const { reportId: _, plannedAt: _at, userId, ...told } = e.data;
        return { ...s, runs: onNewest(s, (run) => ({ ...run, sent: [...run.sent, userId] })), written: { ...s.written, [userId]: told } };
      }
      case 'ReportMailWithheld': {
        const { userId, why } = e.data;
        return { ...s, runs: onNewest(s, (run) => ({ ...run, withheld: [...run.withheld, { userId, why }] })) };
      }
      default:
        return e satisfies never;
    }
  },
});
