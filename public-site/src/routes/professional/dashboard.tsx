import type { Answer } from '@jurilien/contracts/api';
import { ClientDashboard } from '../../features/clients/dashboard';
import { ClientOnly } from '../../features/clients/only';
import { useTermsLeft } from '../../features/dashboard/terms';
import { proDashboardTexts } from '../../features/dashboard/words/pro-dashboard';
import { day, fill, number, useLang, usePath, useWords, when } from '../../lang';
import { useCoins, type Frame } from '../../layout';
import { RequestCard, useMatter } from '../../features/offers/card';
import { Until, Failed, ProPage, Skeleton, Stale, type Pro } from '../../pro';
import { NextAction, type ToContact } from '../../features/dashboard/next-action';
import { proOfferTexts } from '../../features/offers/words/pro-offers';
import { NextTimes } from '../../features/scheduling/pro/next-times';
import { useAsk } from '../../session';
import { ownOfferPath } from '../../routes.table';
import type { ProSurvey } from '../../features/surveys/types';

export const handle: Frame = { hydrate: true, quiet: true };

const REFRESH_MS = 15_000;
const SHOWN = 3;

type Day = Answer<'GET /api/pro/dashboard'>;
type Waiting = Day['offers'][number];
type Unanswered = Day['unanswered'][number];

/** M05, by role: a client's own requests; for a professional the next thing first, then everything that waits. */
export default function MyDashboard() {
  const t = useWords(proDashboardTexts);
  return (
    <ProPage
      title={t.title}
      other={(account) => (
        <ClientOnly account={account}>
          <ClientDashboard account={account} />
        </ClientOnly>
      )}
    >
      {(pro) => <Today pro={pro} />}
    </ProPage>
  );
}

/** The first name, past a title such as « Me ». */
const firstName = (name: string): string => name.split(' ').find((part) => part.length > 2) ?? name;

function Today({ pro }: { pro: Pro }) {
  const t = useWords(proDashboardTexts);
  const { value, problem, reload } = useAsk('GET /api/pro/dashboard', {}, REFRESH_MS);
  return (
    <>
      <h1>{fill(t.hello, { name: firstName(pro.me.name) })}</h1>
      {value ? (
        <>
          <Stale problem={problem} />
          <NextAction pro={pro} day={value} reload={reload} />
          <div className="dashboard">
            <div>
              <Messages rows={value.unanswered} />
              <NextTimes />
              <Calls rows={value.toContact} now={value.serverNow} reload={reload} />
              <Offers offers={value.offers} reload={reload} />
            </div>
            <aside>
              <Balance pro={pro} />
              <Figures />
              <Opinions rows={value.surveys} />
              <Standing pro={pro} />
            </aside>
          </div>
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

function Calls({ rows, now, reload }: { rows: readonly ToContact[]; now: string; reload: () => Promise<void> }) {
  const t = useWords(proDashboardTexts);
  const lang = useLang();
  const matter = useMatter();
  return (
    <section aria-labelledby="calls">
      <h2 id="calls">{t.calls}</h2>
      {rows.length === 0 ? (
        <p className="soft">{t.callsNone}</p>
      ) : (
        <ul className="rows">
          {rows.map((row) => (
            <li key={row.acceptanceId}>
              <div>
                <p className="row-title">
                  <a href={ownOfferPath(row.leadId, lang)}>{matter(row)}</a>
                </p>
                <p className="small soft">{row.code}</p>
              </div>
              {row.slaMissed || Date.parse(row.slaDueAt) <= Date.parse(now) ? (
                <span className="badge danger">{t.late}</span>
              ) : (
                <span>
                  {t.due} <Until at={row.slaDueAt} onOver={() => void reload()} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Clients who wrote last, the longest wait first. */
function Messages({ rows }: { rows: readonly Unanswered[] }) {
  const t = useWords(proDashboardTexts);
  const lang = useLang();
  const to = usePath();
  const matter = useMatter();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="messages">
      <h2 id="messages">{t.unanswered}</h2>
      <ul className="rows">
        {rows.map((row) => (
          <li key={row.acceptanceId}>
            <div>
              <p className="row-title">
                <a href={`${to('proLeads')}?demande=${row.acceptanceId}`}>{matter(row)}</a>
              </p>
              <p className="small soft">
                {row.code} · {fill(t.unansweredSince, { when: when(row.at, lang) })}
              </p>
            </div>
            <span className="badge warning">{t.unansweredBadge}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Requests whose professional is asked for an opinion (R38). */
function Opinions({ rows }: { rows: readonly ProSurvey[] }) {
  const t = useWords(proDashboardTexts);
  const to = usePath();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="opinions">
      <h2 id="opinions">{t.opinions}</h2>
      <p className="small soft">{t.opinionsText}</p>
      <ul className="rows">
        {rows.map(({ acceptanceId, code }) => (
          <li key={acceptanceId}>
            <a href={to('proSurvey', { query: { avis: acceptanceId } })}>{fill(t.opinionOf, { code })}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offers({ offers, reload }: { offers: readonly Waiting[]; reload: () => Promise<void> }) {
  const t = useWords(proDashboardTexts);
  const o = useWords(proOfferTexts);
  const lang = useLang();
  const to = usePath();
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">{t.offers}</h2>
      {offers.length === 0 ? (
        <p className="soft">{t.offersNone}</p>
      ) : (
        <>
          <ul className="request-list">
            {offers.slice(0, SHOWN).map((card) => (
              <RequestCard
                key={card.offerId}
                id={card.offerId}
                card={card}
                under="h2"
                href={ownOfferPath(card.leadId, lang)}
                time={
                  card.standing === 'claimed-by-other' ? (
                    o.byOther
                  ) : card.frozen ? (
                    o.priorityFrozen
                  ) : card.until ? (
                    <>
                      {o.priority} <Until at={card.until} onOver={() => void reload()} />
                    </>
                  ) : (
                    o.open
                  )
                }
              />
            ))}
          </ul>
          <p>
            <a className="plain-link" href={to('offers')}>
              {fill(t.allOffers, { n: offers.length })}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function Balance({ pro: { me } }: { pro: Pro }) {
  const t = useWords(proDashboardTexts);
  const coins = useCoins();
  const to = usePath();
  return (
    <section aria-labelledby="balance" className="panel">
      <h2 id="balance">{t.balance}</h2>
      <p className="price">{coins(me.balance.availableCc)}</p>
      {me.balance.heldCc > 0 && <p className="small soft">{fill(t.held, { n: coins(me.balance.heldCc) })}</p>}
      <p>
        <a className="plain-link" href={to('buy')}>
          {t.buy}
        </a>
      </p>
    </section>
  );
}

/** Four figures; the page of figures has the rest. One that cannot be had is left out: nothing here depends on it. */
function Figures() {
  const t = useWords(proDashboardTexts);
  const lang = useLang();
  const to = usePath();
  const { value } = useAsk('GET /api/pro/figures', { query: { days: '30' } });
  if (!value) return null;
  const { own } = value;
  const percent = (share: number | null): string =>
    share === null ? '–' : `${number(Math.round(share * 100), lang)}${lang === 'fr' ? '\u00a0' : ''}%`;
  const rows = [
    [t.received, number(own.offered, lang)],
    [t.accepted, number(own.accepted, lang)],
    [t.response, own.responseMinutesMedian === null ? '–' : fill(t.minutes, { n: number(Math.round(own.responseMinutesMedian), lang) })],
    [t.sla, percent(own.contactSlaKeptShare)],
  ] as const;
  return (
    <section aria-labelledby="figures" className="panel">
      <h2 id="figures">{t.figures}</h2>
      {own.offered === 0 ? (
        <p className="soft">{t.figuresNone}</p>
      ) : (
        <dl className="panel-figures">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        <a className="plain-link" href={to('figures')}>
          {t.allFigures}
        </a>
      </p>
    </section>
  );
}

/** What keeps offers coming: the membership's own tasks. */
function Standing({ pro }: { pro: Pro }) {
  const { me } = pro;
  const terms = useTermsLeft(pro);
  const t = useWords(proDashboardTexts);
  const lang = useLang();
  const to = usePath();
  const at = me.licence.at ? day(me.licence.at, lang) : '';
  const licence = { ok: at ? fill(t.licenceOkAt, { when: at }) : t.licenceOk, soon: fill(t.licenceSoon, { when: at }), due: t.licenceDue }[
    me.licence.state
  ];
  return (
    <section aria-labelledby="standing" className="panel">
      <h2 id="standing">{t.standing}</h2>
      <ul className="ticks">
        <li className={me.paused ? 'open' : 'done'}>
          {me.paused ? t.offersPaused : t.offersOn}{' '}
          <a className="plain-link" href={to('pause')}>
            {t.change}
          </a>
        </li>
        <li className={me.licence.state === 'ok' ? 'done' : 'open'}>{licence}</li>
        <li className={terms ? 'open' : 'done'}>
          {terms ?? t.termsOk}{' '}
          {terms && (
            <a className="plain-link" href={`${to('profile')}#terms`}>
              {t.termsGo}
            </a>
          )}
        </li>
      </ul>
    </section>
  );
}
