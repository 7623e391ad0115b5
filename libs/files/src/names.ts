/** Signs that are not letters: control, direction and invisible ones, line ends, and those that paths are made of. */
const NO_LETTERS = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029\\/\s]+/gu;
/** Of a name that is too long, so much of its end stays: what it is called by, and its ending. */
const END = 20;

/**
 * The name a file was sent under, without signs that a path or a header could be made of, or that show it otherwise than it is. A long one
 * is cut in its middle. Empty when nothing is left.
 * @param most letters, at most
 */
export function plainFileName(called: string, most: number): string {
  const letters = [...called.normalize('NFC').replace(NO_LETTERS, ' ').trim()];
  return letters.length <= most ? letters.join('') : `${letters.slice(0, most - END - 1).join('')}…${letters.slice(-END).join('')}`;
}
