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
  SHARED_FILE,
  SITEMAPS,
} from './routes.table';

const listed = Object.entries(pages).flatMap(([id, { fr, en, file }]) => [
  route(fr, file, { id: `${id}.fr` }),
  route(en.replace(/\/$/, ''), file, { id: `${id}.en` }),
]);

export default [
  ...listed,
  route(PLAIN_LINK, 'routes/addresses/plain-link.ts'),
  ...Object.keys(aliases).map((path) => route(path, 'routes/addresses/alias.ts', { id: `alias${path}` })),
  ...[pages.privacyCopy.fr, pages.privacyCopy.en].map((path) =>
    route(`${path}/:file`, 'routes/privacy/copy-file.ts', { id: `${path}/:file` }),
  ),
  ...(['consentReceipt', 'requestSummary', 'legalAidSheet', 'appointmentSheet'] as const)
    .flatMap((paper) => [pages[paper].fr, pages[paper].en])
    .map((path) => route(`${path}/pdf`, 'routes/requests/paper-pdf.ts', { id: `${path}/pdf` })),
  ...Object.values(SHARED_FILE).map((path) => route(path, 'routes/documents/document-file.ts', { id: path })),
  ...[pages.requestDocuments.fr, pages.requestDocuments.en].map((path) =>
    route(`${path}/:file`, 'routes/documents/request-file.ts', { id: `${path}/:file` }),
  ),
  route('/brouillon', 'routes/intake/autosave.ts'),
  route(`${DRAFT_DOCUMENTS}/:id?`, 'routes/intake/draft-documents.ts'),
  route('/mesure', 'routes/addresses/measuring.ts'),
  route(POINTS_PATH, 'routes/finding/points.ts'),
  route(ASKED_PATH, 'routes/articles/asked.ts'),
  ...Object.values(CALCULATOR_PDF).map((path) => route(path, 'routes/tools/calculator-pdf.ts', { id: path })),
  route(FEDERAL_TABLES_PATH, 'routes/tools/federal-tables.ts'),
  route('/robots.txt', 'routes/addresses/robots.ts'),
  ...['/sitemap.xml', ...Object.values(SITEMAPS)].map((path) => route(path, 'routes/addresses/sitemap.ts', { id: path })),
  ...(process.env.NODE_ENV === 'production' ? [] : [route('/dev-404-page', 'routes/addresses/dev-404.tsx')]),
  route('*', 'routes/addresses/not-found.tsx', { id: 'unknown' }),
] satisfies RouteConfig;
