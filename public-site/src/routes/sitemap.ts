import type { LoaderArgs } from '../args';
import { indexed, pathOf } from '../routes.table';

/** Sitemap of the public pages, each with its twin in the other language. */
export function loader({ request }: LoaderArgs): Response {
  const origin = process.env.PUBLIC_URL ?? new URL(request.url).origin;
  const entry = (page: (typeof indexed)[number], lang: 'fr' | 'en') => {
    const at = (l: 'fr' | 'en') => origin + pathOf(page, l);
    return `<url><loc>${at(lang)}</loc><xhtml:link rel="alternate" hreflang="fr-CA" href="${at('fr')}"/><xhtml:link rel="alternate" hreflang="en-CA" href="${at('en')}"/><xhtml:link rel="alternate" hreflang="x-default" href="${at('fr')}"/></url>`;
  };
  const body = indexed.flatMap((page) => [entry(page, 'fr'), entry(page, 'en')]).join('\n');
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${body}\n</urlset>\n`,
    { headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' } },
  );
}
