import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { whoOf } from '@jurilien/contracts';
import { Go, NoAccess, type Account, SignedInPage, accountTexts, isNoMember, useAsk } from '../session';
import { common } from '../i18n';
import { proTexts } from './words/pro';
import { featureAt, fill, InProvince, useFigures, usePath, useWords } from '../lang';
import { useCoins, PauseDrawing } from '../layout';
import type { Problem } from '../api';
import { pageAt } from '../routes.table';
import { Bell } from './bell';
import styles from '../styles/pro.css?url';
import { Icon } from './icons';
import { NAV, type NavItem } from './nav';
import type { Me, Pro } from './types';

const ME_MS = 30_000;

/**
 * A page of the professional's area: signed in, a professional, with the area's navigation around it. `other` is what the same
 * address shows to someone of another role, where it has something for them.
 */
export function ProPage({
  title,
  children,
  other,
}: {
  readonly title: string;
  readonly children: (pro: Pro) => ReactNode;
  readonly other?: (account: Account, reload: () => Promise<void>) => ReactNode;
}) {
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      <SignedInPage title={title} wide>
        {(account, reload) =>
          whoOf(account.role)?.who === 'professional' ? (
            <Area account={account} title={title}>
              {children}
            </Area>
          ) : (
            other?.(account, reload) || <NoAccess account={account} />
          )
        }
      </SignedInPage>
    </>
  );
}

function Area({ account, title, children }: { account: Account; title: string; children: (pro: Pro) => ReactNode }) {
  const { value: me, problem, reload } = useAsk('GET /api/pro/me', {}, ME_MS);
  return (
    <div className="pro">
      <Navigation me={me} />
      <div className="pro-body">
        {me ? (
          <InProvince value={me.province}>{children({ account, me, reload })}</InProvince>
        ) : problem && isNoMember(problem) ? (
          <Join />
        ) : problem ? (
          <Failed problem={problem} retry={reload} />
        ) : (
          <>
            <h1>{title}</h1>
            <Skeleton />
          </>
        )}
      </div>
    </div>
  );
}

/** The pages of what is offered in the person's province. */
function useNav(me?: Me): readonly NavItem[] {
  const figures = useFigures();
  return NAV.filter(({ feature }) => !feature || featureAt(figures, feature, me?.province));
}

/** The area's pages: beside the page on a desk, at the thumb on a phone. */
function Navigation({ me }: { me?: Me }) {
  const t = useWords(proTexts);
  const to = usePath();
  const coins = useCoins();
  return (
    <div className="pro-nav">
      {me && (
        <p className="pro-who">
          <strong>{me.name}</strong>
          <a href={to('buy')} aria-label={fill(t.balanceBuy, { n: coins(me.balance.availableCc) })}>
            {coins(me.balance.availableCc)}
          </a>
          <Bell unread={me.counts.notices} />
          {me.paused && <span className="badge warning">{t.paused}</span>}
        </p>
      )}
      <nav aria-label={t.navLabel}>
        <ul>
          {useNav(me).map((item) => (
            <li key={item.page} className={item.bar ? 'in-bar' : undefined}>
              <NavLink item={item} me={me} />
            </li>
          ))}
          <li className="in-bar only-bar">
            <More me={me} />
          </li>
        </ul>
      </nav>
    </div>
  );
}

function NavLink({ item, me }: { item: NavItem; me?: Me }) {
  const t = useWords(proTexts);
  const to = usePath();
  const { pathname } = useLocation();
  const n = me && item.count ? item.count(me) : 0;
  return (
    <a href={to(item.page)} aria-current={pageAt(pathname)?.page === item.page ? 'page' : undefined}>
      <Icon name={item.icon} />
      <span className={item.short ? 'full' : undefined}>{t[item.label]}</span>
      {item.short && (
        <span className="short" aria-hidden="true">
          {t[item.short]}
        </span>
      )}
      {n > 0 && (
        <span className="count">
          {n}
          <span className="hidden-text"> {t.waiting}</span>
        </span>
      )}
    </a>
  );
}

/** The pages that do not fit into the bar of a phone. */
function More({ me }: { me?: Me }) {
  const t = useWords(proTexts);
  const { pathname } = useLocation();
  const box = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const here = pageAt(pathname)?.page;
  const rest = useNav(me).filter((item) => !item.bar);
  useEffect(() => {
    if (!open) return undefined;
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)) setOpen(false);
    };
    addEventListener('keydown', close);
    addEventListener('pointerdown', close);
    return () => {
      removeEventListener('keydown', close);
      removeEventListener('pointerdown', close);
    };
  }, [open]);
  return (
    <details ref={box} className="pro-more" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary aria-current={rest.some((item) => item.page === here) ? 'true' : undefined}>
        <Icon name="more" />
        {t.navMore}
      </summary>
      <ul>
        {rest.map((item) => (
          <li key={item.page}>
            <NavLink item={{ ...item, short: undefined }} me={me} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The account is there, the membership is not: the way to it. */
function Join() {
  const t = useWords(proTexts);
  const to = usePath();
  return (
    <>
      <h1>{t.joinTitle}</h1>
      <p className="lead">{t.joinText}</p>
      <p className="actions">
        <a className="button" href={to('proApplication')}>
          {t.joinGo}
        </a>
        <a href={to('account')}>{t.navAccount}</a>
      </p>
    </>
  );
}

/** What a page shows while it waits for an answer. */
export function Skeleton() {
  const c = useWords(common);
  return (
    <>
      <p className="hidden-text" role="status">
        {c.loading}
      </p>
      <div className="skeleton" aria-hidden="true">
        <span />
        <span />
        <span />
      </div>
    </>
  );
}

/** A part that could not be had: why, the reference to quote, and again. */
export function Failed({ problem, retry }: { readonly problem: Problem; readonly retry: () => Promise<void> }) {
  const a = useWords(accountTexts);
  const c = useWords(common);
  const offline = problem.code === 'OFFLINE';
  return (
    <div role="alert" className="pro-failed">
      <PauseDrawing />
      <h2>{offline ? a.offlineTitle : problem.status === 429 ? c.busyTitle : a.failedTitle}</h2>
      <p>{offline ? a.offlineText : problem.status === 429 ? c.busyText : a.failedText}</p>
      {problem.reference && <p className="small soft">{fill(c.reference, { reference: problem.reference })}</p>}
      <p className="actions">
        <Go type="button" onPress={() => void retry()}>
          {c.retry}
        </Go>
      </p>
    </div>
  );
}

/** What is shown is of a moment ago, and why nothing newer is there. */
export function Stale({ problem }: { readonly problem?: Problem }) {
  const t = useWords(proTexts);
  return (
    <div role="status">{problem && <p className="notice warning">{problem.code === 'OFFLINE' ? t.staleOffline : t.staleFailed}</p>}</div>
  );
}
