import { canonical } from '../canonical.js';
import type { Legal, LegalText } from './legal-text.js';

/** The text of one language as one line: what its hash is of. */
export const textOf = (text: LegalText): string => canonical(text);

/** Whether two versions say the same in both languages. */
export const saysTheSame = (a: Legal, b: Legal): boolean => textOf(a.fr) === textOf(b.fr) && textOf(a.en) === textOf(b.en);
