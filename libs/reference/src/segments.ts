/**
 * Text messages travel in segments. In the GSM-7 alphabet one holds 160 characters (153 when joined); a single character
 * outside it turns the whole message to UCS-2 with 70 (67), which doubles its price. So texts are moved into GSM-7 first.
 * Pure and without imports: the console counts with the very rule the API refuses by.
 */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€\f');

const replacements: Record<string, string> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201A': "'",
  '\u02BC': "'",
  '\u201C': '"',
  '\u201D': '"',
  '«': '"',
  '»': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2011': '-',
  '\u2212': '-',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
  '\u2009': ' ',
  '•': '-',
  '→': '->',
  '×': 'x',
  œ: 'oe',
  Œ: 'OE',
  Æ: 'AE',
  ç: 'c',
  º: 'o',
  '°': 'o',
  '\t': ' ',
};

export interface SegmentCount {
  encoding: 'GSM-7' | 'UCS-2';
  units: number;
  segments: number;
}

/** True when every character has a place in the GSM-7 alphabet or its extension table. */
export const isGsm7 = (text: string): boolean => [...text].every((c) => basic.has(c) || extended.has(c));

/** How many parts a text is cut into: a character of two units is never torn in two, so a part may end one unit short. */
const parts = (sizes: readonly number[], single: number, joined: number): number => {
  if (sizes.reduce((sum, size) => sum + size, 0) <= single) return 1;
  let [count, room] = [1, joined];
  for (const size of sizes) {
    if (size > room) [count, room] = [count + 1, joined];
    room -= size;
  }
  return count;
};

/** Counts the segments a carrier will bill for this text: 160 or 153 joined in GSM-7, 70 or 67 joined in UCS-2. */
export const segments = (text: string): SegmentCount => {
  const gsm = isGsm7(text);
  const sizes = [...text].map((c) => (gsm ? (extended.has(c) ? 2 : 1) : c.length));
  return {
    encoding: gsm ? 'GSM-7' : 'UCS-2',
    units: sizes.reduce((sum, size) => sum + size, 0),
    segments: gsm ? parts(sizes, 160, 153) : parts(sizes, 70, 67),
  };
};

/** Characters that force a text out of GSM-7, each once, in the order they are met: what a writer is shown. */
export const outsideGsm7 = (text: string): string[] => [...new Set([...text].filter((c) => !basic.has(c) && !extended.has(c)))];

/** Replaces smart punctuation and the accents GSM-7 lacks (ê, ô, ç …); what has no plain form (another script) stays as it is. */
export const toGsm7 = (text: string): string =>
  [...text.normalize('NFC')]
    .map((c) => {
      if (basic.has(c) || extended.has(c)) return c;
      const plain = replacements[c] ?? c.normalize('NFD').replace(/\p{M}/gu, '');
      return plain !== '' && isGsm7(plain) ? plain : c;
    })
    .join('');
