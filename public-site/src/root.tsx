import { businessHours, openingHours } from '@jurilien/reference';
import { useEffect, useState, type ReactNode } from 'react';
import type { LoaderArgs } from './http';
import { Links, Outlet, Scripts, isRouteErrorResponse, useLocation, useMatches, useRouteError, useRouteLoaderData } from 'react-router';
import font from '../../libs/theme/fonts/nunito-sans-latin.woff2?url';
import enhance from './enhance/enhance.js?url';
import documents from './features/documents/sending/attach.ts?worker&url';
import framed from './enhance/framed.js?url';
import everyPage from './enhance/every-page.js?url';
import viewer from './features/viewer/page.ts?worker&url';
import pdfLibrary from 'pdfjs-dist/legacy/build/pdf.min.mjs?url';
import pdfWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { PDF_FOLDER } from './features/viewer/folder';
import calculator from './features/calculator/child-support.ts?worker&url';
import passwords from './enhance/passwords.js?url';
import locate from './enhance/locate.js?url';
import selection from './enhance/selection.js?url';
import styles from './styles/site.css?url';
import { useFigure, useLang, useWords, LANGUAGE_SCRIPT } from './lang';
import { common } from './i18n';
import { Header, Footer } from './frame';
import { Collector } from './features/embed/collector';
import { formTexts } from './features/legal/index.server';
import { MeasuringQuestion, useMeasuring } from './features/measuring/measuring';
import { measuringOf } from './features/measuring/measuring.server';
import { configNow, ourPhone } from './api/index.server';
import { figuresOf } from './lang/index.server';
import { type Frame, useTwins, NotFoundPage, TroublePage } from './layout';
import { isBehindLink, langOf, viewedPath } from './routes.table';

export const links = () => [
  // What is asked for first travels on the connection the page came by: nothing is painted before the styles, the letters can follow.
  { rel: 'stylesheet', href: styles },
  { rel: 'preload', href: font, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' as const },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
];

/** Absolute addresses need the origin people really use. */
export async function loader({ request }: LoaderArgs) {
  const config = await configNow(request);
  const hours = businessHours(config, 'QC');
  return {
    origin: process.env.PUBLIC_URL ?? new URL(request.url).origin,
    measuring: measuringOf(request),
    reporting: Boolean(process.env.ERROR_REPORTS_DSN),
    phone: ourPhone(),
    hours: { fr: openingHours('fr', hours), en: openingHours('en', hours) },
    figures: figuresOf(config),
    texts: await formTexts(request),
    // After a form is posted its page is loaded with the headers of the post.
    answer: request.headers.has('content-type'),
  };
}

/** The frame asks for nothing again while a page lives. */
export const shouldRevalidate = () => false;

/** The document: landmarks, language, a deferred script or two. Without it every page and form still works. */
export function Layout({ children }: { children: ReactNode }) {
  const lang = useLang();
  const t = useWords(common);
  const measuring = useMeasuring();
  const first = useFigure<string | undefined>('i18n.defaultLanguage');
  const frame = Object.assign(
    {},
    ...useMatches().map((m) => ({ ...(m.handle as Frame | undefined), ...(m.loaderData as { frame?: Frame } | undefined)?.frame })),
  ) as Frame;
  const english = useEnglishTwin(frame.bare ?? false);
  useEffect(() => {
    alive = true;
  }, []);
  return (
    <html lang={lang === 'fr' ? 'fr-CA' : 'en-CA'} data-tint={frame.tint}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#4527a0" />
        {/* Before the styles: a script after them waits for them. */}
        {english && <script data-en={english} data-first={first} dangerouslySetInnerHTML={{ __html: LANGUAGE_SCRIPT }} />}
        <Links />
        <PageScripts frame={frame} />
      </head>
      <body data-offline={t.offline}>
        <a className="skip" href="#main">
          {t.skip}
        </a>
        {!frame.bare && <Header frame={frame} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {measuring === 'ask' && frame.content && !frame.quiet && <MeasuringQuestion />}
        {frame.bare ? <Collector /> : <Footer quiet={frame.quiet ?? false} />}
        {frame.hydrate && <Scripts />}
      </body>
    </html>
  );
}

/** A page that came alive never writes a script again: the browser would not run it, and its policy refuses it. */
let alive = false;

/** The English address of a French page, sent with the page itself; nothing for pages behind a link and answers to a form. */
function useEnglishTwin(bare: boolean): string | undefined {
  const { pathname, search } = useLocation();
  const twins = useTwins();
  const answer = useRouteLoaderData<{ answer: boolean }>('root')?.answer ?? true;
  // A form in a partner's page speaks the language that page was given.
  const offered = !answer && !bare && langOf(pathname) === 'fr' && !isBehindLink(pathname, search);
  const [english] = useState(() => (offered && !alive ? twins?.en : undefined));
  return english;
}

/** The scripts that the server sent with the page: of its frame then, whatever the page shows now; none where React draws the document anew. */
function PageScripts({ frame }: { frame: Frame }) {
  const kept = useFigure<number | undefined>('searchSelection.days');
  const { pathname } = useLocation();
  const measuring = useMeasuring();
  const reporting = useRouteLoaderData<{ reporting: boolean }>('root')?.reporting;
  const [sent] = useState(() => (alive ? undefined : frame));
  if (!sent) return null;
  return (
    <>
      {sent.viewer && (
        <script
          src={viewer}
          async
          data-library={pdfLibrary}
          data-worker={pdfWorker}
          data-folder={PDF_FOLDER}
          data-pdf={sent.pdf?.url}
          data-size={sent.pdf?.size}
        />
      )}
      <script
        src={everyPage}
        defer
        data-page={viewedPath(pathname)}
        data-view={measuring === 'yes' || undefined}
        data-report={reporting || undefined}
      />
      {!sent.hydrate && !sent.content && <script src={enhance} defer />}
      {sent.bare && <script src={framed} defer />}
      {sent.documents && <script src={documents} defer />}
      {sent.reader && <link rel="preload" as="script" href={viewer} />}
      {sent.reader && [pdfLibrary, pdfWorker].map((file) => <link key={file} rel="modulepreload" href={file} />)}
      {sent.selection && <script src={selection} defer data-days={kept} />}
      {sent.locate && <script src={locate} defer />}
      {sent.calculator && <script src={calculator} defer />}
      {sent.passwords && <script src={passwords} defer />}
    </>
  );
}

export default function App() {
  return <Outlet />;
}

/** Anything that went wrong: a wrong address, an API that does not answer, or our own mistake, each with its way out. */
export function ErrorBoundary() {
  const error = useRouteError();
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  const given = isRouteErrorResponse(error) ? (error.data as { reference?: string; code?: string } | null) : null;
  return <TroublePage reference={given?.reference} busy={given?.code === 'RATE_LIMITED'} />;
}
