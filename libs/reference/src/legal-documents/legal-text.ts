type Lang = 'fr' | 'en';

/** The documents that people agree to or are owed (P07, P08, P09, IN12), by the code that names their stream. */
export const LEGAL_CODES = ['terms', 'privacy', 'professional-terms', 'request-consents'] as const;
export type LegalCode = (typeof LEGAL_CODES)[number];

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

/** A version of a document, which never changes once it is published. */
export interface LegalVersion extends Legal {
  readonly code: LegalCode;
  readonly version: number;
  /** The day from which it is in force, which names it beside its number: no two versions of a document have the same. */
  readonly effectiveOn: string;
  readonly changes: LegalChanges;
}

/** A day begins here five hours after it begins in Greenwich; in summer one hour before that, which no one is held to. */
export const startOf = (effectiveOn: string): string => `${effectiveOn}T05:00:00.000Z`;

/** Of versions, the oldest first: the one in force at an instant. The first counts from ever, for there was nothing before it. */
export function inForceAt<V extends { readonly effectiveOn: string }>(versions: readonly V[], now: string): V {
  return versions.findLast((v) => Date.parse(startOf(v.effectiveOn)) <= Date.parse(now)) ?? versions[0]!;
}
