import { MINUTE_MS, plus, withProductName } from '@jurilien/reference';
import { calendarFile, csvOf } from '@jurilien/contracts';
import type { Line } from '@jurilien/processes';

const COLUMNS = [
  'code',
  'stage',
  'lawyerType',
  'province',
  'region',
  'city',
  'clientName',
  'phone',
  'email',
  'acceptedAt',
  'slaDueAt',
  'slaMissed',
  'contactedAt',
  'attempts',
  'notes',
  'priceCc',
  'consultation',
  'outcomeAt',
  'closeReason',
  'endedAt',
] as const satisfies readonly (keyof Line)[];

/** Own accepted requests as a table: one line each. */
export const tableOf = (lines: readonly Line[]): string =>
  csvOf([COLUMNS, ...lines.map((line) => COLUMNS.map((column) => line[column]))], ',');

/** The same as data, without what the product keeps for itself. */
export const jsonOf = (lines: readonly Line[]): object[] =>
  lines.map((line) => Object.fromEntries(COLUMNS.map((column) => [column, line[column] ?? null])));

const WORDS = {
  fr: { summary: 'Joindre le client', title: 'Jurilien : contacts à faire' },
  en: { summary: 'Contact client', title: 'Jurilien: contacts to make' },
} as const;
/** How long before the deadline its entry begins, and how long before that the program reminds. */
const REMIND_MINUTES = 30;

/**
 * Contact deadlines for their own calendar. Codes alone: a calendar is seen by others than its owner.
 * @param product what the product is called
 */
export function icsOf(lines: readonly Line[], lang: 'fr' | 'en', url: string, now: string, product: string): string {
  const t = WORDS[lang];
  const due = lines.filter((line) => line.stage === 'ToContact' && line.slaDueAt);
  return calendarFile({
    name: withProductName(t.title, lang, product),
    events: due.map((line) => ({
      id: line.id,
      sequence: 0,
      state: 'confirmed',
      changedAt: now,
      startsAt: plus(line.slaDueAt, -REMIND_MINUTES * MINUTE_MS),
      endsAt: line.slaDueAt,
      summary: `${t.summary} ${line.code ?? ''}`,
      url,
      remindMinutes: REMIND_MINUTES,
    })),
  });
}
