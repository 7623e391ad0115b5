import { context } from '@jurilien/event-sourcing';
import { automationRule } from './automation-rule.js';
import { automationRun } from './automation-run.js';
import { activateAutomationRule } from './decisions/activate-automation-rule.js';
import { endAutomationRun } from './decisions/end-automation-run.js';
import { pauseAutomationRule, retireAutomationRule } from './decisions/pause-automation-rule.js';
import { recordDryRun } from './decisions/record-dry-run.js';
import { saveAutomationRule } from './decisions/save-automation-rule.js';
import { sendTests } from './templates/automations/send-tests.js';
import { previewTemplate } from './templates/decisions/preview-template.js';
import { publishTemplate } from './templates/decisions/publish-template.js';
import { retireTemplate } from './templates/decisions/retire-template.js';
import { rollbackTemplate } from './templates/decisions/rollback-template.js';
import { saveTemplateDraft } from './templates/decisions/save-template-draft.js';
import { testTemplate } from './templates/decisions/test-template.js';
import { messageTemplate } from './templates/message-template.js';
import { messageTemplates } from './views/message-templates.js';

/** Rules, variables and words: how messages come about. */
export const automationContext = context({
  name: 'automation',
  deciders: [automationRule, automationRun, messageTemplate],
  decisions: [
    ...[saveAutomationRule, recordDryRun, activateAutomationRule, pauseAutomationRule, retireAutomationRule, endAutomationRun],
    ...[saveTemplateDraft, previewTemplate, testTemplate, publishTemplate, rollbackTemplate, retireTemplate],
  ],
  views: [messageTemplates],
  automations: [sendTests],
});

export { activateAutomationRule, endAutomationRun, pauseAutomationRule, recordDryRun, retireAutomationRule, saveAutomationRule };
export { ruleFaults, type RuleFault } from './rule-faults.js';
export { atWorkByTrigger } from './at-work.js';
export * from './automation-rule.js';
export * from './automation-run.js';
export * from './condition.js';
export * from './delay.js';
export { rulesEngine, type AtWork } from './engine.js';
export * from './fact.js';
export { FACTS, factsFor } from './facts/index.js';
export * from './lookup.js';
export * from './rule.js';
export { RULES, shippedRule } from './rules/index.js';
export * from './trigger.js';
export { TRIGGERS } from './triggers/index.js';
export * from './variable.js';
export { VARIABLES, variableNamed } from './variables/index.js';
export { previewTemplate, publishTemplate, retireTemplate, rollbackTemplate, saveTemplateDraft, testTemplate };
export { ON_SAMPLES } from './templates/decisions/preview-template.js';
export { needsSecondPerson } from './templates/decisions/publish-template.js';
export { templateUsers } from './templates/decisions/retire-template.js';
export { messageTemplate, templateWords, type MessageTemplateState, type TemplateVersion } from './templates/message-template.js';
export { templateCode } from './templates/on-template.js';
export { templateText } from './templates/template-text.js';
export { PRODUCT, usersOf } from './templates/usage.js';
