export * from './kernel/configuration.js';
export * from './kernel/kernel.js';
export * from './kernel/states.js';
export * from './kernel/fingerprint.js';

export * from './start/contexts.js';
export * from './start/open-kernel.js';
export * from './start/patience.js';

export * from './settings/settings.js';
export * from './settings/secrets.js';
export { UNSET_TOKEN } from './settings/unsafe-settings.js';
export { indexKeyMark, WrongKeys } from './settings/held-keys.js';

export * from './queue/queue.js';

export * from './telemetry/log.js';
export * from './telemetry/start-tracing.js';
export { errorReports, type ErrorReports } from './telemetry/error-reports.js';
export { measured, metrics } from './telemetry/metrics.js';
export { beginSpan, callersContext, SpanKind, storyContext, traced } from './telemetry/tracing.js';

export * from './health/health.js';
export * from './health/metrics-text.js';

export * from './configuration/export.js';
export { noteFirstShipped, noteShipped } from './configuration/note-shipped.js';
export { MARKS, reportConfiguration, type Report, type ReportLine } from './configuration/report.js';

export * from './links/links.js';
export * from './links/issue-link.js';
export * from './links/lead-refs.js';
export * from './links/contact-links.js';
export { answeredBy, replyAddress } from './links/reply-address.js';
export * from './links/opened-contact-link.js';
export * from './links/earlier-tokens.js';

export * from './matching/board.js';
export * from './matching/searches.js';
export * from './matching/matching.js';
export * from './matching/match-lead.js';
export * from './matching/excluded.js';
export * from './matching/exclusions.js';
export * from './matching/explanations.js';
export { averaging, besideOthers, ownWavesSince, type Beside, type OwnWave } from './matching/transparency.js';
export { poolOf, type Snapshot } from './matching/pool.js';
export { expectationsOf } from './matching/expectations.js';

export * from './messages/message-ids.js';
export * from './messages/reachable.js';
export * from './messages/sender.js';
export * from './messages/words.js';
export * from './messages/sms-reports.js';
export * from './messages/mail-events.js';

export * from './webhooks/webhook-secret.js';
export * from './webhooks/standard-webhook.js';

export * from './money/books.js';
export * from './money/credit-rate.js';
export { beginSelling, sellersOf } from './money/seller.js';
