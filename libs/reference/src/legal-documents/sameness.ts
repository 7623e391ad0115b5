import type { Legal, LegalText } from './legal-text.js';

/** A value as one line, whatever order its fields were written in. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, v: unknown) =>
    v && typeof v === 'object' && !Array.isArray(v) ? Object.fromEntries(Object.entries(v).sort(([x], [y]) => (x < y ? -1 : 1))) : v,
  );

/** The text of one language as one line: what its hash is of. */
export const textOf = (text: LegalText): string => canonical(text);

/** Whether two versions say the same in both languages. */
export const saysTheSame = (a: Legal, b: Legal): boolean => textOf(a.fr) === textOf(b.fr) && textOf(a.en) === textOf(b.en);
