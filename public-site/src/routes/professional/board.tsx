import type { Answer } from '@jurilien/contracts/api';
import { useSearchParams } from 'react-router';
import { HOUR_MS } from '@jurilien/reference';
import { offerTexts } from '../../features/offers/words/offer';
import { proBoardTexts } from '../../features/board/words/pro-board';
import { fill, number, useFeature, useLang, usePath, useWords, fieldName, regionName } from '../../lang';
import { useCoins, LostDrawing, PauseDrawing, type Frame } from '../../layout';
import { BoardAlerts, type AlertFilters } from '../../features/board/board-alerts';
import { RequestCard } from '../../features/offers/card';
import { Failed, ProPage, Skeleton, Stale, type Pro } from '../../pro';
import { serverTime, useSteady, useAsk } from '../../session';
import { ownOfferPath } from '../../routes.table';

export const handle: Frame = { hydrate: true, quiet: true };

const REFRESH_MS = 20_000;
const PRICES_CC = [100, 200, 300, 500];

type Open = Answer<'GET /api/pro/board'>['requests'][number];

/** M09, the board: requests open to everyone eligible, with their age and what they cost by now. */
export default function Board() {
  const t = useWords(proBoardTexts);
  return <ProPage title={t.title}>{(pro) => <Requests pro={pro} />}</ProPage>;
}

function Requests({ pro }: { pro: Pro }) {
  const t = useWords(proBoardTexts);
  const o = useWords(offerTexts);
  const to = usePath();
  const coins = useCoins();
  const offered = useFeature('feature.board');
  const { value, problem, reload } = useAsk('GET /api/pro/board', {}, REFRESH_MS);
  return (
    <>
      <h1>{t.title}</h1>
      <p className="lead">{t.lead}</p>
      {!offered && <p className="notice info">{t.off}</p>}
      <p>
        {fill(o.balance, { n: coins(pro.me.balance.availableCc) })}{' '}
        <a className="plain-link" href={to('buy')}>
          {o.lowBuy}
        </a>
      </p>
      {value ? (
        <>
          <Stale problem={problem} />
          {value.requests.length === 0 ? <Empty paused={pro.me.paused} /> : <Filtered all={value.requests} />}
          {offered && pro.me.state === 'Approved' && <Alerts professionalId={pro.me.id} />}
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

const FILTERS = ['field', 'region', 'price', 'aj', 'urgent'] as const;

/** The filters of the address, as an alert keeps them. */
function Alerts({ professionalId }: { professionalId: string }) {
  const [query] = useSearchParams();
  const price = Number(query.get('price'));
  const filters: AlertFilters = {
    ...(query.get('field') ? { field: query.get('field')! } : {}),
    ...(query.get('region') ? { region: query.get('region')! } : {}),
    ...(PRICES_CC.includes(price) ? { maxPriceCc: price } : {}),
    ...(query.get('aj') ? { legalAid: true } : {}),
    ...(query.get('urgent') ? { urgent: true } : {}),
  };
  return <BoardAlerts professionalId={professionalId} filters={filters} />;
}

/** Requests that pass the filters in the address, so that a filtered board can be kept and sent. */
function Filtered({ all }: { all: readonly Open[] }) {
  const t = useWords(proBoardTexts);
  const lang = useLang();
  const [query, setQuery] = useSearchParams();
  const on = (name: (typeof FILTERS)[number]): string => query.get(name) ?? '';
  const set = (name: string, value: string): void =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const passing = all.filter(
    (r) =>
      (!on('field') || r.field === on('field')) &&
      (!on('region') || r.region === on('region')) &&
      (!on('price') || r.priceCc <= Number(on('price'))) &&
      (!on('aj') || r.juridicalHelp) &&
      (!on('urgent') || r.urgent),
  );
  const rows = useSteady(passing, (r) => r.leadId);
  const n = passing.length;
  return (
    <>
      <Filters all={all} on={on} set={set} />
      <div className="board-top">
        <p className="board-count" role="status">
          {n === 0 ? t.countNone : fill(n === 1 ? t.countOne : t.count, { n: number(n, lang) })}
        </p>
        <a className="plain-link" href="#alerts">
          {t.alerts}
        </a>
      </div>
      {n === 0 && rows.length === 0 ? (
        <div className="pro-empty">
          <h2>{t.noneTitle}</h2>
          <p className="actions">
            <button type="button" className="button quiet" onClick={() => setQuery({}, { replace: true })}>
              {t.noneGo}
            </button>
          </p>
        </div>
      ) : (
        <ul className="request-list">
          {rows.map((r) => (
            <OpenCard key={r.leadId} request={r} gone={r.gone ?? false} />
          ))}
        </ul>
      )}
    </>
  );
}

const unique = (values: readonly (string | null | undefined)[]): string[] => [...new Set(values.filter((v): v is string => Boolean(v)))];

function Filters({
  all,
  on,
  set,
}: {
  all: readonly Open[];
  on: (name: (typeof FILTERS)[number]) => string;
  set: (name: string, value: string) => void;
}) {
  const t = useWords(proBoardTexts);
  const lang = useLang();
  const coins = useCoins();
  const lists = [
    ['field', t.field, t.any, unique(all.map((r) => r.field)).map((v) => [v, fieldName(v, lang)] as const)],
    ['region', t.region, t.anyRegion, unique(all.map((r) => r.region)).map((v) => [v, regionName(v, lang)] as const)],
    ['price', t.price, t.any, PRICES_CC.map((cc) => [String(cc), fill(t.upTo, { n: coins(cc) })] as const)],
  ] as const;
  return (
    <fieldset className="board-filters">
      <legend className="hidden-text">{t.filters}</legend>
      {lists.map(([name, label, any, options]) => (
        <div key={name} className="field">
          <label htmlFor={`filter-${name}`}>{label}</label>
          <select id={`filter-${name}`} value={on(name)} onChange={(event) => set(name, event.target.value)}>
            <option value="">{any}</option>
            {[...options]
              .sort((a, b) => (name === 'price' ? 0 : a[1].localeCompare(b[1], lang)))
              .map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
          </select>
        </div>
      ))}
      {(['aj', 'urgent'] as const).map((name) => (
        <div key={name} className="choice bare">
          <input
            type="checkbox"
            id={`filter-${name}`}
            checked={on(name) !== ''}
            onChange={(event) => set(name, event.target.checked ? '1' : '')}
          />
          <label htmlFor={`filter-${name}`}>{t[name]}</label>
        </div>
      ))}
    </fieldset>
  );
}

function OpenCard({ request, gone }: { request: Open; gone: boolean }) {
  const t = useWords(proBoardTexts);
  const lang = useLang();
  const here = ownOfferPath(request.leadId, lang);
  return (
    <RequestCard
      id={request.leadId}
      card={request}
      href={here}
      gone={gone}
      time={request.standing === 'claimed-by-other' ? t.byOther : <Age since={request.since} />}
    >
      <a className="button quiet" href={here} aria-label={fill(t.seeOf, { code: request.code })}>
        {t.see}
      </a>
    </RequestCard>
  );
}

function Age({ since }: { since?: string | null }) {
  const t = useWords(proBoardTexts);
  if (!since) return null;
  const hours = Math.floor((serverTime() - Date.parse(since)) / HOUR_MS);
  const words = (): string => {
    if (hours < 1) return t.minutes;
    if (hours === 1) return t.hour;
    return hours < 48 ? fill(t.hours, { n: hours }) : fill(t.days, { n: Math.floor(hours / 24) });
  };
  return <>{fill(t.since, { when: words() })}</>;
}

function Empty({ paused }: { paused: boolean }) {
  const t = useWords(proBoardTexts);
  const to = usePath();
  return (
    <div className="pro-empty">
      {paused ? <PauseDrawing /> : <LostDrawing />}
      <h2>{paused ? t.pausedTitle : t.emptyTitle}</h2>
      <p>{paused ? t.pausedText : t.emptyText}</p>
      <p className="actions">
        <a className="button" href={to(paused ? 'pause' : 'offers')}>
          {paused ? t.pausedGo : t.emptyGo}
        </a>
      </p>
    </div>
  );
}
