import { automation } from '@jurilien/event-sourcing';
import { isProven, privateChange } from '@jurilien/identity';
import { say } from './notify.js';

/** The code of a new address goes there; what then counts is told to the old one, with the way to undo it. */
export const tellOfPrivateChange = automation(privateChange)({
  name: 'tell-of-private-change',
  on: {
    PrivateChangeRequested: ({ data: { changeId, subjectId, leadId, field } }) =>
      isProven(field) ? [say('change-code', changeId, { changeId, subjectId, ...(leadId ? { leadId } : {}) })] : [],
    PrivateChangeConfirmed: ({ data: { changeId, subjectId, leadId, undoUntil } }) =>
      undoUntil ? [say('change-notice', changeId, { changeId, subjectId, ...(leadId ? { leadId } : {}) })] : [],
  },
});
