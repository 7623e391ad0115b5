import type { ApiRoute } from '@jurilien/contracts/api';
import { askFile, type GivenTo } from '../../api/index.server';

const KEPT = [
  'content-type',
  'content-language',
  'content-disposition',
  'content-security-policy',
  'cache-control',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
];

const NO_SUCH_PART = 416;

/** How a file is asked for: shown by a page, or taken home. */
export const asAsked = (request: Request): { readonly as: 'view' | 'download' } => ({
  as: new URL(request.url).searchParams.get('as') === 'view' ? 'view' : 'download',
});

/** A file of the API, handed on with what its headers forbid; nothing where it cannot be had. */
export async function handedOn<K extends ApiRoute>(request: Request, route: K, given: GivenTo<K>): Promise<Response | undefined> {
  // Who asks for the head alone takes nothing: the API, asked for the file, would record that it was taken.
  if (request.method === 'HEAD') return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
  const range = request.headers.get('range') ?? undefined;
  const ifRange = request.headers.get('if-range') ?? undefined;
  const answer = await askFile(request, route, { ...given, range, ifRange }).catch(() => undefined);
  if (!answer?.ok && answer?.status !== NO_SUCH_PART) {
    await answer?.body?.cancel();
    return undefined;
  }
  const headers = KEPT.flatMap((name) => (answer.headers.has(name) ? [[name, answer.headers.get(name)!] satisfies [string, string]] : []));
  return new Response(answer.body, { status: answer.status, headers });
}
