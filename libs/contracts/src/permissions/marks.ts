/** Who a column of the permission matrix stands for. */
export type Who =
  | 'anon'
  | 'token'
  | 'client'
  | 'professional'
  | 'recruit'
  | 'admin'
  | 'province-admin'
  | 'validation'
  | 'report'
  | 'restricted'
  | 'system'
  | 'provider';

/** Columns of the matrix 4.11 in their order, by the letters the specification heads them with; PV is its sentence about webhooks. */
export const COLUMNS = {
  AN: 'anon',
  TK: 'token',
  CL: 'client',
  PR: 'professional',
  RE: 'recruit',
  AD: 'admin',
  PA: 'province-admin',
  AV: 'validation',
  RA: 'report',
  AR: 'restricted',
  SY: 'system',
  PV: 'provider',
} as const satisfies Readonly<Record<string, Who>>;

/** The marks of the matrix, and what each lets a person do. An empty place refuses. */
export const MARKS = {
  '●': 'on everything',
  o: 'own data, or what their own link is about',
  p: 'own province',
  s: 'taken by, or assigned to, that person',
  q: 'proposes; someone else approves',
  '4': 'a second person is needed, always or above the limit in 4.13',
  p4: 'own province, and a second person',
  $: 'own province, and ten coins at most',
  c: 'canned text, in assigned threads',
  g: 'figures, without identity',
  '†': 'only where a setting or the owner’s own rule switched it on',
} as const;
export type Mark = keyof typeof MARKS;

export type Marks = { readonly [W in Who]?: Mark };

/** Commands the table 4.11 does not name, and marks it leaves out, each with the reason it is needed. Never a wider mark than the table's. */
export interface Ours {
  readonly why: string;
  readonly rows: string;
}

const ORDER: readonly Who[] = Object.values(COLUMNS);
const isMark = (text: string): text is Mark => Object.hasOwn(MARKS, text);

/**
 * Reads one line of the table: its marks in column order, and the commands they are for.
 * @throws Error when the line has another number of columns or an unknown mark
 */
export function rowOf(line: string): { readonly marks: Marks; readonly names: readonly string[] } {
  const [left = '', right = ''] = line.split('|');
  const cells = left.trim().split(/\s+/);
  if (cells.length !== ORDER.length) throw new Error(`The matrix has ${ORDER.length} columns, this line ${cells.length}: ${line}`);
  const marks: { [W in Who]?: Mark } = {};
  for (const [i, cell] of cells.entries()) {
    if (cell === '·') continue;
    if (!isMark(cell)) throw new Error(`"${cell}" is no mark of the matrix: ${line}`);
    marks[ORDER[i]!] = cell;
  }
  return { marks, names: right.trim().split(/\s+/) };
}
