import { command } from '@jurilien/event-sourcing/command-bus';
import { derivedId, placeOf, statement, waitForViews } from '@jurilien/persistence';
import { noteEmployeeMatch } from '@jurilien/processes';
import { candidate, fits, type CandidateSearch } from '@jurilien/recruiting';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { sentBy } from '../work/sending.js';

interface Watch {
  readonly id: string;
  readonly professionalId: string;
  readonly filters: CandidateSearch;
}

/** Firms with a saved search that a candidate, who can be found, fits. */
export function findEmployeeWatchers(kernel: Kernel, bus: CommandBus): JobHandler<'find-employee-watchers'> {
  return async (item) => {
    const { candidateId } = item.input;
    const view = kernel.registry.views.get('employee-alerts')!;
    await waitForViews(kernel.db, [view], item.position);
    const { facts, visibility } = await stateOf(kernel, candidate, candidateId);
    if (visibility === 'hidden') return;
    const rows = await kernel.db.prepared<Watch>(
      statement`select id, "professionalId", filters from ${placeOf(view)} where not paused order by "savedAt"`,
    );
    const waiting = Map.groupBy(
      rows.filter(({ filters }) => fits(facts, filters)),
      (row) => row.professionalId,
    );
    for (const [professionalId, found] of waiting) {
      const commandId = derivedId('work:find-employee-watchers', item.position, professionalId);
      const alertIds = found.map(({ id }) => id);
      await bus.execute(command(noteEmployeeMatch, { professionalId, candidateId, alertIds }, sentBy(item, commandId)));
    }
  };
}
