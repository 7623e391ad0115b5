import { EMBED_COLOURS, embedPartners, type EmbedColour } from '@jurilien/reference';
import { draftCookie } from '../intake/index.server';
import { langOf, pageAt, pathOf } from '../../routes.table';

const TOKEN = /^[\w-]{43}$/;

/** What a partner's page asked for; a name or a colour we do not know is as if none was given. */
export interface Embed {
  readonly partner?: string;
  readonly origins: readonly string[];
  readonly colour: EmbedColour;
  /** The link to the draft: in a frame the browser keeps no cookie for us, so the address of the frame carries it. */
  readonly draft?: string;
}

export function embedOf(url: URL): Embed {
  const asked = url.searchParams.get('partenaire') ?? '';
  const origins = embedPartners(process.env.EMBED_PARTNERS ?? '').get(asked);
  const draft = url.searchParams.get('t') ?? '';
  return {
    ...(origins ? { partner: asked } : {}),
    origins: origins ?? [],
    colour: EMBED_COLOURS.find((c) => c === url.searchParams.get('couleur')) ?? 'violet',
    ...(TOKEN.test(draft) ? { draft } : {}),
  };
}

/** What the frame keeps in its address from page to page. */
const KEPT = ['partenaire', 'couleur', 'domaine', 't'];
export const keptInFrame = (search: URLSearchParams): Record<string, string | undefined> =>
  Object.fromEntries(KEPT.map((name) => [name, search.get(name) ?? undefined]));

/** The same request as the guided form's own page would get it: its address, and the draft as a cookie. */
export function asDemand(request: Request): Request {
  const url = new URL(request.url);
  const { draft, partner } = embedOf(url);
  const inner = new URL(pathOf('demand', langOf(url.pathname)), url);
  for (const [name, value] of url.searchParams) if (!['partenaire', 'couleur', 't'].includes(name)) inner.searchParams.append(name, value);
  const headers = new Headers(request.headers);
  headers.delete('cookie');
  if (draft) headers.set('cookie', `draft=${draft}`);
  if (partner) headers.set('x-embed-partner', partner);
  const body = request.method === 'POST' ? { body: request.body, duplex: 'half' as const } : {};
  return new Request(inner, { method: request.method, headers, signal: request.signal, ...body });
}

/** Where the guided form sends the browser, as a page of the frame; the draft's new link comes along in the address. */
export function inFrame(answer: Response, request: Request): Response {
  const location = answer.headers.get('location');
  if (!location) return answer;
  const url = new URL(request.url);
  const to = new URL(location, url);
  const set = draftCookie(new Request(url, { headers: { cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' } }));
  const sent = pageAt(to.pathname)?.page.startsWith('confirmation') ? (to.searchParams.get('d') ?? undefined) : undefined;
  const query = {
    ...keptInFrame(url.searchParams),
    ...Object.fromEntries(to.searchParams),
    t: sent ? undefined : (set ?? url.searchParams.get('t') ?? undefined),
    d: undefined,
    suivi: sent,
  };
  return new Response(null, { status: 303, headers: { location: pathOf('formOnly', langOf(to.pathname), { query }) } });
}
