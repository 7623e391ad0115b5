import { convertRaTranslationsToI18next } from 'ra-i18n-i18next';

type Tree = { [key: string]: string | Tree };

/** The converter gives each form of a plural a key of its own, as i18next has it; in ICU they are one text. */
const pluralsJoined = (tree: Tree): Tree =>
  Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, string | Tree][] => {
      if (typeof value !== 'string') return [[key, pluralsJoined(value)]];
      if (key.endsWith('_one')) return [];
      if (!key.endsWith('_other')) return [[key, value]];
      const name = key.slice(0, -'_other'.length);
      return [[name, `{smart_count, plural, one {${String(tree[`${name}_one`])}} other {${value}}}`]];
    }),
  );

/** Texts of a language package of react-admin in ICU form. */
export const icuOf = <T extends object>(texts: T): T =>
  pluralsJoined(convertRaTranslationsToI18next(texts, { prefix: '{', suffix: '}' }) as Tree) as T;
