export * from './message-rules.js';
export * from './clients-waiting.js';
export * from './work-lines.js';
export * from './roles.js';
export * from './errors.js';
export * from './permissions.js';
export { COLUMNS, MARKS, type Mark, type Marks, type Who } from './permissions/marks.js';
export { PROPOSABLE } from './permissions/command-conditions.js';
export { whyRefused } from './permissions/why.js';
export { LINK_COMMANDS } from './permissions/links.js';
export { STAFF, type LinkRoute, type Route, type WebhookProvider, type WebhookRoute } from './permissions/route-kinds.js';
export { ROUTES, type RouteKey } from './permissions/routes.js';
export { VIEWS, type Reading, type Scope } from './permissions/views.js';
export * from './campaign-states.js';
export * from './lead-states.js';
export { TRIAGE_CAUSES, type TriageCause } from './mail-triage.js';
export {
  LINK_PURPOSES,
  MESSAGE_RULES,
  MUST_BE_DONE,
  type LinkPurpose,
  type MessageKind,
  type MessageRule,
  type Occasion,
  type SharedWork,
} from './work.js';
export * from './acceptance-stages.js';
export * from './document-words.js';
export { ALARMS, type Alarm } from './alarms.js';
export * from './audit.js';
export * from './config-changes.js';
export * from './config-previews.js';
export * from './csv.js';
export * from './calendar-file.js';
export { instantValue } from './calendar-lines.js';
export * from './figures.js';
export * from './finder.js';
export * from './lists.js';
export { FILE_REFUSALS } from './file-refusals.js';
export * from './transparency.js';
export { claimsOf, SESSION_KEYS, sessionClient, type SessionClient, type StoredSession } from './session-client.js';
export { browserPorts, type BrowserLike, type SessionAnswer, type SessionPorts, type SessionRequest } from './session/ports.js';
export { safeNext } from './session/next.js';
export * from './page-path.js';
export * from './measuring.js';
export { framesOf } from './error-reports/frames.js';
export { phraseOf } from './error-reports/phrases.js';
export { harmless, isDropped, typeOfError, WITHHELD, type ErrorReport } from './error-reports/report.js';
export { addressOfDsn, envelopeOf } from './error-reports/envelope.js';
export { addressOf, type AddressParts } from './api-address.js';
