import { FIRST_NAMES } from './first-names.js';
import { fold } from './fold.js';
import { IN_BODIES, NOT_A_NAME, PLACES, PUBLIC_BODY } from './known-bodies.js';
import { isTown } from './towns.js';

/** The words of a name, folded. */
export const words = (name: string): string[] => fold(name).split(/[\s-]+/);
/** Whether words with capitals after a cue can be someone; after a title even a town's name is. */
export function canBePerson(name: string, titled = false): boolean {
  const parts = words(name.replace(/[’']s$/u, ''));
  const first = parts[0]!;
  // A capital inside a word is a brand's, but for « McKay » and « LaRue ».
  if (/\p{Ll}\p{Lu}/u.test(name.replace(/\b(?:Mc|Mac|La|Le|De|Du|O[’'])(?=\p{Lu})/gu, ''))) return false;
  return (
    first.length > 1 &&
    !/^\p{L}{1,2}[’']\p{Ll}/u.test(name) &&
    !PUBLIC_BODY.test(fold(name)) &&
    !NOT_A_NAME.has(first) &&
    !parts.some((part) => IN_BODIES.has(part)) &&
    (parts.length > 1 || !PLACES.has(first)) &&
    (titled || !isTown(name))
  );
}
/** Whether words begin with a first name we know. */
export const isFirstName = (name: string): boolean => FIRST_NAMES.has(words(name.replace(/[’']s$/u, ''))[0]!);
