import { csvHead, csvLine, csvSeparatorOf, type CsvCell } from '@jurilien/contracts';
import type { Row } from '@jurilien/event-sourcing';
import type { ExportAsked, ExportFormat } from '@jurilien/exports';
import { EXPORTABLE, figureHeads, type Head } from './exportable.js';

/** What a file is sent as. */
export const EXPORT_MEDIA: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
};

/**
 * How the text of one file is put together. Its last line tells how many rows there are and the SHA-256 of every byte before that line, so
 * that a file that was cut is seen.
 */
export interface ExportText {
  readonly head: string;
  line(row: Row, first: boolean): string;
  foot(of: { readonly rows: number; readonly sha256: string }): string;
}

const WORDS = { fr: { yes: 'oui', no: 'non', rows: 'lignes' }, en: { yes: 'yes', no: 'no', rows: 'rows' } } as const;

/** Names and heads of the columns of a file, in their order. */
function headsOf({ what, format, figures }: Pick<ExportAsked, 'what' | 'format' | 'figures'>): [name: string, head: Head][] {
  const of = EXPORTABLE[what];
  const all = Object.entries(figures ? figureHeads(of) : { ...of.columns, ...of.beside });
  return all.flatMap(([name, head]) => (head && !(format === 'csv' && head[2] === 'data') ? [[name, head] as [string, Head]] : []));
}

/** The text of a file that was asked for. @param askedAt when */
export function exportText(asked: ExportAsked, askedAt: string): ExportText {
  return asked.format === 'csv' ? tableText(asked) : dataText(asked, askedAt);
}

function tableText(asked: ExportAsked): ExportText {
  const { lang } = asked;
  const words = WORDS[lang];
  const separator = csvSeparatorOf(lang);
  const heads = headsOf(asked);
  const cell = (value: unknown, as: Head[2]): CsvCell => {
    if (typeof value === 'number') return as === 'hundredths' ? (value / 100).toFixed(2) : value;
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    return Array.isArray(value) ? value.join(', ') : (value as CsvCell);
  };
  return {
    head: csvHead(
      heads.map(([, head]) => head[lang === 'fr' ? 0 : 1]),
      separator,
    ),
    line: (row) =>
      csvLine(
        heads.map(([name, head]) => cell(row[name], head[2])),
        separator,
      ),
    foot: ({ rows, sha256 }) => csvLine(['#', words.rows, rows, 'sha256', sha256], separator),
  };
}

function dataText(asked: ExportAsked, askedAt: string): ExportText {
  const names = headsOf(asked).map(([name]) => [name, `${JSON.stringify(name)}:`] as const);
  const about = { export: asked.what, format: 1, askedAt, masked: !asked.full, ...(asked.figures ? { figures: true } : {}) };
  return {
    head: `${JSON.stringify(about).slice(0, -1)},"rows":[\n`,
    line: (row, first) => `${first ? '' : ','}{${names.map(([name, key]) => key + JSON.stringify(row[name] ?? null)).join()}}\n`,
    foot: ({ rows, sha256 }) => `],"count":${rows},"sha256":"${sha256}"}\n`,
  };
}
