import type { Config } from '@jurilien/event-sourcing';
import { authPasswordMin, authPasswordMinStaff } from '@jurilien/reference';

/** How long a password must at least be; staff open other people's doors with theirs. */
export const passwordMin = ({ staff }: Pick<PasswordOwner, 'staff'>, config: Config): number =>
  config.value(staff ? authPasswordMinStaff : authPasswordMin);
export const PASSWORD_MAX = 128;
/** What must be left of a password beside words anyone would try first. */
const OF_ONE_S_OWN = 8;
/** A key, or a few of them, pressed over and over. */
const SHORTEST_PATTERN = 3;
/** Words of the house and of the trade, in small letters without accents. */
const HOUSE_WORDS = [
  'jurilien',
  'juricoins',
  'juricoin',
  'avocats',
  'avocate',
  'avocat',
  'notaires',
  'notaire',
  'lawyers',
  'lawyer',
  'attorney',
  'juridique',
  'legal',
  'motdepasse',
  'password',
];

/** For whom a password is: what everyone who knows the person would try. */
export interface PasswordOwner {
  readonly staff: boolean;
  readonly email?: string;
  readonly username?: string;
}

export type PasswordFault = `password-short:${number}` | `password-long:${number}` | 'password-common' | 'password-context';

/**
 * What speaks against a password, if anything. Length counts characters as people see them typed, nothing is trimmed or
 * rewritten, and no kind of character is asked for: long and not on anyone's list is what holds.
 * @param common passwords and words that are tried first, in small letters
 */
export function passwordFault(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
  config: Config,
): PasswordFault | undefined {
  const length = [...password].length;
  const min = passwordMin(owner, config);
  if (length < min) return `password-short:${min}`;
  if (length > PASSWORD_MAX) return `password-long:${PASSWORD_MAX}`;
  const small = password.toLowerCase();
  const pattern = patternOf(small);
  if (common.has(small) || common.has(plain(small)) || common.has(pattern) || pattern.length <= SHORTEST_PATTERN) return 'password-common';
  if (withoutWords(plain(small), contextWords(owner)).length < OF_ONE_S_OWN) return 'password-context';
  return undefined;
}

/** Without accents, so that « référence » is tried when "reference" is. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The shortest text that, repeated, is the whole: `abcabcabc` → `abc`. */
function patternOf(text: string): string {
  const again = (text + text).indexOf(text, 1);
  return text.slice(0, again);
}

function contextWords({ email = '', username = '' }: PasswordOwner): string[] {
  const [local = '', domain = ''] = plain(email).split('@');
  const own = [local, domain, domain.split('.')[0]!, ...local.split(/[^\p{L}\p{N}]+/u), ...plain(username).split(/[^\p{L}\p{N}]+/u)];
  const named = plain(username).replace(/[^\p{L}\p{N}]+/gu, '');
  return [...new Set([...own, named, ...HOUSE_WORDS])].filter((word) => word.length >= 3).sort((a, b) => b.length - a.length);
}

/** What is left when words, years and what joins them are taken away. */
function withoutWords(text: string, words: readonly string[]): string {
  let left = text;
  for (const word of words) left = left.split(word).join('');
  return left === text ? text : left.replace(/(19|20)\d\d/g, '');
}
