import type { Key } from '../key.js';

/** How staff read a key: its name, and in one sentence what it changes. */
export interface KeyWords {
  readonly label: { readonly fr: string; readonly en: string };
  readonly help: { readonly fr: string; readonly en: string };
}

/** Words for every key that a file of the registry exports. */
export type WordsOf<M> = { readonly [P in M[keyof M] as P extends Key<unknown, infer N> ? N : never]: KeyWords };

/** The name in both languages, then the sentence in both. */
export const word = (fr: string, en: string, helpFr: string, helpEn: string): KeyWords => ({
  label: { fr, en },
  help: { fr: helpFr, en: helpEn },
});
