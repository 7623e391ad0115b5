import { CLIENTS_WAITING, THREADS_WAITING, type WorkLineName } from '@jurilien/contracts';
import type { Config, Row } from '@jurilien/event-sourcing';
import { FOLLOW_UP_KINDS } from '@jurilien/follow-ups';
import { validationRiskMinutes } from '@jurilien/lead';
import { DAY_MS, HOUR_MS, licenceNoticeDays, MINUTE_MS, type Province } from '@jurilien/reference';

/** As of when a line is counted, and for whom. */
export interface LineAsked {
  readonly config: Config;
  /** Milliseconds of the epoch. */
  readonly now: number;
  /** The first and the last instant of the offices’ day. */
  readonly day: { readonly from: number; readonly until: number };
  /** The account that asks. */
  readonly me: string;
  /** Only where the line is counted province by province. */
  readonly province?: Province | undefined;
}

/** The one obvious next thing: the row that is taken without opening the list. */
interface Take {
  readonly command: 'TakeLeadForValidation' | 'AssignFollowUp';
  /** What of the line no one holds yet, and what of it comes first. */
  readonly filter: Row;
  readonly sort: string;
}

/** One kind of work that can wait: what is counted, by which clock, and who is shown it. */
export interface WorkLine {
  readonly name: WorkLineName;
  /** Whom it keeps waiting. */
  readonly keeps: 'client' | 'professional' | 'house';
  readonly view: string;
  /** The command that takes care of it: who may not send it is not shown the line. Nothing for what everyone must know. */
  readonly solvedBy: string | undefined;
  /** Rows are no one's in particular: who may only take care of what is theirs is shown `mine` instead. */
  readonly everyones?: boolean;
  readonly filter: (asked: LineAsked) => Row;
  /** The column whose smallest instant is the most urgent row’s. */
  readonly by: string;
  /** What that instant is: by when, since when, when it last changed, or when it begins. */
  readonly clock: 'due' | 'since' | 'changed' | 'starts';
  /** How much a line without a deadline presses. */
  readonly presses?: 'late' | 'soon';
  /** Up to which instant a deadline is today’s work; absent the end of the offices’ day. */
  readonly soonUntil?: (asked: LineAsked) => number;
  /** The column by which the most urgent row is named, never one with a person’s data. */
  readonly about?: string;
  readonly take?: Take;
  /** Where provinces set it differently, each has a line of its own. */
  readonly setting?: (config: Config, province: Province) => number;
}

const iso = (ms: number): string => new Date(ms).toISOString();
const MEETING_SOON_MS = HOUR_MS;
const FAILED_MS = DAY_MS;
const NO_TAKER_MS = 7 * DAY_MS;

const QUEUE = { state: ['ToValidate', 'InValidation'] };
const OPEN = { state: ['Open'] };
/** Follow-ups that a line of their own counts, or whose matter has one. */
const COUNTED_APART: readonly string[] = [
  'lowScore',
  'contactSilent',
  'replacement',
  'validationLate',
  'contactMissed',
  'licenceCheck',
  'leadCredit',
  'refund',
];
const OTHERS = FOLLOW_UP_KINDS.filter((kind) => !COUNTED_APART.includes(kind));
const take: Take = { command: 'AssignFollowUp', filter: { assigned: false }, sort: 'dueAt' };

/** Open follow-ups of some kinds, by their deadline. */
const followUps = (name: WorkLineName, solvedBy: string, keeps: WorkLine['keeps'], only: (asked: LineAsked) => Row): WorkLine => ({
  name,
  solvedBy,
  keeps,
  view: 'follow-ups',
  by: 'dueAt',
  clock: 'due',
  about: 'code',
  filter: (asked) => ({ ...OPEN, ...only(asked) }),
});
const licenceDays = (config: Config, province: Province): number => config.value(licenceNoticeDays, { province });

const ABOUT_REQUESTS: readonly WorkLine[] = [
  {
    name: 'validation',
    keeps: 'client',
    view: 'leads',
    solvedBy: 'TakeLeadForValidation',
    by: 'slaAt',
    clock: 'due',
    about: 'code',
    filter: () => QUEUE,
    soonUntil: ({ config, now, province = 'QC' }) => now + validationRiskMinutes(config, province) * MINUTE_MS,
    take: { command: 'TakeLeadForValidation', filter: { state: ['ToValidate'] }, sort: 'queueAt' },
  },
  {
    name: 'contactMissed',
    keeps: 'client',
    view: 'leads',
    solvedBy: 'CreateFollowUp',
    by: 'nextAt',
    clock: 'due',
    about: 'code',
    filter: ({ now }) => ({ state: ['Accepted'], nextTimer: 'accept.sla', nextAt_lte: iso(now) }),
  },
  {
    name: 'proposals',
    keeps: 'client',
    view: 'leads',
    solvedBy: 'DecideOffering',
    by: 'updatedAt',
    clock: 'changed',
    about: 'code',
    presses: 'soon',
    filter: () => ({ proposed: true }),
  },
  {
    name: 'noTaker',
    keeps: 'client',
    view: 'leads',
    solvedBy: 'WidenSearch',
    by: 'nextAt',
    clock: 'due',
    about: 'code',
    filter: ({ day }) => ({ state: ['Unserved'], nextTimer: 'lead.quiet', updatedAt_gte: iso(day.from - NO_TAKER_MS) }),
  },
  {
    name: 'meetings',
    keeps: 'client',
    view: 'meetings',
    solvedBy: 'RecordMeetingOutcome',
    by: 'startsAt',
    clock: 'starts',
    about: 'code',
    filter: ({ day }) => ({ state: ['Scheduled'], startsAt_gte: iso(day.from), startsAt_lte: iso(day.until) }),
    soonUntil: ({ now }) => now + MEETING_SOON_MS,
  },
];
const FOLLOW_UPS: readonly WorkLine[] = [
  { ...followUps('detractors', 'CompleteFollowUp', 'client', () => ({ kind: ['lowScore'] })), everyones: true, take },
  { ...followUps('contactSilent', 'CompleteFollowUp', 'client', () => ({ kind: ['contactSilent'] })), everyones: true, take },
  { ...followUps('replacements', 'DecideReplacement', 'client', () => ({ kind: ['replacement'] })), everyones: true, take },
  followUps('mine', 'CompleteFollowUp', 'client', ({ me }) => ({ assigneeId: me })),
  { ...followUps('free', 'AssignFollowUp', 'client', () => ({ assigned: false, kind: OTHERS })), everyones: true, take },
];
const MESSAGES: readonly WorkLine[] = [
  {
    name: 'clientsWaiting',
    keeps: 'client',
    view: 'threads',
    solvedBy: 'ReadThread',
    by: 'waitingSince',
    clock: 'since',
    presses: 'soon',
    filter: () => ({ ...CLIENTS_WAITING }),
  },
  {
    name: 'unread',
    keeps: 'client',
    view: 'threads',
    solvedBy: 'ReadThread',
    by: 'waitingSince',
    clock: 'since',
    filter: () => ({ ...THREADS_WAITING }),
  },
  {
    name: 'failedMessages',
    keeps: 'house',
    view: 'messages',
    solvedBy: 'ResendMessage',
    by: 'queuedAt',
    clock: 'since',
    about: 'rule',
    presses: 'soon',
    filter: ({ now }) => ({ state: ['Failed', 'Undelivered', 'Bounced'], queuedAt_gte: iso(now - FAILED_MS) }),
  },
  {
    name: 'switchedOff',
    keeps: 'house',
    view: 'kill-switches',
    solvedBy: undefined,
    by: 'setAt',
    clock: 'since',
    about: 'of',
    presses: 'late',
    filter: () => ({ clearedAt: null }),
  },
];
const ABOUT_PROFESSIONALS: readonly WorkLine[] = [
  {
    name: 'leadCredits',
    keeps: 'professional',
    view: 'credit-requests',
    solvedBy: 'DecideLeadCredit',
    by: 'decideBy',
    clock: 'due',
    filter: () => ({ state: ['asked'] }),
  },
  {
    name: 'refunds',
    keeps: 'professional',
    view: 'purchases',
    solvedBy: 'DecidePurchaseRefund',
    by: 'requestedAt',
    clock: 'since',
    filter: () => ({ requestState: ['requested', 'proposed'] }),
  },
  {
    name: 'applications',
    keeps: 'professional',
    view: 'professionals',
    solvedBy: 'ApproveProfessional',
    by: 'appliedAt',
    clock: 'since',
    filter: () => ({ state: ['Applied'] }),
  },
  {
    name: 'licences',
    keeps: 'house',
    view: 'professionals',
    solvedBy: 'VerifyLicence',
    by: 'licenceNextCheckAt',
    clock: 'due',
    setting: licenceDays,
    filter: ({ config, now, province = 'QC' }) => ({
      state: ['Approved', 'Suspended'],
      licenceNextCheckAt_lte: iso(now + licenceDays(config, province) * DAY_MS),
    }),
  },
  {
    name: 'moneyProposals',
    keeps: 'professional',
    view: 'credit-proposals',
    solvedBy: 'ApproveCreditAdjustment',
    by: 'at',
    clock: 'since',
    filter: () => ({ state: ['open'] }),
  },
];
const ABOUT_THE_HOUSE: readonly WorkLine[] = [
  {
    name: 'booksWrong',
    keeps: 'house',
    view: 'books-checks',
    solvedBy: 'ClearBooks',
    by: 'at',
    clock: 'since',
    about: 'id',
    presses: 'late',
    filter: () => ({ state: ['Wrong'] }),
  },
  {
    name: 'configStuck',
    keeps: 'house',
    view: 'config-changes',
    solvedBy: 'ProposeConfigChange',
    by: 'proposedAt',
    clock: 'since',
    presses: 'late',
    filter: () => ({ state: ['Stuck'] }),
  },
  {
    name: 'configToDecide',
    keeps: 'house',
    view: 'config-changes',
    solvedBy: 'ApproveConfigChange',
    by: 'proposedAt',
    clock: 'since',
    filter: () => ({ state: ['Proposed'] }),
  },
];

/** Every line that counts rows of a view; what the machine reports of itself has none (`machineWrong`, `deadLetters`). */
export const LINES: readonly WorkLine[] = [...ABOUT_REQUESTS, ...FOLLOW_UPS, ...MESSAGES, ...ABOUT_PROFESSIONALS, ...ABOUT_THE_HOUSE];
