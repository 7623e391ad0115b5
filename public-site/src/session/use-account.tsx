import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { accountTexts } from './words/account';
import { common } from '../i18n';
import { clock, fill, useLang, useWords } from '../lang';
import { pathOf, type Lang } from '../routes.table';
import { Head, PauseDrawing } from '../layout';
import { call } from './call';
import type { Problem } from '../api';
import { NeedsScript } from './form';
import { endVisit, session, toLogin } from './session';
import { StepUp } from './step-up';
import type { Account } from './types';

type State = { readonly account: Account; readonly problem?: undefined } | { readonly account?: undefined; readonly problem?: Problem };

/** The address a person wanted when something had to come first: everything after the question mark. */
const here = (): string => location.pathname + location.search;

/** Whether a second factor has to come before anything else. */
export const mustEnrol = ({ needsSecondFactor, factors }: Account): boolean => needsSecondFactor && factors.length === 0;

/** Where someone must go before they may see an account page; nothing when they may stay. */
export function detour(problem: Problem, lang: Lang): string | undefined {
  if (problem.code === 'SECOND_FACTOR_REQUIRED') return `${pathOf('protection', lang)}?${here()}`;
  if (problem.status === 401) return toLogin(lang, here());
  if (problem.code === 'FORBIDDEN') return `${pathOf('noAccess', lang)}?${here()}`;
  return undefined;
}

/** The person’s own account, asked for once the page lives; without a session the way leads to the sign-in and back. */
function useAccount(enrolling: boolean): State & { reload: () => Promise<void> } {
  const lang = useLang();
  const [state, setState] = useState<State>({});
  const reload = useCallback(async () => {
    const reply = await call(lang, 'GET /api/account', {});
    if (reply.ok && mustEnrol(reply.value) && !enrolling) return location.replace(`${pathOf('protection', lang)}?${here()}`);
    if (reply.ok) return setState({ account: reply.value });
    const away = detour(reply.problem, lang);
    if (!away) return setState((before) => (before.account ? before : { problem: reply.problem }));
    if (reply.problem.status === 401) session().forget();
    location.replace(away);
  }, [lang, enrolling]);
  useEffect(() => {
    void reload();
    let own = session().current()?.id;
    // Another tab signed out, or in as someone else: what this one shows is no longer theirs to see.
    return session().onChange((other) => {
      if (other?.id !== own) location.reload();
      own = other?.id;
    });
  }, [reload]);
  return { ...state, reload };
}

/** A page of a signed-in person: waiting, out of reach, or there, under the same heading. */
export function SignedInPage({
  title,
  failed = false,
  enrolling = false,
  wide = false,
  children,
}: {
  readonly title: string;
  readonly failed?: boolean;
  /** Open to a person who has yet to enrol a second factor. */
  readonly enrolling?: boolean;
  readonly wide?: boolean;
  readonly children: (account: Account, reload: () => Promise<void>) => ReactNode;
}) {
  const lang = useLang();
  const { account, problem, reload } = useAccount(enrolling);
  const t = useWords(accountTexts);
  const c = useWords(common);
  const body = wide ? 'wrap page' : 'wrap narrow page';
  if (problem) return <OutOfReach problem={problem} retry={reload} />;
  if (!account)
    return (
      <div className={body} aria-busy="true">
        <Head title={title} hidden />
        <h1>{title}</h1>
        <NeedsScript />
        <p className="hidden-text" role="status">
          {c.loading}
        </p>
        <div className="skeleton" aria-hidden="true">
          <span />
          <span />
          <span />
        </div>
      </div>
    );
  return (
    <StepUp account={account}>
      {account.impersonator && (
        <div className="visit-bar" role="region" aria-label={c.myAccount}>
          <div className="wrap">
            <p>{fill(t.impersonating, { name: account.name, time: clock(account.impersonator.until, lang) })}</p>
            <button type="button" className="button light" onClick={() => void endVisit(lang)}>
              {t.impersonationEnd}
            </button>
          </div>
        </div>
      )}
      <div className={body}>
        <Head title={title} hidden failed={failed} />
        {children(account, reload)}
      </div>
    </StepUp>
  );
}

/** The account could not be asked for: why, and again. */
export function OutOfReach({ problem, retry }: { problem: Problem; retry: () => Promise<void> }) {
  const t = useWords(accountTexts);
  const c = useWords(common);
  const offline = problem.code === 'OFFLINE' && !navigator.onLine;
  useEffect(() => {
    const again = () => void retry();
    addEventListener('online', again);
    return () => removeEventListener('online', again);
  }, [retry]);
  const title = offline ? t.offlineTitle : problem.status === 429 ? c.busyTitle : t.failedTitle;
  return (
    <div className="wrap narrow page">
      <Head title={title} hidden />
      <PauseDrawing />
      <div role="alert">
        <h1>{title}</h1>
        <p className="lead">{offline ? t.offlineText : problem.status === 429 ? c.busyText : t.failedText}</p>
      </div>
      {problem.reference && <p>{fill(c.reference, { reference: problem.reference })}</p>}
      <p className="actions">
        <button type="button" className="button" onClick={() => void retry()}>
          {c.retry}
        </button>
      </p>
    </div>
  );
}
