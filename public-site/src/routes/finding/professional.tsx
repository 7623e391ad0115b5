import type { Answer } from '@jurilien/contracts/api';
import { dateWords, officialDirectory, RATES } from '@jurilien/reference';
import { data, useLoaderData } from 'react-router';
import { ask, stop } from '../../api/index.server';
import type { LoaderArgs } from '../../http';
import { directoryTexts } from '../../features/professionals/words/directory';
import { fill, useLang, usePath, useWords, choices, fieldName, provinceName, regionName } from '../../lang';
import { Head, StructuredData, type Described } from '../../layout';
import type { Lang } from '../../routes.table';
import { useLanguageNames } from '../../features/professionals/professional-card';

/** A page that was taken down is gone the moment it was: nothing of it is kept anywhere. */
export async function loader({ request, params }: LoaderArgs) {
  const slug = params.slug ?? '';
  if (!/^[a-z0-9-]{1,160}$/.test(slug)) throw data(null, { status: 404 });
  const reply = await ask(request, 'GET /api/public/profiles/:slug', { params: { slug } });
  if (reply.ok) return reply.value;
  if (reply.problem.status === 404 || reply.problem.status === 422) throw data(null, { status: 404 });
  return stop(reply.problem);
}

type Profile = Answer<'GET /api/public/profiles/:slug'>;

/** A text of the professional in the reader's language, or in the other where there is only that. */
const inOwnWords = (lang: Lang, fr?: string, en?: string): string | undefined => (lang === 'fr' ? fr : en) ?? fr ?? en;

/** The professional as search engines read one (schema.org). */
const structuredDataOf = ({ name, title, firm, city, province, fields, regions, languages }: Profile, lang: Lang): Described => ({
  '@type': title === 'notary' ? 'Notary' : title === 'lawyer' ? 'Attorney' : 'LegalService',
  name,
  ...(firm ? { parentOrganization: { '@type': 'Organization', name: firm } } : {}),
  areaServed: regions.map((code) => regionName(code, lang)),
  knowsLanguage: languages,
  knowsAbout: fields.map((code) => fieldName(code, lang)),
  address: { '@type': 'PostalAddress', addressRegion: province, ...(city ? { addressLocality: city } : {}), addressCountry: 'CA' },
});

/**
 * M12: one professional, title and licence first, in their own words. No stars and no data of reviews anywhere; words of clients only
 * where the law of the place lets them be, which the API decides (D13).
 */
export default function Professional() {
  const page = useLoaderData<typeof loader>();
  const t = useWords(directoryTexts);
  const lang = useLang();
  const to = usePath();
  const { name, title, firm, city, province, text } = page;
  const about = inOwnWords(lang, text.aboutFr, text.aboutEn) ?? '';
  return (
    <article className="wrap page professional">
      <Head title={`${name}, ${t[`title_${title}`]}`} description={about.slice(0, 155)} />
      <StructuredData of={structuredDataOf(page, lang)} />
      <p>
        <a href={to('professionals')}>← {t.directory}</a>
      </p>
      <p className="eyebrow">
        {t[`title_${title}`]} · {provinceName(province, lang)}
      </p>
      <h1>{name}</h1>
      <p className="lead">{[firm, city].filter(Boolean).join(' · ')}</p>
      <Licence of={page} />
      {page.paused ? <p className="notice warning">{t.paused}</p> : <MatchWay of={page} />}
      <h2>{t.about}</h2>
      <p className="summary-text">{about}</p>
      <Practice of={page} />
      <WordsOfClients of={page} />
      <p className="small soft">{t.statement}</p>
    </article>
  );
}

/** What clients let us publish about the professional: whole, without name or grade. */
function WordsOfClients({ of: { words } }: { readonly of: Profile }) {
  const t = useWords(directoryTexts);
  const lang = useLang();
  if (words.length === 0) return null;
  return (
    <section aria-labelledby="words">
      <h2 id="words">{t.wordsTitle}</h2>
      <p className="small soft">{t.wordsText}</p>
      {words.map((one) => (
        <figure className="card" key={one.publishedAt + one.words}>
          <blockquote lang={one.lang}>{one.words}</blockquote>
          <figcaption className="small soft">{dateWords(one.publishedAt, lang, { month: 'long', year: 'numeric' })}</figcaption>
          {one.reply && (
            <p>
              <strong>{t.wordsReply}</strong> {one.reply}
            </p>
          )}
        </figure>
      ))}
    </section>
  );
}

/** The number of the licence, where to verify it, and since when. */
function Licence({ of: { title, province, licenceNo, callYear } }: { readonly of: Profile }) {
  const t = useWords(directoryTexts);
  const official = officialDirectory({ title, province });
  return (
    <>
      <p>
        {fill(t.licence, { n: licenceNo })}
        {official && (
          <>
            {' · '}
            <a href={official.url} rel="noopener noreferrer">
              {t.verify} ({official.regulator})
            </a>
          </>
        )}
      </p>
      <p className="small soft">{fill(t.since, { year: callYear })}</p>
    </>
  );
}

/** A request that starts from this professional. */
function MatchWay({ of: { id, fields, province } }: { readonly of: Profile }) {
  const t = useWords(directoryTexts);
  const to = usePath();
  return (
    <section className="card raised" aria-labelledby="match">
      <h2 id="match">{t.match}</h2>
      <p>{t.matchText}</p>
      <p className="actions">
        <a className="button large" href={to('demand', { query: { pro: id, domaine: fields[0], province } })}>
          {t.match}
        </a>
      </p>
    </section>
  );
}

/** Fields, regions, languages and rates; a line without a value is left out. */
function Practice({ of: page }: { readonly of: Profile }) {
  const t = useWords(directoryTexts);
  const lang = useLang();
  const languages = useLanguageNames();
  const rates = choices(RATES, lang).filter(({ value }) => page.rates.includes(value));
  const rows: readonly (readonly [string, string])[] = [
    [t.fields, page.fields.map((code) => fieldName(code, lang)).join(', ')],
    [t.regions, page.regions.map((code) => regionName(code, lang)).join(', ')],
    [t.languages, languages(page.languages)],
    [t.rates, rates.map(({ label }) => label).join(', ')],
    [t.consultation, inOwnWords(lang, page.text.consultationFr, page.text.consultationEn) ?? (page.acceptsConsult ? t.consultOnly : '')],
    [t.certificate, page.text.specialistIn ?? ''],
  ];
  return (
    <dl className="answers">
      {rows
        .filter(([, value]) => value !== '')
        .map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
