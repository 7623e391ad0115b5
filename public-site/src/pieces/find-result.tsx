import { text, type Raw } from '../forms/raw';
import { findTexts } from '../i18n/find';
import { fill, number, useLang, usePath, useWords } from '../lang';
import { fieldName, provinceOf, regionName } from '../reference';
import type { PageId } from '../routes.table';
import { Head } from './head';

const IN_DIRECTORY = new Set(['aj', 'mediator', 'paralegal']);

/** What this browser may keep of a search: codes, no identity, no words (3.1 `searchSelection`). */
const selectionOf = (raw: Raw, also: readonly string[]): string =>
  JSON.stringify({
    lawyerType: text(raw, 'domaine'),
    province: provinceOf(text(raw, 'region')) ?? '',
    region: text(raw, 'region'),
    lang: text(raw, 'langue'),
    acceptDistance: also.includes('distance'),
    rate: text(raw, 'tarif'),
    consult: also.includes('consult'),
    mediator: also.includes('mediator'),
    paralegal: also.includes('paralegal'),
    step: 3,
  });

/** How many match, and the two ways on: never who, never in which order. */
export function FindResult({ raw, found }: { raw: Raw; found: { readonly count: number | null } | null }) {
  const t = useWords(findTexts);
  const lang = useLang();
  const to = usePath();
  const also = [raw.aussi ?? []].flat();
  const query = {
    domaine: text(raw, 'domaine'),
    region: text(raw, 'region'),
    langue: text(raw, 'langue'),
    tarif: text(raw, 'tarif'),
    budget: text(raw, 'budget'),
  };
  const boxes = (known: (name: string) => boolean): string =>
    also
      .filter(known)
      .map((name) => `&aussi=${name}`)
      .join('');
  const way = (page: PageId): string => to(page, { query }) + boxes(() => true);
  const { tarif: _rate, budget: _budget, ...listed } = query;
  const title = fill(t.resultTitle, { field: fieldName(query.domaine, lang), region: regionName(query.region, lang) });
  const [said, note] =
    found === null
      ? [t.unknown, t.unknownNote]
      : found.count === null
        ? [t.few, t.fewNote]
        : [fill(t.many, { n: number(found.count, lang) }), t.manyNote];
  return (
    <div className="wrap page find-result" data-search={selectionOf(raw, also)}>
      <Head title={title} hidden />
      <p className="eyebrow">{t.title}</p>
      <h1>{title}</h1>
      <p className="lead find-count" role="status">
        {said}
      </p>
      <p className="measure soft">{note}</p>
      <p className="actions">
        <a href={to('find', { query: { etape: '2', ...query } }) + boxes(() => true)}>{t.change}</a>
        <a href={to('find')}>{t.restart}</a>
      </p>
      <div className="find-ways">
        <section className="card raised" aria-labelledby="way-send">
          <p className="eyebrow">{t.recommended}</p>
          <h2 id="way-send">{t.sendTitle}</h2>
          <p>{t.sendText}</p>
          <p className="actions">
            <a className="button large" href={way('demand')}>
              {t.send}
            </a>
            <a href={way('request')}>{t.short}</a>
          </p>
        </section>
        <section className="card" aria-labelledby="way-directory">
          <h2 id="way-directory">{t.directoryTitle}</h2>
          <p>{t.directoryText}</p>
          <p className="actions">
            <a className="button quiet" href={to('professionals', { query: listed }) + boxes((name) => IN_DIRECTORY.has(name))}>
              {t.directory}
            </a>
          </p>
        </section>
      </div>
      <p>
        <a href={to('quick', { query: { domaine: query.domaine, region: query.region } })}>{t.urgent}</a>
      </p>
      <p className="small soft find-kept" data-search-note hidden>
        <span data-search-said data-search-forgotten={t.forgotten}>
          {t.kept}
        </span>{' '}
        <button className="link-button" type="button" data-search-forget>
          {t.forget}
        </button>
      </p>
    </div>
  );
}
