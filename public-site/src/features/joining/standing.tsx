import { useEffect, useRef } from 'react';
import { joining } from './words/joining';
import { day, fill, useLang, usePath, useWords, when } from '../../lang';
import { MeetingsAhead } from '../scheduling';
import type { Application } from './types';

/** What became of a file that was sent, and what comes next; just sent, it is where the reader goes on. */
export function Standing({ application, sent, onAgain }: { application: Application; sent: boolean; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const to = usePath();
  useEffect(() => {
    if (sent) heading.current?.focus();
  }, [sent]);
  const t = useWords(joining);
  const lang = useLang();
  const { state, appliedAt, rejection } = application;
  if (state === 'Applied')
    return (
      <>
        <h1 ref={heading} tabIndex={-1}>
          {t.appliedTitle}
        </h1>
        <p className="lead">{fill(t.appliedText, { when: when(appliedAt!, lang) })}</p>
        <ol className="track">
          <li className="done">
            <h2>{t.stateTrack1}</h2>
          </li>
          <li className="now" aria-current="step">
            <h2>{t.stateTrack2}</h2>
          </li>
          <li className="later">
            <h2>{t.stateTrack3}</h2>
          </li>
        </ol>
        <MeetingsAhead />
        <p>{t.appliedNext}</p>
        <p>
          <a href={to('profile')}>{t.toProfile}</a>
        </p>
      </>
    );
  if (state === 'Rejected' && rejection) {
    const open = Date.parse(rejection.againAt) <= Date.now();
    const reasons: Readonly<Record<string, string>> = t;
    return (
      <>
        <h1>{t.rejectedTitle}</h1>
        <p className="lead">{reasons[`reason_${rejection.reasonCode}`] ?? t.reason_other}</p>
        {rejection.note && <p className="notice info">{rejection.note}</p>}
        <p>{open ? t.rejectedNow : fill(t.rejectedText, { when: day(rejection.againAt, lang) })}</p>
        <p className="actions">
          <button type="button" className="button" onClick={onAgain}>
            {t.rejectedStart}
          </button>
        </p>
      </>
    );
  }
  return <Settled state={state} />;
}

function Settled({ state }: { state: Application['state'] }) {
  const t = useWords(joining);
  const to = usePath();
  const [title, text] =
    state === 'Suspended'
      ? [t.suspendedTitle, t.suspendedText]
      : state === 'Closed'
        ? [t.closedTitle, t.closedText]
        : [t.approvedTitle, t.approvedText];
  return (
    <>
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {state === 'Approved' && (
        <p className="actions">
          <a className="button" href={to('profile')}>
            {t.toProfile}
          </a>
        </p>
      )}
    </>
  );
}
