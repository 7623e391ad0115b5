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

/** The minutes that are announced as they begin, a little ahead, as the script of pages that are not alive does (`enhance.js`). */
const ANNOUNCED = [1, 3, 5];

/** Writes into a region of the page, which has the words, that few minutes are left. */
function useAnnounced(seconds: number, region: string | undefined): void {
  const minutes = seconds > 0 ? ANNOUNCED.find((each) => seconds < each * 60 + 5) : undefined;
  useEffect(() => {
    const at = region && minutes ? document.getElementById(region) : null;
    if (at) at.textContent = fill(at.dataset.text ?? '', { n: minutes! });
  }, [region, minutes]);
}

interface LeftProps {
  readonly until: string;
  readonly onOver?: () => void;
  /** The id of a region where the last minutes are announced. */
  readonly live?: string | undefined;
}

/** Time left until an instant, to the second in the last hour. Screen readers read minutes, not seconds. */
export function Left({ until, onOver, live }: LeftProps) {
  const t = useWords(proTexts);
  const seconds = useSecondsLeft(until);
  useAnnounced(seconds, live);
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
