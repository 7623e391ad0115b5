import { isUnavailable } from '@jurilien/persistence';
import type { Logger } from './log.js';

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
