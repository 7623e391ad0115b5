import { en } from './i18n/en';
import { fr } from './i18n/fr';
import { i18nOf } from './i18nProvider';
import { FEATURES } from './words';

const fatal = {
  missing: (key: string) => {
    throw new Error(`no text for ${key}`);
  },
  unfit: (key: string, _text: string, error: Error): string => {
    throw new Error(`${key}: ${error.message}`);
  },
};
/** Spaces as one sees them. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

describe('texts of the console', () => {
  it('count as the language does: nothing is singular in French and plural in English', async () => {
    const [french, english] = [await i18nOf(fr, 'fr', fatal), await i18nOf(en, 'en', fatal)];
    const rows = (provider: typeof french) => [0, 1, 2, 1234].map((count) => plain(provider.translate('state.newRows', { count })));
    expect(rows(french)).toEqual(['0 nouvelle ligne', '1 nouvelle ligne', '2 nouvelles lignes', '1 234 nouvelles lignes']);
    expect(rows(english)).toEqual(['0 new rows', '1 new row', '2 new rows', '1,234 new rows']);
  });
  it('include those of react-admin, with its plurals', async () => {
    const [french, english] = [await i18nOf(fr, 'fr', fatal), await i18nOf(en, 'en', fatal)];
    expect(french.translate('ra.notification.deleted', { smart_count: 3 })).toBe('3 éléments supprimés');
    expect(english.translate('ra.notification.deleted', { smart_count: 3 })).toBe('3 elements deleted');
    expect(english.translate('ra.notification.deleted', { smart_count: 1 })).toBe('Element deleted');
  });
  it('say braces where braces are meant', async () => {
    expect((await i18nOf(fr, 'fr', fatal, ['lawyers'])).translate('lawyerMessage.bodyHint_fr')).toMatch(/^\{nom\} devient/);
  });
  it('of a feature come with it, in the language of the page, under their own keys', async () => {
    const [before, french, english] = [
      await i18nOf(fr, 'fr', fatal),
      await i18nOf(fr, 'fr', fatal, ['finder']),
      await i18nOf(en, 'en', fatal, FEATURES),
    ];
    expect(() => before.translate('finder.title')).toThrow('no text for finder.title');
    expect([french.translate('finder.title'), english.translate('finder.title')]).toEqual(['Trouver', 'Find']);
    expect(() => french.translate('finder.nothingLikeIt')).toThrow('no text for finder.nothingLikeIt');
    expect(french.translate('app.menu')).toBe('Menu');
  });
  it('fail a test when one is missing or lacks a value, and let a caller say what stands in its place', async () => {
    const french = await i18nOf(fr, 'fr', fatal);
    expect(() => french.translate('state.nothingLikeIt')).toThrow('no text for state.nothingLikeIt');
    expect(() => french.translate('state.conflictOpen', { mine: 1 })).toThrow('state.conflictOpen');
    expect(french.translate('codes.states.Unheard', { _: 'Unheard' })).toBe('Unheard');
  });
  it('show the key or the text as it stands to people, and never break a page', async () => {
    const french = await i18nOf(fr, 'fr');
    expect(french.translate('state.nothingLikeIt')).toBe('state.nothingLikeIt');
    expect(french.translate('state.conflictOpen', { mine: 1 })).toContain('{theirs}');
  });
});
