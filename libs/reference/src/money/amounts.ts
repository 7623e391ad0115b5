/** What may be wrong with an amount as typed. */
export type AmountFault = 'amount' | 'negative' | 'huge';

/** Twelve digits before the decimals: more than any amount of this site, and exact in cents. */
const MOST_DIGITS = 12;
/** Ordinary, no-break, narrow no-break, thin and figure spaces. */
const SPACES = /[\s\u00a0\u202f\u2009\u2007]+/g;
/** The dollar, before or after, however it is named: `$`, `CA$`, `$ CA`, `CAD`, « dollars ». */
const BEFORE = /^(?:(?:CA|CAD|C) ?\$|\$ ?(?:CA|CAD)?|CAD) ?/i;
const AFTER = / ?(?:\$ ?(?:CA|CAD|CAN)?|CAD|dollars?)$/i;
/** Grouped as in French, in English, with points, or not at all; two decimals after a comma or a point. */
const FORMS = [
  /^\d+([.,]\d{1,2})?$/,
  /^\d{1,3}( \d{3})+([.,]\d{1,2})?$/,
  /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/,
  /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/,
];

/**
 * The one reader of amounts of the site: dollars as people write them in either language, in cents (and coins, in hundredths).
 * « 29 000,50 $ », “$29,000.50”, `29000`, with no-break and narrow spaces; a comma or point before three digits groups thousands,
 * before one or two it is the decimal sign. Never throws: what is no amount is said to be so.
 */
export function readCents(text: string): number | AmountFault {
  const bare = text.replace(SPACES, ' ').trim().replace(BEFORE, '').replace(AFTER, '').trim();
  if (/^[-−–]/.test(bare)) return 'negative';
  if (!FORMS.some((form) => form.test(bare))) return 'amount';
  const [, units = '', decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare)!;
  const digits = units.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits.length > MOST_DIGITS ? 'huge' : Number(digits) * 100 + Number(decimals.padEnd(2, '0'));
}

/** The same, for who only needs to know whether there is an amount. */
export function centsIn(text: string): number | undefined {
  const read = readCents(text);
  return typeof read === 'number' ? read : undefined;
}
