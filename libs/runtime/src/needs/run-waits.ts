import { runIdOfKey } from '../messages/message-ids.js';
import { messagesWaitingAbout } from '../messages/waiting-about.js';
import type { Supplier } from './supplier.js';

/** More than ever wait about one request or professional. */
const MOST = 1_000;

/** What the log of a run is found by. */
const NAMED = ['leadId', 'acceptanceId', 'professionalId', 'appointmentId'];

/** Whether a run waits about the request or professional that was named, whatever the caller said. */
export const supplyRunWaits: Supplier = async (kernel, input, send) => {
  const [key, runId] = [String(input.key), String(input.runId)];
  const about = input.leadId ? { leadId: String(input.leadId) } : { professionalId: String(input.professionalId) };
  const rows = await messagesWaitingAbout(kernel, about, MOST);
  const found = runIdOfKey(key) === runId ? rows.find((row) => row.key === key) : undefined;
  const ids = Object.entries(found?.input ?? {}).filter(([name]) => NAMED.includes(name));
  return send({ ...input, waits: found !== undefined, about: Object.fromEntries(ids) });
};
