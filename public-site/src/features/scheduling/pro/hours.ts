import type { Answer } from '@jurilien/contracts/api';
import { clockOf, minutesOf } from '@jurilien/reference';
import type { Problem } from '../../../api';
import { errorsOf } from '../../../api';
import type { Errors } from '../../../forms';
import type { Lang } from '../../../routes.table';
import { hoursTexts } from '../words/pro-hours';

export type Hours = Answer<'GET /api/pro/availability'>;

/** From and until, as fields of a time hold them. */
export interface Span {
  readonly from: string;
  readonly until: string;
}
/** Days, both included, with hours of their own; without any, no one can book. */
export interface OtherDays extends Span {
  readonly spans: readonly Span[];
}
/** The form of one's hours, as it is typed. */
export interface Draft {
  readonly zone: string;
  /** Monday first. */
  readonly week: readonly (readonly Span[])[];
  readonly exceptions: readonly OtherDays[];
  readonly bufferMinutes: string;
  readonly minNoticeHours: string;
  readonly slotMinutes: string;
  readonly autoConfirm: boolean;
  readonly offersBooking: boolean;
  readonly address: string;
  readonly videoLink: string;
}

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
const MORNING: Span = { from: '09:00', until: '12:00' };
const AFTERNOON: Span = { from: '13:00', until: '17:00' };

/** A new span of a day: the usual morning, then the afternoon, then one to fill in. */
export const nextSpan = (spans: readonly Span[]): Span => [MORNING, AFTERNOON][spans.length] ?? { from: '', until: '' };

type Block = Readonly<Record<'from' | 'until', number>>;
const spanOf = ({ from, until }: Block): Span => ({ from: clockOf(from), until: clockOf(until) });
const inOrder = (blocks: readonly Block[]): Span[] => [...blocks].sort((a, b) => a.from - b.from).map(spanOf);

/** What is kept, or where someone begins who never set any hours. */
export function draftOf({ plan, shipped }: Hours): Draft {
  const { zone, bufferMinutes, minNoticeHours, slotMinutes } = plan ?? shipped;
  return {
    zone,
    week: WEEKDAYS.map((day) => inOrder(plan?.weekly.filter(({ weekday }) => weekday === day) ?? [])),
    exceptions: (plan?.exceptions ?? []).map(({ from, until, blocks }) => ({ from, until, spans: inOrder(blocks) })),
    ...{ bufferMinutes: String(bufferMinutes), minNoticeHours: String(minNoticeHours), slotMinutes: String(slotMinutes) },
    ...{ autoConfirm: plan?.autoConfirm ?? false, offersBooking: plan?.offersBooking ?? true },
    ...{ address: plan?.address ?? '', videoLink: plan?.videoLink ?? '' },
  };
}

/** Ids of the fields of a span: what is wrong with it leads there. */
export const idOfDay = (weekday: number, at: number): string => `day-${weekday}-${at}`;
export const idOfDays = (at: number): string => `days-${at}`;
export const idOfDaysSpan = (at: number, span: number): string => `days-${at}-${span}`;

const NUMBERS = ['bufferMinutes', 'minNoticeHours', 'slotMinutes'] as const;
const WHOLE = /^\d{1,4}$/;

/** The spans of the week in the order in which the command lists them, each with the id of its fields. */
const listed = ({ week }: Draft) => week.flatMap((spans, d) => spans.map((span, i) => ({ weekday: d + 1, id: idOfDay(d + 1, i), span })));

/** A span in minutes; where a time is missing, its field is told. */
function blockOf({ from, until }: Span, id: string, errors: Record<string, string>, missing: string): Block {
  const [begin, end] = [minutesOf(from, false), minutesOf(until, true)];
  if (begin === undefined) errors[`${id}-from`] = missing;
  if (end === undefined) errors[`${id}-until`] = missing;
  return { from: begin ?? 0, until: end ?? 0 };
}

/** What the form asks for, as the command takes it; or what is missing in it. */
export function askedIn(draft: Draft, lang: Lang): { readonly payload: Record<string, unknown> } | { readonly errors: Errors } {
  const t = hoursTexts[lang];
  const errors: Record<string, string> = {};
  const weekly = listed(draft).map(({ weekday, id, span }) => ({ weekday, ...blockOf(span, id, errors, t.timeMissing) }));
  const exceptions = draft.exceptions.map(({ from, until, spans }, at) => {
    if (!from) errors[`${idOfDays(at)}-from`] = t.dayMissing;
    // One day needs no second date.
    return { from, until: until || from, blocks: spans.map((span, n) => blockOf(span, idOfDaysSpan(at, n), errors, t.timeMissing)) };
  });
  for (const name of NUMBERS) if (!WHOLE.test(draft[name].trim())) errors[name] = t.numberMissing;
  if (Object.keys(errors).length > 0) return { errors };
  const { zone, autoConfirm, offersBooking } = draft;
  const [address, videoLink] = [draft.address.trim(), draft.videoLink.trim()];
  return {
    payload: {
      ...{ zone, weekly, exceptions, autoConfirm, offersBooking },
      ...Object.fromEntries(NUMBERS.map((name) => [name, Number(draft[name])])),
      ...(address ? { address } : {}),
      ...(videoLink ? { videoLink } : {}),
    },
  };
}

/** The field that the command's path leads to: `weekly.3.until` is the end of the fourth span of the week. */
function idOfPath(path: string, draft: Draft): string {
  const [list, n = '0', ...rest] = path.split('.');
  const at = Number(n);
  if (list === 'weekly') return `${listed(draft)[at]?.id ?? idOfDay(1, 0)}-${rest[0] ?? 'from'}`;
  if (list !== 'exceptions') return path;
  return rest[0] === 'blocks' ? `${idOfDaysSpan(at, Number(rest[1] ?? 0))}-${rest[2] ?? 'from'}` : `${idOfDays(at)}-${rest[0] ?? 'from'}`;
}

const isNumber = (name: string): name is (typeof NUMBERS)[number] => NUMBERS.some((number) => number === name);

/** A refusal at the fields of the form, in words. */
export function refusedIn(problem: Problem, draft: Draft, lang: Lang): Errors {
  if (!problem.errors?.length) return errorsOf(problem, lang);
  const t = hoursTexts[lang];
  const words: Readonly<Record<string, string>> = {
    'after-start': t.afterStart,
    overlaps: t.overlaps,
    zone: t.zoneWrong,
    link: t.linkWrong,
  };
  const others = errorsOf(problem, lang);
  return Object.fromEntries(
    problem.errors.map(({ field, message }) => {
      const inDays = field.startsWith('exceptions.') && !field.includes('.blocks.');
      const said = message === 'overlaps' && inDays ? t.daysTwice : message === 'after-start' && inDays ? t.daysAfter : words[message];
      return [idOfPath(field, draft), said ?? (isNumber(field) ? t[`${field}Wrong`] : (others[field] ?? t.wrong))];
    }),
  );
}
