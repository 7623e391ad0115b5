import { runInNewContext } from 'node:vm';
import { LANGUAGE_KEY, LANGUAGE_SCRIPT } from './language-script';

/** Where a browser is sent from a French page: its languages, what it kept, and the default language of the configuration. */
function sentTo(languages: readonly string[], first: string, kept?: string): string | undefined {
  let to: string | undefined;
  runInNewContext(LANGUAGE_SCRIPT, {
    navigator: { languages, userAgent: 'Firefox' },
    localStorage: { getItem: (key: string) => (key === LANGUAGE_KEY ? (kept ?? null) : null) },
    document: { documentElement: {}, currentScript: { dataset: { en: '/en/page', first } } },
    location: { search: '', hash: '', replace: (address: string) => (to = address) },
  });
  return to;
}

describe('the language of a page without a prefix', () => {
  it('is what was chosen, then that of the browser', () => {
    expect(sentTo(['fr-CA'], 'fr', 'en')).toBe('/en/page');
    expect(sentTo(['es', 'en-CA'], 'fr')).toBe('/en/page');
    expect(sentTo(['es', 'fr-CA', 'en'], 'en')).toBeUndefined();
  });
  it('is the default language where neither is known (i18n.defaultLanguage)', () => {
    expect(sentTo(['es'], 'fr')).toBeUndefined();
    expect(sentTo(['es'], 'en')).toBe('/en/page');
    expect(sentTo(['es'], 'en', 'fr')).toBeUndefined();
  });
});
