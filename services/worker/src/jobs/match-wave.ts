import { Refused } from '@jurilien/event-sourcing';
import { distribution, type DistributionState } from '@jurilien/leads';
import { derivedId, waitForViews, type WorkItem } from '@jurilien/persistence';
import { matchingFor, stateOf, type Kernel } from '@jurilien/runtime';
import type { JobHandler } from './index.js';

interface Input {
  readonly leadId: string;
  readonly round: number;
  readonly wave: number;
}

/**
 * Computes a wave on what the views know and sends it through its decision, or says what comes after the last one:
 * the board, or nobody left to ask.
 */
export function matchWave(kernel: Kernel): JobHandler {
  return async (item: WorkItem) => {
    const { leadId, round, wave } = item.input as unknown as Input;
    const search = await stateOf(kernel, distribution, leadId);
    if (!search.live || search.round !== round) return;
    if (wave === 0 || wave > search.waves.length) return afterWaves(kernel, item, search);
    await waitForViews(kernel.db, [kernel.registry.views.get('match-profiles')!], item.position);
    const { matching, inputsHash } = await matchingFor(kernel, leadId, search.waves[wave - 1]!.size);
    const { configVersion, eligible, excluded, ranked } = matching;
    await send(kernel, item, 'SendWave', { leadId, round, wave, matching: { configVersion, inputsHash, eligible, excluded, ranked } });
  };
}

async function afterWaves(kernel: Kernel, item: WorkItem, search: DistributionState): Promise<void> {
  const { leadId, round } = search;
  if (search.board) return send(kernel, item, 'OpenOnBoard', { leadId, round });
  if (!search.offers.some((o) => o.round === round)) return send(kernel, item, 'MarkLeadUnserved', { leadId, reason: 'noEligible' });
}

/** The id comes from the row of work: a job that runs twice decides once. A refusal means that the search moved on. */
export async function send(kernel: Kernel, item: WorkItem, name: string, input: Record<string, unknown>): Promise<void> {
  await kernel
    .dispatch({
      name,
      input,
      commandId: derivedId(`work:${item.job}:${name}`, item.position, item.id),
      actor: { kind: 'system', id: `job:${item.job}` },
      causationId: String(item.position),
      correlationId: item.correlationId,
    })
    .catch((error: unknown) => {
      if (!(error instanceof Refused) || error.code === 'STALE_VERSION') throw error;
    });
}
