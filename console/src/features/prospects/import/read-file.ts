import Papa from 'papaparse';

/** Encodings that lists come in. */
export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Separator = keyof typeof SEPARATORS;

const begins = (bytes: Uint8Array, ...mark: number[]): boolean => mark.every((byte, at) => bytes[at] === byte);
/** Looked at for zeros: text in two bytes a letter has one beside nearly every letter of ours. */
const LOOKED_AT = 2_000;

/**
 * How a file is written: by its mark, by the zeros of two-byte letters, or by whether it is UTF-8 at all. What is left is the encoding of
 * spreadsheets of the West, in which every byte is a letter: who brings the file sees the words and can choose another.
 */
export function encodingOf(bytes: Uint8Array): Encoding {
  if (begins(bytes, 0xef, 0xbb, 0xbf)) return 'utf-8';
  if (begins(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (begins(bytes, 0xfe, 0xff)) return 'utf-16be';
  const head = bytes.subarray(0, LOOKED_AT);
  const zeros = (odd: 0 | 1): number => head.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > head.length / 8) return 'utf-16le';
  if (zeros(0) > head.length / 8) return 'utf-16be';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** Whether a file is text at all: what is packed or drawn has bytes that no text has. */
export const isText = (text: string): boolean => !/[\u0000-\u0008\u000e-\u001a]/.test(text.slice(0, LOOKED_AT));

export const decoded = (bytes: Uint8Array, encoding: Encoding): string => new TextDecoder(encoding).decode(bytes);

/** The sign that splits the first line most often. */
export function separatorOf(text: string): Separator {
  const [first = ''] = text.split(/\r?\n|\r/, 1);
  const counted = (Object.keys(SEPARATORS) as Separator[]).map((name) => [name, first.split(SEPARATORS[name]).length] as const);
  return counted.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

export interface Table {
  readonly titles: readonly string[];
  /** Rows as they stand in the file, each with its number there: the titles are row 1. */
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
  /** Rows without a word. */
  readonly empty: readonly number[];
  /** Where a quote begins that does not end as quotes do: from there on no cell can be trusted. */
  readonly openQuote?: number;
}

/** Reads a table of text; quotes may hold separators and ends of lines. */
export function tableOf(text: string, separator: Separator): Table {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter: SEPARATORS[separator], skipEmptyLines: false });
  const [titles = [], ...lines] = data;
  const numbered = lines.map((cells, at) => ({ row: at + 2, cells: cells.map((cell) => cell.trim()) }));
  const isEmpty = ({ cells }: { readonly cells: readonly string[] }): boolean => cells.every((cell) => cell === '');
  // The end of the last line is no row.
  const said = numbered.at(-1) && isEmpty(numbered.at(-1)!) ? numbered.slice(0, -1) : numbered;
  const open = errors.find(({ type }) => type === 'Quotes');
  return {
    ...(open ? { openQuote: (open.row ?? 0) + 1 } : {}),
    titles: titles.map((title) => title.replace(/^\ufeff/, '').trim()),
    rows: said.filter((line) => !isEmpty(line)),
    empty: said.filter(isEmpty).map(({ row }) => row),
  };
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** By what lists with the same titles are known again; the titles themselves stay here. */
export const titlesHash = ({ titles }: Pick<Table, 'titles'>): Promise<string> =>
  sha256(new TextEncoder().encode(JSON.stringify(titles.map((title) => title.normalize('NFC').toLowerCase()))));

/** The id of a list: the same bytes are the same list, so that it is brought once. */
export async function importIdOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await sha256(bytes);
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
