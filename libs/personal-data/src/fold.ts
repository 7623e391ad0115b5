/** Without accents or capitals. */
export const fold = (s: string): string => s.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Folds letter by letter, so that an index in the folded text is an index in the text. */
export const foldInPlace = (s: string): string =>
  s.toLowerCase().length === s.length
    ? s.toLowerCase().replace(/[^\u0000-\u007f]/gu, (c) => (fold(c) || c).slice(0, c.length).padEnd(c.length, ' '))
    : [...s].map((c) => (fold(c) || c).slice(0, c.length).padEnd(c.length, ' ')).join('');
