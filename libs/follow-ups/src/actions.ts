import { actionsOn } from '@jurilien/event-sourcing';
import { assignFollowUp, completeFollowUp, reopenFollowUp, snoozeFollowUp } from './decisions/keep-follow-up.js';
import { onFollowUp } from './decisions/on-follow-up.js';

/** What staff do with a task. */
export const followUpActions = actionsOn({
  names: ({ id }: { id: string }) => ({ followUpId: id }),
  streams: onFollowUp,
  decisions: [assignFollowUp, snoozeFollowUp, completeFollowUp, reopenFollowUp],
});
