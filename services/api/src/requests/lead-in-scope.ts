import { mayList } from '@jurilien/contracts';
import { Refused } from '@jurilien/event-sourcing';
import { getRow } from '@jurilien/persistence';
import { scopeOf, type Kernel } from '@jurilien/runtime';
import type { Principal } from '../permissions/principal.js';

/** Staff who have nothing to do with a lead do not learn that it exists. @throws Refused */
export async function refuseUnlessInScope(kernel: Kernel, leadId: string, principal: Principal): Promise<void> {
  if (!mayList('leads', principal.who)) throw new Refused('FORBIDDEN', 'role');
  const view = kernel.registry.views.get('leads')!;
  if (!(await getRow(kernel.db, view, leadId, await scopeOf(kernel, view, principal)))) throw new Refused('NOT_FOUND', 'lead');
}
