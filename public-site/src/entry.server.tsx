import { gzipSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import { isSecret, protect } from './policy.server';

/** Renders a whole page at once: nothing streams and no script is needed to read it. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  const url = new URL(request.url);
  headers.set('content-type', 'text/html; charset=utf-8');
  protect(headers, url);
  headers.append('vary', 'accept-encoding');
  const whole = `<!doctype html>${html}`;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  if (isSecret(url) || !/\bgzip\b/.test(request.headers.get('accept-encoding') ?? '')) return new Response(whole, { status, headers });
  headers.set('content-encoding', 'gzip');
  return new Response(gzipSync(whole), { status, headers });
}

/** Logs what nobody expected, with the path but never the query: a query may hold a personal link. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const said = error instanceof Error ? error.stack : String(error);
  console.error(
    JSON.stringify({ level: 'error', part: 'public-site', path: new URL(request.url).pathname.replace(/[\w-]{43}/, '…'), error: said }),
  );
};
