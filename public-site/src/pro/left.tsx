import { useEffect, useRef } from 'react';
import { proTexts } from './words/pro';
import { deadline, fill, useLang, useWords } from '../lang';
import { useSecondsLeft } from '../session';

/** Until when: the day and the time, with what is left of it beside. */
export function Until({ at, onOver }: { readonly at: string; readonly onOver?: () => void }) {
  const t = useWords(proTexts);
  const lang = useLang();
  const [before, after] = t.leftBeside.split('{left}');
  return (
    <>
      <time className="until" dateTime={at}>
        {deadline(at, lang)}
      </time>{' '}
      <span className="soft">
        ({before}
        <Left until={at} onOver={onOver} />
        {after})
      </span>
    </>
  );
}

/** Time left until an instant, to the second in the last hour. Screen readers read minutes, not seconds. */
export function Left({ until, onOver }: { readonly until: string; readonly onOver?: () => void }) {
  const t = useWords(proTexts);
  const seconds = useSecondsLeft(until);
  const over = useRef(onOver);
  over.current = onOver;
  const done = seconds === 0;
  useEffect(() => {
    if (done) over.current?.();
  }, [done]);
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(seconds / 3600);
  const shown =
    seconds < 3600
      ? `${Math.floor(seconds / 60)}\u00a0min\u00a0${seconds % 60}\u00a0s`
      : hours < 48
        ? `${hours}\u00a0h\u00a0${Math.floor((seconds % 3600) / 60)}\u00a0min`
        : fill(t.days, { n: Math.floor(hours / 24) });
  const spoken = minutes < 60 ? fill(minutes === 1 ? t.minuteSaid : t.minutesSaid, { n: minutes }) : shown;
  return (
    <span className={seconds < 120 ? 'countdown soon' : 'countdown'} role="timer">
      <span aria-hidden="true">{shown}</span>
      <span className="hidden-text">{spoken}</span>
    </span>
  );
}
