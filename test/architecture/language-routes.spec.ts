import { runInNewContext } from 'node:vm';
import { LANGUAGE_KEY, LANGUAGE_SCRIPT } from '../../public-site/src/lang/language-script';
import { aliases, indexed, isBehindLink, langOf, pageAt, pages, pathOf, type Lang, type PageId } from '../../public-site/src/routes.table';

const ids = Object.keys(pages) as PageId[];

describe('addresses in two languages', () => {
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

  it('that a search engine may show have no segment of anyone', () => {
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
  readonly languages: readonly string[];
  readonly agent?: string;
  readonly blocked?: boolean;
  readonly at?: string;
}
/** The script of pages without a prefix, in a browser of a few words. */
function arrive({ stored, languages, agent = 'Mozilla/5.0', blocked = false, at = '/' }: Visit) {
  let went: string | undefined;
  runInNewContext(LANGUAGE_SCRIPT, {
    navigator: { languages, language: languages[0], userAgent: agent },
    document: { documentElement: {}, currentScript: { dataset: { en: pathOf(pageAt(at)!.page, 'en') } } },
    location: { pathname: at, search: '?x=1', hash: '#y', replace: (to: string) => (went = to) },
    localStorage: {
      getItem: (key: string) => {
        if (blocked) throw new Error('SecurityError');
        return key === LANGUAGE_KEY ? (stored ?? null) : null;
      },
    },
  });
  return went;
}

// D2: the stored preference, else the browser's language; never a crawler, never an error.
describe('a visit without a prefix', () => {
  it.each([
    [{ languages: ['en-CA'] }, '/en/?x=1#y'],
    [{ languages: ['fr-CA', 'en-CA'] }, undefined],
    [{ languages: ['es', 'en'] }, '/en/?x=1#y'],
    [{ languages: ['es'] }, undefined],
    [{ stored: 'fr', languages: ['en-CA'] }, undefined],
    [{ stored: 'en', languages: ['fr-CA'] }, '/en/?x=1#y'],
    [{ languages: ['en-US'], agent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, undefined],
    [{ languages: ['en-US'], agent: 'Mozilla/5.0 (compatible; Google-InspectionTool/1.0)' }, undefined],
    [{ stored: 'en', languages: ['en'], blocked: true }, undefined],
    [{ at: '/faq', stored: 'en', languages: ['fr-CA'] }, '/en/faq?x=1#y'],
    [{ at: '/faq', stored: 'fr', languages: ['en-CA'] }, undefined],
    [{ at: '/demande', languages: ['en-CA'] }, '/en/demand?x=1#y'],
    [{ at: '/mon-tableau-de-bord', languages: ['en-CA'] }, '/en/my-dashboard?x=1#y'],
  ] as const)('%j goes to %s', (who, to) => expect(arrive(who)).toBe(to));

  it.each([
    ['/ma-demande/abc', '', true],
    ['/preferences/abc', '', true],
    ['/confirmation', '?d=abc', true],
    ['/accepter', '?t=abc', true],
    ['/demande', '?d=abc', true],
    ['/demande', '?etape=2', false],
    ['/leads/x/offre', '', false],
    ['/leads/x/abc', '', true],
    ['/guide/un-texte', '', false],
  ])('%s%s is behind a link: %s', (path, search, is) => expect(isBehindLink(path, search)).toBe(is));
});
