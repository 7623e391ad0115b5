import { withProductName } from '@jurilien/reference';
import { csvOf } from '@jurilien/contracts';
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

const stamp = (iso: string): string => `${iso.replace(/[-:]/g, '').slice(0, 15)}Z`;
const WORDS = {
  fr: { summary: 'Joindre le client', title: 'Jurilien : contacts à faire' },
  en: { summary: 'Contact client', title: 'Jurilien: contacts to make' },
} as const;
const HALF_HOUR_MS = 1_800_000;

/** A text of a calendar file (RFC 5545), where some marks have a meaning. */
const plain = (text: string): string => text.replace(/([,;\\])/g, '\\$1');

/**
 * Contact deadlines for their own calendar. Codes alone: a calendar is seen by others than its owner.
 * @param product what the product is called
 */
export function icsOf(lines: readonly Line[], lang: 'fr' | 'en', url: string, now: string, product: string): string {
  const t = WORDS[lang];
  const due = lines.filter((line) => line.stage === 'ToContact' && line.slaDueAt);
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//jurilien//Contacts//FR',
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${plain(withProductName(t.title, lang, product))}`,
    ...due.flatMap((line) => [
      'BEGIN:VEVENT',
      `UID:${line.id}@jurilien`,
      `DTSTAMP:${stamp(now)}`,
      `DTSTART:${stamp(new Date(Date.parse(line.slaDueAt) - HALF_HOUR_MS).toISOString())}`,
      `DTEND:${stamp(line.slaDueAt)}`,
      `SUMMARY:${t.summary} ${line.code ?? ''}`,
      `URL:${url}`,
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${t.summary} ${line.code ?? ''}`,
      'TRIGGER:-PT30M',
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}
