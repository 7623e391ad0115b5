import { routeOf } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import type { MailedFigures, ReportLook, Withheld } from '@jurilien/reports';
import { calendarDay, daysOfPeriod, OFFICE_ZONE } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';
import { readerNow, type Reader } from '../reads/reader.js';
import { askedBy, leastFor } from './asked-by.js';
import { shownTo } from './for-reader.js';
import type { Reports } from './report.js';

const ACCESS = routeOf('GET', '/api/reports/ops')!.access;

/** What a saved report asks for on the day of an instant, as someone may ask it. @throws Refused where they may not */
function askedOf(reader: Pick<Reader, 'who' | 'actor'>, { period, filter, compare }: ReportLook, at: string) {
  const days = typeof period === 'string' ? daysOfPeriod(period, calendarDay(at, OFFICE_ZONE)) : period;
  return askedBy(reader, { ...filter, ...days, compare });
}

/** Whether someone may ask what a saved report asks: no other province's figures. */
export function readsReport(reader: Pick<Reader, 'who' | 'actor'>, look: ReportLook, at: string): boolean {
  try {
    askedOf(reader, look, at);
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

/**
 * Whether an account may be told of a saved report now: as whom, or why not. Asked when a mail is planned, and again when it goes.
 * @param at an instant of the day the report is of
 */
export async function mailRefusal(
  kernel: Kernel,
  userId: string,
  look: ReportLook,
  at: string,
): Promise<{ readonly reader: Reader } | { readonly why: Exclude<Withheld, 'left' | 'faults'> }> {
  const reader = await readerNow(kernel, userId);
  if (!reader) return { why: 'account' };
  if (!Array.isArray(ACCESS) || !ACCESS.includes(reader.who)) return { why: 'role' };
  return readsReport(reader, look, at) ? { reader } : { why: 'province' };
}

/** The figures of a saved report on the day of an instant, as a reader may see them: the same that the page shows them. */
export async function mailedFiguresOf(
  kernel: Kernel,
  reports: Reports,
  reader: Reader,
  look: ReportLook,
  at: string,
): Promise<MailedFigures> {
  const least = leastFor(reader, kernel.configuration.current());
  const { from, to, few, total, before, times } = shownTo(await reports.of(askedOf(reader, look, at)), least);
  return {
    ...{ from, to, few, least, figures: total },
    ...(before ? { before: { from: before.from, to: before.to, figures: before.total } } : {}),
    times: Object.fromEntries(times.map(({ span, wall: { median, p90 } }) => [span, { median, p90 }])),
  };
}
