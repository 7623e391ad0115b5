import { withoutCards } from '@jurilien/personal-data';
import { pino, type LoggerOptions } from 'pino';
import type { ErrorReports } from './error-reports.js';
import { allowed, type LogFields } from './log-fields.js';
import { reportOf } from './said-error.js';

/** Writes a line: fields of the list, and a sentence that stands in the source (lint refuses any other). */
interface Say {
  (sentence: string): void;
  (fields: LogFields, sentence: string): void;
}
export type Logger = { readonly [level in 'info' | 'warn' | 'error' | 'fatal']: Say };

const JSON_TEXT = /"(?:[^"\\]|\\.)*"/g;

/**
 * A structured log without personal data: a line carries what the list of fields allows (`LOG_FIELDS`) and nothing else, errors by
 * class, code and place; numbers of payment cards are masked wherever they stand.
 * @param reports where an error that is logged as one (`err`, level error or above) is reported too
 * @param out where lines go; standard output unless said
 */
export function openLog(name: string, reports?: ErrorReports, out?: { write(line: string): void }): Logger {
  const options: LoggerOptions = {
    name,
    level: process.env.LOG_LEVEL ?? 'info',
    hooks: { streamWrite: (line) => line.replace(JSON_TEXT, withoutCards) },
  };
  const lines = out ? pino(options, out) : pino(options);
  const say =
    (level: keyof Logger): Say =>
    (...said: [string] | [LogFields, string]) => {
      const [fields, sentence] = said.length === 1 ? [{}, said[0]] : said;
      if ((level === 'error' || level === 'fatal') && fields.err instanceof Error)
        reports?.send(reportOf(name === 'worker' ? 'worker' : 'api', fields.err));
      lines[level](allowed(fields), sentence);
    };
  return { info: say('info'), warn: say('warn'), error: say('error'), fatal: say('fatal') };
}

/** A process that meets an unexpected error says so, reports it and ends: what it holds may be wrong. */
export function endOnFault(log: Logger, reports?: ErrorReports): void {
  process.once('uncaughtException', (error) => {
    log.fatal({ err: error }, 'ended by an error no one expected');
    void Promise.resolve(reports?.settled()).then(() => process.exit(1));
  });
}
