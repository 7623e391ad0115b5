import { isUnavailable } from '@jurilien/persistence';
import type { Logger } from '../telemetry/log.js';

const FIRST_MS = 250;
const LONGEST_MS = 5_000;

/**
 * Starts something that needs the database, as often as it takes: a process that begins before its database, or while it
 * restarts, waits instead of ending. Any other fault is the caller's at once.
 */
export async function whenDatabaseAnswers<T>(start: () => Promise<T>, log: Pick<Logger, 'warn'>): Promise<T> {
  for (let wait = FIRST_MS; ; wait = Math.min(LONGEST_MS, wait * 2)) {
    try {
      return await start();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      log.warn({ err: error, retryInMs: wait }, 'the database does not answer yet');
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Whether an error is the product's own sentence about its settings: it says what to change, and needs no stack beside it. */
export const isAboutSettings = (error: unknown): boolean => error instanceof Error && error.message.startsWith('Settings:');

/** Runs the first steps of a process. One that may not start with what it was given says so in its sentence alone, and ends with 1. */
export async function startOrSay<T>(start: () => T | Promise<T>): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (!isAboutSettings(error)) throw error;
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(1);
  }
}
