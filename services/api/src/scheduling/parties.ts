import { acceptance } from '@jurilien/acceptance';
import type { Principal } from '../permissions/principal.js';
import { Refused } from '@jurilien/event-sourcing';
import { lead, zoneOfClient } from '@jurilien/lead';
import { getRow } from '@jurilien/persistence';
import { professional, zoneOfPro } from '@jurilien/professionals';
import { externalTimesOf, timeOwnersOf, stateOf, type Kernel, scopeOf } from '@jurilien/runtime';
import { availability, calendar, NO_ONE } from '@jurilien/scheduling';

/** An acceptance and its request. */
export interface Pair {
  readonly acceptanceId: string;
  readonly leadId: string;
}

/** Both sides of an acceptance, from the log: what says when they can meet, and where each of them lives. */
export async function partiesOf(kernel: Kernel, { acceptanceId, leadId }: Pair) {
  const [deal, request] = await Promise.all([stateOf(kernel, acceptance, acceptanceId), stateOf(kernel, lead, leadId)]);
  if (deal.status === 'None' || deal.leadId !== leadId) throw new Refused('NOT_FOUND', 'acceptance');
  const { clientId = NO_ONE } = await timeOwnersOf(kernel, { acceptanceId, leadId });
  const [pro, plan, professionals, clients, external] = await Promise.all([
    stateOf(kernel, professional, deal.professionalId),
    stateOf(kernel, availability, deal.professionalId),
    stateOf(kernel, calendar, deal.professionalId),
    stateOf(kernel, calendar, clientId),
    externalTimesOf(kernel, deal.professionalId),
  ]);
  return {
    states: { acceptance: deal, lead: request, professional: pro, availability: plan, professionals, clients, external },
    clientZone: zoneOfClient(request),
    professionalZone: plan.plan?.zone ?? zoneOfPro(pro),
  };
}
export type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** How a professional is called on pages of a client. */
export const calledPro = ({ states: { professional: pro } }: Parties) => ({ name: pro.name, title: pro.title, firm: pro.firm });

/** Refuses a request that is not the signed-in client's own. @throws Refused NOT_FOUND */
export async function refuseUnlessOwnRequest(kernel: Kernel, leadId: string, principal: Principal): Promise<void> {
  const view = kernel.registry.views.get('lead-statuses')!;
  if (!(await getRow(kernel.db, view, leadId, await scopeOf(kernel, view, principal)))) throw new Refused('NOT_FOUND', 'no-such-subject');
}
