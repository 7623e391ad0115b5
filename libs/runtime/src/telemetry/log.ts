import { pino, type Logger } from 'pino';
import { reportOf, type ErrorReports } from './error-reports.js';

export type { Logger };

/**
 * A structured log without personal data: callers pass ids and codes; paths of personal fields are redacted all the same.
 * @param reports where an error that is logged as one (`err`, level error or above) is reported too
 */
export function openLog(name: string, reports?: ErrorReports): Logger {
  const log = pino({
    name,
    level: process.env.LOG_LEVEL ?? 'info',
    redact: [
      'email',
      'phoneNumber',
      'clientName',
      'description',
      'token',
      'password',
      'body',
      'to',
      '*.email',
      '*.phoneNumber',
      '*.clientName',
      '*.token',
      '*.password',
      '*.authorization',
    ],
    serializers: {
      err: (e: Error) => ({ type: e.name, message: e.message.slice(0, 300), stack: e.stack?.split('\n').slice(1, 6).join('\n') }),
    },
  });
  if (!reports) return log;
  for (const level of ['error', 'fatal'] as const) {
    const write = log[level];
    log[level] = (...said: unknown[]) => {
      const error = (said[0] as { err?: unknown } | undefined)?.err;
      if (error instanceof Error) reports.send(reportOf(name === 'worker' ? 'worker' : 'api', error));
      Reflect.apply(write, log, said);
    };
  }
  return log;
}

/** A process that meets an unexpected error says so, reports it and ends: what it holds may be wrong. */
export function endOnFault(log: Logger, reports?: ErrorReports): void {
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error nobody expected');
    void Promise.resolve(reports?.settled()).then(() => process.exit(1));
  });
}
