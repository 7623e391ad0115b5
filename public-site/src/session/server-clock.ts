import { useEffect, useSyncExternalStore } from 'react';

/**
 * The server's clock in this page. Deadlines are the server's; the clock of a phone may be wrong, be set while the page is open,
 * or stand still while it sleeps. Time since the last answer is measured by the page's own steady clock; when that and the
 * phone's disagree, someone slept or turned the hands, and the page asks the server again.
 */
let base: { readonly server: number; readonly steady: number; readonly wall: number } | undefined;
const DRIFT_MS = 2_000;
const SECOND_MS = 1_000;

/** Takes the server's time from an answer; half of the way there and back has passed since it was written. */
export function learn(serverNow: string, askedAt: number): void {
  const steady = performance.now();
  base = { server: Date.parse(serverNow) + (steady - askedAt) / 2, steady, wall: Date.now() };
}

/** What time it is for the server, in milliseconds. */
export const serverTime = (): number => (base ? base.server + performance.now() - base.steady : Date.now());

/** Whether the phone's clock and the page's went apart since the last answer. */
const wentApart = (): boolean => base !== undefined && Math.abs(Date.now() - base.wall - (performance.now() - base.steady)) > DRIFT_MS;

const listeners = new Set<() => void>();
const woken = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;
let second = 0;

function tick(): void {
  second = Math.floor(serverTime() / SECOND_MS);
  if (wentApart()) for (const wake of woken) wake();
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, SECOND_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Seconds until an instant by the server's clock, counted down while the page is open. */
export function useSecondsLeft(until: string): number {
  useSyncExternalStore(
    follow,
    () => second,
    () => 0,
  );
  return Math.max(0, Math.ceil((Date.parse(until) - serverTime()) / SECOND_MS));
}

/** Calls when the page comes back: from sleep, from another tab, from no network, or after the phone's clock was set. */
export function useWoken(wake: () => void): void {
  useEffect(() => {
    const seen = (): void => {
      if (document.visibilityState === 'visible') wake();
    };
    woken.add(wake);
    document.addEventListener('visibilitychange', seen);
    addEventListener('online', wake);
    addEventListener('pageshow', seen);
    const stop = follow(() => undefined);
    return () => {
      stop();
      woken.delete(wake);
      document.removeEventListener('visibilitychange', seen);
      removeEventListener('online', wake);
      removeEventListener('pageshow', seen);
    };
  }, [wake]);
}
