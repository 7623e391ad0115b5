import { distribution } from '@jurilien/leads';
import { tableOf } from '@jurilien/event-sourcing';
import { derivedId, qualified, waitForViews, type WorkItem } from '@jurilien/persistence';
import { stateOf, type Kernel } from '@jurilien/runtime';
import { isFinalNo } from '@jurilien/event-sourcing';
import type { JobHandler } from './index.js';

const act = (kernel: Kernel, item: WorkItem, name: string, part: string) => (input: Record<string, unknown>) =>
  kernel.dispatch({
    name,
    input,
    commandId: derivedId(`work:${item.job}:${name}`, item.position, `${item.id}/${part}`),
    actor: { kind: 'system', id: `job:${item.job}` },
    causationId: String(item.position),
    correlationId: item.correlationId,
  });

/** Looks whose own rule fits one of the offers a wave has just sent, and plans the claim (MO16). */
export function planAutoClaims(kernel: Kernel): JobHandler<'plan-auto-claims'> {
  return async (item) => {
    const { leadId } = item.input;
    const view = kernel.registry.views.get('offer-health')!;
    await waitForViews(kernel.db, [view], item.position);
    const search = await stateOf(kernel, distribution, leadId);
    const sent = search.offers.filter((o) => o.state === 'Sent' && o.round === search.round);
    if (sent.length === 0) return;
    const rows = await kernel.db.query<{ id: string }>(
      `select id from ${qualified(tableOf(view))} where "autoClaim" and id = any($1::uuid[])`,
      [sent.map((o) => o.professionalId)],
    );
    for (const { id } of rows) {
      const { offerId } = sent.find((o) => o.professionalId === id)!;
      await settled(act(kernel, item, 'PlanAutoClaim', offerId)({ leadId, offerId, professionalId: id, madeAt: item.occurredAt }));
    }
  };
}

/** Claims what a rule has planned; the decision looks at the rule, the hour, the coins and the seat again. */
export function autoClaim(kernel: Kernel): JobHandler<'auto-claim'> {
  return (item) => settled(act(kernel, item, 'ClaimOffer', '')({ ...item.input }));
}

/** A no of the rules is the end of it: nothing is owed. */
const settled = async (sent: Promise<unknown>): Promise<void> => {
  await sent.catch((error: unknown) => {
    if (!isFinalNo(error)) throw error;
  });
};
