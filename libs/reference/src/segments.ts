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
  ç: 'c',
  º: 'o',
  '°': 'o',
  '\t': ' ',
};

export interface SegmentCount {
  readonly encoding: 'GSM-7' | 'UCS-2';
  readonly units: number;
  readonly segments: number;
  /** Units that still fit before the text takes another segment. */
  readonly left: number;
}

/** True when every character has a place in the GSM-7 alphabet or its extension table. */
export const isGsm7 = (text: string): boolean => [...text].every((c) => basic.has(c) || extended.has(c));

/** How many parts a text is cut into, and the room left: a character of two units is never torn in two, so a part may end one unit short. */
const parts = (sizes: readonly number[], units: number, single: number, joined: number): Pick<SegmentCount, 'segments' | 'left'> => {
  if (units <= single) return { segments: 1, left: single - units };
  let [segments, left] = [1, joined];
  for (const size of sizes) {
    if (size > left) [segments, left] = [segments + 1, joined];
    left -= size;
  }
  return { segments, left };
};

/** Counts the segments a carrier will bill for this text as it is: 160 or 153 joined in GSM-7, 70 or 67 joined in UCS-2. */
export const segmentsOf = (text: string): SegmentCount => {
  const gsm = isGsm7(text);
  const sizes = [...text].map((c) => (gsm ? (extended.has(c) ? 2 : 1) : c.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  return gsm
    ? { encoding: 'GSM-7', units, ...parts(sizes, units, 160, 153) }
    : { encoding: 'UCS-2', units, ...parts(sizes, units, 70, 67) };
};

/** How many parts of texts a price of the provider is for. */
const PRICED_SEGMENTS = 1_000;

/**
 * What so many parts of texts cost.
 * @param thousandCents price of a thousand of them, in cents (`sms.thousandSegmentsCents`)
 * @returns cents, rounded; null while no price is noted
 */
export const segmentsCostCents = (segments: number, thousandCents: number): number | null =>
  thousandCents > 0 ? Math.round((segments * thousandCents) / PRICED_SEGMENTS) : null;

/** Characters that force a text out of GSM-7, each once, in the order they are met: what a writer is shown. */
export const outsideGsm7 = (text: string): string[] => [...new Set([...text].filter((c) => !basic.has(c) && !extended.has(c)))];

/** Straight quotation marks stand against their words, where guillemets have a space inside. */
const straight = (text: string): string => text.replace(/«[\s\u00A0\u202F]?/g, '"').replace(/[\s\u00A0\u202F]?»/g, '"');

/** Replaces smart punctuation and the accents GSM-7 lacks (ê, ô, ç …); what has no plain form (another script) stays as it is. */
export const toGsm7 = (text: string): string =>
  [...straight(text.normalize('NFC'))]
    .map((c) => {
      if (basic.has(c) || extended.has(c)) return c;
      const plain = replacements[c] ?? c.normalize('NFD').replace(/\p{M}/gu, '');
      return plain !== '' && isGsm7(plain) ? plain : c;
    })
    .join('');
