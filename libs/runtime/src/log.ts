import { pino, type Logger } from 'pino';

export type { Logger };

/**
 * A structured log without personal data: callers pass ids and codes; paths of personal fields are redacted all the same.
 */
export function openLog(name: string): Logger {
  return pino({
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
}
