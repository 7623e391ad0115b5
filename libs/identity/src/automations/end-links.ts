import { automation } from '@jurilien/event-sourcing';
import { privateChange } from '../private-change.js';
import { work } from '../work.js';

/**
 * Who took a detail back had someone else in between. The link that changed it ends in the same append; those that went to the
 * wrong address meanwhile, and the codes that were read there, end here.
 */
export const endLinks = automation(privateChange)({
  name: 'end-links',
  on: {
    PrivateChangeReverted: ({ data: { changeId, subjectId, leadId } }) => [
      work('end-links', changeId, leadId ? { leadId } : { userId: subjectId }),
    ],
  },
});
