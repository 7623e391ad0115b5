import type { LegalDocumentRow, PublishedDocument } from '@jurilien/rows/legal';
import { bodyOf, plainOf, shippedDocument, type LegalCode, type Legal, type LegalChanges, type LegalPart } from '@jurilien/reference';

/** A version of a document; what is shipped has no publisher. */
export type AnyVersion = Omit<PublishedDocument, 'at' | 'by'> & { readonly at: string | null; readonly by: string | null };

/** Every version of a document, the newest first; what is shipped comes before them all. */
export function versionsOf(code: LegalCode, row: LegalDocumentRow | undefined): AnyVersion[] {
  const { code: _, ...shipped } = shippedDocument(code);
  return [...(row?.versions ?? []).toReversed(), { ...shipped, at: null, by: null }];
}

export type Lang = 'fr' | 'en';
interface Both {
  readonly fr: string;
  readonly en: string;
}
const both = (of: (lang: Lang) => string): Both => ({ fr: of('fr'), en: of('en') });

/** A part as it is typed: its words in both languages side by side, as one writes them. */
export interface TypedPart {
  readonly id: string;
  readonly title: Both;
  readonly body: Both;
}
/** A version as it is typed. */
export interface Typed {
  readonly title: Both;
  readonly description: Both;
  readonly lead: Both;
  /** One sentence a line. */
  readonly changes: Both;
  readonly effectiveOn: string;
  readonly parts: readonly TypedPart[];
}
export type Written = NonNullable<LegalDocumentRow['draft']>;

type Startable = Legal & { readonly changes: LegalChanges; readonly effectiveOn: string };
/** What is typed of a version; a part that only one language has is empty in the other. */
export function typedOf({ fr, en, changes, effectiveOn }: Startable): Typed {
  const texts = { fr, en };
  const parts: Record<Lang, Map<string, LegalPart>> = {
    fr: new Map(fr.parts.map((p) => [p.id, p])),
    en: new Map(en.parts.map((p) => [p.id, p])),
  };
  return {
    title: both((lang) => texts[lang].title),
    description: both((lang) => texts[lang].description),
    lead: both((lang) => texts[lang].lead),
    changes: both((lang) => changes[lang].join('\n')),
    effectiveOn,
    parts: [...new Set([...parts.fr.keys(), ...parts.en.keys()])].map((id) => ({
      id,
      title: both((lang) => parts[lang].get(id)?.title ?? ''),
      body: both((lang) => plainOf(parts[lang].get(id) ?? {})),
    })),
  };
}

/** What was typed, as it is kept. */
export function writtenOf({ title, description, lead, changes, effectiveOn, parts }: Typed): Written {
  const text = (lang: Lang) => ({
    title: title[lang].trim(),
    description: description[lang].trim(),
    lead: lead[lang].trim(),
    parts: parts.map((p) => ({ id: p.id, title: p.title[lang].trim(), ...bodyOf(p.body[lang]) })),
  });
  const sentences = (lang: Lang) =>
    changes[lang]
      .split('\n')
      .map((said) => said.trim())
      .filter(Boolean);
  return structuredClone({ fr: text('fr'), en: text('en'), changes: { fr: sentences('fr'), en: sentences('en') }, effectiveOn }) as Written;
}

/** The day after another one. */
export const dayAfter = (day: string): string => new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
