import { configuration } from '@jurilien/configuration';
import { automation } from '@jurilien/event-sourcing';
import { say } from './notify.js';

/** A planned change of the configuration that did not come: its proposer and its approver hear of it, each once. */
export const tellOfStuckChanges = automation(configuration)({
  name: 'tell-of-stuck-config-changes',
  on: {
    ConfigChangeStuck: ({ version, occurredAt, data: { changeId, why, proposedBy, approvedBy } }) =>
      [proposedBy, ...(approvedBy === undefined ? [] : [approvedBy])].map((userId) =>
        say('config-stuck', `${changeId}:${version}:${userId}`, { userId, reason: why, happenedAt: occurredAt }),
      ),
  },
});
