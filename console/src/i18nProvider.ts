import { createInstance, type BackendModule, type i18n } from 'i18next';
import ICU, { type IcuConfig, type IcuInstance } from 'i18next-icu';
import { getI18nProvider } from 'ra-i18n-i18next';
import type { I18nProvider } from 'react-admin';
import { withNamesInPattern } from './in-force/names';
import { locale, type Locale } from './locale';
import { FEATURES, WORDS, type Feature } from './words';

/** Only the language of the address is downloaded. */
const load = async () => (locale === 'fr' ? (await import('./i18n/fr')).fr : (await import('./i18n/en')).en);

/** Words of a feature in one language, as i18next asks for them. */
const features: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, feature, answer) => {
    WORDS[feature as Feature][language as Locale]().then(
      ({ words }) => answer(null, words),
      (error: Error) => answer(error, null),
    );
  },
};

/** What stands on the page where a text is missing or cannot be filled in; a test throws instead. */
export interface Faults {
  /** A key without a text, where the caller gave none. */
  missing: (key: string) => void;
  /** A text that is not ICU, or lacks a value: what is shown instead. */
  unfit: (key: string, text: string, error: Error) => string;
}
const shown: Faults = { missing: () => undefined, unfit: (_key, text) => text };

/** What i18next found under a key: nothing where the caller's own words stand in for a text. */
interface Found {
  readonly resolved?: { readonly res?: unknown };
}
/** What i18next asks of a form of texts; the types of the library leave it out. */
interface Format extends IcuInstance {
  parse(pattern: string, values: object, language: string, namespace: string, key: string, found?: Found): string;
}

/**
 * ICU texts that call the product and its coins by their names in force. The names stand in a pattern before values do:
 * what people wrote keeps its words.
 */
class NamedTexts extends (ICU as unknown as new (config: IcuConfig) => Format) {
  /** The pattern that was read last under a key: the library keeps it read, also once the names have changed. */
  private readonly last = new Map<string, string>();

  override parse(pattern: string, values: object, language: string, namespace: string, key: string, found?: Found): string {
    if (found?.resolved?.res === undefined) return super.parse(pattern, values, language, namespace, key, found);
    const named = withNamesInPattern(pattern, language as Locale);
    const at = `${namespace} ${key}`;
    const before = this.last.get(at);
    if (before !== undefined && before !== named) {
      this.clearCache();
      this.last.clear();
    }
    this.last.set(at, named);
    return super.parse(named, values, language, namespace, key, found);
  }
}

/** Texts in ICU form, over i18next: plurals and numbers are those of the language as it is written in Canada. */
const start = (words: i18n, texts: object, language: Locale, faults: Faults): Promise<I18nProvider> =>
  getI18nProvider(
    words
      .use(features)
      .use(
        new NamedTexts({
          parseLngForICU: (lng: string) => `${lng}-CA`,
          parseErrorHandler: (error: Error, key: string, text: string) => faults.unfit(key, text, error),
        }),
      ),
    {
      lng: language,
      fallbackLng: false,
      fallbackNS: FEATURES,
      nsSeparator: false,
      partialBundledLanguages: true,
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

/** A provider with words of every page, and of the named features. */
export const i18nOf = async (texts: object, language: Locale, faults = shown, named: readonly Feature[] = []): Promise<I18nProvider> => {
  const words = createInstance();
  const provider = await start(words, texts, language, faults);
  await words.loadNamespaces(named);
  return provider;
};

const ofConsole = createInstance();
export const loadI18n = async (): Promise<I18nProvider> => start(ofConsole, await load(), locale, shown);
/** Adds the words of features to the page's: each is read once. */
export const addWords = (named: readonly Feature[]): Promise<void> => ofConsole.loadNamespaces(named);
