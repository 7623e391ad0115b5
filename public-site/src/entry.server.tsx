import { renderToString } from 'react-dom/server';
import { ServerRouter, type EntryContext, type HandleErrorFunction } from 'react-router';
import { protect } from './policy.server';

/** Renders a whole page at once: nothing streams and no script is needed to read it. */
export default function handleRequest(request: Request, status: number, headers: Headers, context: EntryContext): Response {
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  protect(headers, new URL(request.url));
  return new Response(request.method === 'HEAD' ? null : `<!doctype html>${html}`, { status, headers });
}

/** Logs what nobody expected, with the path but never the query: a query may hold a personal link. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted) return;
  const said = error instanceof Error ? error.stack : String(error);
  console.error(JSON.stringify({ level: 'error', part: 'public-site', path: new URL(request.url).pathname.replace(/[\w-]{43}/, '…'), error: said }));
};
