import { isUnavailable } from '@jurilien/persistence';

/**
 * Keeps calling `step` while it has more, then sleeps until woken or until the poll; survives a database that is away. After a
 * step that found the end it rests until it is called to stop.
 */
export interface Loop {
  wake(): void;
  /** For how long every step has failed; 0 when the last one did not. */
  failingMs(): number;
  stop(): Promise<void>;
}

const MAX_BACKOFF_MS = 5_000;

export function startLoop(
  step: () => Promise<boolean>,
  pollMs: number,
  onError: (error: unknown) => void,
  restMs: () => number = () => 0,
): Loop {
  let running = true;
  let woken = false;
  let rouse: (() => void) | undefined;
  let release: (() => void) | undefined;
  let failingSince: number | undefined;
  // A loop that is stopped while a step runs does not sleep again.
  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (!running) return resolve();
      const timer = setTimeout(resolve, ms);
      release = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const sleep = async (ms: number): Promise<void> => {
    const slept = rest(ms);
    rouse = release;
    await slept;
    rouse = undefined;
  };
  const done = (async () => {
    let failures = 0;
    while (running) {
      woken = false;
      try {
        const more = await step();
        failures = 0;
        failingSince = undefined;
        if (more) continue;
        if (restMs() > 0) await rest(restMs());
        if (!woken) await sleep(pollMs);
      } catch (error) {
        failures++;
        failingSince ??= Date.now();
        if (!isUnavailable(error) || failures === 1) onError(error);
        await sleep(Math.min(MAX_BACKOFF_MS, 100 * 2 ** Math.min(failures, 6)));
      }
    }
  })();
  return {
    wake() {
      woken = true;
      rouse?.();
    },
    failingMs: () => (failingSince === undefined ? 0 : Date.now() - failingSince),
    async stop() {
      running = false;
      release?.();
      await done;
    },
  };
}
