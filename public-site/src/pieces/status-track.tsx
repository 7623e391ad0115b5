import { statusTexts } from '../i18n/status';
import { fill, useLang, useWords, when } from '../lang';
import type { LeadStatus } from '../personal.server';

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
const ENDS = ['Unserved', 'Rejected', 'Withdrawn', 'Closed', 'Blocked', 'Merged', 'Referred'] as const;

export const isEnded = (state: string): state is (typeof ENDS)[number] => (ENDS as readonly string[]).includes(state);

/** The way of a request in words: what is done, what is happening now and how long it takes, what comes later. */
export function Track({ status }: { status: LeadStatus }) {
  const t = useWords(statusTexts);
  const lang = useLang();
  const { state } = status;
  if (isEnded(state)) return <p className="notice">{t[`end${state}`]}</p>;
  const checking = state === 'AwaitingInfo' ? t.stepCheckedInfo : state === 'OnHold' ? t.stepCheckedHold : t.stepCheckedWait;
  const steps = [
    [t.stepSent, fill(t.stepSentText, { date: when(status.createdAt, lang) })],
    [t.stepConfirmed, t.stepConfirmedWait],
    [t.stepChecked, checking],
    [t.stepOffered, status.claimLive ? t.stepOfferedClaim : t.stepOfferedWait],
    [t.stepAccepted, state === 'Accepted' ? t.stepAcceptedNow : t.stepAcceptedWait],
    [t.stepContact, ''],
  ] as const;
  const done = BEHIND[state] ?? 1;
  return (
    <ol className="track">
      {steps.map(([name, text], i) => (
        <li key={name} className={i < done ? 'done' : i === done ? 'now' : 'later'} aria-current={i === done ? 'step' : undefined}>
          <h3>{name}</h3>
          {text && (i === 0 || i === done || (i === 4 && state === 'Accepted')) && <p>{text}</p>}
        </li>
      ))}
    </ol>
  );
}

/** The same way, under its own heading. */
export function WhatNext({ status }: { status: LeadStatus }) {
  const t = useWords(statusTexts);
  return (
    <section aria-labelledby="where">
      <h2 id="where">{t.nowTitle}</h2>
      <Track status={status} />
    </section>
  );
}

/** Paths that do not go through us, when nobody took the request. */
export function Alternatives({ province }: { province?: string | null }) {
  const t = useWords(statusTexts);
  const ontario = province === 'ON';
  return (
    <section aria-labelledby="paths">
      <h2 id="paths">{t.alternativesTitle}</h2>
      <ul>
        <li>
          <a href={ontario ? 'https://www.legalaid.on.ca/' : 'https://www.csj.qc.ca/'}>{ontario ? t.altAidOn : t.altAidQc}</a>
        </li>
        <li>
          <a href={ontario ? 'https://lsrs.lso.ca/' : 'https://www.barreau.qc.ca/'}>{ontario ? t.altBarOn : t.altBarQc}</a>
        </li>
        <li>
          <a href={ontario ? 'https://stepstojustice.ca/' : 'https://www.justicedeproximite.qc.ca/'}>{t.altClinics}</a>
        </li>
      </ul>
    </section>
  );
}
