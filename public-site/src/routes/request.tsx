import { data, redirect, useActionData, useLoaderData } from 'react-router';
import type { ActionArgs, LoaderArgs } from '../args';
import { keepDraft, readDraft, saveDraft } from '../draft.server';
import { pageOf } from '../forms/flows';
import { check } from '../forms/check.server';
import { Consents, Contact, HelpKind, Parties } from '../forms/groups';
import { Duplicate, Resume } from '../forms/interludes';
import { Area, ErrorSummary, FormActions, FormProvider, Select, Trap, YesNo } from '../forms/parts';
import { readForm, uuidOf } from '../forms/post.server';
import { preset } from '../forms/preset';
import { readRaw, text, type Errors, type Raw } from '../forms/raw';
import { problemErrors, send } from '../forms/submit.server';
import { fieldTexts } from '../i18n/fields';
import { formTexts } from '../i18n/forms';
import { useLang, usePath, useWords } from '../lang';
import { Head } from '../pieces/head';
import { TroublePage } from '../pieces/trouble';
import { fieldChoices, regionGroups } from '../reference';
import { langOf, pathOf } from '../routes.table';

const parties = [1, 2, 3, 4].flatMap((n) => [`party${n}Name`, `party${n}Role`]);
const NAMES = [
  'lawyerType',
  'region',
  'description',
  'helpKind',
  'juridicalHelp',
  ...parties,
  'partiesUnknown',
  'clientName',
  'email',
  'phoneNumber',
  'consentSharing',
  'consentContact',
  'consentMarketing',
];
/** What an address may say that this short form does not ask. */
const CARRIED = ['lang', 'rate', 'acceptDistance', 'mediator', 'paralegal', 'preferredProfessionalId'];
const MUST = ['lawyerType', 'description', 'party1Name', 'clientName', 'email', 'phoneNumber', 'consentSharing', 'consentContact'];

export const handle = { form: 'request-form', exit: true };

export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const { draft, down } = await readDraft(request);
  const fresh = {
    leadId: crypto.randomUUID(),
    startedAt: new Date().toISOString(),
    raw: preset(url.searchParams),
    resume: null,
    down: null,
  };
  if (down) return data({ ...fresh, down }, { status: 503 });
  if (!draft) return fresh;
  if (draft.form === 'request' && url.searchParams.has('reprendre')) return { ...fresh, leadId: draft.leadId, raw: draft.answers };
  return { ...fresh, resume: pageOf(draft.form) };
}

export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const go = form.get('go');
  if (go === 'restart') return redirect(pathOf('request', lang), { status: 303, headers: { 'set-cookie': keepDraft(request, null) } });
  if (go === 'language' && form.has('interlude')) return redirect(pathOf('request', lang === 'fr' ? 'en' : 'fr'), 303);
  const raw = readRaw(form, [...NAMES, ...CARRIED.filter((name) => form.has(name))]);
  const leadId = uuidOf(form, 'leadId');
  const startedAt = String(form.get('startedAt') ?? '');
  const { draft, token } = await readDraft(request);
  const own = draft?.leadId === leadId ? token : undefined;
  const again = { leadId, startedAt, raw, duplicate: false, errors: {} as Errors };
  if (go === 'language') {
    const saved = await saveDraft(request, leadId, own, { form: 'request', lang, step: '1', answers: raw });
    if (!saved.ok) {
      const said = problemErrors(saved.problem, lang);
      return data({ ...again, errors: said.errors }, { status: said.status });
    }
    const other = pathOf('request', lang === 'fr' ? 'en' : 'fr', { query: { reprendre: '1' } });
    return redirect(other, { status: 303, headers: { 'set-cookie': keepDraft(request, saved.value.token) } });
  }
  if (go === 'edit') return data(again);
  const errors = check(raw, MUST, lang);
  if (Object.keys(errors).length > 0) return data({ ...again, errors }, { status: 422 });
  const sent = await send(request, {
    leadId,
    form: 'request',
    lang,
    raw,
    startedAt,
    website: String(form.get('website') ?? ''),
    duplicateConfirmed: go === 'anyway',
    token: own,
  });
  if ('answer' in sent) return sent.answer;
  return 'duplicate' in sent
    ? data({ ...again, duplicate: true }, { status: 409 })
    : data({ ...again, errors: sent.errors }, { status: sent.status });
}

export default function RequestPage() {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(formTexts);
  if (!posted && loaded.down) return <TroublePage form="request-form" reference={loaded.down.reference} />;
  if (posted?.duplicate) return <Duplicate id="request-form" raw={posted.raw} leadId={posted.leadId} startedAt={posted.startedAt} />;
  if (!posted && loaded.resume) return <Resume form={loaded.resume} id="request-form" />;
  const { raw, leadId, startedAt } = posted ?? loaded;
  const errors = posted?.errors ?? {};
  return (
    <div className="wrap form-page page">
      <Head title={t.requestTitle} description={t.requestDescription} failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.requestTitle}</h1>
      <Guided />
      <FormProvider value={{ raw, errors }}>
        <ShortForm leadId={leadId} startedAt={startedAt} raw={raw} />
      </FormProvider>
    </div>
  );
}

function Guided() {
  const t = useWords(formTexts);
  const to = usePath();
  return (
    <p className="lead">
      {t.requestLead} <a href={to('demand')}>{t.requestToDemand}</a>.
    </p>
  );
}

function ShortForm({ leadId, startedAt, raw }: { leadId: string; startedAt: string; raw: Raw }) {
  const t = useWords(formTexts);
  const f = useWords(fieldTexts);
  const lang = useLang();
  return (
    <form id="request-form" className="stack" method="post" noValidate data-autosave="/brouillon">
      <input type="hidden" name="leadId" value={leadId} />
      <input type="hidden" name="startedAt" value={startedAt} />
      <input type="hidden" name="form" value="request" />
      <input type="hidden" name="draftLang" value={lang} />
      {CARRIED.filter((name) => text(raw, name) !== '').map((name) => (
        <input key={name} type="hidden" name={name} value={text(raw, name)} />
      ))}
      <Trap />
      <h2>{t.situation}</h2>
      <Select name="lawyerType" label={f.lawyerTypeShort} empty={f.chooseField} options={fieldChoices(lang)} />
      <Area name="description" label={f.description} hint={f.descriptionHint} max={4000} counter={f.descriptionLeft} />
      <Select name="region" label={f.region} hint={f.regionHint} optional empty={f.chooseRegion} groups={regionGroups(lang)} />
      <HelpKind />
      <YesNo name="juridicalHelp" label={f.juridicalHelp} hint={f.juridicalHelpHint} optional />
      <h2>{t.people}</h2>
      <Parties open={text(raw, 'party2Name') !== ''} />
      <h2>{t.contact}</h2>
      <Contact />
      <h2>{t.consents}</h2>
      <Consents />
      <FormActions>
        <button className="button large" type="submit" name="go" value="send">
          {t.send}
        </button>
        <p className="small soft">{t.sendNote}</p>
        <p className="saved" role="status" data-saved={t.saved} data-offline={t.offline} />
      </FormActions>
    </form>
  );
}
