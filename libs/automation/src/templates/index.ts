import { previewTemplate } from './decisions/preview-template.js';
import { publishTemplate } from './decisions/publish-template.js';
import { retireTemplate } from './decisions/retire-template.js';
import { rollbackTemplate } from './decisions/rollback-template.js';
import { saveTemplateDraft } from './decisions/save-template-draft.js';
import { testTemplate } from './decisions/test-template.js';

/** What staff do with the words of messages. */
export const templateDecisions = [saveTemplateDraft, previewTemplate, testTemplate, publishTemplate, rollbackTemplate, retireTemplate];

export { sendTests } from './automations/send-tests.js';
export { ON_SAMPLES, previewTemplate } from './decisions/preview-template.js';
export { needsSecondPerson } from './decisions/publish-template.js';
export { templateUsers } from './decisions/retire-template.js';
export { messageTemplate, templateWords, type MessageTemplateState, type TemplateVersion } from './message-template.js';
export { templateCode } from './on-template.js';
export { templateText } from './template-text.js';
export { usersOf } from './usage.js';
export { messageTemplates } from './views/message-templates.js';
