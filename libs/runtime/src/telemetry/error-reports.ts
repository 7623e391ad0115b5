import { randomUUID } from 'node:crypto';
import { addressOfDsn, envelopeOf, type ErrorReport } from '@jurilien/contracts';
import type { Settings } from '../settings/settings.js';

const TIMEOUT_MS = 5_000;
/** While the service is down, what waits for it must not fill the memory. */
const MOST_IN_FLIGHT = 50;

export interface ErrorReports {
  /** Sends a report; answers at once and never fails. */
  send(report: ErrorReport): void;
  /** Resolves when what was sent has arrived, or could not. */
  settled(): Promise<unknown>;
}

/** Reports to the service of `ERROR_REPORTS_DSN`, over its envelope protocol; to no one when there is none. */
export function errorReports({ ERROR_REPORTS_DSN }: Pick<Settings, 'ERROR_REPORTS_DSN'>): ErrorReports | undefined {
  if (!ERROR_REPORTS_DSN) return undefined;
  const { url, key } = addressOfDsn(ERROR_REPORTS_DSN);
  const inFlight = new Set<Promise<unknown>>();
  return {
    send(report) {
      if (inFlight.size >= MOST_IN_FLIGHT) return;
      const body = envelopeOf(report, { eventId: randomUUID().replaceAll('-', ''), at: new Date().toISOString() });
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
      inFlight.add(sent);
      void sent.finally(() => inFlight.delete(sent));
    },
    settled: () => Promise.allSettled(inFlight),
  };
}
