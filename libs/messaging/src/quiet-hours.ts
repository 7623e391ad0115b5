import type { AsOf, Config } from '@jurilien/event-sourcing';
import {
  nextOpen,
  quietEmailMarketing,
  quietEmailService,
  quietSmsProfessionalWeekday,
  quietSmsWeekday,
  quietSmsWeekend,
  windowOf,
  type DayWindow,
  type Province,
  type Where,
  type Window,
} from '@jurilien/reference';

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

/**
 * The same for someone who said at which hours they may be reached (IN5). Texts ring in hours that are theirs and right for a text;
 * an e-mail keeps to theirs alone. A code asked for now, and an answer to what was just written, come at any hour.
 * @returns nothing when the hours have no minute in common, so that the channel is no way to reach them
 */
export function whenOpen(
  kind: SendKind,
  recipient: RecipientKind,
  asked: AsOf,
  where: Where,
  { own = {}, theirs = [] }: { readonly own?: OwnHours; readonly theirs?: readonly DayWindow[] } = {},
): string | undefined {
  if (theirs.length === 0 || kind === 'otp' || kind === 'reply') return quietHours(kind, recipient, asked, where, own);
  const { now, config } = asked;
  const usual =
    kind === 'email-transactional' || kind === 'email-service'
      ? undefined
      : windowsFor(kind, recipient, own, { config, province: provinceIn(where) });
  const any: readonly Window[] = [{ days: EVERY_DAY, from: 0, to: 24 * HOUR, holidaysClosed: false }];
  const both = (usual ?? any).flatMap((w) =>
    theirs.map((t) => ({ ...w, from: Math.max(w.from, t.from), to: Math.min(w.to, t.to) })).filter((x) => x.from < x.to),
  );
  return both.length > 0 ? both.map((w) => nextOpen(now, where, w)).reduce((a, b) => (a <= b ? a : b)) : undefined;
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
