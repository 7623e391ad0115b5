import { pendingMessagesAbout } from '@jurilien/persistence';
import { runIdOfKey } from '../messages/message-ids.js';
import type { Supplier } from './supplier.js';

/** More than ever wait about one request. */
const MOST = 1_000;

/** Whether a run waits about the request that was named, whatever the caller said. */
export const supplyRunWaits: Supplier = async (kernel, input, send) => {
  const [leadId, key, runId] = [String(input.leadId), String(input.key), String(input.runId)];
  const rows = await pendingMessagesAbout(kernel.db, { leadId }, MOST);
  return send({ ...input, waits: runIdOfKey(key) === runId && rows.some((row) => row.key === key) });
};
