import { asShipped } from '@jurilien/event-sourcing/testing';
import { cannedReplies } from '@jurilien/messaging';
import { pages as PAGES } from '../../public-site/src/routes.table';
import type { Site } from '../support/site.js';

interface Read {
  readonly url: string;
  readonly status: number;
  readonly html: string;
}
const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&');
const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, 'g')) ?? [];
const linksOf = (html: string, rel: string) => tags(html, 'link').filter((tag) => attribute(tag, 'rel') === rel);
const alternates = (html: string): Record<string, string> =>
  Object.fromEntries(
    linksOf(html, 'alternate').flatMap((tag) =>
      (attribute(tag, 'hrefLang') ?? attribute(tag, 'hreflang'))
        ? [[(attribute(tag, 'hrefLang') ?? attribute(tag, 'hreflang'))!, attribute(tag, 'href')!]]
        : [],
    ),
  );
const canonical = (html: string): string | undefined => linksOf(html, 'canonical').map((tag) => attribute(tag, 'href'))[0];
const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
const textOf = (html: string): string => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
/** Pages that tell people about the law (P11–P18); guides (P19) have addresses of their own. */
const INFORMING = [
  ...(['familyLawyer', 'criminalLawyer', 'tenantProtection', 'hiddenDefect', 'separation', 'ontario', 'digitalBusiness'] as const),
  'calculator' as const,
];
const isHidden = (html: string): boolean => tags(html, 'meta').some((tag) => attribute(tag, 'name') === 'robots' && /noindex/.test(tag));

/** The site as a search engine reads it: what the sitemaps list, what the pages say of themselves, and where their links lead. */
export function crawlStories(site: () => Site): void {
  const origin = () => site().system.origin;
  const read = async (url: string): Promise<Read> => {
    const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html' } });
    return { url, status: answer.status, html: await answer.text() };
  };
  const locs = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((m) => m[1]!);
  const all = async (urls: readonly string[]): Promise<Read[]> => {
    const done: Read[] = [];
    for (let i = 0; i < urls.length; i += 4) done.push(...(await Promise.all(urls.slice(i, i + 4).map(read))));
    return done;
  };

  describe('a search engine', () => {
    let pages: Read[] = [];
    let listed: string[] = [];

    it('finds a sitemap per language, and every page in it', async () => {
      expect(await (await fetch(`${origin()}/robots.txt`)).text()).toContain(`Sitemap: ${origin()}/sitemap.xml`);
      const maps = locs(await (await fetch(`${origin()}/sitemap.xml`)).text());
      expect(maps).toEqual([`${origin()}/sitemap-fr.xml`, `${origin()}/sitemap-en.xml`]);
      const [fr, en] = await Promise.all(maps.map(async (url) => locs(await (await fetch(url)).text())));
      expect(fr!.length).toBe(en!.length);
      expect(fr!.every((url) => !url.startsWith(`${origin()}/en/`))).toBe(true);
      expect(en!.every((url) => url.startsWith(`${origin()}/en/`))).toBe(true);
      listed = [...fr!, ...en!];
      expect(new Set(listed).size).toBe(listed.length);
      pages = await all(listed);
      expect(pages.filter((p) => p.status !== 200).map((p) => [p.url, p.status])).toEqual([]);
    });

    it('reads on each page which page it is, in which language, and which is its twin, and the twin says the same', () => {
      const byUrl = new Map(pages.map((p) => [p.url, p]));
      const faults = pages.flatMap(({ url, html }) => {
        const named = alternates(html);
        const english = url.startsWith(`${origin()}/en/`);
        const twin = byUrl.get(named[english ? 'fr-CA' : 'en-CA'] ?? '');
        return [
          ...(canonical(html) === url ? [] : [`${url}: its canonical is ${canonical(html)}`]),
          ...(named[english ? 'en-CA' : 'fr-CA'] === url ? [] : [`${url} does not name itself`]),
          ...(named['x-default'] === named['fr-CA'] ? [] : [`${url}: x-default is not the French page`]),
          ...(twin && JSON.stringify(alternates(twin.html)) === JSON.stringify(named) ? [] : [`${url}: its twin does not answer`]),
          ...(attribute(tags(html, 'html')[0]!, 'lang') === (english ? 'en-CA' : 'fr-CA') ? [] : [`${url}: wrong language`]),
          ...(isHidden(html) ? [`${url} is in the sitemap and asks to be left out`] : []),
        ];
      });
      expect(faults).toEqual([]);
    });

    it('finds one title, one description and one main heading on each, and no heading level left out', () => {
      const titles = pages.map((p) => /<title>([^<]*)<\/title>/.exec(p.html)?.[1]);
      expect(titles.filter((t, i) => t === undefined || titles.indexOf(t) !== i)).toEqual([]);
      const faults = pages.flatMap(({ url, html }) => {
        const levels = [...html.matchAll(/<h([1-6])\b/g)].map((m) => Number(m[1]));
        const described = tags(html, 'meta').filter((tag) => attribute(tag, 'name') === 'description');
        return [
          ...(levels.filter((l) => l === 1).length === 1 ? [] : [`${url}: ${levels.filter((l) => l === 1).length} main headings`]),
          ...levels.flatMap((l, i) => (i > 0 && l > levels[i - 1]! + 1 ? [`${url}: h${levels[i - 1]} then h${l}`] : [])),
          ...(described.length === 1 && (attribute(described[0]!, 'content') ?? '').length > 50 ? [] : [`${url}: no description`]),
          ...(tags(html, 'meta').some((tag) => attribute(tag, 'property') === 'og:image') ? [] : [`${url}: no card`]),
        ];
      });
      expect(faults).toEqual([]);
    });

    it('L25-1: finds on each page who answers for personal data and how to reach them, and the same in the policy and beside the team', () => {
      const WHO = {
        fr: /responsable de la protection des renseignements personnels/i,
        en: /person in charge of the protection of personal information/i,
      };
      const who = ({ url }: Read): RegExp => WHO[url.startsWith(`${origin()}/en/`) ? 'en' : 'fr'];
      const reach = 'href="mailto:vieprivee@jurilien.example"';
      expect(pages.filter((p) => !who(p).test(textOf(p.html)) || !p.html.includes(reach)).map((p) => p.url)).toEqual([]);
      const named = pages.filter(({ url }) =>
        [PAGES.privacy, PAGES.team].some(({ fr, en }) => [fr, en].includes(new URL(url).pathname as never)),
      );
      expect(named).toHaveLength(4);
      expect(named.filter((p) => !who(p).test(textOf(mainOf(p.html)))).map((p) => p.url)).toEqual([]);
    });

    it('BAR-4: reads in each page of legal information that it is no advice; replies written in advance say when they were read for it', () => {
      const NOT_ADVICE = /pas un avis juridique|not legal advice/i;
      const paths: readonly string[] = INFORMING.flatMap((id) => [PAGES[id].fr, PAGES[id].en]);
      const informing = pages.filter(({ url }) => paths.includes(new URL(url).pathname) || /\/guide\//.test(url));
      expect(informing.length).toBeGreaterThan(paths.length);
      expect(informing.filter(({ html }) => !NOT_ADVICE.test(textOf(mainOf(html)))).map((p) => p.url)).toEqual([]);
      for (const { key, reviewed } of cannedReplies(asShipped()))
        expect([key, reviewed]).toEqual([key, expect.stringMatching(/^20\d\d-\d\d-\d\d$/)]);
    });

    it('reads data that is data', () => {
      const described = pages.flatMap(({ url, html }) =>
        [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((m) => ({
          url,
          of: JSON.parse(m[1]!) as { '@type': string },
        })),
      );
      expect(new Set(described.map((d) => d.of['@type']))).toEqual(
        new Set(['Organization', 'Article', 'BreadcrumbList', 'FAQPage', 'WebSite', 'WebApplication']),
      );
    });

    it('follows every link to a page, and meets no page that the sitemaps forgot', async () => {
      const found = new Set(
        pages.flatMap(({ html }) =>
          tags(html, 'a')
            .map((tag) => attribute(tag, 'href') ?? '')
            .filter((href) => href.startsWith('/') && !href.startsWith('/admin'))
            .map((href) => new URL(href, origin()).origin + new URL(href, origin()).pathname),
        ),
      );
      const more = await all([...found].filter((url) => !listed.includes(url)));
      expect(more.filter((p) => p.status !== 200).map((p) => [p.url, p.status])).toEqual([]);
      const own = more.filter((p) => !isHidden(p.html) && canonical(p.html) === p.url);
      // Profiles come and go with their owners, who may not want to be listed.
      expect(own.map((p) => p.url).filter((url) => !/\/professional|\/login$/.test(url))).toEqual([]);
    });

    it('gets cards that are pictures, and a 404 that says so', async () => {
      for (const name of ['carte-fr.png', 'carte-en.png', 'logo.png']) {
        const answer = await fetch(`${origin()}/${name}`);
        expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
      }
      const lost = await read(`${origin()}/nulle-part`);
      expect([lost.status, isHidden(lost.html)]).toEqual([404, true]);
      expect((await read(`${origin()}/guide/nulle-part`)).status).toBe(404);
      expect((await read(`${origin()}/dev-404-page`)).status).toBe(404);
    });
  });
}
