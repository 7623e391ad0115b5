export * from './kernel/configuration.js';
export * from './kernel/kernel.js';
export { readersReached } from './kernel/readers.js';
export * from './kernel/erasures.js';
export * from './kernel/once-each.js';
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
export { faultOf } from './telemetry/said-error.js';
export * from './telemetry/start-tracing.js';
export { errorReports, type ErrorReports } from './telemetry/error-reports.js';
export { labels, measured, metrics } from './telemetry/metrics.js';
export { beginSpan, callersContext, SpanKind, storyContext, traced } from './telemetry/tracing.js';

export * from './health/health.js';
export { tellZoneFaults, zoneFaults } from './health/zone-tables.js';
export * from './health/metrics-text.js';

export { alarmsOf, LIMITS } from './operations/alarms.js';
export { ownFacts } from './operations/release.js';
export { isPastMoment, workMoment } from './operations/work-moment.js';

export * from './configuration/export.js';
export { noteFirstShipped, noteShipped } from './configuration/note-shipped.js';
export { MARKS, reportConfiguration, type Report, type ReportLine } from './configuration/report.js';

export { type AudienceCount, countAudience } from './audience/count.js';
export { type Basis, type Reach, reachOf } from './audience/reach.js';
export { type AudiencePerson, peopleNow, selectAudience, type Whom } from './audience/select.js';
export { homeOf } from './campaigns/installation.js';
export { campaignResults, repliesTo } from './campaigns/results.js';

export { guestOf, hostOf, hostsOf } from './scheduling/meeting-hosts.js';
export { activityOf } from './professionals/activity.js';
export { leavingMembers, type Leaving } from './professionals/churn.js';
export { narrowed } from './professionals/watched.js';
export { exportSource } from './exports/export-source.js';
export type { ExportSource } from './exports/export-rows.js';
export { readerAs, readerNow, type Reader } from './reads/reader.js';
export { heardScope, scopeOf } from './reads/scope.js';
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

export { dueOf, HOLDING_ROWS, isListed, standingOf, type Due, type Look, type Looked } from './retention/due.js';
export { goneByClock, hasOwnClock } from './retention/own-clocks.js';
export { PREVIEWED, previewRetention, type RetentionPreview } from './retention/preview.js';
export { databaseNow, iso, nextRetentionRun, previousStart, retentionRunDue } from './retention/runs.js';

export * from './messages/message-ids.js';
export { messagesWaitingAbout } from './messages/waiting-about.js';
export * from './messages/questions.js';
export * from './messages/lookup-now.js';
export * from './messages/reachable.js';
export * from './messages/sender.js';
export * from './messages/words.js';
export * from './messages/sms-reports.js';
export * from './messages/mail-events.js';

export { type Look as DataLook, teamLooks, whoSawRequest } from './privacy/who-saw.js';
export * from './privacy/covered-by.js';

export { timeOwnersOf } from './needs/time-owners.js';
export { documentSeatsOf } from './needs/document-seats.js';

export * from './webhooks/webhook-secret.js';
export * from './webhooks/standard-webhook.js';

export * from './money/books.js';
export * from './money/credit-rate.js';
export { beginSelling, sellersOf } from './money/seller.js';
export { feedOwner, feedToken, opensFeed } from './calendars/feed-address.js';
export { externalTimesOf } from './needs/external-busy.js';

export type { ReportAsked } from './reports/asked.js';
export { askedBy, leastFor } from './reports/asked-by.js';
export { mailRefusal, mailedFiguresOf, readsReport } from './reports/mailed.js';
export { reports, type Reports } from './reports/report.js';
export { figuresShown, shownTo } from './reports/for-reader.js';
export { told } from './reports/told.js';
export { type DayAsked, median, sameWeekdays, usualOf } from './reports/usual-day.js';
