import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../args';
import { formOf, keepDraft, readDraft, saveDraft } from '../draft.server';
import { check } from '../forms/check.server';
import { Duplicate, Resume } from '../forms/interludes';
import { ErrorSummary, FormActions, FormProvider, Trap } from '../forms/parts';
import { readForm, uuidOf } from '../forms/post.server';
import { preset } from '../forms/preset';
import { readRaw, type Errors, type Raw } from '../forms/raw';
import { mustOf, namesOf, stepAsked, stepOf, TOTAL, type StepNumber } from '../forms/steps';
import { StepBody } from '../forms/step-bodies';
import { problemErrors, send } from '../forms/submit.server';
import { common } from '../i18n/common';
import { formTexts } from '../i18n/forms';
import { fill, useLang, usePath, useWords } from '../lang';
import { AskedFor } from '../pieces/asked-for';
import { Head } from '../pieces/head';
import { preferredOf } from '../preferred.server';
import { TroublePage } from '../pieces/trouble';
import { langOf, pathOf, type Lang } from '../routes.table';

export const handle = { form: 'demand-form', exit: true };

const at = (lang: Lang, step: number): string => pathOf('demand', lang, { query: { etape: String(step) } });

export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const link = url.searchParams.get('d');
  if (link && /^[\w-]{43}$/.test(link))
    throw redirect(pathOf('demand', lang), { status: 303, headers: { 'set-cookie': keepDraft(request, link) } });
  const { draft, down } = await readDraft(request);
  const asked = stepAsked(url.searchParams.get('etape'));
  const fresh = {
    leadId: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
    raw: preset(url.searchParams),
    step: 1 as StepNumber,
    asked: await preferredOf(request, preset(url.searchParams)),
    resume: null,
    down: null,
  };
  if (down) return data({ ...fresh, down }, { status: 503 });
  if (!draft) {
    if (asked && asked > 1) throw redirect(pathOf('demand', lang), 303);
    return fresh;
  }
  if (url.searchParams.has('reprendre') && draft.form === 'demand') throw redirect(at(lang, stepAsked(draft.step) ?? 1), 303);
  if (draft.form !== 'demand' || !asked) return { ...fresh, resume: formOf(draft) };
  return { ...fresh, leadId: draft.leadId, raw: draft.answers, step: asked, asked: await preferredOf(request, draft.answers) };
}

export async function action({ request }: ActionArgs) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const form = await readForm(request);
  const go = form.get('go');
  if (go === 'restart') return redirect(pathOf('demand', lang), { status: 303, headers: { 'set-cookie': keepDraft(request, null) } });
  if (go === 'language' && form.has('interlude')) return redirect(pathOf('demand', lang === 'fr' ? 'en' : 'fr'), 303);
  const step = stepAsked(String(form.get('etape') ?? '')) ?? stepAsked(url.searchParams.get('etape')) ?? 1;
  if (go === 'edit') return redirect(at(lang, TOTAL), 303);
  const leadId = uuidOf(form, 'leadId');
  const startedAt = String(form.get('startedAt') ?? '');
  const { draft, token, down } = await readDraft(request);
  const own = draft?.leadId === leadId;
  // What the address says counts until a page has asked it, even when the page's script has saved a draft meanwhile.
  const before = { ...preset(url.searchParams), ...(own ? draft.answers : {}) };
  const picked = readRaw(form, step === 1 ? ['lawyerType'] : []);
  const raw: Raw = { ...before, ...readRaw(form, namesOf(step, { ...before, ...picked })) };
  const asked = await preferredOf(request, raw);
  const again = { leadId, startedAt, raw, step, asked, duplicate: false, errors: {} as Errors, posted: null };
  // The earlier pages' answers are with the API: without it the last page has nothing to check or to show.
  if (down && step === TOTAL)
    return data({ ...again, posted: { go: String(go ?? ''), etape: String(TOTAL), leadId, startedAt } }, { status: 503 });

  if (step === TOTAL && go !== 'back' && go !== 'language') {
    const errors = check(
      raw,
      ([1, 2, 3, 4, 5, 6, 7] as const).flatMap((s) => [...mustOf(s)]),
      lang,
    );
    if (Object.keys(errors).length > 0) return data({ ...again, errors }, { status: 422 });
    const sent = await send(request, {
      leadId,
      form: 'demand',
      lang,
      raw,
      startedAt,
      website: String(form.get('website') ?? ''),
      duplicateConfirmed: go === 'anyway',
      token: own ? token : undefined,
    });
    if ('answer' in sent) return sent.answer;
    return 'duplicate' in sent
      ? data({ ...again, duplicate: true }, { status: 409 })
      : data({ ...again, errors: sent.errors }, { status: sent.status });
  }

  const leaving = go === 'back' || go === 'language';
  const errors = leaving ? {} : check(raw, mustOf(step), lang);
  if (Object.keys(errors).length > 0) return data({ ...again, errors }, { status: 422 });
  const next = go === 'back' ? Math.max(1, step - 1) : go === 'language' ? step : step + 1;
  const saved = await saveDraft(request, leadId, own ? token : undefined, { form: 'demand', lang, step: String(next), answers: raw });
  if (!saved.ok) {
    const said = problemErrors(saved.problem, lang);
    return data({ ...again, errors: said.errors }, { status: said.status });
  }
  return redirect(at(go === 'language' ? (lang === 'fr' ? 'en' : 'fr') : lang, next), {
    status: 303,
    headers: { 'set-cookie': keepDraft(request, saved.value.token) },
  });
}

export default function Demand() {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(formTexts);
  const to = usePath();
  if (posted?.posted ?? (!posted && loaded.down))
    return <TroublePage form="demand-form" reference={loaded.down?.reference} posted={posted?.posted ?? undefined} />;
  if (posted?.duplicate)
    return (
      <Duplicate
        page="demand"
        action={to('demand', { query: { etape: String(TOTAL) } })}
        raw={{ etape: String(TOTAL) }}
        leadId={posted.leadId}
        startedAt={posted.startedAt}
      />
    );
  if (!posted && loaded.resume) return <Resume form={loaded.resume} page="demand" />;
  const { raw, step, leadId, startedAt, asked } = posted ?? loaded;
  const errors = posted?.errors ?? {};
  const hrefs =
    step === TOTAL
      ? Object.fromEntries(
          Object.keys(errors)
            .filter((n) => n !== 'form')
            .map((n) => [n, `${to('demand', { query: { etape: String(stepOf(n)) } })}#${n}`]),
        )
      : undefined;
  const title = t[`step${step}`];
  return (
    <div className="wrap form-page page">
      <Head title={step === 1 ? t.demandTitle : title} description={t.demandDescription} failed={Object.keys(errors).length > 0} />
      <ol className="progress-line" aria-hidden="true">
        {Array.from({ length: TOTAL }, (_, i) => (
          <li key={i} className={i < step ? 'done' : undefined} />
        ))}
      </ol>
      <ErrorSummary errors={errors} hrefs={hrefs} />
      <p className="progress">{fill(t.progress, { n: step, total: TOTAL })}</p>
      <h1>{title}</h1>
      <p className="lead">{t[`lead${step}`]}</p>
      {(step === 1 || step === TOTAL) && <AskedFor asked={asked} />}
      <FormProvider value={{ raw, errors }}>
        <StepForm step={step} raw={raw} leadId={leadId} startedAt={startedAt} />
      </FormProvider>
    </div>
  );
}

function StepForm({ step, raw, leadId, startedAt }: { step: StepNumber; raw: Raw; leadId: string; startedAt: string }) {
  const t = useWords(formTexts);
  const c = useWords(common);
  const lang = useLang();
  const last = step === TOTAL;
  return (
    <form id="demand-form" className="stack" method="post" noValidate data-autosave={last ? undefined : '/brouillon'}>
      <input type="hidden" name="leadId" value={leadId} />
      <input type="hidden" name="startedAt" value={startedAt} />
      <input type="hidden" name="etape" value={step} />
      <input type="hidden" name="form" value="demand" />
      <input type="hidden" name="draftLang" value={lang} />
      <Trap />
      <StepBody step={step} raw={raw} />
      <FormActions>
        <button className="button large" type="submit" name="go" value="next">
          {last ? t.send : c.next}
        </button>
        {step > 1 && (
          <button className="button quiet" type="submit" name="go" value="back" formNoValidate>
            {c.back}
          </button>
        )}
        <p className="saved" role="status" data-saved={t.saved} data-offline={t.offline}>
          {step === 1 ? t.keptNote : ''}
        </p>
      </FormActions>
    </form>
  );
}
