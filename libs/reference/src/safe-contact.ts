import { valuesOf } from './questions/rules.js';

/** Ways in which a person can be reached. */
export const SAFE_CHANNELS = ['email', 'sms', 'call'] as const;
export type SafeChannel = (typeof SAFE_CHANNELS)[number];

/** What a person wrote about being reached without anyone else noticing (IN5), as it is stored. */
export interface SafeContact {
  /** The only ways to reach them; every way when absent. */
  readonly only?: readonly SafeChannel[] | undefined;
  /** `09:00` to `17:00`, in the legal time of their place; a later start than end runs over midnight. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Parts of the day, where the form asked for them instead: `contact.hours`. */
  readonly parts?: readonly string[] | undefined;
  readonly noVoicemail?: boolean | undefined;
  /** No content in a subject, a preview or a body. */
  readonly neutral?: boolean | undefined;
  /** In their own words: people read them first, no rule guesses at them. */
  readonly words?: string | undefined;
}

/** Minutes after midnight; `from` is before `to`. */
export interface DayWindow {
  readonly from: number;
  readonly to: number;
}

/** What every sender keeps to. It holds nothing readable about the person, so an address may keep it. */
export interface ContactWish {
  readonly channels: readonly SafeChannel[];
  /** When they may be reached; at any hour when empty. */
  readonly windows: readonly DayWindow[];
  readonly noVoicemail: boolean;
  readonly neutral: boolean;
}

const DAY_END = 24 * 60;
const PARTS: Readonly<Record<string, DayWindow>> = {
  morning: { from: 8 * 60, to: 12 * 60 },
  afternoon: { from: 12 * 60, to: 17 * 60 },
  evening: { from: 17 * 60, to: 21 * 60 },
};
const minutes = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5));

function hoursOf({ from, to, parts = [] }: SafeContact): DayWindow[] {
  if (!from && !to) return parts.flatMap((part) => (Object.hasOwn(PARTS, part) ? [PARTS[part]!] : []));
  const [start, end] = [from ? minutes(from) : 0, to ? minutes(to) : DAY_END];
  if (start === end) return [];
  const windows =
    start < end
      ? [{ from: start, to: end }]
      : [
          { from: 0, to: end },
          { from: start, to: DAY_END },
        ];
  return windows.filter((w) => w.from < w.to);
}

/**
 * What senders keep to. Free words without any structure are read in the cautious way until the team has put them into structure:
 * e-mail only, which rings nowhere, without content, no call and no voicemail.
 * @returns nothing where no care was asked for
 */
export function contactWish(asked: SafeContact | undefined): ContactWish | undefined {
  if (!asked) return undefined;
  const structured = Boolean(asked.only?.length || asked.from || asked.to || asked.noVoicemail || asked.neutral);
  if (!structured && !asked.words?.trim()) return undefined;
  return {
    channels: structured ? (asked.only?.length ? asked.only : SAFE_CHANNELS) : ['email'],
    windows: hoursOf(asked),
    noVoicemail: !structured || asked.noVoicemail === true,
    neutral: !structured || asked.neutral === true,
  };
}

/** Answers of `contact.care` that leave one way to reach a person. */
const ONLY: Readonly<Record<string, readonly SafeChannel[]>> = { 'email-only': ['email'], 'text-only': ['sms'], 'call-only': ['call'] };

/**
 * The wish as the forms ask for it: `contact.care`, `contact.care-words` and, beside them, `contact.hours`. Several "only" mean each of them.
 * @returns nothing where neither care nor words were given
 */
export function safeContactAnswered(answers: Readonly<Record<string, unknown>>): SafeContact | undefined {
  const care = valuesOf(answers['contact.care']);
  const words = valuesOf(answers['contact.care-words'])[0];
  if (care.length === 0 && !words) return undefined;
  const only = care.flatMap((c) => ONLY[c] ?? []);
  const without = care.includes('no-calls') ? SAFE_CHANNELS.filter((c) => c !== 'call') : [];
  const allowed = only.length > 0 ? only.filter((c) => c !== 'call' || !care.includes('no-calls')) : without;
  return {
    ...(allowed.length > 0 ? { only: allowed } : {}),
    parts: valuesOf(answers['contact.hours']),
    ...(care.includes('no-voicemail') ? { noVoicemail: true } : {}),
    ...(care.includes('no-subject') ? { neutral: true } : {}),
    ...(words ? { words } : {}),
  };
}

/** What keeps to all of several wishes. */
export function strictestWish(wishes: readonly ContactWish[]): ContactWish | undefined {
  const [first, ...others] = wishes;
  return others.reduce<ContactWish | undefined>(
    (a, b) =>
      a && {
        channels: a.channels.filter((c) => b.channels.includes(c)),
        windows: bothOpen(a.windows, b.windows),
        noVoicemail: a.noVoicemail || b.noVoicemail,
        neutral: a.neutral || b.neutral,
      },
    first,
  );
}

/** Hours that two wishes share. Where they share none, the first of them counts: both cannot be kept, and silence helps no one. */
function bothOpen(a: readonly DayWindow[], b: readonly DayWindow[]): readonly DayWindow[] {
  if (a.length === 0 || b.length === 0) return a.length === 0 ? b : a;
  const shared = a.flatMap((x) =>
    b.map((y) => ({ from: Math.max(x.from, y.from), to: Math.min(x.to, y.to) })).filter((w) => w.from < w.to),
  );
  return shared.length > 0 ? shared : a;
}
