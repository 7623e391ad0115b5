import { errorText as codeText } from '@jurilien/contracts';
import type { Answer } from '@jurilien/contracts/api';
import { data, redirect } from 'react-router';
import { command } from '../../api/index.server';
import { readForm, uuidOf } from '../../http/index.server';
import { blockTexts } from './words/block';
import { postedIn, renewed, type Done } from '../../links/index.server';
import { langOf } from '../../routes.table';

/** What can be blocked from here, and what already is. */
export type Blocking = Answer<'GET /api/public/blocks'>;
/** A block of one's own; persons are not named, they are hashes. */
export type Block = Blocking['blocks'][number];

const DAYS: Readonly<Record<string, number>> = { '90': 90, '365': 365 };

/** Adds or removes a block; each button is one command (D8). */
export async function actOnBlocks(request: Request, token: string) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Done>({ ...rest, posted }, { status });
  }
  const t = blockTexts[lang];
  const professional = form.get('professional');
  const kind = professional ? 'professional' : form.get('kind');
  if (!go.startsWith('remove:') && !kind) {
    const field = form.has('ofClient') ? 'professional' : 'kind';
    return data<Done>({ errors: { [field]: field === 'kind' ? t.choose : t.chooseWho }, posted }, { status: 422 });
  }
  const days = DAYS[String(form.get('days'))];
  const [name, payload] = go.startsWith('remove:')
    ? ['RemoveBlock', { blockId: go.slice(7) }]
    : ['AddBlock', { kind, ...(professional ? { value: professional } : {}), ...(days ? { days } : {}) }];
  const reply = await command(request, token, name, payload, uuidOf(form, 'commandId'));
  if (!reply.ok) return data<Done>({ errors: { form: codeText(reply.problem.code, lang) }, posted }, { status: reply.problem.status });
  url.searchParams.set('fait', name === 'AddBlock' ? 'ajout' : 'retrait');
  return redirect(url.pathname + url.search, 303);
}
