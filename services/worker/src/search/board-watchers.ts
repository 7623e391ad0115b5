import { command } from '@jurilien/event-sourcing/command-bus';
import { lead } from '@jurilien/lead';
import { distribution, openOffers } from '@jurilien/search';
import { derivedId, placeOf, statement, waitForViews } from '@jurilien/persistence';
import { claimPriceCc } from '@jurilien/processes';
import { alertMatches, noteBoardMatch, type AlertFilters } from '@jurilien/professionals';
import { asOf, boardEligibleOf, matchingViews, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

type Watch = AlertFilters & { readonly id: string; readonly professionalId: string };
/** What a row leaves empty is asked of no one. */
const filtersOf = (w: { readonly [K in keyof AlertFilters]: AlertFilters[K] | null }): AlertFilters =>
  Object.fromEntries(Object.entries(w).filter(([, value]) => value !== null));

/** Who waits for a request like the one that has just opened on the board, is eligible for it, and has no offer of it yet. */
export function findBoardWatchers(kernel: Kernel, bus: CommandBus): JobHandler<'find-board-watchers'> {
  return async (item) => {
    const { leadId } = item.input;
    const view = kernel.registry.views.get('board-alerts')!;
    await waitForViews(kernel.db, [view, ...matchingViews(kernel)], item.position);
    const [search, request] = await Promise.all([stateOf(kernel, distribution, leadId), stateOf(kernel, lead, leadId)]);
    if (!search.live || !search.onBoard) return;
    const { facts } = request;
    const open = {
      fields: [search.lawyerType, ...(facts.additionalLawyerTypes ?? [])],
      region: search.region,
      priceCc: claimPriceCc(search, request, { priceCc: search.coinValueCc }, asOf(kernel, item.now)),
      legalAid: facts.juridicalHelp === true,
      urgent: search.urgent || facts.urgent === true,
    };
    const rows = await kernel.db.prepared<Watch>(
      statement`select id, "professionalId", field, region, "maxPriceCc", "legalAid", urgent from ${placeOf(view)}
        where province = ${search.province} and (field is null or field = any(${open.fields})) order by "createdAt"`,
    );
    const offered = new Set(openOffers(search).map((o) => o.professionalId));
    const waiting = Map.groupBy(
      rows.filter(({ id: _, professionalId, ...filters }) => !offered.has(professionalId) && alertMatches(filtersOf(filters), open)),
      (row) => row.professionalId,
    );
    for (const professionalId of await boardEligibleOf(kernel, leadId, [...waiting.keys()])) {
      const commandId = derivedId('work:find-board-watchers', item.position, professionalId);
      const alertIds = waiting.get(professionalId)!.map(({ id }) => id);
      await bus.execute(command(noteBoardMatch, { professionalId, leadId, alertIds }, sentBy(item, commandId)));
    }
  };
}
