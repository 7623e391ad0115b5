/** A segment that is no word of an address of ours: capitals and signs of a link's token, an id, a number, or simply too long. */
const NOT_A_WORD = /[^a-z0-9.-]|^[0-9a-f-]{36}$|\d{3}[.-]?\d{3}|.{61}/;

/**
 * What a page view or an error report may say of an address: no query, and a star wherever something of one person could stand
 * (design/security.md, row 79).
 */
export const maskedPath = (path: string): string =>
  path
    .split(/[?#]/, 1)[0]!
    .split('/')
    .slice(0, 8)
    .map((segment) => (NOT_A_WORD.test(segment) ? '*' : segment))
    .join('/');
