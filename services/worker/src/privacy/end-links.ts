import { Refused, type View } from '@jurilien/event-sourcing';
import { command } from '@jurilien/event-sourcing/command-bus';
import { endStepUps, revokeLink } from '@jurilien/identity';
import { derivedId, placeOf, statement, waitForViews, type WorkItem } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

/**
 * A change of private details was undone: every link made before that could change them ends, and no device that passed a code of
 * another link to the same request or account counts as proven any more. The links themselves go on, for their owner holds them too.
 */
export function endLinks(kernel: Kernel, bus: CommandBus): JobHandler<'end-links'> {
  return async (item) => {
    const view = kernel.registry.views.get('links')!;
    await waitForViews(kernel.db, [view], item.position);
    for (const { id, purpose } of await linksBefore(kernel, view, item)) {
      const ends = purpose === 'private-change' ? revokeLink : endStepUps;
      const sending = sentBy(item, derivedId('end-links', item.position, id), 'undone-change');
      await bus.execute(command(ends, { linkId: id }, sending)).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
    }
  };
}

async function linksBefore(kernel: Kernel, view: View, { input }: WorkItem<Work['end-links']>): Promise<{ id: string; purpose: string }[]> {
  const { leadId, userId } = input;
  return kernel.db.query(
    statement`select id, purpose from ${placeOf(view)}
     where "revokedAt" is null and "expiresAt" > statement_timestamp()
       and ("leadId" = ${leadId ?? null}::uuid and "professionalId" is null or subject ->> 'userId' = ${userId ?? null})`,
  );
}
