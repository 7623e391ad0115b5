/**
 * Text messages travel in segments. In the GSM-7 alphabet one holds 160 characters (153 when joined); a single character
 * outside it turns the whole message to UCS-2 with 70 (67), which doubles its price. So texts are moved into GSM-7 first.
 */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('^{}\\[~]|€');

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

/** Counts the segments a carrier will bill for this text. */
export const segments = (text: string): SegmentCount => {
  if (isGsm7(text)) {
    const units = [...text].reduce((sum, c) => sum + (extended.has(c) ? 2 : 1), 0);
    return { encoding: 'GSM-7', units, segments: units <= 160 ? 1 : Math.ceil(units / 153) };
  }
  return { encoding: 'UCS-2', units: text.length, segments: text.length <= 70 ? 1 : Math.ceil(text.length / 67) };
};

/** Replaces smart punctuation and the accents GSM-7 lacks (ê, ô, ç …); what has no plain form (another script) stays as it is. */
export const toGsm7 = (text: string): string =>
  [...text.normalize('NFC')]
    .map((c) => {
      if (basic.has(c) || extended.has(c)) return c;
      const plain = replacements[c] ?? c.normalize('NFD').replace(/\p{M}/gu, '');
      return plain !== '' && isGsm7(plain) ? plain : c;
    })
    .join('');
