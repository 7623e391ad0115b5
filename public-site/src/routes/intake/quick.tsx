import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../../http';
import { keepDraft, readDraft, saveDraft } from '../../features/intake/drafts/draft.server';
import { pageOf, SAFE_CONTACT_POSTED, SENSITIVE_POSTED } from '../../features/intake/questions/flows';
import {
  type Begun,
  BegunFields,
  Trap,
  ErrorSummary,
  FormActions,
  FormProvider,
  Radios,
  Select,
  readRaw,
  text,
  type Errors,
  type Raw,
} from '../../forms';
import { check } from '../../features/intake/questions/check.server';
import { Duplicate, Resume } from '../../features/intake/wizard/interludes';
import { begin, begunOf, readForm, resumed, sending, uuidOf } from '../../http/index.server';
import { promises } from '../../features/intake/quick/promise.server';
import { URGENCIES, urgencyOf, urgentFacts } from '../../features/intake/quick/quick';
import { problemErrors, send, sendEarlierLink } from '../../features/intake/wizard/submit.server';
import { alreadySent } from '../../features/intake/drafts/sent.server';
import { fieldTexts } from '../../features/intake/words/fields';
import { quickTexts } from '../../features/intake/words/quick';
import { useLang, usePath, useWords, fieldChoices, isField, provinceOf, useServedRegions } from '../../lang';
import { Head } from '../../layout';
import { QuickContact } from '../../features/intake/quick/quick-contact';
import { langOf, pathOf } from '../../routes.table';
import { figuresNow } from '../../api/index.server';

const FIRST = ['lawyerType', 'region', 'urgency'];
const parties = ['party1Name', 'party1Role', 'partiesUnknown'];
const SECOND = [
  'hasCourtDate',
  'courtDate',
  'description',
  ...parties,
  'clientName',
  'email',
  'phoneNumber',
  ...SAFE_CONTACT_POSTED,
  'consentSharing',
  'consentContact',
  'consentMarketing',
  'consentTexts',
  ...SENSITIVE_POSTED,
];
const MUST = ['courtDate', 'description', 'party1Name', 'clientName', 'email', 'phoneNumber', 'consentSharing', 'consentContact'];

/** The first page of the form as an answer shows it. */
const AT_START = { step: 1 as 1 | 2, promised: [] as readonly string[], duplicate: false, linked: false, errors: {} as Errors };

export const handle = { form: 'quick-form', exit: true };

export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const lang = langOf(url.pathname);
  const { draft } = await readDraft(request);
  const region = url.searchParams.get('region') ?? '';
  const field = url.searchParams.get('domaine');
  const fresh = {
    ...begin(),
    raw: { ...(isField(field) ? { lawyerType: field } : {}), ...(provinceOf(region) ? { region } : {}) } as Raw,
    step: 1 as 1 | 2,
    resume: null,
    promised: [] as readonly string[],
  };
  // Someone in a hurry is not kept waiting by a draft that cannot be read now.
  if (!draft) {
    const sent = alreadySent(request);
    if (sent) throw sent;
    return fresh;
  }
  if (draft.form !== 'quick' || !url.searchParams.has('reprendre')) return { ...fresh, resume: pageOf(draft.form) };
  const raw = draft.answers;
  const figures = await figuresNow(request);
  const complete = Object.keys(check(raw, FIRST, lang, figures)).length === 0;
  const said = complete ? await promises(request, raw, lang) : [];
  return { ...fresh, ...resumed(draft.leadId), raw, step: complete ? 2 : 1, said };
}

export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const go = form.get('go');
  const other = lang === 'fr' ? 'en' : 'fr';
  if (go === 'restart') return redirect(pathOf('quick', lang), { status: 303, headers: { 'set-cookie': keepDraft(request, null) } });
  if (go === 'language' && form.has('interlude')) return redirect(pathOf('quick', other), 303);
  const given = readRaw(form, [...FIRST, ...SECOND]);
  const raw: Raw = { ...given, ...urgentFacts(urgencyOf(text(given, 'urgency'))) };
  const sentBefore = alreadySent(request, uuidOf(form, 'leadId'));
  if (sentBefore) return sentBefore;
  const { draft, token, down } = await readDraft(request);
  const begun = begunOf(form, draft?.leadId, down !== undefined);
  const own = draft?.leadId === begun.leadId ? token : undefined;
  const again = { ...begun, raw, ...AT_START };
  const save = () => saveDraft(request, begun, own, { form: 'quick', lang, step: '1', answers: raw });

  if (go === 'language') {
    const saved = await save();
    if (!saved.ok) {
      const refused = problemErrors(saved.problem, lang);
      return data({ ...again, errors: refused.errors }, { status: refused.status });
    }
    const to = pathOf('quick', other, { query: { reprendre: '1' } });
    return redirect(to, { status: 303, headers: { 'set-cookie': keepDraft(request, saved.value) } });
  }
  if (go === 'back') return data(again);
  if (go === 'link') return data({ ...again, duplicate: true, ...(await sendEarlierLink(request, begun.leadId, raw, lang)) });
  const figures = await figuresNow(request);
  const first = check(raw, FIRST, lang, figures);
  if (Object.keys(first).length > 0) return data({ ...again, errors: first }, { status: 422 });
  const promised = await promises(request, raw, lang);
  const second = { ...again, step: 2 as const, promised };
  if (go === 'edit') return data(second);
  if (form.get('etape') === '1') {
    // What was answered is worth keeping, but someone in a hurry goes on even when it cannot be kept.
    const saved = await save();
    return data(second, saved.ok ? { headers: { 'set-cookie': keepDraft(request, saved.value) } } : undefined);
  }
  const errors = check(raw, MUST, lang, figures);
  if (Object.keys(errors).length > 0) return data({ ...second, errors }, { status: 422 });
  const sent = await send(request, {
    ...begun,
    form: 'quick',
    channel: 'quick',
    lang,
    raw,
    ...sending(form),
    duplicateConfirmed: go === 'anyway',
    token: own,
  });
  if ('answer' in sent) return sent.answer;
  return 'duplicate' in sent
    ? data({ ...second, duplicate: true }, { status: 409 })
    : data({ ...second, errors: sent.errors }, { status: sent.status });
}

/** S02: three questions, then everything else on one page; help by phone comes before any form. */
export default function Quick() {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(quickTexts);
  if (posted?.duplicate) return <Duplicate id="quick-form" shown={posted} />;
  if (!posted && loaded.resume) return <Resume form={loaded.resume} id="quick-form" />;
  const shown = posted ?? loaded;
  const { raw, step, promised } = shown;
  const errors = posted?.errors ?? {};
  return (
    <div className="wrap form-page page">
      <Head title={t.title} description={t.description} failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <FormProvider value={{ raw, errors }}>
        {step === 1 ? <Three raw={raw} begun={shown} /> : <QuickContact raw={raw} begun={shown} promised={promised} />}
      </FormProvider>
    </div>
  );
}

function Three({ raw, begun }: { raw: Raw; begun: Begun }) {
  const t = useWords(quickTexts);
  const f = useWords(fieldTexts);
  const lang = useLang();
  const to = usePath();
  const later = SECOND.map((name) => name.replace('[]', '')).filter((name) => text(raw, name) !== '');
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <form id="quick-form" className="stack" method="post" noValidate>
        <BegunFields of={begun} />
        <input type="hidden" name="etape" value="1" />
        {later.flatMap((name) => [raw[name] ?? []].flat().map((v) => <input key={`${name}${v}`} type="hidden" name={name} value={v} />))}
        <Trap />
        <Select
          name="lawyerType"
          label={t.what}
          empty={f.chooseField}
          options={fieldChoices(lang).map((c) => ({ value: c.value, label: c.label }))}
        />
        <Select name="region" label={t.where} hint={t.whereHint} empty={f.chooseRegion} groups={useServedRegions()} />
        <Radios name="urgency" label={t.howUrgent} options={URGENCIES.map((value) => ({ value, label: t[value] }))} />
        <FormActions>
          <button className="button large" type="submit" name="go" value="next">
            {t.next}
          </button>
          <p className="small">
            <a href={to('find')}>{t.calm}</a>
          </p>
        </FormActions>
      </form>
    </>
  );
}
