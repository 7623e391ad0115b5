const LOOK_MS = 10 * 60_000;
const RETRY_MS = 10 * 60_000;

/** What a schedule runs. */
export interface Backups {
  /** One backup. @throws when it could not be made */
  run(): Promise<unknown>;
  /** Whether the last one can still be restored. */
  stillThere(): Promise<boolean>;
  readonly print: (line: string) => void;
  /** Waits; answers early when the process is asked to stop. */
  readonly wait: (ms: number) => Promise<void>;
  readonly stopped: () => boolean;
}

/**
 * Backs up again and again. Between two runs it looks whether the last one is still there: a backup that is gone is made at once, and
 * until then there is none. A run that fails is reported and tried again soon.
 * @param everyMs from the end of one run to the next
 */
export async function backUpEvery(everyMs: number, { run, stillThere, print, wait, stopped }: Backups): Promise<void> {
  while (!stopped()) {
    let left = everyMs;
    try {
      await run();
    } catch (error) {
      print(`The backup failed: ${(error as Error).message}`);
      left = Math.min(everyMs, RETRY_MS);
    }
    while (left > 0 && !stopped()) {
      const pause = Math.min(left, LOOK_MS);
      await wait(pause);
      left -= pause;
      if (left > 0 && !stopped() && !(await stillThere().catch(() => true))) break;
    }
  }
}
