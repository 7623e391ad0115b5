import { redirect } from 'react-router';
import { cookie } from '../../../http/index.server';
import { langOf, pageAt, pathOf, type Lang, type PageId } from '../../../routes.table';

/** For how long « Back » leads to what was sent. */
const KEPT_S = 3_600;
const NAME = 'envoyee';
/** Says that another request is meant. */
const ANOTHER = 'nouvelle';

/** What this browser sent last: the request of the form, and the link to its page, or its code where its writer may not follow it. */
interface SentLast {
  readonly leadId: string;
  readonly link?: string;
  readonly code?: string;
}

function sentOf(request: Request): SentLast | undefined {
  const found = /(?:^|;\s*)envoyee=([0-9a-f-]{36})\.(?:([\w-]{43})|([2-9A-HJ-NP-Z]{4,8}))(?:;|$)/.exec(request.headers.get('cookie') ?? '');
  return found ? { leadId: found[1]!, link: found[2], code: found[3] } : undefined;
}

/** Header that remembers what was just sent; only the server reads it. */
export const keepSent = (request: Request, leadId: string, opens: { readonly link: string } | { readonly code: string }): string =>
  cookie(request, NAME, `${leadId}.${'link' in opens ? opens.link : opens.code}`, KEPT_S);

/** Forms that a request is sent by. */
const FORMS: readonly PageId[] = ['request', 'demand', 'family', 'network', 'business', 'oolong', 'quick'];

/**
 * Where a form leads whose request was sent a moment ago, by « Back » or by a second press: to that request, never to empty fields.
 * The link of that page starts another request, and carries a mark for it.
 * @param leadId the request a posted form carries; a page that is only read carries none
 */
export function alreadySent(request: Request, leadId?: string): Response | undefined {
  const sent = sentOf(request);
  const { pathname, search, searchParams } = new URL(request.url);
  if (!sent || [ANOTHER, 'ref', 'd'].some((name) => searchParams.has(name)) || (leadId !== undefined && leadId !== sent.leadId))
    return undefined;
  const lang = langOf(pathname);
  const to = sent.link
    ? pathOf('myRequest', lang, { token: sent.link, query: { fait: 'deja', suite: pathname + search } })
    : pathOf('network', lang, { query: { envoyee: sent.code } });
  return redirect(to, 303);
}

/** The form from which someone came to a request that was already sent, to start another; no address but a form's own. */
export function anotherPath(asked: URL, lang: Lang): string {
  const given = asked.searchParams.get('suite') ?? '';
  const url = new URL(given.startsWith('/') ? given : '/', 'http://site');
  const page = url.origin === 'http://site' ? pageAt(url.pathname)?.page : undefined;
  const query = Object.fromEntries([...url.searchParams].filter(([name]) => !['etape', 'perdu', 'reprendre', 'envoyee'].includes(name)));
  return pathOf(page && FORMS.includes(page) ? page : 'request', lang, { query: { ...query, [ANOTHER]: '1' } });
}
