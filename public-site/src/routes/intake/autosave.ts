import { figuresNow } from '../../api/index.server';
import type { ActionArgs } from '../../http';
import { keepDraft, readDraft, saveDraft } from '../../features/intake/drafts/draft.server';
import { postedNames } from '../../features/intake/questions/asked';
import { flowOf, isFlow } from '../../features/intake/questions/flows';
import { begunOf, readForm } from '../../http/index.server';
import { keptSet } from '../../features/intake/questions/kept-version';
import { questionSetOf } from '../../features/intake/questions/question-set.server';
import { readRaw, text, type Raw } from '../../forms';

const HIDDEN = new Set(['leadId', 'key', 'startedAt', 'form', 'draftLang', 'website', 'work', 'go', 'etape', 'ref']);

/** Saves what is being typed, unchecked. The page's script calls it; without the script each « Continuer » saves. */
export async function action({ request }: ActionArgs): Promise<Response> {
  const form = await readForm(request);
  const lang = form.get('draftLang') === 'en' ? 'en' : 'fr';
  const named = String(form.get('form') ?? '');
  const { draft, token, down } = await readDraft(request);
  const begun = begunOf(form, draft?.leadId, down !== undefined);
  const own = draft?.leadId === begun.leadId;
  // The draft this page was opened with is no longer to be had here: a new one for every pause in typing would help no one.
  if (begun.leadId !== form.get('leadId')) return new Response(null, { status: 409 });
  const ref = /^[\w-]{43}$/.exec(String(form.get('ref') ?? ''))?.[0];
  const kept = isFlow(named) ? await ofFlow(request, form, named, own ? draft.answers : {}) : ofPage(form);
  const saved = await saveDraft(request, begun, own ? token : undefined, {
    form: named === 'quick' || isFlow(named) ? named : 'request',
    lang,
    ref,
    ...kept,
  });
  return saved.ok
    ? new Response(null, { status: 204, headers: { 'set-cookie': keepDraft(request, saved.value), 'cache-control': 'no-store' } })
    : new Response(null, { status: 503 });
}

/** A page of a guided form adds to what its other pages keep. */
async function ofFlow(request: Request, form: FormData, named: Parameters<typeof flowOf>[0], before: Raw) {
  const flow = flowOf(named);
  const raw: Raw = { ...before, ...readRaw(form, form.has('lawyerType') ? ['lawyerType'] : []), ...flow.fixed };
  const step = flow.steps.find((s) => s.id === form.get('etape')) ?? flow.steps[0]!;
  const [set, figures] = await Promise.all([questionSetOf(request, text(raw, 'lawyerType'), raw), figuresNow(request)]);
  return { step: step.id, answers: { ...raw, ...keptSet(set), ...readRaw(form, postedNames(step, { flow, raw, set, figures })) } };
}

/** A form of one page is kept as it stands. */
function ofPage(form: FormData) {
  const names = [...new Set(form.keys())].filter((n) => !HIDDEN.has(n) && /^[\w.-]{1,60}$/.test(n));
  return { step: '1', answers: readRaw(form, names) };
}
