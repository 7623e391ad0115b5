import type { ActionArgs } from '../args';
import { keepDraft, readDraft, saveDraft } from '../draft.server';
import { readForm, uuidOf } from '../forms/post.server';
import { readRaw, type Raw } from '../forms/raw';
import { namesOf, stepAsked } from '../forms/steps';

const HIDDEN = new Set(['leadId', 'startedAt', 'form', 'draftLang', 'website', 'go', 'etape']);

/** Saves what is being typed, unchecked. The page's script calls it; without the script each « Continuer » saves. */
export async function action({ request }: ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const lang = form.get('draftLang') === 'en' ? 'en' : 'fr';
  const kind = form.get('form') === 'demand' ? 'demand' : 'request';
  const { draft, token } = await readDraft(request);
  const leadId = uuidOf(form, 'leadId');
  const own = draft?.leadId === leadId;
  const before: Raw = own && kind === 'demand' ? draft.answers : {};
  const step = stepAsked(String(form.get('etape') ?? '')) ?? 1;
  const names =
    kind === 'demand'
      ? namesOf(step, {
          ...before,
          ...readRaw(
            form,
            ['lawyerType'].filter((n) => form.has(n)),
          ),
        })
      : [...new Set(form.keys())].filter((n) => !HIDDEN.has(n) && /^[\w.-]{1,60}$/.test(n));
  const saved = await saveDraft(request, leadId, own ? token : undefined, {
    form: kind,
    lang,
    step: String(step),
    answers: { ...before, ...readRaw(form, names) },
  });
  return saved.ok
    ? new Response(null, { status: 204, headers: { 'set-cookie': keepDraft(request, saved.value.token), 'cache-control': 'no-store' } })
    : new Response(null, { status: 503 });
}
