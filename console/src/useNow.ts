import { useSyncExternalStore } from 'react';
import { serverNow } from './session/session';

const watchers = new Set<() => void>();
let now = serverNow();
let timer: ReturnType<typeof setInterval> | undefined;

const subscribe = (tell: () => void) => {
  watchers.add(tell);
  // One clock for every countdown on the page.
  timer ??= setInterval(() => {
    now = serverNow();
    watchers.forEach((each) => each());
  }, 1_000);
  return () => {
    watchers.delete(tell);
    if (!watchers.size) {
      clearInterval(timer);
      timer = undefined;
    }
  };
};

/** Server time, moving once a second. */
export const useNow = () => useSyncExternalStore(subscribe, () => now);
