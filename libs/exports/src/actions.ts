import { actionsOn } from '@jurilien/event-sourcing';
import { onExport } from './decisions/on-export.js';
import { cancelExport } from './decisions/own-export.js';

/** What its holder does with an export. */
export const exportActions = actionsOn({
  names: ({ id, accountId }: { id: string; accountId: string }) => ({ exportId: id, userId: accountId }),
  streams: onExport,
  decisions: [cancelExport],
});
