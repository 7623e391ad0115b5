import { LEAD_ENDS } from '@jurilien/contracts';
import { statusTexts } from './words/status';
import { fill, useLang, usePath, useWords, when } from '../../lang';
import type { LeadStatus } from './lead-status';
import type { Lang } from '../../routes.table';

type LeadState = LeadStatus['state'];

/** How many of the six steps are behind a state. */
const BEHIND: Readonly<Record<string, number>> = {
  AwaitingConfirmation: 1,
  ToValidate: 2,
  InValidation: 2,
  AwaitingInfo: 2,
  OnHold: 2,
  Ready: 3,
  Offering: 3,
  SelfServe: 3,
  Accepted: 5,
  InService: 6,
};
/** Over for its client: ended, or no one took it. */
export const isEnded = (state: LeadState): boolean => state === 'Unserved' || LEAD_ENDS.includes(state);

type Words = typeof statusTexts.fr;

/** The end with its reason, where there is one to show. */
function endOf({ state, closeReason, referredTo }: LeadStatus, t: Words): string {
  const words: Readonly<Record<string, string>> = t;
  return words[`end${state}_${closeReason ?? referredTo ?? ''}`] ?? words[`end${state}`]!;
}

/** When the search starts or until when it lasts; both are instants of this request, not of every one. */
function searchOf({ state, startsAt, unservedAt, createdAt }: LeadStatus, t: Words, lang: Lang): string {
  if (state === 'Ready' && startsAt && startsAt > createdAt) return fill(t.stepOfferedFrom, { when: when(startsAt, lang) });
  return unservedAt && state !== 'Ready' ? fill(t.stepOfferedUntil, { when: when(unservedAt, lang) }) : t.stepOfferedWait;
}

/** The way of a request in words: what is done, what is happening now and how long it takes, what comes later. */
function Track({ status, reading }: { status: LeadStatus; reading: string }) {
  const t = useWords(statusTexts);
  const lang = useLang();
  const { state } = status;
  if (isEnded(state)) return <p className="notice">{endOf(status, t)}</p>;
  const checking = state === 'AwaitingInfo' ? t.stepCheckedInfo : state === 'OnHold' ? t.stepCheckedHold : reading;
  // Only a person who still has the time to call is announced.
  const awaited = state === 'Accepted' && (status.accepted ?? []).some((a) => a.stage === 'ToContact' && !a.late);
  const steps = [
    [t.stepSent, fill(t.stepSentText, { date: when(status.createdAt, lang) })],
    [t.stepConfirmed, t.stepConfirmedWait],
    [t.stepChecked, checking],
    [t.stepOffered, status.claimLive ? t.stepOfferedClaim : searchOf(status, t, lang)],
    [t.stepAccepted, state === 'Accepted' ? (awaited ? t.stepAcceptedNow : '') : t.stepAcceptedWait],
    [t.stepContact, ''],
  ] as const;
  const done = BEHIND[state] ?? 1;
  return (
    <ol className="track">
      {steps.map(([name, text], i) => (
        <li key={name} className={i < done ? 'done' : i === done ? 'now' : 'later'} aria-current={i === done ? 'step' : undefined}>
          <h3>{name}</h3>
          {i > 0 && i < done && status.stepsAt[i] && <p className="small soft">{when(status.stepsAt[i], lang)}</p>}
          {text && (i === 0 || i === done || (i === 4 && state === 'Accepted')) && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** The same way, under its own heading. */
export function WhatNext({ status, reading }: { status: LeadStatus; reading: string }) {
  const t = useWords(statusTexts);
  const { kept } = status;
  return (
    <section aria-labelledby="where">
      <h2 id="where">{t.nowTitle}</h2>
      <Track status={status} reading={reading} />
      {kept && (
        <form method="post">
          <p>{kept === 'shown' ? t.keptShown : t.keptSent}</p>
          <p className="actions">
            <button className="button" type="submit" name="go" value="kept">
              {kept === 'shown' ? t.keptOpen : t.keptSend}
            </button>
          </p>
        </form>
      )}
    </section>
  );
}

/** An end is no dead end: a new request, or a word to the team. What no one took has ways of its own, and one that was joined to another goes on there. */
export function EndedNext({ state }: { state: LeadState }) {
  const t = useWords(statusTexts);
  const to = usePath();
  if (!LEAD_ENDS.includes(state) || state === 'Merged') return null;
  return (
    <section className="card" aria-labelledby="go-on">
      <h2 id="go-on">{t.goOnTitle}</h2>
      <p>
        {t.goOnText} <a href="mailto:bonjour@jurilien.example">bonjour@jurilien.example</a>.
      </p>
      {state !== 'Blocked' && (
        <p className="actions">
          <a className="button quiet" href={to('request', { query: { nouvelle: '1' } })}>
            {t.goOnNew}
          </a>
        </p>
      )}
    </section>
  );
}
