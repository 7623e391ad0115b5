import { createInstance } from 'i18next';
import ICU from 'i18next-icu';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { locale, type Locale } from './locale';

/** Only the language of the address is downloaded. */
const load = async () => (locale === 'fr' ? (await import('./i18n/fr')).fr : (await import('./i18n/en')).en);

/** What stands on the page where a text is missing or cannot be filled in; a test throws instead. */
export interface Faults {
  /** A key without a text, where the caller gave none. */
  missing: (key: string) => void;
  /** A text that is not ICU, or lacks a value: what is shown instead. */
  unfit: (key: string, text: string, error: Error) => string;
}
const shown: Faults = { missing: () => undefined, unfit: (_key, text) => text };

/** Texts in ICU form, over i18next: plurals and numbers are those of the language as it is written in Canada. */
export const i18nOf = (texts: object, language: Locale = locale, faults: Faults = shown): Promise<I18nProvider> =>
  getI18nProvider(
    createInstance().use(
      new ICU({
        parseLngForICU: (lng: string) => `${lng}-CA`,
        parseErrorHandler: (error: Error, key: string, text: string) => faults.unfit(key, text, error),
      }),
    ),
    {
      lng: language,
      fallbackLng: false,
      nsSeparator: false,
      saveMissing: true,
      // A code that came as data may have no words: its caller then says what is shown.
      missingKeyHandler: (_lngs, _ns, key, _fallback, _update, options: { defaultValue?: string }) => {
        if (options.defaultValue === undefined) faults.missing(key);
      },
      resources: { [language]: { translation: texts } },
    },
    [
      { locale: 'fr', name: 'Français' },
      { locale: 'en', name: 'English' },
    ],
  );

export const loadI18n = async (): Promise<I18nProvider> => i18nOf(await load());
