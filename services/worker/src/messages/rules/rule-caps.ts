import type { RuleText } from '@jurilien/automation';
import { placeOf, statement, type Built } from '@jurilien/persistence';
import { DAY_MS } from '@jurilien/reference';
import type { Kernel } from '@jurilien/runtime';
import type { Reached } from './readers/index.js';

/** What left, or may still leave: a message that was held back is none. */
const COUNTED = ['Scheduled', 'Queued', 'Deferred', 'Handed', 'Sent', 'Delivered'];

interface Asked {
  readonly rule: string;
  readonly leadId?: string | undefined;
  readonly now: string;
}

/** Whether a rule has sent what its own caps allow: about this request, or to this person (Z06). */
export async function isRuleFull(kernel: Kernel, caps: RuleText['caps'], { rule, leadId, now }: Asked, { id }: Reached): Promise<boolean> {
  const view = placeOf(kernel.registry.views.get('messages')!);
  const isFull = async (most: number | undefined, days: number, of: Built): Promise<boolean> => {
    if (most === undefined) return false;
    const [row] = await kernel.db.query<{ sent: number }>(
      statement`select count(*)::int as sent from (select distinct date_trunc('minute', t."queuedAt") from ${view} t
        where ${of} and t.rule = ${rule} and t.state = any(${COUNTED})
          and t."queuedAt" > ${new Date(Date.parse(now) - days * DAY_MS).toISOString()}::timestamptz) m`,
    );
    return row!.sent >= most;
  };
  if (leadId && (await isFull(caps?.perSubjectPerDay, 1, statement`t."leadId" = ${leadId}`))) return true;
  const person = statement`t."recipientId" = ${id}`;
  for (const [most, days] of [
    [caps?.perPersonPerDay, 1],
    [caps?.perPersonPerWeek, 7],
    [caps?.perPersonPer90Days, 90],
  ] as const)
    if (await isFull(most, days, person)) return true;
  return false;
}
