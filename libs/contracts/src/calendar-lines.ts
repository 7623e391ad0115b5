/** A line of a calendar file is cut after this many bytes, and goes on after a blank (RFC 5545, 3.1). */
const MOST_BYTES = 75;
const SHORT = /^[\x20-\x7e]{0,75}$/;
/** Signs that no line may hold: a line end in a value would begin a line of its own. */
const CONTROL = /[\p{Cc}\u2028\u2029]/gu;

const bytesOf = (codePoint: number): number => (codePoint < 0x80 ? 1 : codePoint < 0x800 ? 2 : codePoint < 0x10000 ? 3 : 4);

/** One line, cut between letters and never within one. */
export function folded(line: string): string {
  if (SHORT.test(line)) return line;
  let out = '';
  let bytes = 0;
  for (const letter of line) {
    const more = bytesOf(letter.codePointAt(0)!);
    if (bytes + more > MOST_BYTES) {
      out += '\r\n ';
      bytes = 1;
    }
    out += letter;
    bytes += more;
  }
  return out;
}

/** Half of a letter, cut off from the other: no file can hold one. */
const whole = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD');

/** A text as a value: the marks that have a meaning there are named, a new line is written as one. */
export const textValue = (text: string): string =>
  whole(text)
    .replace(/\r\n?|\n/g, '\n')
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n')
    .replace(CONTROL, '');

/** An address or a number as a value: nothing of it is named, and nothing may end the line. */
export const plainValue = (value: string): string => whole(value).replace(CONTROL, '');

/** A parameter: it has no way to name a quotation mark that every program reads, so there is none. */
export const parameter = (name: string, value: string): string => `;${name}="${plainValue(value).replaceAll('"', '’')}"`;

/** An instant in UTC: every program reads it right, whatever it knows of time zones and of changes to them. */
export const instantValue = (iso: string): string => `${new Date(iso).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`;
