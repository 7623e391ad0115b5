import { centsIn, legalAid, legalAidNotes, REVENUES, type Household } from '@jurilien/reference';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { figuresNow } from '../../api/index.server';
import { guidesIn } from '../../features/articles/library.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { keepDraft, readDraft, saveDraft } from '../../features/intake/drafts/draft.server';
import { ErrorSummary, FormProvider, Line, Radios, readRaw, text, yes, type Errors, type Raw } from '../../forms';
import { begin, readForm, resumed } from '../../http/index.server';
import { problemErrors } from '../../features/intake/wizard/submit.server';
import { legalAidTexts } from '../../features/legal-aid/words/legal-aid';
import { day, dollars, fill, useLang, useWords } from '../../lang';
import { Head } from '../../layout';
import { langOf, pathOf, type Lang } from '../../routes.table';

const NAMES = ['province', 'couple', 'children', 'income', 'criminal', 'assets', 'certificate'];
const MOST_CHILDREN = 20;
const FORM = 'legal-aid-form';
/** Upper ends of the brackets of revenue, in their order. */
const BRACKETS = [20_000, 40_000, 60_000, 90_000, 150_000];

export const handle = { form: FORM };

export const loader = async ({ request }: LoaderArgs) => ({
  guide: guidesIn(langOf(new URL(request.url).pathname), await figuresNow(request)).find(({ id }) => id === 'legal-aid')?.href,
});

/** Answers are posted, so that no address holds an income; only who goes on to a request has them kept, in their draft. */
export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const raw = readRaw(form, NAMES);
  const go = form.get('go');
  const nothing = { raw, errors: {} as Errors, result: null };
  if (go === 'language' || go === 'edit') return data(nothing);
  const who = householdOf(raw);
  const errors = wrong(raw, who, lang);
  if (Object.keys(errors).length > 0) return data({ ...nothing, errors }, { status: 422 });
  const result = legalAid(who, new Date().toISOString().slice(0, 10));
  if (go !== 'with' && go !== 'without') return data({ raw, errors, result });
  return toRequest(request, raw, who, lang, go === 'with');
}

const whole = (typed: string): number => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : NaN);
const householdOf = (raw: Raw): Household => ({
  province: text(raw, 'province') === 'ON' ? 'ON' : 'QC',
  couple: yes(raw, 'couple'),
  children: whole(text(raw, 'children') || '0'),
  income: (centsIn(text(raw, 'income')) ?? NaN) / 100,
  criminal: yes(raw, 'criminal'),
  assets: yes(raw, 'assets'),
});

function wrong(raw: Raw, who: Household, lang: Lang): Errors {
  const t = legalAidTexts[lang];
  return {
    ...(['QC', 'ON'].includes(text(raw, 'province')) ? {} : { province: t.choose }),
    ...(['yes', 'no'].includes(text(raw, 'couple')) ? {} : { couple: t.choose }),
    ...(who.children >= 0 && who.children <= MOST_CHILDREN ? {} : { children: t.wrongChildren }),
    ...(who.income >= 0 && who.income < 100_000_000 ? {} : { income: t.wrongNumber }),
  };
}

/** Takes the answers into the draft of this browser, or into a new one, and opens its form. */
async function toRequest(request: Request, raw: Raw, who: Household, lang: Lang, juridicalHelp: boolean) {
  const { draft, token } = await readDraft(request);
  const bracket = BRACKETS.findIndex((end) => who.income < end);
  const answers: Raw = {
    ...draft?.answers,
    province: who.province,
    juridicalHelp: juridicalHelp ? 'yes' : 'no',
    hasLegalAidCert: yes(raw, 'certificate') ? 'yes' : 'no',
    revenueRange: REVENUES[bracket < 0 ? REVENUES.length - 1 : bracket]!.code,
  };
  const form = draft?.form ?? 'demand';
  const saved = await saveDraft(request, draft ? resumed(draft.leadId) : begin(), draft && token, {
    form,
    lang,
    step: draft?.step ?? '1',
    answers,
  });
  if (!saved.ok) {
    const { errors, status } = problemErrors(saved.problem, lang);
    return data({ raw, errors, result: null }, { status });
  }
  const headers = { 'set-cookie': keepDraft(request, saved.value) };
  return redirect(pathOf(form, lang, { query: { reprendre: '1' } }), { status: 303, headers });
}

/** IN7: what the thresholds mean for a household, with their source and day; the office decides, and no one is refused. */
export default function LegalAid() {
  const posted = useActionData<typeof action>();
  const t = useWords(legalAidTexts);
  const { raw = {}, errors = {}, result } = posted ?? {};
  return (
    <div className="wrap form-page page">
      <Head title={t.title} description={t.description} failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.title}</h1>
      {result ? <Result raw={raw} result={result} /> : <Questions raw={raw} errors={errors} />}
    </div>
  );
}

function Questions({ raw, errors }: { raw: Raw; errors: Errors }) {
  const t = useWords(legalAidTexts);
  const yesNo = [
    { value: 'yes', label: t.yes },
    { value: 'no', label: t.no },
  ];
  return (
    <>
      <p className="lead">{t.lead}</p>
      <form id={FORM} className="stack" method="post" noValidate>
        <FormProvider value={{ raw, errors }}>
          <Radios
            name="province"
            label={t.province}
            layout="inline"
            options={[
              { value: 'QC', label: t.QC },
              { value: 'ON', label: t.ON },
            ]}
          />
          <Radios
            name="couple"
            label={t.couple}
            layout="inline"
            options={[
              { value: 'no', label: t.alone },
              { value: 'yes', label: t.withPartner },
            ]}
          />
          <Line name="children" label={t.children} hint={t.childrenHint} numeric length={2} className="short" />
          <Line name="income" label={t.income} hint={t.incomeHint} numeric length={14} className="short" />
          <Radios name="criminal" label={t.criminal} hint={t.criminalHint} layout="inline" options={yesNo} optional />
          <Radios name="assets" label={t.assets} hint={t.assetsHint} layout="inline" options={yesNo} optional />
          <Radios name="certificate" label={t.certificate} layout="inline" options={yesNo} optional />
        </FormProvider>
        <div className="actions">
          <button className="button large" type="submit" name="go" value="check">
            {t.check}
          </button>
        </div>
      </form>
    </>
  );
}

type Found = ReturnType<typeof legalAid>;
const WORDS = {
  free: ['resultFree', 'resultFreeText'],
  contributory: ['resultContributory', 'resultContributoryText'],
  above: ['resultAbove', 'resultAboveText'],
} as const;

function Result({ raw, result }: { raw: Raw; result: Found }) {
  const { guide } = useLoaderData<typeof loader>();
  const t = useWords(legalAidTexts);
  const notes = useWords(legalAidNotes);
  const lang = useLang();
  const { verdict, free, contributory, assets } = result;
  const ontario = text(raw, 'province') === 'ON';
  const [title, words] = verdict === 'contributory' && ontario ? (['resultAgreement', 'resultAgreementText'] as const) : WORDS[verdict];
  const amount = (n: number): string => dollars(n, lang);
  const amounts = {
    free: amount(free),
    contributory: amount(contributory ?? free),
    limit: amount(contributory ?? free),
    assets: amount(assets ?? 0),
  };
  return (
    <>
      <div className={verdict === 'above' ? 'notice' : 'notice success'} role="status">
        <h2>{t[title]}</h2>
        <p>{fill(t[words], amounts)}</p>
        {yes(raw, 'certificate') && <p>{t.withCertificate}</p>}
      </div>
      {ontario && verdict === 'free' && <p>{fill(t.agreementNote, amounts)}</p>}
      <p>{notes.office}</p>
      <Dated ontario={ontario} result={result} />
      <h2>{t.next}</h2>
      <p>{t.goes}</p>
      <form id={FORM} method="post" className="actions">
        {NAMES.map((name) => (
          <input key={name} type="hidden" name={name} value={text(raw, name)} />
        ))}
        <button className="button" type="submit" name="go" value="with">
          {t.withAid}
        </button>
        <button className="button quiet" type="submit" name="go" value="without">
          {t.withoutAid}
        </button>
        <button className="link-button" type="submit" name="go" value="edit">
          {t.again}
        </button>
      </form>
      {guide && (
        <p>
          <a href={guide}>{t.guide}</a>
        </p>
      )}
    </>
  );
}

/** Of which day the amounts are, where they come from, and what we did to them. */
function Dated({ ontario, result: { table, outdated } }: { ontario: boolean; result: Found }) {
  const t = useWords(legalAidNotes);
  const lang = useLang();
  const when = day(`${table.effective}T12:00:00Z`, lang);
  const wage = (cents = 0): string => new Intl.NumberFormat(`${lang}-CA`, { style: 'currency', currency: 'CAD' }).format(cents / 100);
  const dated = ontario ? t.datedOn : table.computed ? t.datedComputed : t.dated;
  const [before, after] = dated.split('{source}');
  const facts = { when, from: wage(table.wageCents?.from), to: wage(table.wageCents?.to) };
  return (
    <>
      {outdated && <p className="notice">{fill(t.outdated, facts)}</p>}
      <p className="small soft">
        {fill(before ?? '', facts)}
        <a href={table.url}>{table.source[lang]}</a>
        {after}
      </p>
    </>
  );
}
