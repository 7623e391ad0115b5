import { runInNewContext } from 'node:vm';
import { LANGUAGE_SCRIPT } from '../../public-site/src/language-script';
import { aliases, indexed, langOf, pageAt, pages, pathOf, type Lang, type PageId } from '../../public-site/src/routes.table';

const ids = Object.keys(pages) as PageId[];
const segments = { token: 'jeton-1', account: 'compte-1', lead: 'demande-1', slug: 'un-texte' };

describe('addresses in two languages', () => {
  it.each(ids)('%s has an address of its own in each language, which leads back to it', (page) => {
    for (const lang of ['fr', 'en'] as const) {
      const path = pathOf(page, lang, segments);
      expect(langOf(path)).toBe(lang);
      expect(pageAt(path)).toMatchObject({ page, lang });
      expect(path).not.toMatch(/:/);
    }
  });

  it('are each used once, and no alias stands in front of a page', () => {
    const all = ids.flatMap((page) => [pages[page].fr, pages[page].en]);
    expect(new Set(all).size).toBe(all.length);
    expect(Object.keys(aliases).filter((path) => (all as readonly string[]).includes(path))).toEqual([]);
  });

  it('that are aliases lead to the page in the language of their prefix, with every segment', () => {
    for (const [path, to] of Object.entries(aliases)) {
      expect([path, langOf(path)]).toEqual([path, to.lang]);
      const named = (of: string) => (of.match(/:\w+/g) ?? []).sort();
      expect([path, named(path)]).toEqual([path, named(pages[to.page][to.lang])]);
    }
  });

  it('that a search engine may show have no segment of anybody', () => {
    expect(indexed.filter((page) => /:/.test(pages[page].fr))).toEqual([]);
  });

  // The original specification, chapter 2: one wildcard is one segment.
  it.each([
    '/bloc/x',
    '/changement-prive/x',
    '/document/x',
    '/professionnel/x',
    '/renouvellement/x',
    '/reservations/x',
    '/leads/x/y',
    '/nouveau-mot-de-passe/x/y',
    '/rendez-vous/x/y',
    '/professionnels',
    '/404',
    '/en/404',
  ])('%s of the original is a page, with or without a slash at its end', (path) => {
    expect(pageAt(path)).toBeDefined();
    expect(pageAt(`${path}/`)).toEqual(pageAt(path));
    expect(pageAt(`${path}/zz`)).not.toEqual(pageAt(path));
  });

  it.each([
    'changement-prive/x',
    'professionnel/x',
    'renouvellement/x',
    'reservations/x',
    'leads/x/y',
    'nouveau-mot-de-passe/x/y',
    'rendez-vous/x/y',
  ])('the English variant /en/%s resolves', (path) => {
    const own = pageAt(`/en/${path}`);
    const alias = Object.keys(aliases).some((a) => new RegExp(`^${a.replace(/:\w+/g, '[^/]+')}$`).test(`/en/${path}`));
    expect(own !== undefined || alias).toBe(true);
  });
});

interface Visit {
  readonly stored?: Lang;
  readonly language: string;
  readonly agent?: string;
  readonly blocked?: boolean;
  readonly at?: '/' | '/faq';
}
/** The script of pages without a prefix, in a browser of a few words. */
function arrive({ stored, language, agent = 'Mozilla/5.0', blocked = false, at = '/' }: Visit) {
  let went: string | undefined;
  runInNewContext(LANGUAGE_SCRIPT, {
    navigator: { language, userAgent: agent },
    document: { currentScript: { dataset: { en: pathOf(pageAt(at)!.page, 'en') } } },
    location: { pathname: at, search: '?x=1', hash: '#y', replace: (to: string) => (went = to) },
    localStorage: {
      getItem: (key: string) => {
        if (blocked) throw new Error('SecurityError');
        return key === 'gatsby-i18next-language' ? (stored ?? null) : null;
      },
    },
  });
  return went;
}

// D2: the stored preference, else the browser's language; never a crawler, never an error.
describe('a first visit without a prefix', () => {
  it.each([
    [{ language: 'en-CA' }, '/en/?x=1#y'],
    [{ language: 'fr-CA' }, undefined],
    [{ language: 'es' }, undefined],
    [{ stored: 'fr', language: 'en-CA' }, undefined],
    [{ stored: 'en', language: 'fr-CA' }, '/en/?x=1#y'],
    [{ language: 'en-US', agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, undefined],
    [{ stored: 'en', language: 'en', blocked: true }, undefined],
    [{ at: '/faq', stored: 'en', language: 'fr-CA' }, '/en/faq?x=1#y'],
    [{ at: '/faq', stored: 'fr', language: 'en-CA' }, undefined],
    // Who was sent a French address reads it.
    [{ at: '/faq', language: 'en-CA' }, undefined],
  ] as const)('%j goes to %s', (who, to) => expect(arrive(who)).toBe(to));
});
