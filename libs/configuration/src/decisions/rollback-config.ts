import { allOf, type Asking, decision, ids, refuseUnless, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { type OnConfiguration, onConfiguration } from '../configuration.js';
import { contradicting } from '../faults.js';
import { pairName } from '../pairs.js';
import { backTo, groundNow } from '../plan.js';
import { proposed } from './propose-config-change.js';

const available = ({ configuration: s }: OnConfiguration, _who: Asking, { changeId }: { readonly changeId: string }) => {
  const change = s.changes.get(changeId);
  const pending = [...s.changes.values()].some((c) => c.rollsBack === changeId && (c.state === 'Proposed' || c.state === 'Scheduled'));
  const undone = change?.state === 'Applied' ? backTo(change) : [];
  return allOf(
    unless(change, 'NOT_FOUND', 'config-change'),
    unless(change?.state === 'Applied', 'WRONG_STATE', 'change-not-applied'),
    unless(!pending, 'WRONG_STATE', 'rollback-proposed'),
    // What someone changed after it stays: that change is rolled back first.
    unless(
      change?.set.every((pair) => s.from.get(pairName(pair)) === change.hash),
      'WRONG_STATE',
      'changed-since',
    ),
    unless(contradicting(undone, groundNow(s)).length === 0, 'WRONG_STATE', 'contradiction'),
  );
};

/**
 * Brings back the values of before a change, as a change of its own: with the same second person, and to be rolled back in its turn.
 */
export const rollbackConfig = decision({
  name: 'RollbackConfig',
  input: z.object({ changeId: ids.changeId, rollbackId: ids.changeId }),
  reasonRequired: true,
  streams: onConfiguration,
  available,
  decide({ changeId, rollbackId }, { configuration: s }, ctx) {
    if (s.changes.get(rollbackId)?.rollsBack === changeId) return {};
    refuseUnless(!s.changes.has(rollbackId), 'DUPLICATE', 'change-id-used');
    refuseUnlessAvailable(available({ configuration: s }, ctx, { changeId }));
    const set = backTo(s.changes.get(changeId)!);
    const planned = [...s.changes.values()].filter(({ state }) => state === 'Scheduled').map((c) => c.changeId);
    return { configuration: proposed(s, { changeId: rollbackId, set, rollsBack: changeId }, planned, ctx) };
  },
});
