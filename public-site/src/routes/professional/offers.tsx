import type { Answer } from '@jurilien/contracts/api';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { errorText as codeText } from '@jurilien/contracts';
import { Go, useAct, refusalOf, sendCommand, useSteady, useAsk } from '../../session';
import { ClientOffers } from '../../features/clients/offers';
import { ClientOnly } from '../../features/clients/only';
import { offerTexts } from '../../features/offers/words/offer';
import { proOfferTexts } from '../../features/offers/words/pro-offers';
import { day, fill, useLang, usePath, useWords, when } from '../../lang';
import { PauseDrawing, SentDrawing, type Frame } from '../../layout';
import { RequestCard } from '../../features/offers/card';
import { Until, Failed, ProPage, Skeleton, Stale, type Pro } from '../../pro';
import { ownOfferPath } from '../../routes.table';
import talkStyles from '../../styles/talk.css?url';

export const links = () => [{ rel: 'stylesheet', href: talkStyles }];
export const handle: Frame = { hydrate: true, quiet: true };

const TABS = ['new', 'claimed', 'accepted', 'missed', 'refused'] as const;
type Tab = (typeof TABS)[number];
const REFRESH_MS = 10_000;

type Inbox = Answer<'GET /api/pro/offers'>;
type Card = Inbox['offers'][number];

/** M04, by role: the professionals of a client's requests; for a professional what was offered, what can be done about it now, and what became of the rest. */
export default function MyOffers() {
  const t = useWords(proOfferTexts);
  return (
    <ProPage
      title={t.title}
      other={(account) => (
        <ClientOnly account={account}>
          <ClientOffers />
        </ClientOnly>
      )}
    >
      {(pro) => <Inbox pro={pro} />}
    </ProPage>
  );
}

const tabOf = (search: string): Tab => TABS.find((name) => name === new URLSearchParams(search).get('tab')) ?? 'new';

function Inbox({ pro }: { pro: Pro }) {
  const t = useWords(proOfferTexts);
  const { search } = useLocation();
  const to = usePath();
  const tab = tabOf(search);
  const { value, problem, reload } = useAsk('GET /api/pro/offers', { query: { tab } }, REFRESH_MS);
  const both = async (): Promise<void> => {
    await Promise.all([reload(), pro.reload()]);
  };
  return (
    <>
      <h1>{t.title}</h1>
      <nav aria-label={t.tabs} className="tabs">
        <ul>
          {TABS.map((name) => (
            <li key={name}>
              <Link
                to={to('offers', { query: { tab: name === 'new' ? undefined : name } })}
                preventScrollReset
                aria-current={name === tab ? 'page' : undefined}
              >
                {t[`tab_${name}`]} {value && <span className="tab-count">{value.counts[name]}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {value ? (
        <>
          <Stale problem={problem} />
          <Arrived tab={tab} offers={value.offers} />
          <Cards key={tab} tab={tab} offers={value.offers} pro={pro} reload={both} />
        </>
      ) : problem ? (
        <Failed problem={problem} retry={reload} />
      ) : (
        <Skeleton />
      )}
    </>
  );
}

/** Says how many offers have come since the page was opened, without taking anyone anywhere. */
function Arrived({ tab, offers }: { tab: Tab; offers: readonly Card[] }) {
  const t = useWords(proOfferTexts);
  const known = useRef<Set<string>>(undefined);
  const [fresh, setFresh] = useState(0);
  useEffect(() => {
    if (tab !== 'new') return;
    const ids = offers.map((o) => o.offerId);
    const unknown = known.current ? ids.filter((id) => !known.current!.has(id)).length : 0;
    known.current = new Set([...(known.current ?? []), ...ids]);
    if (unknown > 0) setFresh(unknown);
  }, [tab, offers]);
  return (
    <p className="hidden-text" role="status">
      {fresh > 0 && (fresh === 1 ? t.newOne : fill(t.newMany, { n: fresh }))}
    </p>
  );
}

interface Part {
  readonly tab: Tab;
  readonly pro: Pro;
  readonly reload: () => Promise<void>;
}

function Cards({ offers, ...part }: Part & { offers: readonly Card[] }) {
  const rows = useSteady(offers, (card) => card.offerId);
  if (rows.length === 0) return <Empty {...part} />;
  return (
    <ul className="request-list">
      {rows.map((card) => (
        <OfferCard key={card.offerId} card={card} gone={card.gone ?? false} {...part} />
      ))}
    </ul>
  );
}

function OfferCard({ card, gone, tab, pro, reload }: Part & { card: Card; gone: boolean }) {
  const t = useWords(proOfferTexts);
  const o = useWords(offerTexts);
  const lang = useLang();
  const { busy, errors, act } = useAct();
  const here = ownOfferPath(card.leadId, lang);
  const send = (name: string, done: () => Promise<void> | void) =>
    act(async () => {
      const reply = await sendCommand(lang, name, { leadId: card.leadId, offerId: card.offerId, professionalId: pro.me.id });
      if (reply.ok) return void (await done());
      const refusal = refusalOf(reply.problem);
      await reload();
      return {
        form: refusal ? o[`${refusal === 'short' ? 'low' : refusal}Title`] : (reply.problem.title ?? codeText(reply.problem.code, lang)),
      };
    });
  const can = (command: string): boolean => card.actions.includes(command);
  const claim = () => send('ClaimOffer', () => location.assign(here));
  const shown = tab === 'new' || tab === 'claimed' || tab === 'accepted';
  return (
    <RequestCard card={card} id={card.offerId} href={shown ? here : undefined} time={<Time card={card} reload={reload} />} gone={gone}>
      {errors.form && (
        <p className="notice warning" role="alert">
          {errors.form}
        </p>
      )}
      {tab === 'new' && (
        <>
          {card.standing === 'claimed-by-other' ? (
            <Second card={card} busy={busy} onPress={() => void send('RequestSecondChance', reload)} />
          ) : can('ClaimOffer') ? (
            <Go type="button" busy={busy} onPress={() => void claim()} label={fill(t.claimOf, { code: card.code })}>
              {t.claimShort}
            </Go>
          ) : null}
          <a className="button quiet" href={here} aria-label={fill(t.seeOf, { code: card.code })}>
            {t.see}
          </a>
          {can('RefuseOffer') && (
            <a className="plain-link" href={`${here}?refuser=1`} aria-label={fill(t.refuseOf, { code: card.code })}>
              {t.refuse}
            </a>
          )}
        </>
      )}
      {tab === 'claimed' && (
        <a className="button" href={here} aria-label={fill(t.resumeOf, { code: card.code })}>
          {t.resume}
        </a>
      )}
      {tab === 'accepted' && (
        <a className="button quiet" href={here} aria-label={fill(t.sheetOf, { code: card.code })}>
          {t.sheet}
        </a>
      )}
      {tab === 'missed' && <Second card={card} busy={busy} onPress={() => void send('RequestSecondChance', reload)} />}
    </RequestCard>
  );
}

/** How the offer stands, in time. */
function Time({ card, reload }: { card: Card; reload: () => Promise<void> }) {
  const t = useWords(proOfferTexts);
  const lang = useLang();
  if (card.claimUntil)
    return (
      <>
        {card.funded ? t.held : t.heldUnfunded} <Until at={card.claimUntil} onOver={() => void reload()} />
      </>
    );
  if (card.state === 'Sent' || card.state === 'Late') {
    if (card.standing === 'claimed-by-other') return <>{t.byOther}</>;
    if (!card.until) return <>{t.open}</>;
    if (card.frozen) return <>{t.priorityFrozen}</>;
    return (
      <>
        {t.priority} <Until at={card.until} onOver={() => void reload()} />
      </>
    );
  }
  const at = card.answeredAt ?? card.madeAt;
  switch (card.state) {
    case 'Accepted':
      return <>{fill(t.acceptedOn, { when: when(at, lang) })}</>;
    case 'Refused':
      return <>{fill(t.refusedOn, { when: when(at, lang) })}</>;
    case 'Conflict':
      return <>{fill(t.conflictOn, { when: when(at, lang) })}</>;
    case 'Taken':
      return <>{t.missed_taken}</>;
    case 'Withdrawn':
      return <>{t.missed_withdrawn}</>;
    default:
      return (
        <>
          {t.missed_expired} · {fill(t.received, { when: day(card.madeAt, lang) })}
        </>
      );
  }
}

function Second({ card, busy, onPress }: { card: Card; busy: boolean; onPress: () => void }) {
  const t = useWords(proOfferTexts);
  if (card.secondChance) return <p className="small soft">{t.secondDone}</p>;
  return !card.actions.includes('RequestSecondChance') ? null : (
    <Go type="button" className="button quiet" busy={busy} onPress={onPress} label={fill(t.secondOf, { code: card.code })}>
      {t.second}
    </Go>
  );
}

/** Nothing in this tab: why, and where to go on. */
function Empty({ tab, pro }: Part) {
  const t = useWords(proOfferTexts);
  const to = usePath();
  const paused = tab === 'new' && pro.me.paused;
  return (
    <div className="pro-empty">
      {paused ? <PauseDrawing /> : <SentDrawing />}
      <h2>{paused ? t.pausedTitle : t[`empty_${tab}`]}</h2>
      <p>{paused ? t.pausedText : t[`emptyText_${tab}`]}</p>
      <p className="actions">
        {paused ? (
          <a className="button" href={to('pause')}>
            {t.toPause}
          </a>
        ) : tab === 'new' ? (
          <a className="button" href={to('board')}>
            {t.toBoard}
          </a>
        ) : (
          <a className="button quiet" href={to('offers')}>
            {t.toNew}
          </a>
        )}
      </p>
    </div>
  );
}
