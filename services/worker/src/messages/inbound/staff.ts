import { tagLead } from '@jurilien/lead';
import { awaitAnswer, thread, type Inbound, type ReceivedSms } from '@jurilien/messaging';

import { listRows, type WorkItem } from '@jurilien/persistence';
import { businessHours, HOUR_MS, isOpen, nextOpen, whenWords, zoneOf } from '@jurilien/reference';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { Act, Answer, From } from './types.js';

/**
 * What a rule does not act on is read by people: it waits in the thread, and when a client wrote, the request is flagged with
 * the words, so that it comes up in the team's list. The writer is informed once a day, and when the team is back.
 */
export async function forStaff(
  kernel: Kernel,
  _item: WorkItem,
  from: From,
  asked: Inbound,
  received: ReceivedSms,
  act: Act,
): Promise<Answer | undefined> {
  await waitForTeam(from, received, act, !from.blocked);
  if (from.leadId && !from.professional && !from.blocked)
    await act(tagLead, { leadId: from.leadId, tagged: true, note: `Texto : « ${received.body.trim().slice(0, 480)} »` });
  // Decided with the text itself: of two that arrive together one gets the receipt.
  const { receipt } = await stateOf(kernel, thread, from.contactId);
  if (receipt?.providerMessageId !== received.providerMessageId) return undefined;
  if (asked.kind === 'choice' && (await questionAsked(kernel, from, received.at)))
    return { rule: 'choice-to-team', vars: { choice: asked.code! } };
  const hours = businessHours(kernel.configuration.current(), from.province);
  if (isOpen(received.at, from.province, hours)) return { rule: 'inbox-receipt' };
  const opens = nextOpen(received.at, from.province, hours);
  return { rule: 'inbox-receipt-closed', vars: { opensAt: whenWords(opens, from.lang, zoneOf(from.province)) } };
}

/** The text waits for a person, without a word back: what an opted-out number writes, and what comes from a blocked one. */
export const waitForTeam = (from: From, received: ReceivedSms, act: Act, receipt = false): Promise<unknown> =>
  act(awaitAnswer, { threadId: from.contactId, providerMessageId: received.providerMessageId, receipt });

const questionAsked = (kernel: Kernel, { contactId }: From, at: string): Promise<boolean> =>
  said(kernel, { rule: 'R19', threadId: contactId }, at, 72);

/** Whether something was said to someone within so many hours. */
async function said(kernel: Kernel, filter: Record<string, unknown>, at: string, hours: number): Promise<boolean> {
  const since = new Date(Date.parse(at) - hours * HOUR_MS).toISOString();
  const { total } = await listRows(kernel.db, kernel.registry.views.get('messages')!, {
    page: 1,
    perPage: 1,
    filter: { ...filter, queuedAt_gte: since },
  });
  return total > 0;
}
