import { Refused, tableOf, type View } from '@jurilien/event-sourcing';
import { derivedId, qualified, waitForViews, type WorkItem } from '@jurilien/persistence';
import type { Work } from '@jurilien/processes';
import type { Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';

/**
 * A change of private details was undone: every link made before that could change them ends, and no device that passed a code of
 * another link to the same request or account counts as proven any more. The links themselves go on, for their owner holds them too.
 */
export function endLinks(kernel: Kernel): JobHandler<'end-links'> {
  return async (item) => {
    const view = kernel.registry.views.get('links')!;
    await waitForViews(kernel.db, [view], item.position);
    for (const { id, purpose } of await linksBefore(kernel, view, item)) {
      const name = purpose === 'private-change' ? 'RevokeLink' : 'EndStepUps';
      await kernel
        .dispatch({
          name,
          commandId: derivedId('end-links', item.position, id),
          actor: { kind: 'system', id: 'undone-change' },
          causationId: String(item.position),
          correlationId: item.correlationId,
          input: { linkId: id },
        })
        .catch((error: unknown) => {
          if (!(error instanceof Refused)) throw error;
        });
    }
  };
}

async function linksBefore(kernel: Kernel, view: View, { input }: WorkItem<Work['end-links']>): Promise<{ id: string; purpose: string }[]> {
  const { leadId, userId } = input;
  return kernel.db.query(
    `select id, purpose from ${qualified(tableOf(view))}
     where "revokedAt" is null and "expiresAt" > statement_timestamp()
       and ("leadId" = $1::uuid and "professionalId" is null or subject ->> 'userId' = $2)`,
    [leadId ?? null, userId ?? null],
  );
}
