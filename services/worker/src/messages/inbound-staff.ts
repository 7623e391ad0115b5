import type { Inbound, ReceivedSms } from '@jurilien/messaging';
import { listRows, type WorkItem } from '@jurilien/persistence';
import type { Kernel } from '@jurilien/runtime';
import type { Answer, Dispatch, From } from './inbound-types.js';

const HOUR_MS = 3_600_000;
/** A question may be answered by 1 or 2 this long (4.8.3 row 10). */
const QUESTION_HOURS = 72;
/** A number gets one receipt a day, however much it writes. */
const RECEIPT_HOURS = 24;

/**
 * What a rule does not act on is read by people: it stays in the thread, and when a client wrote, the request is flagged with
 * the words, so that it comes up in the team's list. The writer is told so.
 */
export async function forStaff(
  kernel: Kernel,
  item: WorkItem,
  from: From,
  asked: Inbound,
  received: ReceivedSms,
  dispatch: Dispatch,
): Promise<Answer | undefined> {
  if (from.leadId && !from.professional)
    await dispatch('TagLead', { leadId: from.leadId, tagged: true, note: `Texto : « ${received.body.trim().slice(0, 480)} »` });
  if (asked.kind === 'choice' && from.leadId && (await said(kernel, { rule: 'R19', leadId: from.leadId }, received.at, QUESTION_HOURS))) {
    return { rule: 'choice-to-team', vars: { choice: asked.code! } };
  }
  const recipientId = from.professional?.id ?? item.input.threadId;
  return (await said(kernel, { rule: 'inbox-receipt', recipientId }, received.at, RECEIPT_HOURS)) ? undefined : { rule: 'inbox-receipt' };
}

/** Whether something was said to somebody within so many hours. */
async function said(kernel: Kernel, filter: Record<string, unknown>, at: string, hours: number): Promise<boolean> {
  const since = new Date(Date.parse(at) - hours * HOUR_MS).toISOString();
  const { total } = await listRows(kernel.db, kernel.registry.views.get('messages')!, {
    page: 1,
    perPage: 1,
    filter: { ...filter, queuedAt_gte: since },
  });
  return total > 0;
}
