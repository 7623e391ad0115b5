import { errorText as codeText } from '@jurilien/contracts';
import { data, redirect } from 'react-router';
import { command } from '../../api/index.server';
import { readForm, uuidOf } from '../../http/index.server';
import { postedIn, renewed, type Done } from '../../links/index.server';
import { asked } from './pause-form';
import { langOf } from '../../routes.table';

/** What a professional does from the pause page behind a link: pause, resume one or all, ask for a new link. */
export async function actOnPause(request: Request, token: string) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const posted = postedIn(form);
  const go = String(form.get('go') ?? '');
  if (go === 'renew') {
    const { status, ...rest } = await renewed(request, token, lang);
    return data<Done>({ ...rest, posted }, { status });
  }
  const text = (name: string): string | undefined => form.get(name)?.toString() || undefined;
  const wish =
    go === 'pause'
      ? asked(
          Object.fromEntries(['scope', 'field', 'region', 'type', 'length', 'date', 'reason'].map((n) => [n, text(n)])),
          Date.now(),
          lang,
        )
      : { payload: { ...(text('scope') ? { scope: text('scope')! } : {}), ...(text('value') ? { value: text('value')! } : {}) } };
  if ('errors' in wish) return data<Done>({ errors: wish.errors, posted }, { status: 422 });
  const reply = await command(request, token, go === 'pause' ? 'PauseOffers' : 'ResumeOffers', wish.payload, uuidOf(form, 'commandId'));
  if (!reply.ok) return data<Done>({ errors: { form: codeText(reply.problem.code, lang) }, posted }, { status: reply.problem.status });
  url.searchParams.set('fait', go === 'pause' ? 'pause' : 'reprise');
  return redirect(url.pathname + url.search, 303);
}
