import { derivedId, placeOf, waitForViews } from '@jurilien/persistence';
import { candidate, fits, type CandidateSearch } from '@jurilien/recruiting';
import { stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';

interface Watch {
  readonly id: string;
  readonly professionalId: string;
  readonly filters: CandidateSearch;
}

/** Firms with a saved search that a candidate, who can be found, fits. */
export function findEmployeeWatchers(kernel: Kernel): JobHandler<'find-employee-watchers'> {
  return async (item) => {
    const { candidateId } = item.input;
    const view = kernel.registry.views.get('employee-alerts')!;
    await waitForViews(kernel.db, [view], item.position);
    const { facts, visibility } = await stateOf(kernel, candidate, candidateId);
    if (visibility === 'hidden') return;
    const rows = await kernel.db.prepared<Watch>(
      `select id, "professionalId", filters from ${placeOf(view)} where not paused order by "savedAt"`,
      [],
    );
    const waiting = Map.groupBy(
      rows.filter(({ filters }) => fits(facts, filters)),
      (row) => row.professionalId,
    );
    for (const [professionalId, found] of waiting) {
      await kernel.dispatch({
        name: 'NoteEmployeeMatch',
        input: { professionalId, candidateId, alertIds: found.map(({ id }) => id) },
        commandId: derivedId('work:find-employee-watchers', item.position, professionalId),
        actor: { kind: 'system', id: 'job:find-employee-watchers' },
        causationId: String(item.position),
        correlationId: item.correlationId,
      });
    }
  };
}
