import type { Answer, Call } from '@jurilien/contracts/api';
import { searchTermsOf } from '../../measuring/index.server';
import { cookie } from '../../../http/index.server';
import { ask, isDown, linkStanding, type Reply } from '../../../api/index.server';
import type { Begun, Raw } from '../../../forms';
import { troubleOf, type Trouble } from '../../../links/index.server';

type Saved = Answer<'GET /api/public/drafts'>;
/** A draft with the answers that our forms kept in it. */
export type Draft = Omit<Saved, 'answers'> & { readonly answers: Raw };
const draftOf = (saved: Saved): Draft => ({ ...saved, answers: saved.answers as Raw });

const NAME = 'draft';

/** What opens a draft, and when the draft is closed. */
type Kept = Answer<'PUT /api/public/drafts/:leadId'>;

/** The link to this browser's draft: only the server reads it. */
export function draftCookie(request: Request): string | undefined {
  const found = /(?:^|;\s*)draft=([\w-]{43})(?:;|$)/.exec(request.headers.get('cookie') ?? '');
  return found?.[1];
}

/** Header that keeps the draft's link in this browser as long as there is a draft, or forgets it. */
export const keepDraft = (request: Request, kept: Kept | null): string =>
  cookie(request, NAME, kept?.token ?? '', kept ? Math.max(0, Math.ceil((Date.parse(kept.endsAt) - Date.now()) / 1_000)) : 0);

/** The saved draft of this browser; one that was sent or has expired is as if it never was; `down` when that cannot be known now. */
export async function readDraft(request: Request): Promise<{ draft?: Draft; token?: string; down?: { readonly reference?: string } }> {
  const token = draftCookie(request);
  if (!token) return {};
  const reply = await ask(request, 'GET /api/public/drafts', { token });
  if (reply.ok) return { draft: draftOf(reply.value), token };
  return isDown(reply.problem) ? { token, down: { reference: reply.problem.reference } } : {};
}

/** The secret of a form, where it has one. */
export const keyed = (key: string): { key?: string } => (key ? { key } : {});

/** Saves the answers so far. */
export const saveDraft = (
  request: Request,
  { leadId, key }: Pick<Begun, 'leadId' | 'key'>,
  token: string | undefined,
  body: Pick<Call<'PUT /api/public/drafts/:leadId'>['body'], 'form' | 'lang' | 'step' | 'ref'> & { readonly answers: Raw },
): Promise<Reply<Kept>> =>
  ask(request, 'PUT /api/public/drafts/:leadId', {
    params: { leadId },
    body: { ...body, ...keyed(key), searchTerms: searchTermsOf(request) },
    token,
  });

/** The draft behind a link from an e-mail, or what stands in the way. */
export async function draftLinkOf(
  request: Request,
  token: string,
): Promise<{ draft: Draft; trouble?: undefined } | { draft?: undefined; trouble: Trouble & { readonly status: number } }> {
  const trouble = troubleOf(await linkStanding(request, token), token, ['draft']);
  if (trouble) return { trouble };
  const reply = await ask(request, 'GET /api/public/drafts', { token });
  if (reply.ok) return { draft: draftOf(reply.value) };
  if (isDown(reply.problem)) return { trouble: { standing: 'down', token, status: 503, reference: reply.problem.reference } };
  return { trouble: { standing: 'used', token, status: 410 } };
}

/** Sends the draft's link to the address it holds. */
export const mailDraft = (request: Request, leadId: string, token: string): Promise<Reply<unknown>> =>
  ask(request, 'POST /api/public/drafts/:leadId/link', { params: { leadId }, token });
