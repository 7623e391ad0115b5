import { fsaNearest, municipalityNamed, pointOfFsa } from '@jurilien/reference';
import type { Answer, Call } from '@jurilien/contracts/api';
import { useLoaderData } from 'react-router';
import { ask, stop } from '../../api/index.server';
import type { LoaderArgs } from '../../http';
import { Checks, ErrorSummary, FormProvider, Line, Select, type Errors, type Raw } from '../../forms';
import { directoryTexts } from '../../features/professionals/words/directory';
import { useLanguages } from '../../features/joining/fields';
import { fill, isServed, useFigures, useLang, usePath, useWords, fieldChoices, isField, provinceOf, useServedRegions } from '../../lang';
import { Head } from '../../layout';
import { ProfessionalCard } from '../../features/professionals/professional-card';
import { langOf } from '../../routes.table';

const FILTERS = ['domaine', 'region', 'langue', 'pres', 'km'] as const;
/** Three letters of a postal code, or all six. */
const POSTAL = /^[a-z]\d[a-z](?:[ -]?\d[a-z]\d)?$/i;
const ALSO = ['aj', 'mediator', 'paralegal'] as const;

/** A postal area, as the list of professionals is asked for it: that of a code, or the nearest to a town that was named. */
function areaOf(typed: string): string {
  if (POSTAL.test(typed)) return typed.slice(0, 3);
  const point = municipalityNamed(typed)?.point;
  return point ? fsaNearest(point) : '';
}

/** The criteria are in the address: the page works without a script, and can be kept or shared. */
export async function loader({ request }: LoaderArgs) {
  const url = new URL(request.url);
  const { searchParams } = url;
  const at = (name: string): string => (searchParams.get(name) ?? '').trim();
  const also = searchParams.getAll('aussi').filter((v): v is (typeof ALSO)[number] => ALSO.some((known) => known === v));
  // One order per visit: the pages of one search carry its seed along.
  const seed = /^[\w-]{1,40}$/.test(at('ordre')) ? at('ordre') : crypto.randomUUID();
  const near = areaOf(at('pres'));
  const errors: Errors =
    at('pres') === '' || pointOfFsa(near) ? {} : { pres: directoryTexts[langOf(url.pathname)][near === '' ? 'nearWrong' : 'nearUnknown'] };
  const region = at('region');
  const asked: Call<'GET /api/public/profiles'>['query'] = {
    seed,
    page: /^\d{1,2}$/.test(at('page')) && at('page') !== '0' ? at('page') : '1',
    ...(isField(at('domaine')) ? { field: at('domaine') } : {}),
    ...(provinceOf(region) ? { region, province: provinceOf(region)! } : {}),
    ...(/^[a-z]{2}$/.test(at('langue')) ? { lang: at('langue') } : {}),
    ...(near && !errors.pres
      ? { near, km: /^\d{1,3}$/.test(at('km')) && Number(at('km')) >= 1 && Number(at('km')) <= 500 ? at('km') : '50' }
      : {}),
    ...Object.fromEntries(also.map((name) => [name, '1'] as const)),
  };
  const reply = await ask(request, 'GET /api/public/profiles', { query: asked });
  if (!reply.ok) stop(reply.problem);
  const raw: Raw = { ...Object.fromEntries(FILTERS.map((name) => [name, at(name)])), aussi: also };
  return { found: reply.value, raw, seed, errors };
}

type Found = Answer<'GET /api/public/profiles'>;

/** M13: who asked to be listed, in an order that chance decides at each visit. */
export default function Professionals() {
  const { found, raw, seed, errors } = useLoaderData<typeof loader>();
  const t = useWords(directoryTexts);
  return (
    <div className="wrap page directory">
      <Head title={t.title} description={t.description} failed={Object.keys(errors).length > 0} />
      <ErrorSummary errors={errors} />
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      <div className="directory-grid">
        <Filters raw={raw} errors={errors} />
        <div>
          <p role="status" className="found">
            {found.total === 1 ? t.foundOne : fill(t.found, { n: found.total })}
          </p>
          <p className="small soft">{t.order}</p>
          {found.total === 0 ? (
            <NoneFound />
          ) : (
            <ul className="cards">
              {found.data.map((card) => (
                <ProfessionalCard key={card.id} card={card} />
              ))}
            </ul>
          )}
          {found.pages > 1 && <Pages found={found} raw={raw} seed={seed} />}
        </div>
      </div>
    </div>
  );
}

/** No one is listed for these criteria: a request reaches more than the directory does. */
function NoneFound() {
  const t = useWords(directoryTexts);
  const to = usePath();
  return (
    <div className="card">
      <h2>{t.none}</h2>
      <p>{t.noneText}</p>
      <p className="actions">
        <a className="button" href={to('demand')}>
          {t.ask}
        </a>
      </p>
    </div>
  );
}

/** The page before and the page after, in the same order. */
function Pages({ found: { page, pages }, raw, seed }: { readonly found: Found; readonly raw: Raw; readonly seed: string }) {
  const t = useWords(directoryTexts);
  const to = usePath();
  const also = [raw.aussi ?? []].flat();
  const query = { ...Object.fromEntries(FILTERS.map((name) => [name, String(raw[name] ?? '')])), ordre: seed };
  const href = (n: number): string =>
    to('professionals', { query: { ...query, page: String(n) } }) + also.map((name) => `&aussi=${name}`).join('');
  const here = fill(t.pageOf, { page, pages });
  return (
    <nav className="actions" aria-label={here}>
      {page > 1 && (
        <a className="button quiet" href={href(page - 1)} rel="prev">
          {t.previous}
        </a>
      )}
      <span>{here}</span>
      {page < pages && (
        <a className="button quiet" href={href(page + 1)} rel="next">
          {t.next}
        </a>
      )}
    </nav>
  );
}

function Filters({ raw, errors }: { raw: Raw; errors: Errors }) {
  const t = useWords(directoryTexts);
  const lang = useLang();
  const to = usePath();
  const languages = useLanguages();
  const figures = useFigures();
  const distances = [10, 25, 50, 100].map((n) => ({ value: String(n), label: fill(t.kmChoice, { n }) }));
  return (
    <form method="get" className="stack directory-filters" aria-label={t.filters}>
      <FormProvider value={{ raw, errors }}>
        <Select
          name="domaine"
          label={t.field}
          empty={t.allFields}
          options={fieldChoices(lang).map(({ value, label }) => ({ value, label }))}
        />
        <Select name="region" label={t.region} empty={t.allRegions} groups={useServedRegions()} />
        <Select name="langue" label={t.language} empty={t.allLanguages} options={languages} />
        <Line name="pres" label={t.near} length={60} className="short" />
        <Select name="km" label={t.km} empty={fill(t.kmChoice, { n: 50 })} options={distances} />
        <Checks
          name="aussi"
          label={t.also}
          options={ALSO.filter((value) => value !== 'paralegal' || isServed('ON', figures)).map((value) => ({ value, label: t[value] }))}
        />
      </FormProvider>
      <div className="actions">
        <button className="button" type="submit">
          {t.apply}
        </button>
        <a href={to('professionals')}>{t.clear}</a>
      </div>
    </form>
  );
}
