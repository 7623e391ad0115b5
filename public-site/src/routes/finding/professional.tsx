import { officialDirectory, RATES } from '@jurilien/reference';
import { data, useLoaderData } from 'react-router';
import { ask, stop } from '../../api/index.server';
import type { LoaderArgs } from '../../http';
import { directoryTexts } from '../../features/professionals/words/directory';
import { fill, useLang, usePath, useWords, choices, fieldName, provinceName, regionName } from '../../lang';
import { Head } from '../../layout';
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

/** M12: one professional, title and licence first, in their own words; no stars, no reviews. */
export default function Professional() {
  const page = useLoaderData<typeof loader>();
  const t = useWords(directoryTexts);
  const lang = useLang();
  const to = usePath();
  const languages = useLanguageNames();
  const { name, title, firm, city, province, licenceNo, fields, regions, rates, text } = page;
  const about = (lang === 'fr' ? text.aboutFr : text.aboutEn) ?? text.aboutFr ?? text.aboutEn ?? '';
  const consultation = (lang === 'fr' ? text.consultationFr : text.consultationEn) ?? text.consultationFr ?? text.consultationEn;
  const official = officialDirectory({ title, province });
  const rows: readonly (readonly [string, string])[] = [
    [t.fields, fields.map((code) => fieldName(code, lang)).join(', ')],
    [t.regions, regions.map((code) => regionName(code, lang)).join(', ')],
    [t.languages, languages(page.languages)],
    [
      t.rates,
      choices(RATES, lang)
        .filter(({ value }) => rates.includes(value))
        .map(({ label }) => label)
        .join(', '),
    ],
    [t.consultation, consultation ?? (page.acceptsConsult ? t.consultOnly : '')],
    [t.certificate, text.specialistIn ?? ''],
  ];
  const structured = {
    '@context': 'https://schema.org',
    '@type': title === 'notary' ? 'Notary' : title === 'lawyer' ? 'Attorney' : 'LegalService',
    name,
    ...(firm ? { parentOrganization: { '@type': 'Organization', name: firm } } : {}),
    areaServed: regions.map((code) => regionName(code, lang)),
    knowsLanguage: page.languages,
    knowsAbout: fields.map((code) => fieldName(code, lang)),
    address: { '@type': 'PostalAddress', addressRegion: province, ...(city ? { addressLocality: city } : {}), addressCountry: 'CA' },
  };
  return (
    <article className="wrap page professional">
      <Head title={`${name}, ${t[`title_${title}`]}`} description={about.slice(0, 155)} />
      <script type="application/ld+json">{JSON.stringify(structured).replaceAll('<', '\\u003c')}</script>
      <p>
        <a href={to('professionals')}>← {t.directory}</a>
      </p>
      <p className="eyebrow">
        {t[`title_${title}`]} · {provinceName(province, lang)}
      </p>
      <h1>{name}</h1>
      <p className="lead">{[firm, city].filter(Boolean).join(' · ')}</p>
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
      <p className="small soft">{fill(t.since, { year: page.callYear })}</p>
      {page.paused ? (
        <p className="notice warning">{t.paused}</p>
      ) : (
        <section className="card raised" aria-labelledby="match">
          <h2 id="match">{t.match}</h2>
          <p>{t.matchText}</p>
          <p className="actions">
            <a className="button large" href={to('demand', { query: { pro: page.id, domaine: fields[0], province } })}>
              {t.match}
            </a>
          </p>
        </section>
      )}
      <h2>{t.about}</h2>
      <p className="summary-text">{about}</p>
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
      <p className="small soft">{t.statement}</p>
    </article>
  );
}
