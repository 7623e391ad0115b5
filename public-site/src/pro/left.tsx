import { useEffect, useRef } from 'react';
import { proTexts } from '../i18n/pro';
import { fill, useWords } from '../lang';
import { useSecondsLeft } from './server-clock';

const two = (n: number): string => String(n).padStart(2, '0');

/** Time left until an instant, to the second in the last hour. Minutes are told to screen readers, seconds are not. */
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
      ? `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
      : hours < 48
        ? fill(t.hoursMinutes, { h: hours, m: two(Math.floor((seconds % 3600) / 60)) })
        : fill(t.days, { n: Math.floor(hours / 24) });
  const said = minutes < 60 ? fill(minutes === 1 ? t.minuteSaid : t.minutesSaid, { n: minutes }) : shown;
  return (
    <span className={seconds < 120 ? 'countdown soon' : 'countdown'} role="timer">
      <span aria-hidden="true">{shown}</span>
      <span className="hidden-text">{said}</span>
    </span>
  );
}
