import type { Finding } from './finding.js';

const AT = '(?:\\s?@\\s?|\\s*[([{]\\s*(?:at|a|à|arobas[e]?|@)\\s*[)\\]}]\\s*|\\s+(?:arobas[e]?|a commercial|at sign)\\s+)';
const DOT = '(?:\\s?\\.\\s?|\\s*[([{]\\s*(?:dot|point|\\.)\\s*[)\\]}]\\s*|\\s+(?:dot|point)\\s+)';
const PART = '[\\p{L}\\d_%+-]{1,64}';
const LOCAL = `${PART}(?:(?:\\.|\\s+(?:point|dot|tiret|dash|underscore|souligné|moins)\\s+)${PART}){0,9}`;
const HOST = '(?:gmail|hotmail|outlook|yahoo|icloud|live|videotron|bell|sympatico|rogers|proton(?:mail)?|me|cogeco)';
const EMAILS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d._%+-])${LOCAL}${AT}${PART}(?:${DOT}${PART}){1,3}`, 'giu'),
  // « marie arobase hotmail », “john at gmail dot com”
  new RegExp(
    `(?<![\\p{L}\\d._%+-])${LOCAL}\\s+(?:arobas[e]?|at|à)\\s+(?:${HOST}\\b(?:${DOT}${PART})*|${PART}\\s+(?:dot|point)\\s+(?:com|ca|org|net|fr|qc)\\b)`,
    'giu',
  ),
];

/** E-mail addresses, as typed and as said aloud. */
export const emailsIn = (text: string): Finding[] =>
  EMAILS.flatMap((form) => [...text.matchAll(form)].map((m) => ({ kind: 'email' as const, match: m[0].trim(), index: m.index })));
