import { randomUUID } from 'node:crypto';
import { addressOfDsn, envelopeOf, harmless, isDropped, type ErrorReport } from '@jurilien/contracts';
import type { Settings } from '../settings/settings.js';

const TIMEOUT_MS = 5_000;
/** While the service is down, what waits for it must not fill the memory. */
const MOST_UNDERWAY = 50;

export interface ErrorReports {
  /** Sends a report, scrubbed; answers at once and never fails. */
  send(report: ErrorReport): void;
  /** Resolves when what was sent has arrived, or could not. */
  settled(): Promise<unknown>;
}

/** Reports to the service of `ERROR_REPORTS_DSN`, over its envelope protocol; to nobody when there is none. */
export function errorReports({ ERROR_REPORTS_DSN }: Pick<Settings, 'ERROR_REPORTS_DSN'>): ErrorReports | undefined {
  if (!ERROR_REPORTS_DSN) return undefined;
  const { url, key } = addressOfDsn(ERROR_REPORTS_DSN);
  const underway = new Set<Promise<unknown>>();
  return {
    send(report) {
      if (isDropped(report) || underway.size >= MOST_UNDERWAY) return;
      const body = envelopeOf(harmless(report), { eventId: randomUUID().replaceAll('-', ''), at: new Date().toISOString() });
      const sent = fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/x-sentry-envelope',
          'x-sentry-auth': `Sentry sentry_version=7, sentry_client=jurilien/1, sentry_key=${key}`,
        },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).then(
        (answer) => answer.body?.cancel(),
        () => undefined,
      );
      underway.add(sent);
      void sent.finally(() => underway.delete(sent));
    },
    settled: () => Promise.allSettled(underway),
  };
}

/** What a thrown value is, as a report tells it. */
export const reportOf = (part: ErrorReport['part'], error: Error): ErrorReport => ({
  part,
  type: error.name,
  message: error.message,
  stack: error.stack,
});
