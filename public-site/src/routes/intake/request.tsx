import { data, redirect, useActionData, useLoaderData, useSearchParams } from 'react-router';
import { ask, figuresNow, linkStanding } from '../../api/index.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { keepDraft, readDraft, saveDraft } from '../../features/intake/drafts/draft.server';
import { Asks } from '../../features/intake/questions/ask';
import { askedOf } from '../../features/intake/questions/asked';
import { flowOf, pageOf, SAFE_CONTACT_POSTED, SENSITIVE_POSTED } from '../../features/intake/questions/flows';
import { handOver } from '../../features/intake/wizard/pages.server';
import {
  type Begun,
  BegunFields,
  Guard,
  Area,
  ErrorSummary,
  FormActions,
  FormProvider,
  Select,
  YesNo,
  readRaw,
  text,
  type Errors,
  type Raw,
} from '../../forms';
import { check } from '../../features/intake/questions/check.server';
import { asksSensitive } from '../../features/intake/questions/fields';
import { Consents, Contact, HelpKind, Parties, SensitiveConsent } from '../../features/intake/questions/groups';
import { Duplicate, Resume } from '../../features/intake/wizard/interludes';
import { begin, begunOf, readForm, resumed, sending, uuidOf } from '../../http/index.server';
import { preset } from '../../features/intake/wizard/preset';
import { urgencyOf, urgentFacts } from '../../features/intake/quick/quick';
import { SafeContact } from '../../features/intake/questions/safe-contact';
import { problemErrors, send, sendEarlierLink } from '../../features/intake/wizard/submit.server';
import { alreadySent } from '../../features/intake/drafts/sent.server';
import { deviceOf } from '../../links/index.server';
import { fieldTexts } from '../../features/intake/words/fields';
import { formTexts } from '../../features/intake/words/forms';
import { figureAt, fill, useFigures, useLang, usePath, useWords, fieldChoices, useServedRegions } from '../../lang';
import { FieldSign, Head, TroublePage } from '../../layout';
import { langOf, pathOf, type Lang } from '../../routes.table';

/** Asked of everyone: what cannot wait must not depend on how many questions a field has (IN6). */
const WHEN = ['hasCourtDate', 'courtDate', 'urgency'];
const parties = [1, 2, 3, 4].flatMap((n) => [`party${n}Name`, `party${n}Role`]);
const NAMES = [
  'lawyerType',
  'region',
  'description',
  'helpKind',
  'juridicalHelp',
  'hasCourtDate',
  'courtDate',
  'urgency',
  ...parties,
  'partiesUnknown',
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
/** What an address may give that this short form does not ask. */
const CARRIED = ['lang', 'rate', 'acceptDistance', 'mediator', 'paralegal', 'preferredProfessionalId'];
const MUST = [
  'lawyerType',
  'description',
  'courtDate',
  'party1Name',
  'clientName',
  'email',
  'phoneNumber',
  'consentSharing',
  'consentContact',
];

export const handle = { form: 'request-form', exit: true };

export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const { draft, down } = await readDraft(request);
  const fresh = { ...begin(), raw: preset(url.searchParams), resume: null, down: null, renews: null as string | null };
  if (down) return data({ ...fresh, down }, { status: 503 });
  if (!draft) {
    const sent = alreadySent(request);
    if (sent) throw sent;
    const before = await earlier(request, refIn(url) ?? '');
    return before ? { ...fresh, raw: { ...before.raw, ...fresh.raw }, renews: before.code } : fresh;
  }
  if (draft.form === 'request' && url.searchParams.has('reprendre')) return { ...fresh, ...resumed(draft.leadId), raw: draft.answers };
  return { ...fresh, resume: pageOf(draft.form) };
}

export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const go = form.get('go');
  const ref = refIn(new URL(request.url));
  // What it goes on from is not forgotten on the way.
  const follows = ref ? { ref } : {};
  if (go === 'restart') {
    const anew = pathOf('request', lang, { query: follows });
    return redirect(anew, { status: 303, headers: { 'set-cookie': keepDraft(request, null) } });
  }
  if (go === 'language' && form.has('interlude')) return redirect(pathOf('request', lang === 'fr' ? 'en' : 'fr', { query: follows }), 303);
  if (go === 'prefill') return prefilled(request, form, lang, ref);
  const given = readRaw(form, [...NAMES, ...CARRIED.filter((name) => form.has(name))]);
  const raw: Raw = { ...given, ...urgentFacts(urgencyOf(text(given, 'urgency'))) };
  const sentBefore = alreadySent(request, uuidOf(form, 'leadId'));
  if (sentBefore) return sentBefore;
  const { draft, token, down } = await readDraft(request);
  const begun = begunOf(form, draft?.leadId, down !== undefined);
  const own = draft?.leadId === begun.leadId ? token : undefined;
  const again = { ...begun, raw, duplicate: false, linked: false, errors: {} as Errors };
  if (go === 'language') {
    const saved = await saveDraft(request, begun, own, { form: 'request', lang, step: '1', answers: raw, ref });
    if (!saved.ok) {
      const problems = problemErrors(saved.problem, lang);
      return data({ ...again, errors: problems.errors }, { status: problems.status });
    }
    const other = pathOf('request', lang === 'fr' ? 'en' : 'fr', { query: { reprendre: '1' } });
    return redirect(other, { status: 303, headers: { 'set-cookie': keepDraft(request, saved.value) } });
  }
  if (go === 'edit') return data(again);
  if (go === 'link') return data({ ...again, duplicate: true, ...(await sendEarlierLink(request, begun.leadId, raw, lang)) });
  const errors = check(raw, MUST, lang, await figuresNow(request));
  if (Object.keys(errors).length > 0) return data({ ...again, errors }, { status: 422 });
  const further = go === 'anyway' ? undefined : await handOver(request, raw, lang);
  if (further) {
    const { id, step, answers, path } = further;
    // A form of another name is another draft: the one of this page is left to expire.
    const saved = await saveDraft(request, begin(), undefined, { form: id, lang, step: step.id, answers, ref });
    if (saved.ok) return redirect(path, { status: 303, headers: { 'set-cookie': keepDraft(request, saved.value) } });
    const problems = problemErrors(saved.problem, lang);
    return data({ ...again, errors: problems.errors }, { status: problems.status });
  }
  const sent = await send(request, {
    ...begun,
    form: 'request',
    lang,
    raw,
    ...sending(form),
    duplicateConfirmed: go === 'anyway',
    token: own,
    ref,
  });
  if ('answer' in sent) return sent.answer;
  return 'duplicate' in sent
    ? data({ ...again, duplicate: true }, { status: 409 })
    : data({ ...again, errors: sent.errors }, { status: sent.status });
}

/** What a page of an account knows already. */
const KNOWN = ['clientName', 'email', 'phoneNumber', 'lawyerType', 'region'];

/**
 * A signed-in client starts anew with what the account knows; a draft of this browser is not written over.
 * @param ref names the earlier request that this one follows
 */
async function prefilled(request: Request, form: FormData, lang: Lang, ref: string | undefined) {
  const { draft } = await readDraft(request);
  const plain = pathOf('request', lang, { query: ref ? { ref } : {} });
  if (draft) return redirect(plain, 303);
  const answers = readRaw(
    form,
    KNOWN.filter((name) => form.has(name)),
  );
  const saved = await saveDraft(request, begin(), undefined, { form: 'request', lang, step: '1', answers, ref });
  if (!saved.ok) return redirect(plain, 303);
  const to = pathOf('request', lang, { query: { reprendre: '1' } });
  return redirect(to, { status: 303, headers: { 'set-cookie': keepDraft(request, saved.value) } });
}

/** The link of an earlier request that this one goes on from, as an address carries it (`?ref=`). */
const refIn = (url: URL): string | undefined => /^[\w-]{43}$/.exec(url.searchParams.get('ref') ?? '')?.[0];

/** What an earlier request of the person gives to a new one: its field and region, by its own link, or by an invitation whose code was typed. */
async function earlier(request: Request, token: string): Promise<{ raw: Raw; code: string } | null> {
  const { purpose } = await linkStanding(request, token);
  const renewal = purpose === 'renewal';
  const reply = renewal
    ? await ask(request, 'GET /api/public/renewal', { token, device: deviceOf(request).device })
    : await ask(request, 'GET /api/public/lead-status', { token });
  if (!reply.ok) return null;
  const found = 'standing' in reply.value ? reply.value.renewal?.request : reply.value;
  if (!found) return null;
  const { lawyerType, region, code } = found;
  return { raw: { ...(lawyerType ? { lawyerType } : {}), ...(region ? { region } : {}) }, code };
}

export default function RequestPage() {
  const loaded = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  const t = useWords(formTexts);
  if (!posted && loaded.down) return <TroublePage form="request-form" reference={loaded.down.reference} />;
  if (posted?.duplicate) return <Duplicate id="request-form" shown={posted} />;
  if (!posted && loaded.resume) return <Resume form={loaded.resume} id="request-form" />;
  const shown = posted ?? loaded;
  const { raw } = shown;
  const errors = posted?.errors ?? {};
  return (
    <div className="wrap form-page page">
      <Head title={t.requestTitle} description={t.requestDescription} failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.requestTitle}</h1>
      {!posted && loaded.renews && <p className="notice info">{fill(t.requestRenews, { code: loaded.renews })}</p>}
      <p className="lead">{t.requestLead}</p>
      <OtherWays />
      <FormProvider value={{ raw, errors }}>
        <ShortForm begun={shown} raw={raw} />
      </FormProvider>
      <Guided />
    </div>
  );
}

/** The fields of law, each leading to its guided form. */
function Guided() {
  const t = useWords(formTexts);
  const lang = useLang();
  const to = usePath();
  return (
    <>
      <h2 id="guided">{t.requestGuided}</h2>
      <p className="measure">{t.requestGuidedText}</p>
      <ul className="fields-grid form-fields">
        {fieldChoices(lang).map((f) => (
          <li key={f.value}>
            <a href={to('demand', { query: { domaine: f.value } })}>
              <FieldSign code={f.value} />
              <span>
                <strong>{f.label}</strong>
                <span className="hint">{f.hint}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The other ways in, for who wants questions one at a time, has an account, or does not write for themselves. */
function OtherWays() {
  const t = useWords(formTexts);
  const to = usePath();
  return (
    <p className="small actions">
      <a href="#guided">{t.requestToGuided}</a>
      <a href={to('login')} data-mine={to('dashboard')} data-mine-words={t.requestMine}>
        {t.requestSignIn}
      </a>
      <a href={to('network')}>{t.requestForLink}</a>
    </p>
  );
}

function ShortForm({ begun, raw }: { begun: Begun; raw: Raw }) {
  const t = useWords(formTexts);
  const f = useWords(fieldTexts);
  const lang = useLang();
  const figures = useFigures();
  const ref = useSearchParams()[0].get('ref');
  return (
    <form id="request-form" className="stack" method="post" noValidate data-autosave="/brouillon">
      <BegunFields of={begun} />
      <input type="hidden" name="form" value="request" />
      <input type="hidden" name="draftLang" value={lang} />
      {/* What is saved while it is typed has no address. */}
      {ref && <input type="hidden" name="ref" value={ref} />}
      {CARRIED.filter((name) => text(raw, name) !== '').map((name) => (
        <input key={name} type="hidden" name={name} value={text(raw, name)} />
      ))}
      <Guard form="request" id={begun.leadId} />
      <h2>{t.situation}</h2>
      <Select name="lawyerType" label={f.lawyerTypeShort} empty={f.chooseField} options={fieldChoices(lang)} />
      <Area
        name="description"
        label={f.description}
        hint={f.descriptionHint}
        max={figureAt<number>(figures, 'lead.description.max')}
        counter={f.descriptionLeft}
      />
      <Select name="region" label={f.region} hint={f.regionHint} optional empty={f.chooseRegion} groups={useServedRegions()} />
      <Asks asked={WHEN.map((name) => askedOf(name, { flow: flowOf('demand'), raw, set: null, figures }, lang))} raw={raw} />
      <HelpKind />
      <YesNo name="juridicalHelp" label={f.juridicalHelp} hint={f.juridicalHelpHint} optional />
      <h2>{t.people}</h2>
      <Parties open={text(raw, 'party2Name') !== ''} />
      <h2>{t.contact}</h2>
      <Contact />
      <SafeContact raw={raw} />
      <h2>{t.consents}</h2>
      <Consents />
      {asksSensitive(raw) && <SensitiveConsent whose="own" />}
      <FormActions>
        <button className="button large" type="submit" name="go" value="send">
          {t.requestNext}
        </button>
        <p className="small soft">{t.sendNote}</p>
        <p className="saved" role="status" data-saved={t.saved} data-offline={t.offline} />
      </FormActions>
    </form>
  );
}
