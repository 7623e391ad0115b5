type Lang = 'fr' | 'en';

/** The documents that have a page of their own (P07, P08, P09). */
const PAGES = ['terms', 'privacy', 'professional-terms'] as const;
/** Sentences that stand in a form, beside the box or the button by which someone agrees to them, or that are read aloud (IN12, IN16, F04, CR5). */
const FORMS = [
  'request-consents',
  'phone-script',
  'consent-script',
  'sensitive-answers',
  'referral-statements',
  'message-choices',
  'purchase-terms',
  'subscription-terms',
  'top-up-consent',
] as const;

/** The documents that people agree to or are owed, by the code that names their stream. */
export const LEGAL_CODES = [...PAGES, ...FORMS] as const;
export type LegalCode = (typeof LEGAL_CODES)[number];
export type FormTextCode = (typeof FORMS)[number];
export const isLegalCode = (code: string): code is LegalCode => (LEGAL_CODES as readonly string[]).includes(code);
export const isFormText = (code: LegalCode): code is FormTextCode => (FORMS as readonly string[]).includes(code);

/** A part of a legal text: plain words, without markup. Pages show its table first, then its paragraphs, then its list. */
export interface LegalPart {
  readonly id: string;
  readonly title: string;
  readonly paragraphs?: readonly string[];
  readonly items?: readonly string[];
  readonly table?: readonly (readonly string[])[];
}
export interface LegalText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly parts: readonly LegalPart[];
}
/** Both languages of a document; French is the reference. */
export type Legal = Readonly<Record<Lang, LegalText>>;
/** What a version changed, in sentences; what is shipped first has changed nothing. */
export type LegalChanges = Readonly<Record<Lang, readonly string[]>>;

/** A version as others name it. */
export interface NamedVersion {
  readonly version: number;
  /** The day from which it is in force, which names it beside its number: no two versions of a document have the same. */
  readonly effectiveOn: string;
}
/** A version of a document, which never changes once it is published. */
export interface LegalVersion extends Legal, NamedVersion {
  readonly code: LegalCode;
  readonly changes: LegalChanges;
}

/** A day begins here five hours after it begins in Greenwich; in summer one hour before that, which no one is held to. */
export const startOf = (effectiveOn: string): string => `${effectiveOn}T05:00:00.000Z`;

/** Of versions, the oldest first: the one in force at an instant. The first counts from ever, for there was nothing before it. */
export function inForceAt<V extends { readonly effectiveOn: string }>(versions: readonly V[], now: string): V {
  return versions.findLast((v) => Date.parse(startOf(v.effectiveOn)) <= Date.parse(now)) ?? versions[0]!;
}

/** Every word of a part, its title first. */
export const wordsOfPart = ({ title, paragraphs = [], items = [], table = [] }: LegalPart): string[] => [
  title,
  ...paragraphs,
  ...items,
  ...table.flat(),
];
