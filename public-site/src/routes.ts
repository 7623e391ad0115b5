import { route, type RouteConfig } from '@react-router/dev/routes';
import {
  aliases,
  PLAIN_LINK,
  ASKED_PATH,
  CALCULATOR_PDF,
  DRAFT_DOCUMENTS,
  FEDERAL_TABLES_PATH,
  pages,
  POINTS_PATH,
  SITEMAPS,
} from './routes.table';

const listed = Object.entries(pages).flatMap(([id, { fr, en, file }]) => [
  route(fr, file, { id: `${id}.fr` }),
  route(en.replace(/\/$/, ''), file, { id: `${id}.en` }),
]);

export default [
  ...listed,
  route(PLAIN_LINK, 'routes/plain-link.ts'),
  ...Object.keys(aliases).map((path) => route(path, 'routes/alias.ts', { id: `alias${path}` })),
  route('/brouillon', 'routes/autosave.ts'),
  route(`${DRAFT_DOCUMENTS}/:id?`, 'routes/draft-documents.ts'),
  route('/mesure', 'routes/measuring.ts'),
  route(POINTS_PATH, 'routes/points.ts'),
  route(ASKED_PATH, 'routes/asked.ts'),
  ...Object.values(CALCULATOR_PDF).map((path) => route(path, 'routes/calculator-pdf.ts', { id: path })),
  route(FEDERAL_TABLES_PATH, 'routes/federal-tables.ts'),
  route('/robots.txt', 'routes/robots.ts'),
  ...['/sitemap.xml', ...Object.values(SITEMAPS)].map((path) => route(path, 'routes/sitemap.ts', { id: path })),
  ...(process.env.NODE_ENV === 'production' ? [] : [route('/dev-404-page', 'routes/dev-404.tsx')]),
  route('*', 'routes/not-found.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
