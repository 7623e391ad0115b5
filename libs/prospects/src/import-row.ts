import { isPlainEmail } from '@jurilien/event-sourcing';
import { CONSENT_BASES, LAWYER_TYPES, phoneFault, REGIONS } from '@jurilien/reference';
import { basisFaults, textsFaults } from './basis.js';
import { prospectDetails, type ProspectDetails } from './decisions/keep-prospect.js';
import { PROSPECT_TITLES } from './prospect.js';

/** What a column of a list may be taken for. */
export const IMPORT_COLUMNS = [
  'name',
  'email',
  'phoneNumber',
  'firm',
  'title',
  'licenceNo',
  'province',
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
] as const;
export type ImportColumn = (typeof IMPORT_COLUMNS)[number];
/** One row of a list as it was typed, by what its columns were taken for. */
export type ImportCells = Readonly<Partial<Record<ImportColumn, string>>>;
/** What is wrong with one cell. */
export interface CellFault {
  readonly column: ImportColumn;
  readonly message: string;
}
export type RowRead =
  { readonly said: ProspectDetails; readonly faults?: never } | { readonly said?: never; readonly faults: readonly CellFault[] };

const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
/** Words that lists use for a code, in either language; the code itself is always one of them. */
const spelled = (all: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(all).flatMap(([code, words]) => [code, ...words].map((word) => [folded(word), code] as const)));
const TITLES = spelled({
  lawyer: ['avocat', 'avocate', 'avocat(e)', 'attorney', 'me', 'barrister', 'solicitor'],
  notary: ['notaire'],
  paralegal: ['parajuriste', 'technicien juridique'],
  mediator: ['médiateur', 'médiatrice'],
});
const PLACES = spelled({ QC: ['Québec', 'Qc', 'PQ'], ON: ['Ontario', 'Ont'] });
const LANGS = spelled({ fr: ['français', 'french', 'fra', 'fr-CA'], en: ['anglais', 'english', 'eng', 'en-CA'] });
const YES = spelled({ yes: ['oui', 'y', 'o', 'x', '1', 'true', 'vrai'], no: ['non', 'n', '0', 'false', 'faux'] });
const BASES = spelled({
  express: ['exprès', 'expres', 'explicite'],
  'implied-contract': ['tacite contrat', 'contrat', 'contract', 'achat', 'purchase'],
  'implied-inquiry': ['tacite demande', 'demande', 'inquiry', 'enquiry'],
});
/** A field by its name, or without the word for law in it. */
const named = (...names: readonly string[]): string[] =>
  names.flatMap((name) => [name, name.replace(/^droit (?:de la |des |du )?| law$/i, '')]);
const FIELDS = spelled(Object.fromEntries(LAWYER_TYPES.map(({ code, fr, en }) => [code, named(fr, en)])));
const AREA_CODES = REGIONS.map(({ code }) => code);
const AREAS = spelled(Object.fromEntries(REGIONS.map(({ code, fr, en }) => [code, [fr, en]])));

/** A cell that a spreadsheet would compute is no text of a person, whatever the width of its first sign; a number alone begins with a plus. */
const FORMULA = /^[=@+\-\uff1d\uff20\uff0b\uff0d]/;
const NUMBER = /^\+[\d\s().-]+(?:;ext=\d+)?$/;
/** Signs that stand for letters that were lost: the file was read in an encoding that it is not written in. */
const LOST = /[\ufffd\u0000\p{Cs}]/u;
/** A day, or an instant: lists have days; the time of day says nothing. */
const dayOf = (text: string): string | undefined => {
  const day = /^(\d{4}-\d{2}-\d{2})(?:[T ].*)?$/.exec(text)?.[1];
  const at = day && new Date(`${day}T00:00:00.000Z`);
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? at.toISOString() : undefined;
};

/** Reads the cells of one row, and keeps what is wrong with each. */
function cellsOf(cells: ImportCells) {
  const faults: CellFault[] = [];
  const wrong = (column: ImportColumn, message: string): void => void faults.push({ column, message });
  const text = (column: ImportColumn): string | undefined => {
    const typed = cells[column]?.trim();
    if (typed && FORMULA.test(typed) && !(column === 'phoneNumber' && NUMBER.test(typed))) wrong(column, 'formula');
    if (typed && LOST.test(typed)) wrong(column, 'encoding');
    return typed || undefined;
  };
  const coded = <C extends string>(column: ImportColumn, words: ReadonlyMap<string, string>, codes: readonly C[]): C | undefined => {
    const typed = text(column);
    const code = typed && words.get(folded(typed));
    if (typed && !code) wrong(column, 'unknown-word');
    return codes.find((one) => one === code);
  };
  const day = (column: ImportColumn): string | undefined => {
    const typed = text(column);
    const at = typed ? dayOf(typed) : undefined;
    if (typed && !at) wrong(column, 'no-day');
    return at;
  };
  return { faults, wrong, text, coded, day };
}
type Reader = ReturnType<typeof cellsOf>;

/** A basis is taken whole or the row is refused: a date without its kind would be a basis no one can prove. */
function basisIn({ wrong, text, coded, day }: Reader, now: string) {
  const kind = coded('basis', BASES, CONSENT_BASES);
  const [since, until, basisProof] = [day('basisSince'), day('basisUntil'), text('basisProof')];
  if (kind && !since) wrong('basisSince', 'required');
  if (!text('basis') && (since || until || basisProof)) wrong('basis', 'required');
  const basis = kind && since ? { kind, since, ...(until ? { until } : {}) } : undefined;
  if (basis) for (const { field, message } of basisFaults(basis, basisProof, now)) wrong(columnOf(field), message);
  return { basis, basisProof };
}

/** So is an agreement to texts: its day, its proof and the number that it is for. */
function textsIn({ wrong, text, day }: Reader, phoneNumber: string | undefined, now: string) {
  const said = { textsSince: day('textsSince'), textsProof: text('textsProof') };
  for (const { field, message } of textsFaults({ ...said, phoneNumber }, now)) wrong(columnOf(field), message);
  return said;
}

/**
 * Reads one row of a list.
 * @param cells a telephone number in E.164 where it could be read as one
 * @returns what is known of the prospect, or every cell that is wrong
 */
export function readRow(cells: ImportCells, now: string): RowRead {
  const reader = cellsOf(cells);
  const { faults, wrong, text, coded } = reader;
  const [email, phoneNumber] = [text('email'), text('phoneNumber')];
  if (email && !isPlainEmail(email)) wrong('email', 'email');
  const phone = phoneNumber && phoneFault(phoneNumber, { unitedStates: true });
  if (phone) wrong('phoneNumber', phone);
  for (const column of ['name', 'title', 'province'] as const) if (!text(column)) wrong(column, 'required');
  const fields = listOf(text('fields')).map((word) => FIELDS.get(folded(word)));
  if (fields.includes(undefined)) wrong('fields', 'unknown-word');
  const province = coded('province', PLACES, ['QC', 'ON']);
  const said = {
    ...{ name: text('name'), email, phoneNumber, firm: text('firm'), licenceNo: text('licenceNo'), notes: text('notes') },
    ...{ title: coded('title', TITLES, PROSPECT_TITLES), province, region: coded('region', AREAS, AREA_CODES) },
    ...{ lang: coded('lang', LANGS, ['fr', 'en']) ?? (province === 'ON' ? 'en' : 'fr') },
    ...{ fields: fields.filter((code) => code !== undefined), noCalls: coded('noCalls', YES, ['yes', 'no']) === 'yes' },
    ...basisIn(reader, now),
    ...textsIn(reader, phoneNumber, now),
  };
  if (faults.length > 0) return { faults: once(faults) };
  const parsed = prospectDetails.safeParse(said);
  if (parsed.success) return { said: parsed.data };
  return { faults: parsed.error.issues.map(({ path }) => ({ column: columnOf(String(path[0])), message: 'invalid' })) };
}

const columnOf = (name: string): ImportColumn => IMPORT_COLUMNS.find((column) => column === name) ?? 'name';
const listOf = (text: string | undefined): string[] =>
  text
    ? text
        .split(/[;,|/]/)
        .map((part) => part.trim())
        .filter(Boolean)
    : [];
/** One word about a cell is enough. */
const once = (faults: readonly CellFault[]): CellFault[] =>
  [...new Map(faults.toReversed().map((fault) => [fault.column, fault])).values()].reverse();

/** By what two rows are the same person: an address, or a licence of one order. */
export const marksOf = (said: Pick<ProspectDetails, 'email' | 'licenceNo' | 'title' | 'province'>): readonly string[] => [
  ...(said.email ? [`email:${said.email.toLowerCase()}`] : []),
  ...(said.licenceNo ? [`licence:${said.province}/${said.title}/${folded(said.licenceNo)}`] : []),
];
