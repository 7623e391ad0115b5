import fc from 'fast-check';
import { csvCell, csvLine, csvOf, csvSeparatorOf, type CsvSeparator } from './csv.js';

/** A reader by RFC 4180. */
function rows(text: string, separator: string): string[][] {
  const out: string[][] = [[]];
  for (let at = 0; at < text.length;) {
    const quoted = text[at] === '"';
    const found = quoted ? /"((?:[^"]|"")*)"/y : new RegExp(`[^${separator}\\r]*`, 'y');
    found.lastIndex = at;
    const [whole, inner] = found.exec(text)!;
    out.at(-1)!.push(quoted ? inner!.replaceAll('""', '"') : whole);
    at += whole.length;
    if (text.startsWith('\r\n', at)) [at] = [at + 2, out.push([])];
    else at += 1;
  }
  return out.slice(0, -1);
}

/** Every way a spreadsheet of another locale may cut a line: at any of these signs, with and without looking at quotes. */
const cut = (text: string): string[] => [
  ...text.split(/[,;|\t\r\n]/),
  ...[',', ';', '\t', '|'].flatMap((separator) => text.split(/\r?\n/).flatMap((line) => line.split(separator))),
];
const unseen = /^[\s"\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/;
const isFormula = (cell: string): boolean => {
  const text = cell.replace(unseen, '').normalize('NFKC').replace(unseen, '');
  // A number with a sign is one, also with the next cells behind it, as long as nothing is called before the guard.
  return /^[=+\-@]/.test(text) && !/^(?:-?\d+(?:\.\d+)?|\+\d{8,15})"?(?:$|[,;](?![^']*[(|!]))/.test(text);
};

const signed = fc.constantFrom('-1', '-144.06', '+15145550142', '5*f(2)', "5*cmd|'/c calc'!A1", '');
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '=',
        '+',
        '-',
        '@',
        '＝',
        '＋',
        '－',
        '＠',
        '﹢',
        '"',
        "'",
        ',',
        ';',
        '|',
        '\t',
        '\r',
        '\n',
        ' ',
        '\u00a0',
        '\ufeff',
        '\u200b',
        '\u0000',
        '1',
        'A1',
        'é',
        '=HYPERLINK("x")',
      ),
      fc.string({ unit: 'binary', maxLength: 3 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''));
const separators: CsvSeparator[] = [',', ';'];

describe('cells of files for spreadsheets', () => {
  it('are formulas under no reading: either separator, tabs, bars, with or without quotes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.oneof(hostile, signed), { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...separators),
        (lines, separator) => {
          for (const cell of cut(csvOf(lines, separator).slice(1))) if (isFormula(cell)) throw new Error(JSON.stringify(cell));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  it('are read back as they were written, but for the guard and for signs that cannot be seen', () => {
    const plain = fc.string({ unit: 'binary', maxLength: 12 }).filter((text) => !/[\u0000-\u001f\u007f\u0085\u2028\u2029]/.test(text));
    fc.assert(
      fc.property(
        fc.array(fc.array(plain, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }),
        fc.constantFrom(...separators),
        (lines, separator) => {
          const read = rows(csvOf(lines, separator).slice(1), separator);
          expect(read.map((line) => line.map((cell) => cell.replaceAll("'", '')))).toEqual(
            lines.map((line) => line.map((cell) => cell.replaceAll("'", ''))),
          );
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('behind a number with a sign, call nothing: another reader would take both for one cell', () => {
    expect(csvLine(['-1', "5*cmd|'/c calc'!A1", 'Roy'], ',')).toBe("-1,'5*cmd|'/c calc'!A1,Roy\r\n");
    expect(csvLine(['Roy (Léa)', -1, 'Roy (Léa)', 2], ';')).toBe("Roy (Léa);-1;'Roy (Léa);2\r\n");
  });

  it('guarded once more are the same', () => {
    fc.assert(
      fc.property(
        hostile,
        (text) =>
          csvCell(
            csvCell(text)
              .replace(/^"([^]*)"$/, '$1')
              .replaceAll('""', '"'),
          ) === csvCell(text),
      ),
    );
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['  =1+1', `"  '=1+1"`],
    ['\t=1+1', `" '=1+1"`],
    ['Roy\t=1+1', 'Roy =1+1'],
    ['＝SUM(A1)', "'＝SUM(A1)"],
    ['Roy,=1+1', `"Roy,'=1+1"`],
    ['Roy; "@x"', `"Roy; ""'@x"""`],
    ['Roy, Élise "E."', '"Roy, Élise ""E."""'],
    ['a\r\n-b', `"a\n'-b"`],
    ['-1;2', `"'-1;2"`],
    // A number is one, also below nothing; a phone is one to call, however it was written.
    ['-144.06', '-144.06'],
    ['+15145550142', '+15145550142'],
    ['+1 514 555-0142', '+15145550142'],
    ['+1 (514) 555-0142 poste 12', "'+1 (514) 555-0142 poste 12"],
    ['514 555-0142', '514 555-0142'],
    ['+1+1', "'+1+1"],
    ['+123-45', "'+123-45"],
    ['D’Amours-Roy', 'D’Amours-Roy'],
    ['12 h – 14 h', '12 h – 14 h'],
    // The short way for what is plain leaves signs at its end, blanks and joins to the long one.
    ['m•••@exemple.ca', 'm•••@exemple.ca'],
    ['2026-11-30T15:00:00.000Z', '2026-11-30T15:00:00.000Z'],
    ['Roy ', '"Roy "'],
    ['Roy -', 'Roy -'],
    ['a×b', 'a×b'],
    ['5\u00a0', '"5\u00a0"'],
  ])('%j is written %s', (value, cell) => expect(csvCell(value)).toBe(cell));

  it('may be empty, numbers, and yes or no', () =>
    expect([undefined, null, 0, -3.5, false].map(csvCell)).toEqual(['', '', '0', '-3.5', 'false']));

  it('stand in lines under their columns, split as the reader’s language splits', () => {
    expect(
      csvOf(
        [
          ['a', 'b'],
          ['1;2', 'x'],
        ],
        csvSeparatorOf('fr'),
      ),
    ).toBe('\ufeffa;b\r\n"1;2";x\r\n');
    expect(csvSeparatorOf('en')).toBe(',');
  });
});
