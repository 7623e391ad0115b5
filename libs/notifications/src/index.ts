/** Words and wires: templates in both languages, and the adapters that carry them. */
export * from './template.js';
export * from './sender.js';
export * from './segments.js';
export * from './formats.js';
export * from './failure.js';
export * from './sms-twilio.js';
export * from './email-smtp.js';
export {
  render,
  renderNotice,
  samples,
  senderVars,
  channelsOf,
  hasNotice,
  kindOf,
  rulesOfKind,
  templateOf,
  type Rendered,
  type RenderOptions,
  type Vars,
} from './render.js';
export { neutralSender, renderNeutral, type NeutralContent } from './neutral.js';
export { renderWritten, type Written } from './written.js';
export { templateGaps, type TemplateGap } from './text-gaps.js';
export { templateFaults, type TemplateFault } from './template-faults.js';
export { textOfTemplate, worded, type EmailWords, type TemplateText } from './wording.js';
export { templates } from './templates/index.js';
