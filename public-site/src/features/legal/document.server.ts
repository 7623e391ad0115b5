import { shippedDocument, type LegalCode } from '@jurilien/reference';
import { data } from 'react-router';
import { ask } from '../../api/index.server';
import type { Frame } from '../../layout';
import { pathOf, type Lang, type PageId } from '../../routes.table';
import type { LegalShown } from './shown';

const A_MINUTE_MS = 60_000;
/** What was read lately. */
const known = new Map<string, { readonly shown: LegalShown; readonly until: number }>();

/** The document as it came, for a reader who cannot wait for the API. */
function shipped(code: LegalCode): LegalShown {
  const { fr, en, changes, version, effectiveOn } = shippedDocument(code);
  const named = { version, effectiveOn };
  return structuredClone({ code, ...named, fr, en, changes, inForce: named, versions: [named] }) as LegalShown;
}

/**
 * A legal document, read at most once a minute: the version in force, or the one that is asked for. While the API cannot say, what was
 * read last or what is shipped. None for a version that does not exist.
 */
export async function documentOf(request: Request, code: LegalCode, version?: number): Promise<LegalShown | undefined> {
  const key = `${code}@${version ?? ''}`;
  const found = known.get(key);
  if (found && Date.now() < found.until) return found.shown;
  const reply = await ask(request, 'GET /api/public/legal/:code', { params: { code }, query: { version } });
  if (!reply.ok) return reply.problem.status === 404 ? undefined : (found?.shown ?? shipped(code));
  known.set(key, { shown: reply.value, until: Date.now() + A_MINUTE_MS });
  return reply.value;
}

const VERSION = /^[1-9]\d{0,3}$/;

/** What the page of a document shows: the version of its address, or the one in force. @throws a 404 for a version there is not */
export async function legalPage(request: Request, code: LegalCode, page: PageId): Promise<{ shown: LegalShown; frame: Frame }> {
  const wanted = new URL(request.url).searchParams.get('version');
  if (wanted !== null && !VERSION.test(wanted)) throw data(null, { status: 404 });
  const shown = await documentOf(request, code, wanted === null ? undefined : Number(wanted));
  if (!shown) throw data(null, { status: 404 });
  if (wanted === null) return { shown, frame: {} };
  const twin = (lang: Lang): string => pathOf(page, lang, { query: { version: wanted } });
  return { shown, frame: { paths: { fr: twin('fr'), en: twin('en') } } };
}
