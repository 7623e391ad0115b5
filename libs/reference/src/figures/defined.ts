interface Words {
  readonly label: string;
  readonly definition: string;
}
/** What something is called, and what it means, in both languages. */
export interface Defined {
  readonly fr: Words;
  readonly en: Words;
}
export const defined = (fr: string, frMeans: string, en: string, enMeans: string): Defined => ({
  fr: { label: fr, definition: frMeans },
  en: { label: en, definition: enMeans },
});
