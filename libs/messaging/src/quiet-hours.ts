import { defaults, nextOpen, shippedConfig, windowOf, type DayWindow, type Where, type Window } from '@jurilien/reference';

/** What is about to be sent, as far as the hour matters (4.7.3). `claim` is the countdown of one's own claim. */
export type SendKind = 'otp' | 'reply' | 'claim' | 'urgent' | 'sms' | 'email-transactional' | 'email-service' | 'email-marketing';
export type RecipientKind = 'client' | 'professional' | 'staff' | 'anyone';

/** What a professional has said about hours: minutes after midnight, days 1–7, and whether urgent offers may ring at night. */
export interface OwnHours {
  readonly days?: readonly number[];
  readonly fromMinute?: number;
  readonly toMinute?: number;
  /** Own dates off, local. */
  readonly holidays?: readonly string[];
  readonly urgentOptIn?: boolean;
}

const HOUR = 60;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** Saturdays, Sundays and holidays; on a working day it lies within the longer hours, so it changes nothing there. */
const SHORT_DAY: Window = windowOf(defaults['quiet.sms.weekend'], shippedConfig);
const CLIENT_SMS: readonly Window[] = [windowOf(defaults['quiet.sms.weekday'], shippedConfig), SHORT_DAY];
const PROFESSIONAL_SMS: readonly Window[] = [windowOf(defaults['quiet.sms.professionalWeekday'], shippedConfig), SHORT_DAY];
const EMAIL_SERVICE: readonly Window[] = [windowOf(defaults['quiet.email.service'], shippedConfig)];
const EMAIL_MARKETING: readonly Window[] = [windowOf(defaults['quiet.email.marketing'], shippedConfig)];

/** Windows in which a kind may go out; `undefined` means any time. */
function windowsFor(kind: SendKind, recipient: RecipientKind, own: OwnHours): readonly Window[] | undefined {
  if (kind === 'otp' || kind === 'reply' || kind === 'email-transactional') return undefined;
  if (kind === 'email-service') return EMAIL_SERVICE;
  if (kind === 'email-marketing') return EMAIL_MARKETING;
  if (recipient !== 'professional') return CLIENT_SMS;
  if (kind === 'claim' || (kind === 'urgent' && own.urgentOptIn)) return undefined;
  const { days, fromMinute, toMinute } = own;
  if (!days?.length || fromMinute === undefined || toMinute === undefined) return PROFESSIONAL_SMS;
  return [{ days, from: fromMinute, to: toMinute, holidaysClosed: false, ...(own.holidays ? { closedOn: own.holidays } : {}) }];
}

/** The hours in which an ordinary text may ring at someone's, as their page shows them. */
export const textWindows = (recipient: RecipientKind, own: OwnHours = {}): readonly Window[] => windowsFor('sms', recipient, own) ?? [];

/**
 * When something may be sent: the instant itself when the hour is right, else the next open minute in the recipient's
 * zone. A deferred message is checked again then (4.7.2).
 */
export function quietHours(kind: SendKind, recipient: RecipientKind, iso: string, where: Where, own: OwnHours = {}): string {
  const windows = windowsFor(kind, recipient, own);
  return windows ? windows.map((w) => nextOpen(iso, where, w)).reduce((a, b) => (a <= b ? a : b)) : iso;
}

/**
 * The same for someone who said at which hours they may be reached (IN5). Texts ring in hours that are theirs and right for a text;
 * an e-mail keeps to theirs alone. A code asked for now, and an answer to what was just written, come at any hour.
 * @returns nothing when the hours have no minute in common, so that the channel is no way to reach them
 */
export function whenOpen(
  kind: SendKind,
  recipient: RecipientKind,
  iso: string,
  where: Where,
  { own = {}, theirs = [] }: { readonly own?: OwnHours; readonly theirs?: readonly DayWindow[] } = {},
): string | undefined {
  if (theirs.length === 0 || kind === 'otp' || kind === 'reply') return quietHours(kind, recipient, iso, where, own);
  const usual = kind === 'email-transactional' || kind === 'email-service' ? undefined : windowsFor(kind, recipient, own);
  const any: readonly Window[] = [{ days: EVERY_DAY, from: 0, to: 24 * HOUR, holidaysClosed: false }];
  const both = (usual ?? any).flatMap((w) =>
    theirs.map((t) => ({ ...w, from: Math.max(w.from, t.from), to: Math.min(w.to, t.to) })).filter((x) => x.from < x.to),
  );
  return both.length > 0 ? both.map((w) => nextOpen(iso, where, w)).reduce((a, b) => (a <= b ? a : b)) : undefined;
}

/** The kind of a message, from what its template says of itself. */
export function sendKindOf(
  channel: 'sms' | 'email',
  messageClass: 'otp' | 'transactional' | 'service' | 'marketing',
  urgent = false,
): SendKind {
  if (messageClass === 'otp') return 'otp';
  if (channel === 'sms') return urgent ? 'urgent' : 'sms';
  // What is urgent goes by e-mail at once when the hour is wrong for a text (4.7.3).
  if (urgent && messageClass !== 'marketing') return 'email-transactional';
  return `email-${messageClass}`;
}
