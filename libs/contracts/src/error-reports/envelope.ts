import { scrubbed, type ErrorReport } from './report.js';

/** Where an error-reporting service takes reports, as its DSN says: `https://<key>@<host>/<project>`. */
export interface ReportAddress {
  readonly url: string;
  readonly key: string;
}

export function addressOfDsn(dsn: string): ReportAddress {
  const { protocol, host, pathname, username } = new URL(dsn);
  const [, folder, project] = /^(.*)\/([\w-]+)$/.exec(pathname) ?? [];
  if (!username || !project) throw new Error('A DSN is like https://key@host/project.');
  return { url: `${protocol}//${host}${folder}/api/${project}/envelope/`, key: username };
}

interface Frame {
  readonly function: string;
  readonly filename: string;
  readonly lineno: number;
  readonly colno: number;
}

const V8 = /^\s*at (?:(.*?) \()?(.+?):(\d+):(\d+)\)?$/;
const OTHERS = /^(.*?)@(.+?):(\d+):(\d+)$/;
const MOST_FRAMES = 30;

/** The frames of a stack, outermost first as the protocol wants them; a file by its path within us, never by the machine's. */
export const framesOf = (stack: string): Frame[] =>
  stack
    .split('\n')
    .flatMap((line) => {
      const found = V8.exec(line) ?? OTHERS.exec(line);
      if (!found) return [];
      const [, name = '?', file, lineno, colno] = found;
      return [{ function: scrubbed(name), filename: within(file!), lineno: Number(lineno), colno: Number(colno) }];
    })
    .slice(0, MOST_FRAMES)
    .reverse();

const within = (file: string): string =>
  file
    .replace(/^\w+:\/\/[^/]*/, '')
    .replace(/[?#].*$/, '')
    .replace(/^.*?\/(?=(dist|libs|services|public-site|node_modules|assets)\/)/, '');

/**
 * A report on the wire: header, item header and event, one JSON object a line. Every error is sent, as coming from production
 * (original specification, section 9).
 * @param report one that is harmless
 */
export function envelopeOf(report: ErrorReport, { eventId, at }: { readonly eventId: string; readonly at: string }): string {
  const event = {
    event_id: eventId,
    timestamp: at,
    platform: report.part === 'browser' ? 'javascript' : 'node',
    level: 'error',
    environment: 'production',
    ...(report.pagePath ? { transaction: report.pagePath } : {}),
    tags: { part: report.part },
    exception: {
      values: [{ type: report.type, value: report.message, ...(report.stack ? { stacktrace: { frames: framesOf(report.stack) } } : {}) }],
    },
  };
  return [{ event_id: eventId, sent_at: at }, { type: 'event', content_type: 'application/json' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}
