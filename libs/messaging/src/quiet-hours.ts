import type { AsOf, Config } from '@jurilien/event-sourcing';
import {
  lastOpen,
  nextOpen,
  quietEmailMarketing,
  quietEmailService,
  quietSmsProfessionalWeekday,
  quietSmsWeekday,
  quietSmsWeekend,
  windowOf,
  type DayWindow,
  type Province,
  type WeeklyHours,
  type Where,
  type Window,
} from '@jurilien/reference';
import type { MessageClass } from './message.js';

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
/** The hours a province has for a kind of message; those of a weekend lie within the longer ones of a working day. */
const HOURS = {
  clientText: [quietSmsWeekday, quietSmsWeekend],
  professionalText: [quietSmsProfessionalWeekday, quietSmsWeekend],
  service: [quietEmailService],
  marketing: [quietEmailMarketing],
} as const;
const hoursOf = (of: keyof typeof HOURS, config: Config, province: Province): readonly Window[] =>
  HOURS[of].map((key) => windowOf(config.value(key, { province }), config));
const provinceIn = (where: Where): Province => (typeof where === 'string' ? where : where.province);

/** Windows in which a kind may go out; `undefined` means any time. */
function windowsFor(
  kind: SendKind,
  recipient: RecipientKind,
  own: OwnHours,
  { config, province }: { readonly config: Config; readonly province: Province },
): readonly Window[] | undefined {
  if (kind === 'otp' || kind === 'reply' || kind === 'email-transactional') return undefined;
  if (kind === 'email-service') return hoursOf('service', config, province);
  if (kind === 'email-marketing') return hoursOf('marketing', config, province);
  if (recipient !== 'professional') return hoursOf('clientText', config, province);
  if (kind === 'claim' || (kind === 'urgent' && own.urgentOptIn)) return undefined;
  const { days, fromMinute, toMinute } = own;
  if (!days?.length || fromMinute === undefined || toMinute === undefined) return hoursOf('professionalText', config, province);
  return [{ days, from: fromMinute, to: toMinute, holidaysClosed: false, ...(own.holidays ? { closedOn: own.holidays } : {}) }];
}

/** The hours in which an ordinary text may ring at someone's, as their page shows them. */
export const textWindows = (recipient: RecipientKind, own: OwnHours, config: Config, province: Province): readonly Window[] =>
  windowsFor('sms', recipient, own, { config, province }) ?? [];

/**
 * When something may be sent: the instant itself when the hour is right, else the next open minute in the recipient's
 * zone. A deferred message is checked again then (4.7.2).
 */
export function quietHours(kind: SendKind, recipient: RecipientKind, { now, config }: AsOf, where: Where, own: OwnHours = {}): string {
  const windows = windowsFor(kind, recipient, own, { config, province: provinceIn(where) });
  return windows ? windows.map((w) => nextOpen(now, where, w)).reduce((a, b) => (a <= b ? a : b)) : now;
}

/** Hours that narrow those of a kind: of someone who said at which they may be reached (IN5), and of the rule of a message (4.7.1). */
interface Narrowed {
  readonly own?: OwnHours;
  readonly theirs?: readonly DayWindow[];
  readonly ofRule?: WeeklyHours | undefined;
}

/** What two openings have in common; nothing where that is no minute. */
function overlap(w: Window, other: DayWindow | Window): readonly Window[] {
  const days = 'days' in other ? w.days.filter((day) => other.days.includes(day)) : w.days;
  const [from, to] = [Math.max(w.from, other.from), Math.min(w.to, other.to)];
  const holidays = 'days' in other && other.holidaysClosed ? { holidaysClosed: true as const, quebecEaster: other.quebecEaster } : {};
  return from < to && days.length > 0 ? [{ ...w, ...holidays, days, from, to }] : [];
}

/** What is asked of the hours of one message, but when. */
type Asked = readonly [kind: SendKind, recipient: RecipientKind, asked: AsOf, where: Where, narrowed?: Narrowed];

/** The windows in which it may go out: `undefined` means any time, none that there is no minute. */
function openWindows(
  ...[kind, recipient, { config }, where, { own = {}, theirs = [], ofRule } = {}]: Asked
): readonly Window[] | undefined {
  const usual = windowsFor(kind, recipient, own, { config, province: provinceIn(where) });
  if ((theirs.length === 0 && !ofRule) || kind === 'otp' || kind === 'reply') return usual;
  const keepsToTheirs = theirs.length > 0 && (kind === 'email-transactional' || kind === 'email-service');
  const any: readonly Window[] = [{ days: EVERY_DAY, from: 0, to: 24 * HOUR, holidaysClosed: false }];
  const within = (windows: readonly Window[]) =>
    theirs.length > 0 ? windows.flatMap((w) => theirs.flatMap((t) => overlap(w, t))) : windows;
  return within((keepsToTheirs ? undefined : usual) ?? any).flatMap((w) => (ofRule ? overlap(w, windowOf(ofRule, config)) : [w]));
}

/**
 * The same within narrower hours. Texts ring in hours that are a person's own and right for a text; to who said when they may be reached,
 * an e-mail keeps to theirs alone. A code asked for now, and an answer to what was just written, come at any hour.
 * @returns nothing when the hours have no minute in common, so that the channel is no way to reach them
 */
export function whenOpen(...asked: Asked): string | undefined {
  const windows = openWindows(...asked);
  const [, , { now }, where] = asked;
  if (!windows) return now;
  return windows.length > 0 ? windows.map((w) => nextOpen(now, where, w)).reduce((a, b) => (a <= b ? a : b)) : undefined;
}

/** The instant itself where the hours are open, else the last minute before it at which they were; nothing where there is none. */
export function wasOpen(...asked: Asked): string | undefined {
  const windows = openWindows(...asked);
  const [, , { now }, where] = asked;
  if (!windows) return now;
  return windows
    .flatMap((w) => lastOpen(now, where, w) ?? [])
    .reduce<string | undefined>((a, b) => (a !== undefined && a >= b ? a : b), undefined);
}

/** The kind of a message, from what its template says of itself. */
export function sendKindOf(channel: 'sms' | 'email', messageClass: MessageClass, urgent = false): SendKind {
  if (messageClass === 'otp') return 'otp';
  if (channel === 'sms') return urgent ? 'urgent' : 'sms';
  // What is urgent goes by e-mail at once when the hour is wrong for a text (4.7.3).
  if (urgent && messageClass !== 'marketing') return 'email-transactional';
  return `email-${messageClass}`;
}
