import { useEffect, useState } from 'react';
import { proLeadsTexts } from '../words/pro-leads';
import { fill, useWords } from '../../../lang';
import { spanOf } from './span';
import type { Line } from './types';

const MINUTE_MS = 60_000;
const TICK_MS = 15_000;

/**
 * The server's time on this device: the difference is taken when an answer comes, so that neither a wrong clock nor one that is
 * changed meanwhile moves a deadline. A device that slept counts on from the moment it wakes.
 */
export function useServerNow(serverNow: string | undefined): number {
  const [started, setStarted] = useState<{ readonly server: number; readonly own: number }>();
  const [, tick] = useState(0);
  useEffect(() => {
    if (serverNow) setStarted({ server: Date.parse(serverNow), own: performance.timeOrigin + performance.now() });
  }, [serverNow]);
  useEffect(() => {
    const again = () => tick((n) => n + 1);
    const timer = setInterval(again, TICK_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, []);
  if (!started) return serverNow ? Date.parse(serverNow) : Date.now();
  return started.server + (performance.timeOrigin + performance.now() - started.own);
}

/** Whether the promised time is over. */
export const isLate = (line: Line, now: number): boolean => line.stage === 'ToContact' && Date.parse(line.slaDueAt) <= now;

/** The contact clock of one request: what is left, or by how much it is late. */
export function ContactClock({ line, now }: { line: Line; now: number }) {
  const t = useWords(proLeadsTexts);
  if (line.stage !== 'ToContact') return null;
  const left = Date.parse(line.slaDueAt) - now;
  const late = left <= 0;
  const near = !late && left < 60 * MINUTE_MS;
  return (
    <span className={late ? 'lead-clock late' : near ? 'lead-clock near' : 'lead-clock'}>
      {fill(late ? t.over : t.left, { time: spanOf(Math.abs(left), t.day) })}
    </span>
  );
}
