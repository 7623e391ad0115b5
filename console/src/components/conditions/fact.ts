import type { Bilingual } from '@jurilien/contracts';

/** One of the values of a fact: a code that stands for itself, or one with its words. */
export type Option = string | (Bilingual & { readonly code: string });

/** Something that a condition may ask about. */
export interface Fact {
  readonly key: string;
  readonly label: Bilingual;
  readonly type: 'text' | 'number' | 'boolean' | 'instant' | 'month' | { readonly oneOf: readonly Option[] };
  /** Those that make sense for it; every one where absent. */
  readonly operators?: readonly string[];
}
