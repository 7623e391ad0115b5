/** What may be wrong with an answer; each has its sentence in both languages. */
export type Fault =
  | 'choose'
  | 'missing'
  | 'amount'
  | 'negative'
  | 'huge'
  | 'sum'
  | 'count'
  | 'many-children'
  | 'no-child'
  | 'outside'
  | 'days'
  | 'days-missing'
  | 'days-access'
  | 'days-shared'
  | 'date'
  | 'date-far'
  | 'date-quebec'
  | 'date-federal'
  | 'date-ontario';

/** A hundred million dollars a year: above, somebody's finger slipped. */
const MOST_CENTS = 10_000_000_000;
const SPACES = /[\s\u00a0\u202f]+/g;
/** Grouped as in French, in English, with points, or not at all; two decimals after a comma or a point. */
const AMOUNT = [
  /^\d+([.,]\d{1,2})?$/,
  /^\d{1,3}( \d{3})+([.,]\d{1,2})?$/,
  /^\d{1,3}(,\d{3})+(\.\d{1,2})?$/,
  /^\d{1,3}(\.\d{3})+(,\d{1,2})?$/,
];

/** An amount as people write it, in cents: « 45 000,50 », “$45,000.50”, 45000. */
export function readAmount(text: string): number | Fault {
  const bare = text
    .replace(SPACES, ' ')
    .replace(/^\$ ?| ?\$$/g, '')
    .trim();
  if (/^[-−–]/.test(bare)) return 'negative';
  if (!AMOUNT.some((form) => form.test(bare))) return 'amount';
  const [, units, decimals = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(bare)!;
  const digits = units!.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  if (digits.length > 12) return 'huge';
  const cents = Number(digits) * 100 + Number(decimals.padEnd(2, '0'));
  return cents > MOST_CENTS ? 'huge' : cents;
}

/** How many children. */
export function readCount(text: string, most: number): number | Fault {
  if (!/^\d{1,6}$/.test(text)) return 'count';
  return Number(text) > most ? 'many-children' : Number(text);
}

/** Days of a year, in hundredths: 182,5 is 18,250. */
export function readDays(text: string): number | Fault {
  if (!/^\d{1,3}([.,]\d{1,2})?$/.test(text)) return 'days';
  const hundredths = Math.round(Number(text.replace(',', '.')) * 100);
  return hundredths > 36_500 ? 'days' : hundredths;
}
