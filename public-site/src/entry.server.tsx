import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { harmless } from '@jurilien/contracts';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import { keepTouch } from './features/measuring/acquisition.server';
import { ask } from './api/index.server';
import { isSecret, protect } from './frame/index.server';
import { viewedPath } from './routes.table';
import type { Frame } from './layout';

/** For who serves the site: a page that asks to wait asks for as long as the API did. */
export { withWait } from './api/index.server';
/** And which of its pages go with the console, where that has a host of its own. */
export { isOfAccount } from './frame/index.server';

/** Renders a whole page at once: nothing streams, and but for the pages of an account no script is needed to read it. */
export default async function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Promise<Response> {
  const nonce = hydrates(context) ? randomBytes(18).toString('base64') : undefined;
  const html = nonce ? await hydratable(request, context, nonce) : renderToString(<ServerRouter context={context} url={request.url} />);
  const url = new URL(request.url);
  headers.set('content-type', 'text/html; charset=utf-8');
  protect(headers, url, nonce);
  headers.append('vary', 'accept-encoding');
  const touch = request.method === 'GET' && status === 200 ? keepTouch(request) : undefined;
  if (touch) headers.append('set-cookie', touch);
  const whole = `<!doctype html>${html}`;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (isSecret(url) || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(whole, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(gzipSync(whole), { status, headers });
}

const hydrates = ({ staticHandlerContext, routeModules }: EntryContext): boolean =>
  staticHandlerContext.matches.some(
    ({ route: { id } }) =>
      (routeModules[id]?.handle as Frame | undefined)?.hydrate ||
      // The same address behind a link, which needs no script, and signed in: its loader reports which it is.
      (staticHandlerContext.loaderData[id] as { frame?: Frame } | null | undefined)?.frame?.hydrate,
  );

/** A page that comes alive carries its data in inline scripts, each with the nonce of this one answer. */
async function hydratable(request: Request, context: EntryContext, nonce: string): Promise<string> {
  const stream = await renderToReadableStream(<ServerRouter context={context} url={request.url} nonce={nonce} />, {
    nonce,
    signal: request.signal,
  });
  await stream.allReady;
  return (await new Response(stream).text()).replace(/^<!doctype html>/i, '');
}

/** Logs what no one expected, under the template of its page, by what the list of error reports allows: its words may quote a visitor. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const page_path = viewedPath(new URL(request.url).pathname);
  const { name: type, message, stack } = error instanceof Error ? error : new Error();
  process.stderr.write(`${JSON.stringify({ level: 'error', ...harmless({ part: 'site', type, message, stack, pagePath: page_path }) })}\n`);
  if (process.env.ERROR_REPORTS_DSN && error instanceof Error)
    void ask(request, 'POST /api/public/error-reports', {
      body: { part: 'site', type, message: message.slice(0, 4_000), stack: stack?.slice(0, 20_000), page_path },
    });
};
