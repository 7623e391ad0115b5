/** What is known of the persons a text must not name. */
export interface KnownPerson {
  readonly clientName?: string | null;
  readonly email?: string | null;
  readonly phoneNumber?: string | null;
  readonly address?: { readonly street?: string; readonly postalCode?: string } | string | null;
  readonly others?: readonly string[];
}

export type FindingKind = 'name' | 'phone' | 'email' | 'address' | 'postal-code' | 'social-insurance-number';

/** A piece of personal data in a text. */
export interface Finding {
  readonly kind: FindingKind;
  readonly match: string;
  readonly index: number;
}

const PATTERNS: readonly [FindingKind, RegExp][] = [
  ['email', /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]{1,64}\s?@\s?[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/gu],
  ['social-insurance-number', /(?<![\d-])\d{3}[ -]\d{3}[ -]\d{3}(?![\d-])/g],
  ['phone', /(?<![\d$])(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]?\d{3}[\s.-]?\d{4}(?!\d)/g],
  ['postal-code', /\b[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d\b/gi],
  [
    'address',
    /\b\d{1,5}[a-z]?,?\s+(?:rue|avenue|av\.|boul\.|boulevard|chemin|ch\.|rang|place|impasse|montée|route|côte)\s+[\p{L}\d][\p{L}\d'’.-]*/giu,
  ],
  [
    'address',
    /\b\d{1,5}\s+(?:[\p{Lu}][\p{L}'’.-]*\s+){1,3}(?:street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|crt|crescent|cres|way|terrace)\b\.?/giu,
  ],
];

/** Words that are names and also ordinary words: they count only with a capital inside a sentence. */
const ORDINARY = new Set([
  'grace',
  'roy',
  'long',
  'petit',
  'legrand',
  'grand',
  'leblanc',
  'blanc',
  'noir',
  'brun',
  'white',
  'black',
  'brown',
  'green',
  'young',
  'rose',
  'mai',
  'may',
  'june',
  'juin',
  'will',
  'mark',
  'marc',
  'jean',
  'pierre',
  'france',
  'claire',
  'faith',
  'hope',
  'court',
  'cote',
  'hebert',
  'page',
  'martin',
  'king',
  'hall',
  'bell',
  'park',
  'parc',
  'lane',
  'rich',
  'bill',
  'drew',
  'chance',
  'champagne',
  'boucher',
  'marchand',
  'chevalier',
  // words of company names
  'property',
  'properties',
  'management',
  'gestion',
  'immobilier',
  'immobiliere',
  'immeuble',
  'immeubles',
  'construction',
  'constructions',
  'renovation',
  'renovations',
  'contracting',
  'transport',
  'transports',
  'assurance',
  'assurances',
  'insurance',
  'clinique',
  'clinic',
  'garage',
  'auto',
  'autos',
  'sales',
  'ventes',
  'club',
  'fitness',
  'service',
  'services',
  'group',
  'groupe',
  'quebec',
  'ontario',
  'canada',
  'montreal',
  'toronto',
  'ottawa',
  'laval',
  'ville',
  'city',
  'entreprise',
  'entreprises',
  'company',
  'compagnie',
  'societe',
  'restaurant',
  'hotel',
  'ecole',
  'school',
  'hospital',
  'hopital',
  'banque',
  'bank',
  'caisse',
  'logement',
  'logements',
  'homes',
  'habitations',
  'conjoint',
  'conjointe',
  'employeur',
  'locateur',
  'landlord',
  'employer',
  'spouse',
  'father',
  'mother',
]);
const PARTICLES = new Set([
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'van',
  'von',
  'den',
  'der',
  'and',
  'the',
  'inc',
  'ltd',
  'ltee',
  'mme',
  'mrs',
  'monsieur',
  'madame',
]);

const fold = (s: string): string => s.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
/** Folds letter by letter so that an index in the folded text is an index in the text. */
const foldInPlace = (s: string): string =>
  s.toLowerCase().length === s.length
    ? s.toLowerCase().replace(/[^\u0000-\u007f]/gu, (c) => (fold(c) || c).slice(0, c.length).padEnd(c.length, ' '))
    : [...s].map((c) => (fold(c) || c).slice(0, c.length).padEnd(c.length, ' ')).join('');
const words = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((w) => w.length >= 3 && !PARTICLES.has(w));
const isWordAt = (text: string, from: number, length: number): boolean =>
  !/[\p{L}\d]/u.test(text[from - 1] ?? ' ') && !/[\p{L}\d]/u.test(text[from + length] ?? ' ');

/**
 * Finds names, phone numbers, e-mail and street addresses in a text that professionals see before acceptance: what we
 * know of this lead, and what looks like it. Pure, shared by the rule and by the console's editor.
 */
export function detectPersonalData(text: string, known: KnownPerson = {}): Finding[] {
  const found: Finding[] = PATTERNS.flatMap(([kind, pattern]) =>
    [...(kind === 'email' && !text.includes('@') ? [] : text.matchAll(pattern))].map((m) => ({ kind, match: m[0].trim(), index: m.index })),
  );
  const folded = foldInPlace(text);
  const literal = (kind: FindingKind, value: string | null | undefined): void => {
    const needle = fold(value ?? '').trim();
    for (let i = needle.length < 3 ? -1 : folded.indexOf(needle); i >= 0; i = folded.indexOf(needle, i + 1)) {
      if (isWordAt(text, i, needle.length)) found.push({ kind, match: text.slice(i, i + needle.length), index: i });
    }
  };
  literal('email', known.email);
  literal('address', typeof known.address === 'string' ? known.address : known.address?.street);
  literal('postal-code', typeof known.address === 'string' ? undefined : known.address?.postalCode);
  knownPhone(text, known.phoneNumber, found);
  for (const name of [known.clientName, ...(known.others ?? [])]) for (const word of words(name ?? '')) nameWord(text, folded, word, found);
  return distinct(found);
}

function nameWord(text: string, folded: string, word: string, found: Finding[]): void {
  for (let i = folded.indexOf(word); i >= 0; i = folded.indexOf(word, i + 1)) {
    if (!isWordAt(text, i, word.length)) continue;
    const match = text.slice(i, i + word.length);
    const capital = /^\p{Lu}/u.test(match);
    const startsSentence = /(^|[.!?:\n])\s*$/.test(text.slice(0, i));
    if (!ORDINARY.has(word) || (capital && !startsSentence)) found.push({ kind: 'name', match, index: i });
  }
}

/** The number we know, however its digits are separated. */
function knownPhone(text: string, phone: string | null | undefined, found: Finding[]): void {
  const digits = (phone ?? '').replace(/\D/g, '').slice(-10);
  if (digits.length < 7) return;
  const m = new RegExp([...digits].join('[\\s().+/-]{0,3}')).exec(text);
  if (m) found.push({ kind: 'phone', match: m[0], index: m.index });
}

/** One finding per place: the longest wins. */
function distinct(found: readonly Finding[]): Finding[] {
  const ordered = [...found].sort((a, b) => a.index - b.index || b.match.length - a.match.length);
  return ordered.filter((f, i) => !ordered.slice(0, i).some((g) => f.index < g.index + g.match.length));
}
