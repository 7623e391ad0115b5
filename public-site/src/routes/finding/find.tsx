import { BUDGETS, RATES, suggestFields } from '@jurilien/reference';
import { data, redirect, useActionData, useLoaderData } from 'react-router';
import { ask } from '../../api/index.server';
import type { ActionArgs, LoaderArgs } from '../../http';
import { Area, Checks, ErrorSummary, FormProvider, Select, readRaw, text, type Errors, type Raw } from '../../forms';
import { readForm } from '../../http/index.server';
import { findTexts } from '../../features/finder/words/find';
import { useLanguages } from '../../features/joining/fields';
import {
  useFigures,
  useLang,
  usePath,
  useWords,
  fill,
  choices,
  fieldChoices,
  fieldName,
  isField,
  isServed,
  provinceOf,
  useServedRegions,
} from '../../lang';
import { FindResult, IN_DIRECTORY, selectionOf, type Found } from '../../features/finder/find-result';
import type { PublicCard } from '../../features/professionals/professional-card';
import { SearchKept, SearchNote } from '../../features/finder/search-kept';
import { Head } from '../../layout';
import { Locate } from '../../features/finder/locate';
import { langOf, pathOf } from '../../routes.table';

/** Needs that are boxes; the same names as in the directory where it knows them. */
const ALSO = ['distance', 'consult', 'aj', 'mediator', 'paralegal'] as const;
const LINES = ['domaine', 'region', 'langue', 'tarif', 'budget'] as const;
/** Brackets that are a criterion: « I do not know yet » is none. */
const SAID_BUDGETS = BUDGETS.filter(({ code }) => code !== '0');
/** Cards of the directory beside the count; the others are one press away. */
const CARDS = 3;

export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const at = (name: string): string => url.searchParams.get(name) ?? '';
  const aussi = url.searchParams.getAll('aussi').filter((v) => ALSO.some((known) => known === v));
  const raw: Raw = { ...Object.fromEntries(LINES.map((name) => [name, at(name)])), aussi };
  const suggested = at('propose').split(',').filter(isField);
  const asked = at('etape');
  const complete = isField(at('domaine')) && provinceOf(at('region')) !== undefined;
  const step = asked === '3' && complete ? 3 : asked === '2' || asked === '3' ? 2 : 1;
  const [found, cards] = step === 3 ? await Promise.all([countOf(request, raw), cardsOf(request, raw)]) : [null, []];
  const incomplete = asked === '3' && !complete;
  return { step, raw, suggested, recognised: at('propose') !== '0', incomplete, found, cards, frame: frameOf(step) };
}

/** The words of the first page must not be lost with a change of language; the others have everything in their address. */
const frameOf = (step: number) => ({ selection: true, ...(step === 1 ? { carry: 'find-form' } : step === 2 ? { locate: true } : {}) });

const boxed = (raw: Raw, name: string, box: string): Record<string, string> =>
  [raw.aussi ?? []].flat().includes(box) ? { [name]: '1' } : {};

/** Some of those who asked to be listed and fit, drawn anew at each visit; the page stands without them. */
async function cardsOf(request: Request, raw: Raw): Promise<readonly PublicCard[]> {
  const query = {
    seed: crypto.randomUUID(),
    field: text(raw, 'domaine'),
    region: text(raw, 'region'),
    ...(/^[a-z]{2}$/.test(text(raw, 'langue')) ? { lang: text(raw, 'langue') } : {}),
    ...Object.fromEntries(IN_DIRECTORY.filter((box) => [raw.aussi ?? []].flat().includes(box)).map((box) => [box, '1'] as const)),
  };
  const reply = await ask(request, 'GET /api/public/profiles', { query });
  return reply.ok ? reply.value.data.slice(0, CARDS) : [];
}

/** How many could be asked; the page stands without the figure. */
async function countOf(request: Request, raw: Raw): Promise<Found> {
  const one = (name: string, value: string): Record<string, string> => (value ? { [name]: value } : {});
  const flag = (name: string, box: string): Record<string, string> => boxed(raw, name, box);
  const query = {
    lawyerType: text(raw, 'domaine'),
    province: provinceOf(text(raw, 'region'))!,
    region: text(raw, 'region'),
    ...(/^[a-z]{2}$/.test(text(raw, 'langue')) ? one('lang', text(raw, 'langue')) : {}),
    ...(RATES.some((r) => r.code === text(raw, 'tarif')) ? one('rate', text(raw, 'tarif')) : {}),
    ...(SAID_BUDGETS.some((b) => b.code === text(raw, 'budget')) ? one('budget', text(raw, 'budget')) : {}),
    ...flag('acceptDistance', 'distance'),
    ...flag('juridicalHelp', 'aj'),
    ...flag('mediator', 'mediator'),
    ...flag('paralegal', 'paralegal'),
    ...flag('consult', 'consult'),
  };
  const reply = await ask(request, 'GET /api/public/eligible-counts', { query });
  return reply.ok ? reply.value : null;
}

/** Words are posted, so that no address holds them; they become a field, and are forgotten. */
export async function action({ request }: ActionArgs) {
  const lang = langOf(new URL(request.url).pathname);
  const form = await readForm(request);
  const raw = readRaw(form, ['besoin', 'domaine']);
  if (form.get('go') === 'language') return data({ raw, errors: {} });
  const field = text(raw, 'domaine');
  const words = text(raw, 'besoin').slice(0, 1_000);
  if (!isField(field) && words.trim() === '') return data({ raw, errors: { besoin: findTexts[lang].needMissing } }, { status: 422 });
  const suggested = isField(field) ? [] : suggestFields(words);
  const query = isField(field)
    ? { etape: '2', domaine: field }
    : { etape: '2', domaine: suggested[0], propose: suggested.length > 0 ? suggested.join(',') : '0' };
  return redirect(pathOf('find', lang, { query }), 303);
}

/** S01: three pages that work without a script; only codes are ever in the address. */
export default function Find() {
  const { step, raw, found, cards } = useLoaderData<typeof loader>();
  const posted = useActionData<typeof action>();
  if (step === 3) return <FindResult raw={raw} found={found} cards={cards} />;
  return step === 2 ? <Where /> : <Need raw={posted?.raw ?? raw} errors={posted?.errors ?? {}} />;
}

function Need({ raw, errors }: { raw: Raw; errors: Errors }) {
  const t = useWords(findTexts);
  const lang = useLang();
  const to = usePath();
  return (
    <div className="wrap form-page page">
      <Head title={t.title} description={t.description} failed={Object.keys(errors).length > 0} />
      <Bar step={1} />
      <ErrorSummary errors={errors} />
      <h1>{t.needTitle}</h1>
      <p className="lead">{t.needLead}</p>
      <SearchKept />
      <form id="find-form" className="stack" method="post" noValidate>
        <FormProvider value={{ raw, errors }}>
          <Area name="besoin" label={t.words} hint={t.wordsHint} rows={3} />
          <Select
            name="domaine"
            label={t.fieldKnown}
            empty={t.fieldEmpty}
            options={fieldChoices(lang).map(({ value, label }) => ({ value, label }))}
          />
        </FormProvider>
        <div className="actions">
          <button className="button large" type="submit" name="go" value="next">
            {t.next}
          </button>
          <a href={to('quick')}>{t.urgent}</a>
        </div>
      </form>
    </div>
  );
}

/** Criteria without which nothing can be counted, once the count was asked for. */
function missingIn(raw: Raw, t: typeof findTexts.fr): Errors {
  return {
    ...(isField(text(raw, 'domaine')) ? {} : { domaine: t.fieldMissing }),
    ...(provinceOf(text(raw, 'region')) ? {} : { region: t.regionMissing }),
  };
}

function Where() {
  const { raw, suggested, recognised, incomplete } = useLoaderData<typeof loader>();
  const t = useWords(findTexts);
  const to = usePath();
  const errors = incomplete ? missingIn(raw, t) : {};
  return (
    <div className="wrap form-page page" data-search={isField(text(raw, 'domaine')) ? selectionOf(raw, 2) : undefined}>
      <Head title={t.whereTitle} failed={incomplete} hidden />
      <Bar step={2} />
      <ErrorSummary errors={errors} />
      <h1>{t.whereTitle}</h1>
      <p className="lead">{t.whereLead}</p>
      {suggested.length > 0 && <Suggested fields={suggested} />}
      {!recognised && <p className="notice warning">{t.notRecognised}</p>}
      <form className="stack" method="get" action={to('find')} noValidate>
        <input type="hidden" name="etape" value="3" />
        <FormProvider value={{ raw, errors }}>
          <Criteria />
        </FormProvider>
        <div className="actions">
          <button className="button large" type="submit">
            {t.count}
          </button>
          <a href={to('find')}>{t.back}</a>
        </div>
      </form>
      <SearchNote />
    </div>
  );
}

/** The field that the words were read as; the others they may mean are one press away. */
function Suggested({ fields }: { readonly fields: readonly string[] }) {
  const t = useWords(findTexts);
  const lang = useLang();
  const to = usePath();
  const others = fields.slice(1);
  return (
    <div className="notice info">
      <p>{fill(t.suggested, { field: fieldName(fields[0], lang) })}</p>
      {others.length > 0 && (
        <p>
          {t.alsoPossible}{' '}
          {others.map((code, i) => (
            <span key={code}>
              {i > 0 && ', '}
              <a
                href={to('find', { query: { etape: '2', domaine: code, propose: [code, ...fields.filter((s) => s !== code)].join(',') } })}
              >
                {fieldName(code, lang)}
              </a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

/** Field and region, which are needed, and what may be asked of a professional besides. */
function Criteria() {
  const t = useWords(findTexts);
  const figures = useFigures();
  const lang = useLang();
  const languages = useLanguages();
  return (
    <>
      <Select
        name="domaine"
        label={t.field}
        empty={t.fieldMissing}
        options={fieldChoices(lang).map(({ value, label }) => ({ value, label }))}
      />
      <Select name="region" label={t.region} hint={t.regionHint} empty={t.chooseRegion} groups={useServedRegions()} />
      <Locate />
      <Checks
        name="aussi"
        label={t.needs}
        optional
        options={ALSO.filter((value) => value !== 'paralegal' || isServed('ON', figures)).map((value) => ({
          value,
          label: t[value],
          ...(value === 'paralegal' ? { hint: t.paralegalHint } : {}),
        }))}
      />
      <Select name="langue" label={t.language} optional empty={t.anyLanguage} options={languages} />
      <Select name="tarif" label={t.rate} optional empty={t.anyRate} options={choices(RATES, lang)} />
      <Select name="budget" label={t.budget} hint={t.budgetHint} optional empty={t.anyBudget} options={choices(SAID_BUDGETS, lang)} />
    </>
  );
}

function Bar({ step }: { step: number }) {
  const t = useWords(findTexts);
  return (
    <>
      <ol className="progress-line" aria-hidden="true">
        {[1, 2, 3].map((n) => (
          <li key={n} className={n <= step ? 'done' : undefined} />
        ))}
      </ol>
      <p className="progress">{fill(t.progress, { n: step })}</p>
    </>
  );
}
