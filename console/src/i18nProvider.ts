import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { TranslationMessages } from 'react-admin';
import { locale } from './locale';

/** Only the language of the address is downloaded. */
const load = async () => (locale === 'fr' ? (await import('./i18n/fr')).fr : (await import('./i18n/en')).en);

export const loadI18n = async () => {
  const messages = (await load()) as unknown as TranslationMessages;
  return polyglotI18nProvider(
    () => messages,
    locale,
    [
      { locale: 'fr', name: 'Français' },
      { locale: 'en', name: 'English' },
    ],
    { allowMissing: true },
  );
};
