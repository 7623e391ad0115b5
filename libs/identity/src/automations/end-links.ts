import { automation } from '@jurilien/event-sourcing';
import { privateChange } from '../private-change.js';

/**
 * Who took a detail back had somebody else in between. The link that changed it ends in the same append; those that went to the
 * wrong address meanwhile, and the codes that were read there, end here.
 */
export const endLinks = automation(privateChange)({
  name: 'end-links',
  on: {
    PrivateChangeReverted: ({ data: { changeId, subjectId, leadId } }) => [
      { do: 'work', job: 'end-links', key: changeId, input: leadId ? { leadId } : { userId: subjectId } },
    ],
  },
});
