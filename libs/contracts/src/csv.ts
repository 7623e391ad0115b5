/** What a cell may hold; amounts come as text with their decimals. */
export type CsvCell = string | number | boolean | null | undefined;
/** French spreadsheets split at semicolons, English ones and programmes at commas: a file is safe under either reading. */
export type CsvSeparator = ',' | ';';

/** The mark by which spreadsheets know UTF-8. */
const MARK = '\ufeff';
const NUMBER = /^-?\d+(?:\.\d+)?$/;
/** `+1 514 555-0142`: left as it is, a spreadsheet would subtract it. */
const PHONE = /^\+\d[\d\s().-]{6,22}$/;
/** Signs that begin a formula, and the letters some languages type for them. */
const SIGN = '=+\\-@⁺⁼₊₌⩵⩶﬩﹢﹣﹦﹫＋－＝＠';
/**
 * Where a cell could begin: at the start of the text, and behind every sign that some locale takes for the end of a cell; blanks,
 * quotes and what cannot be seen do not count.
 */
const BEGINS = new RegExp(`(^|[,;|\\n])([\\s"\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]*)(?=[${SIGN}])`, 'gu');
// Tabs end cells and line ends of other systems end rows; the remaining controls are nothing to read.
const [TABS, CONTROLS] = [/[\t\v\f\u0085\u2028\u2029]/g, /[\u0000-\u0008\u000e-\u001f\u007f]/g];

/** A text that no spreadsheet takes for a formula, however it splits the line. A phone number stays a number to call. */
function harmlessText(text: string): string {
  if (NUMBER.test(text)) return text;
  const digits = text.replace(/\D/g, '');
  if (PHONE.test(text) && digits.length >= 8 && digits.length <= 15) return `+${digits}`;
  return text.replace(/\r\n?/g, '\n').replace(TABS, ' ').replace(CONTROLS, '').replace(BEGINS, "$1$2'");
}

/** Letters, digits and what stands harmlessly between them: most cells there are, of which no rule below changes anything. */
const PLAIN = /^[A-Za-z0-9À-ÖØ-öø-ÿ](?:[\w À-ÖØ-öø-ÿ.:'’()/@•-]*[\wÀ-ÖØ-öø-ÿ.:)’])?$/;

/** One cell: never a formula, quoted where it must be. */
export function csvCell(value: CsvCell): string {
  if (typeof value === 'string' && PLAIN.test(value)) return value;
  const text = value === undefined || value === null ? '' : typeof value === 'string' ? harmlessText(value) : String(value);
  return /[",;\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A number below zero or a phone: what a reader who splits elsewhere could take for the beginning of a formula. */
const SIGNED = /^[+-]\d/;
/** Only what calls something could do harm behind such a beginning. */
const CALLS = /[(|!]/;

/**
 * One line with its end. A reader who splits at another sign than ours takes `-1,5*f(2)` for one cell: behind a number with a sign,
 * a text that calls something is guarded.
 */
export function csvLine(cells: readonly CsvCell[], separator: CsvSeparator): string {
  let signed = false;
  const guarded = cells.map((value) => {
    const cell = csvCell(value);
    const open = signed && CALLS.test(cell.normalize('NFKC'));
    signed ||= SIGNED.test(cell);
    return open && !/^"?'/.test(cell) ? csvCell(`'${String(value)}`) : cell;
  });
  return `${guarded.join(separator)}\r\n`;
}

/** What a file begins with: the mark, and the names of its columns. */
export const csvHead = (columns: readonly CsvCell[], separator: CsvSeparator): string => MARK + csvLine(columns, separator);

/** A whole file, its first line the names of the columns. */
export const csvOf = ([head = [], ...lines]: readonly (readonly CsvCell[])[], separator: CsvSeparator): string =>
  csvHead(head, separator) + lines.map((cells) => csvLine(cells, separator)).join('');

/** How readers of a language have their files split. */
export const csvSeparatorOf = (lang: string): CsvSeparator => (lang === 'fr' ? ';' : ',');
