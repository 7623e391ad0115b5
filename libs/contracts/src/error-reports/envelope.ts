import type { ErrorReport } from './report.js';

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

/**
 * A report on the wire: header, item header and event, one JSON object a line. Every error is sent, as coming from production
 * (original specification, section 9).
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
      values: [
        {
          type: report.type,
          value: report.message,
          // Outermost first, as the protocol wants them.
          ...(report.frames.length > 0 ? { stacktrace: { frames: report.frames.toReversed() } } : {}),
        },
      ],
    },
  };
  return [{ event_id: eventId, sent_at: at }, { type: 'event', content_type: 'application/json' }, event]
    .map((part) => JSON.stringify(part))
    .join('\n');
}
