import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import type { Bilingual } from '@jurilien/contracts';
import { inLocale } from './locale';
import type { Messages } from './i18n/messages';
import type { FeatureWords } from './words';

type Path<T> = { [K in keyof T & string]: T[K] extends string ? K : `${K}.${Path<T[K]>}` }[keyof T & string];
type Paths<T> = T extends unknown ? Path<T> : never;
/** A key that exists in both languages, of every page or of a feature: a misspelt one does not compile. */
export type Key = Path<Omit<Messages, 'ra'>> | Paths<FeatureWords>;
export type Translate = (key: Key, vars?: Record<string, unknown>) => string;

/** A text of the page: one that several places share, by its key and what it names, or one of a single place, in both languages. */
export type Text = Key | { readonly key: Key; readonly vars: Record<string, unknown> } | Bilingual;

/** Translation with checked keys. */
export const useT = (): Translate => useTranslate() as Translate;

/** A text in the language of the page, whichever way it is written down. */
export const useText = () => {
  const t = useT();
  return (text: Text): string => {
    if (typeof text === 'string') return t(text);
    return 'key' in text ? t(text.key, text.vars) : inLocale(text);
  };
};

/** Translates a code that came as data (`states` + `ToValidate`); an unknown code is shown as it is. */
export const useCode = () => {
  const translate = useTranslate();
  return useCallback(
    (family: keyof Messages['codes'], code: string | number | null | undefined): string => {
      if (code === null || code === undefined || code === '') return '–';
      // Texts are looked up in objects: a name that every object has would be found there, and is no text.
      return code in Object.prototype ? String(code) : translate(`codes.${family}.${code}`, { _: String(code) });
    },
    [translate],
  );
};
