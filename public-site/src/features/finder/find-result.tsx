import type { Answer } from '@jurilien/contracts/api';
import { text, type Raw } from '../../forms';
import { findTexts } from './words/find';
import { fill, number, useLang, usePath, useWords, fieldName, provinceOf, regionName } from '../../lang';
import type { Lang, PageId } from '../../routes.table';
import { flowFor, flowOf } from '../intake';
import { ProfessionalCard, type PublicCard } from '../professionals';
import { SearchNote } from './search-kept';
import { Head } from '../../layout';

/** How many professionals match, and how many each criterion turns away; nothing when the API gave no count. */
export type Found = Answer<'GET /api/public/eligible-counts'> | null;

/** Boxes of the search that the directory knows too. */
export const IN_DIRECTORY = ['aj', 'mediator', 'paralegal'] as const;
const inDirectory = (box: string): boolean => IN_DIRECTORY.some((known) => known === box);

/** What this browser may keep of a search: codes, no identity, no words (3.1 `searchSelection`). */
export function selectionOf(raw: Raw, step: 2 | 3): string {
  const also = [raw.aussi ?? []].flat();
  return JSON.stringify({
    lawyerType: text(raw, 'domaine'),
    province: provinceOf(text(raw, 'region')) ?? '',
    region: text(raw, 'region'),
    lang: text(raw, 'langue'),
    acceptDistance: also.includes('distance'),
    rate: text(raw, 'tarif'),
    consult: also.includes('consult'),
    mediator: also.includes('mediator'),
    paralegal: also.includes('paralegal'),
    step,
  });
}

/** The lists of the search, as an address carries them. */
const criteriaOf = (raw: Raw) => ({
  domaine: text(raw, 'domaine'),
  region: text(raw, 'region'),
  langue: text(raw, 'langue'),
  tarif: text(raw, 'tarif'),
  budget: text(raw, 'budget'),
});
/** The boxes of the search that a page knows, as they follow its other parameters. */
const boxesOf = (raw: Raw, known: (box: string) => boolean = () => true): string =>
  [raw.aussi ?? []]
    .flat()
    .filter(known)
    .map((name) => `&aussi=${name}`)
    .join('');

/** The count in words, and what it means. */
function countIn(found: Found, t: typeof findTexts.fr, lang: Lang): readonly [string, string] {
  if (found === null) return [t.unknown, t.unknownNote];
  return found.count === null ? [t.few, t.fewNote] : [fill(t.many, { n: number(found.count, lang) }), t.manyNote];
}

/** How many match, and the two ways on: a request to all of them, or some who asked to be listed, in an order that chance decides. */
export function FindResult({ raw, found, cards }: { raw: Raw; found: Found; cards: readonly PublicCard[] }) {
  const t = useWords(findTexts);
  const lang = useLang();
  const to = usePath();
  const query = criteriaOf(raw);
  const title = fill(t.resultTitle, { field: fieldName(query.domaine, lang), region: regionName(query.region, lang) });
  const [headline, note] = countIn(found, t, lang);
  return (
    <div className="wrap page find-result" data-search={selectionOf(raw, 3)}>
      <Head title={title} hidden />
      <p className="eyebrow">{t.title}</p>
      <h1>{title}</h1>
      <p className="lead find-count" role="status">
        {headline}
      </p>
      <p className="measure soft">{note}</p>
      <p className="actions">
        <a href={to('find', { query: { etape: '2', ...query } }) + boxesOf(raw)}>{t.change}</a>
        <a href={to('find')}>{t.restart}</a>
      </p>
      {found && saysMore(found) && <Turned raw={raw} found={found} />}
      <div className="find-ways">
        <RequestWay raw={raw} />
        <DirectoryWay raw={raw} cards={cards} />
      </div>
      <p>
        <a href={to('quick', { query: { domaine: query.domaine, region: query.region } })}>{t.urgent}</a>
      </p>
      <SearchNote />
    </div>
  );
}

/** One request to all who match: the form of its field, or the short one. */
function RequestWay({ raw }: { readonly raw: Raw }) {
  const t = useWords(findTexts);
  const to = usePath();
  const way = (page: PageId): string => to(page, { query: criteriaOf(raw) }) + boxesOf(raw);
  return (
    <section className="card raised" aria-labelledby="way-send">
      <p className="eyebrow">{t.recommended}</p>
      <h2 id="way-send">{t.sendTitle}</h2>
      <p>{t.sendText}</p>
      <p className="actions">
        <a className="button large" href={way(flowOf(flowFor(text(raw, 'domaine'))).page)}>
          {t.send}
        </a>
        <a href={way('request')}>{t.short}</a>
      </p>
    </section>
  );
}

/** Some who asked to be listed, and the directory, which knows neither rates nor budgets. */
function DirectoryWay({ raw, cards }: { readonly raw: Raw; readonly cards: readonly PublicCard[] }) {
  const t = useWords(findTexts);
  const to = usePath();
  const { tarif: _rate, budget: _budget, ...listed } = criteriaOf(raw);
  return (
    <section className="card" aria-labelledby="way-directory">
      <h2 id="way-directory">{t.directoryTitle}</h2>
      <p>{t.directoryText}</p>
      {cards.length > 0 ? (
        <ul className="cards">
          {cards.map((card) => (
            <ProfessionalCard key={card.id} card={card} level={3} />
          ))}
        </ul>
      ) : (
        <p className="soft">{t.directoryNone}</p>
      )}
      <p className="actions">
        <a className="button quiet" href={to('professionals', { query: listed }) + boxesOf(raw, inDirectory)}>
          {t.directory}
        </a>
      </p>
    </section>
  );
}

/** Which box or list of the search each criterion of the count is. */
const BOX: Readonly<Record<string, string>> = {
  acceptDistance: 'distance',
  juridicalHelp: 'aj',
  mediator: 'mediator',
  paralegal: 'paralegal',
  consult: 'consult',
};
const LIST: Readonly<Record<string, string>> = { rate: 'tarif', budget: 'budget', lang: 'langue' };

/** A list of "fewer than five" gives no information. */
const saysMore = ({ count, turned }: NonNullable<Found>): boolean => count !== null || turned.some((t) => t.count !== null);

/** What each criterion does to the count: a link turns it round and counts again, without a script. */
function Turned({ raw, found }: { raw: Raw; found: NonNullable<Found> }) {
  const t: Readonly<Record<string, string>> = useWords(findTexts);
  const lang = useLang();
  const to = usePath();
  const also = [raw.aussi ?? []].flat();
  const address = (criterion: string): string => {
    const box = BOX[criterion];
    const boxes = box === undefined ? also : also.includes(box) ? also.filter((b) => b !== box) : [...also, box];
    const lists = ['domaine', 'region', 'langue', 'tarif', 'budget'].filter((name) => name !== LIST[criterion]);
    const query = { etape: '3', ...Object.fromEntries(lists.map((name) => [name, text(raw, name)])) };
    return to('find', { query }) + boxes.map((name) => `&aussi=${name}`).join('');
  };
  const words = (criterion: string): string =>
    (BOX[criterion] ? t[`${also.includes(BOX[criterion]) ? 'without' : 'with'}_${criterion}`] : t[`any_${criterion}`]) ?? '';
  const inWords = (count: number | null): string => {
    if (count === null) return t.turnedFew!;
    const more = found.count === null ? 0 : count - found.count;
    const n = number(count, lang);
    return more === 0
      ? fill(t.turnedSame!, { n })
      : fill(t[more > 0 ? 'turnedMore' : 'turnedLess']!, { n, d: number(Math.abs(more), lang) });
  };
  return (
    <section aria-labelledby="turned">
      <h2 id="turned">{t.turnedTitle}</h2>
      <ul className="find-turned">
        {found.turned.map(({ criterion, count }) => (
          <li key={criterion}>
            <a href={address(criterion)}>{words(criterion)}</a> <span className="soft">{inWords(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
