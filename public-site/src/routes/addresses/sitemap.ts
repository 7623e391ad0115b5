import type { LoaderArgs } from '../../http';
import { guidePaths } from '../../features/articles/library.server';
import { figuresNow } from '../../api/index.server';
import { figureAt, isServed, type Figures } from '../../lang';
import { indexed, pathOf, SITEMAPS, type Lang, type PageId } from '../../routes.table';

/** Every address a search engine may show, with its twin in the other language. */
const twins = (figures: Figures): readonly Readonly<Record<Lang, string>>[] => [
  ...indexed.filter((page) => isThere(page, figures)).map((page) => ({ fr: pathOf(page, 'fr'), en: pathOf(page, 'en') })),
  ...guidePaths(figures),
];
/** The pages of one province, which are not there while it is closed. */
const HOMES: Partial<Readonly<Record<PageId, 'QC' | 'ON'>>> = { ontario: 'ON', prosOntario: 'ON', pros: 'QC' };
const isThere = (page: PageId, figures: Figures): boolean => {
  const home = HOMES[page];
  return home === undefined || isServed(home, figures);
};

const xml = (root: string, body: readonly string[]): Response =>
  new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${root}\n${body.join('\n')}\n</${/^<(\w+)/.exec(root)![1]}>\n`, {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });

/** The index of the sitemaps, and one sitemap per language. */
export async function loader({ request }: LoaderArgs): Promise<Response> {
  const { pathname, origin: seen } = new URL(request.url);
  const origin = process.env.PUBLIC_URL ?? seen;
  const lang = (['fr', 'en'] as const).find((l) => SITEMAPS[l] === pathname);
  if (!lang)
    return xml(
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      Object.values(SITEMAPS).map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`),
    );
  const figures = await figuresNow(request);
  const first = figureAt<Lang>(figures, 'i18n.defaultLanguage');
  const alternate = (hreflang: string, path: string) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${origin}${path}"/>`;
  return xml(
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    twins(figures).map(
      (at) =>
        `<url><loc>${origin}${at[lang]}</loc>${alternate('fr-CA', at.fr)}${alternate('en-CA', at.en)}${alternate('x-default', at[first])}</url>`,
    ),
  );
}
