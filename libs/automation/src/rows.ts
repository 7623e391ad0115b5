/** What readers get over the API of each view, for the front ends: types alone. */
export type { MessageTemplateRow, PublishedTemplate, TemplateStep } from './templates/views/message-templates.js';
export type { AutomationRunRow } from './views/automation-runs.js';
