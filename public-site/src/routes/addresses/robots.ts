import type { LoaderArgs } from '../../http';
import { pages } from '../../routes.table';

const HIDDEN = [
  '/admin',
  '/en/admin',
  '/api',
  ...(['accept', 'refuse', 'validation', 'myRequest', 'preferences', 'document', 'renewal', 'reservations', 'appointment'] as const)
    .flatMap((p) => [pages[p].fr, pages[p].en])
    .map((path) => path.replace(/\/:.*$/, '')),
];

/** What search engines should leave alone. */
export function loader({ request }: LoaderArgs): Response {
  const body = [
    'User-agent: *',
    ...HIDDEN.map((path) => `Disallow: ${path}`),
    `Sitemap: ${process.env.PUBLIC_URL ?? new URL(request.url).origin}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(body, { headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' } });
}
