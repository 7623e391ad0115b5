import { lead, markLeadForFollowUp } from '@jurilien/lead';
import {
  boardOnly,
  distribution,
  type SearchState,
  endOfWave,
  markLeadUnserved,
  openOffers,
  openOnBoard,
  sendWave,
  sentOffers,
  wavesOver,
} from '@jurilien/search';
import { waitForViews, type WorkItem } from '@jurilien/persistence';
import { asOf, keepExplanation, matchingFor, matchingViews, stateOf, type Kernel } from '@jurilien/runtime';
import type { CommandBus } from '@nestjs/cqrs';
import type { JobHandler } from '../work/handlers.js';
import { send } from '../work/sending.js';

/**
 * Computes a wave on what the views know and sends it through its decision, or says what comes after the last one:
 * the board, the team, or no one left to ask.
 */
export function matchWave(kernel: Kernel, bus: CommandBus): JobHandler<'match-wave'> {
  return async (item) => {
    const { leadId, round: asked, wave } = item.input;
    const search = await stateOf(kernel, distribution, leadId);
    const { round } = search;
    if (!search.live || (asked !== undefined && asked !== round)) return;
    if (wave === 0 || wave > search.waves.length) return afterWaves(kernel, bus, item, search);
    await waitForViews(kernel.db, matchingViews(kernel), item.position);
    const { size } = search.waves[wave - 1]!;
    const endsAt = endOfWave(search, wave, asOf(kernel, item.now));
    const { matching, inputsHash } = await matchingFor(kernel, leadId, size, { endsAt, first: search.preferredProfessionalId });
    await keepExplanation(kernel, { leadId, round, wave, inputsHash }, matching, size);
    const { configVersion, eligible, excluded, ranked } = matching;
    await send(bus, item, sendWave, {
      leadId,
      round,
      wave,
      matching: { configVersion, inputsHash, eligible, excluded, ranked: [...ranked] },
    });
  };
}

/** What follows the last wave of a round, or a wave that found no one left to ask. */
async function afterWaves(kernel: Kernel, bus: CommandBus, item: WorkItem, search: SearchState): Promise<void> {
  const { leadId, round, plan } = search;
  // Of several claims one ended: the wave the others froze still runs.
  if (!wavesOver(search)) return;
  if (plan === 'manual') return send(bus, item, markLeadForFollowUp, { leadId, cause: 'manualUnanswered' });
  if (!search.board && (await stateOf(kernel, lead, leadId)).facts.superLead)
    return send(bus, item, markLeadForFollowUp, { leadId, cause: 'superUnanswered' });
  if (search.board && !(await noOneAtAll(kernel, search))) return send(bus, item, openOnBoard, { leadId, round });
  // Someone may still claim late; then the search's own end speaks.
  if (search.exhausted && openOffers(search).length === 0 && search.claims.length === 0) {
    const reason = sentOffers(search).length === 0 ? 'noEligible' : 'refused';
    return send(bus, item, markLeadUnserved, { leadId, reason });
  }
}

/** Whether no one could be asked and no one could find it on the board either: the client hears at once, not after three days. */
async function noOneAtAll(kernel: Kernel, search: SearchState): Promise<boolean> {
  if (!search.exhausted || sentOffers(search).length > 0) return false;
  const { matching } = await matchingFor(kernel, search.leadId, 1);
  return matching.eligible === 0 && !Object.keys(matching.excluded).some(boardOnly);
}
