import { distribution } from '@jurilien/search';
import { isFinalNo } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, placeOf, statement, waitForViews, type WorkItem } from '@jurilien/persistence';
import { claimOffer, planAutoClaim } from '@jurilien/processes';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

const idOf = (item: WorkItem, { name }: { readonly name: string }, part: string): string =>
  derivedId(`work:${item.job}:${name}`, item.position, `${item.id}/${part}`);

/** Looks whose own rule fits one of the offers a wave has just sent, and plans the claim (MO16). */
export function planAutoClaims(kernel: Kernel, bus: CommandBus): JobHandler<'plan-auto-claims'> {
  return async (item) => {
    const { leadId } = item.input;
    const view = kernel.registry.views.get('offer-health')!;
    await waitForViews(kernel.db, [view], item.position);
    const search = await stateOf(kernel, distribution, leadId);
    const sent = search.offers.filter((o) => o.state === 'Sent' && o.round === search.round);
    if (sent.length === 0) return;
    const rows = await kernel.db.query<{ id: string }>(
      statement`select id from ${placeOf(view)} where "autoClaim" and id = any(${sent.map((o) => o.professionalId)}::uuid[])`,
    );
    for (const { id } of rows) {
      const { offerId } = sent.find((o) => o.professionalId === id)!;
      const input = { leadId, offerId, professionalId: id, madeAt: item.occurredAt };
      await settled(bus.execute(command(planAutoClaim, input, sentBy(item, idOf(item, planAutoClaim, offerId)))));
    }
  };
}

/** Claims what a rule has planned; the decision looks at the rule, the hour, the coins and the seat again. */
export function autoClaim(bus: CommandBus): JobHandler<'auto-claim'> {
  return (item) => settled(bus.execute(command(claimOffer, { ...item.input }, sentBy(item, idOf(item, claimOffer, '')))));
}

/** A no of the rules is the end of it: nothing is pending. */
const settled = async (sent: Promise<unknown>): Promise<void> => {
  await sent.catch((error: unknown) => {
    if (!isFinalNo(error)) throw error;
  });
};
