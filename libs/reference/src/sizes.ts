const MEGABYTE = 1_048_576;
const KILOBYTE = 1_024;

/** How large a file is, in words: `1,5 Mo`, `12 kB`. */
export const sizeWords = (count: number, lang: 'fr' | 'en'): string =>
  new Intl.NumberFormat(`${lang}-CA`, {
    style: 'unit',
    unit: count < MEGABYTE ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: count < MEGABYTE ? 0 : 1,
  }).format(count < MEGABYTE ? Math.max(1, Math.round(count / KILOBYTE)) : count / MEGABYTE);
