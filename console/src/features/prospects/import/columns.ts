import type { ImportColumn } from '@jurilien/rows/prospects';
import { every } from '../../../every';
import type { Table } from './read-file';

/** What a column of a list may hold, in the order of the form. */
export const COLUMNS = every<ImportColumn>()(
  'name',
  'title',
  'province',
  'email',
  'phoneNumber',
  'firm',
  'licenceNo',
  'region',
  'lang',
  'fields',
  'notes',
  'noCalls',
  'basis',
  'basisSince',
  'basisUntil',
  'basisProof',
  'textsSince',
  'textsProof',
);
export const REQUIRED: readonly ImportColumn[] = ['name', 'title', 'province'];
/** Which column of the file is what, by its place there. */
export type Mapping = Partial<Record<ImportColumn, number>>;

/** Titles that lists use, in either language. */
const CALLED: Readonly<Record<ImportColumn, readonly string[]>> = {
  name: ['nom', 'name', 'nom complet', 'full name'],
  title: ['titre', 'title', 'profession'],
  province: ['province', 'prov'],
  email: ['courriel', 'email', 'e-mail', 'adresse courriel', 'mail'],
  phoneNumber: ['telephone', 'phone', 'tel', 'cellulaire', 'mobile', 'phone number'],
  firm: ['cabinet', 'firm', 'etude', 'company', 'entreprise'],
  licenceNo: ['permis', 'numero de permis', 'licence', 'licence number', 'license', 'no de permis', 'licenceno'],
  region: ['region'],
  lang: ['langue', 'language', 'lang'],
  fields: ['domaines', 'fields', 'domaine', 'field', 'practice'],
  notes: ['notes', 'note', 'remarques', 'comments'],
  noCalls: ['ne pas appeler', 'do not call', 'nocalls'],
  basis: ['base', 'basis', 'base pour ecrire', 'basis for writing', 'consentement', 'consent'],
  basisSince: ['base depuis', 'basis since', 'date de consentement', 'consent date', 'basissince'],
  basisUntil: ['base jusquau', 'basis until', 'fin du consentement', 'consent end', 'basisuntil'],
  basisProof: ['preuve', 'proof', 'basis proof', 'basisproof'],
  textsSince: ['textos depuis', 'texts since', 'textssince'],
  textsProof: ['preuve textos', 'texts proof', 'textsproof'],
};
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

/** What the titles of a file say by themselves; the first of two columns that are called alike. */
export const guessed = ({ titles }: Table): Mapping =>
  Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const at = titles.findIndex((title) => CALLED[column].some((name) => folded(name) === folded(title)));
      return at < 0 ? [] : [[column, at]];
    }),
  );

/** A mapping that was kept, as far as it fits the file: columns that there are. */
export const kept = (columns: Readonly<Record<string, number>>, { titles }: Table): Mapping =>
  Object.fromEntries(
    COLUMNS.flatMap((column) => {
      const at = columns[column];
      return at !== undefined && at < titles.length ? [[column, at]] : [];
    }),
  );

type Cells = Partial<Record<ImportColumn, string>>;
export interface MappedRow {
  readonly row: number;
  readonly cells: Cells;
}
/** Rows by what their columns are, without those that are not taken. */
export const mapped = ({ rows }: Table, mapping: Mapping): MappedRow[] =>
  rows.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(Object.entries(mapping).flatMap(([column, at]) => (cells[at] ? [[column, cells[at]]] : []))),
  }));

/** Rows that name someone of an earlier row: by the same address, or the same licence of one order. */
export function twiceIn(rows: readonly MappedRow[]): ReadonlySet<number> {
  const seen = new Set<string>();
  const twice = new Set<number>();
  for (const { row, cells } of rows) {
    const marks = [
      ...(cells.email ? [`e:${cells.email.toLowerCase()}`] : []),
      ...(cells.licenceNo ? [`l:${[cells.province, cells.title, cells.licenceNo].map((part) => folded(part ?? '')).join('/')}`] : []),
    ];
    if (marks.some((mark) => seen.has(mark))) twice.add(row);
    for (const mark of marks) seen.add(mark);
  }
  return twice;
}
