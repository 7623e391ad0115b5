import { shippedDocument } from '@jurilien/reference';
import { screen, within } from '@testing-library/react';
import { plain, show } from '../../testing/show.testing';
import { LegalPage } from './legal-page';
import type { LegalShown } from './shown';

const { fr, en } = shippedDocument('terms');
const [first, second] = [
  { version: 1, effectiveOn: '2026-11-20' },
  { version: 2, effectiveOn: '2027-01-01' },
];
const shown = (over: Partial<LegalShown> = {}) =>
  structuredClone({
    code: 'terms',
    ...first,
    fr,
    en,
    changes: { fr: [], en: [] },
    inForce: first,
    versions: [first],
    ...over,
  }) as LegalShown;
const page = (of: LegalShown, path = '/conditions-utilisation') =>
  plain(
    show(<LegalPage page="terms" shown={of} after={{ gone: <p>Ce qui reste</p> }} />, path) &&
      document.querySelector('article')!.textContent,
  );

describe('the page of a legal document', () => {
  it('says which version it is and since when it is in force, in both languages', () => {
    expect(page(shown())).toContain('En vigueur depuis le 20 novembre 2026, version 1.');
    expect(screen.queryByRole('heading', { name: 'Toutes les versions' })).toBeNull();
  });
  it('delivers the French version first to who reads English', () => {
    expect(page(shown(), '/en/terms')).toContain('In force since November 20, 2026, version 1.');
    expect(screen.getByRole('link', { name: 'lire la version française' }).getAttribute('href')).toBe('/conditions-utilisation');
  });
  it('announces the version to come, and lists every one with its day', () => {
    expect(page(shown({ versions: [second, first] }))).toContain('Une nouvelle version s’appliquera à compter du 1er janvier 2027.');
    expect(screen.getByRole('link', { name: 'Lire la nouvelle version' }).getAttribute('href')).toBe('/conditions-utilisation?version=2');
    const list = screen.getByRole('region', { name: 'Toutes les versions' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => plain(textContent)),
    ).toEqual(['Version 2, du 1er janvier 2027 (à venir)', 'Version 1, du 20 novembre 2026 (en vigueur)']);
  });
  it('of an earlier version leads to the one in force', () => {
    const text = page(shown({ inForce: second, versions: [second, first] }));
    expect(text).toContain('Version 1, du 20 novembre 2026, qui n’est plus en vigueur.');
    expect(screen.getByRole('link', { name: 'Lire la version en vigueur' }).getAttribute('href')).toBe('/conditions-utilisation');
  });
  it('says what a version changed, and shows words as they were written, never as markup', () => {
    const odd = { ...fr, parts: [{ id: 'un', title: 'Un', paragraphs: ['<b>Gras</b>'] }] };
    expect(page(shown({ ...second, fr: odd as LegalShown['fr'], changes: { fr: ['Plus court.'], en: ['Shorter.'] } }))).toContain(
      '<b>Gras</b>',
    );
    expect(within(screen.getByRole('region', { name: 'Ce qui a changé' })).getByText('Plus court.')).toBeTruthy();
    expect(document.querySelector('article b')).toBeNull();
  });
  it.each(['"><img src=x onerror=alert(1)', '[ici](javascript:alert(1))', 'javascript:alert(1)', '</p><script', '&lt;img src=x&gt;'])(
    'makes neither a link nor anything else of words: %s',
    (words) => {
      const odd = {
        ...fr,
        title: words,
        lead: words,
        parts: [
          {
            id: 'un',
            title: words,
            paragraphs: [words],
            items: [words],
            table: [
              ['a', 'b'],
              [words, words],
            ],
          },
        ],
      };
      expect(page(shown({ fr: odd as unknown as LegalShown['fr'], changes: { fr: [words], en: [words] } }))).toContain(words);
      const article = document.querySelector('article')!;
      expect(article.querySelectorAll('img, script, [onerror], a[href^="javascript"]')).toHaveLength(0);
      expect([...article.querySelectorAll('a')].map((a) => a.getAttribute('href'))).toEqual(['#un']);
    },
  );
  it('keeps what belongs to a part that a version no longer has', () => expect(page(shown())).toContain('Ce qui reste'));
});
