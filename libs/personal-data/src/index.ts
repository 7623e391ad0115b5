import { addressesIn } from './addresses.js';
import { namesIn } from './cued-names.js';
import { documentsIn } from './documents.js';
import { emailsIn } from './emails.js';
import type { Finding, FindingKind } from './finding.js';
import { fold, foldInPlace } from './fold.js';
import { knownNameIn, placesOf } from './known-names.js';
import { numbersIn } from './numbers.js';
import { spokenNumbersIn } from './spoken-numbers.js';

export { cardsIn, withoutCards } from './cards.js';
export { normaliseName } from './normal-name.js';
export type { Finding, FindingKind } from './finding.js';

/** What is known of the persons a text must not name. */
export interface KnownPerson {
  readonly clientName?: string | null;
  readonly email?: string | null;
  readonly phoneNumber?: string | null;
  readonly address?: { readonly street?: string; readonly postalCode?: string } | string | null;
  readonly others?: readonly string[];
}

/**
 * Finds names, phone, insurance, health-card, licence and card numbers, e-mail and street addresses in a text that professionals see before
 * acceptance: what we know of this lead, and what looks like it in either language. Pure, shared by the rule and by the console's
 * editor. Measured on labelled sentences by its spec.
 */
export function detectPersonalData(text: string, known: KnownPerson = {}): Finding[] {
  const folded = foldInPlace(text);
  const literal = (kind: FindingKind, value: string | null | undefined): Finding[] => {
    const needle = fold(value ?? '').trim();
    return placesOf(text, folded, needle).map((index) => ({ kind, match: text.slice(index, index + needle.length), index }));
  };
  return distinct([
    ...emailsIn(text),
    ...numbersIn(text),
    ...spokenNumbersIn(text),
    ...documentsIn(text),
    ...addressesIn(text),
    ...namesIn(text),
    ...literal('email', known.email),
    ...literal('address', typeof known.address === 'string' ? known.address : known.address?.street),
    ...literal('postal-code', typeof known.address === 'string' ? undefined : known.address?.postalCode),
    ...knownPhone(text, known.phoneNumber),
    ...[known.clientName, ...(known.others ?? [])].flatMap((name) => knownNameIn(text, folded, name ?? '')),
  ]);
}

/** Whether a text names someone we know by name: whole, or by a word of the name that is no ordinary word. */
export function namesAnyOf(text: string, names: readonly string[]): boolean {
  const folded = foldInPlace(text);
  return names.some((name) => knownNameIn(text, folded, name).length > 0);
}

/** The number we know, however its digits are separated. */
function knownPhone(text: string, phone: string | null | undefined): Finding[] {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-10);
  if (digits.length < 7) return [];
  const m = new RegExp([...digits].join('[\\s().+/-]{0,3}')).exec(text);
  return m ? [{ kind: 'phone', match: m[0], index: m.index }] : [];
}

/** One finding per place: the longest wins. */
function distinct(found: readonly Finding[]): Finding[] {
  const ordered = [...found].sort((a, b) => a.index - b.index || b.match.length - a.match.length);
  return ordered.filter((f, i) => !ordered.slice(0, i).some((g) => f.index < g.index + g.match.length));
}
