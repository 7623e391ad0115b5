import { detectPersonalData, namesAnyOf } from '@jurilien/personal-data';

/** A word of a name as people write one: with a capital, or a particle. « Merci. Nous rappelons plus tôt » signs nothing. */
const OF_NAME = /^(?:\p{Lu}|(?:de|du|des|la|le|von|van)$|d[’'])/u;

/**
 * Whether words for everyone name someone, or say how someone is reached.
 * @param known names of those whom they are the likeliest to name
 */
export const namesSomeone = (text: string, known: readonly string[]): boolean =>
  namesAnyOf(text, known) ||
  detectPersonalData(text).some(({ kind, match }) => kind !== 'name' || match.split(/\s+/).every((word) => OF_NAME.test(word)));
