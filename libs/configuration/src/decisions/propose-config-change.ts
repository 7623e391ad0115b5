import { type Ctx, decision, ids, refuseUnless, Refused } from '@jurilien/event-sourcing';
import { canonical } from '@jurilien/reference';
import { z } from 'zod';
import { agreed } from '../applying.js';
import { checkedDay, checkedGround } from '../checked.js';
import { type Change, configured, type ConfigurationEvent, type ConfigurationState, onConfiguration } from '../configuration.js';
import { needsTwo } from '../faults.js';
import { MOST_PAIRS, type Setting, settings } from '../pairs.js';
import { backTo, baseOf, hashed, meet, onGround, scheduled } from '../plan.js';

/** What a change is to do, as its proposal states it. */
interface Wanted {
  readonly changeId: string;
  readonly set: readonly Setting[];
  readonly effectiveAt?: string;
  readonly rollsBack?: string;
}

/** A change that is no one's any more is not changed: who proposed it makes another one. */
const PENDING: readonly Change['state'][] = ['Proposed', 'Scheduled', 'Stuck'];
export const isPending = ({ state }: Change): boolean => PENDING.includes(state);

/** What a change rolls back once it is edited: still that one where it brings back the same values, no one where it says something else. */
function stillRolledBack(s: ConfigurationState, rollsBack: string | undefined, set: readonly Setting[]): string | undefined {
  const undone = rollsBack === undefined ? undefined : s.changes.get(rollsBack);
  return undone?.state === 'Applied' && canonical(backTo(undone)) === canonical(set) ? rollsBack : undefined;
}

/** The planned changes that this one comes before, on the same pair. */
const preempted = (s: ConfigurationState, { changeId, set, effectiveAt }: Wanted): readonly { changeId: string; effectiveAt: string }[] =>
  scheduled(s).filter((c) => c.changeId !== changeId && (effectiveAt === undefined || c.effectiveAt > effectiveAt) && meet(c.set, set));

/** @throws Refused with the date of each planned change that this one pre-empts and that its proposer has not named */
function refuseUnlessNamed(s: ConfigurationState, wanted: Wanted, named: readonly string[]): void {
  const unnamed = preempted(s, wanted).filter(({ changeId }) => !named.includes(changeId));
  if (unnamed.length === 0) return;
  const planned = scheduled(s).filter(({ changeId }) => unnamed.some((u) => u.changeId === changeId));
  const fields = wanted.set.flatMap((pair, i) =>
    planned.filter(({ set }) => meet(set, [pair])).map(({ effectiveAt }) => ({ field: `set.${i}`, message: `scheduled:${effectiveAt}` })),
  );
  throw new Refused('WRONG_STATE', 'scheduled-later', fields);
}

/** A proposal, checked on the values that it will find; it takes effect by itself where no second person is needed. */
export function proposed(s: ConfigurationState, wanted: Wanted, preempts: readonly string[], ctx: Ctx): ConfigurationEvent[] {
  const { changeId, effectiveAt, rollsBack } = wanted;
  const ground = checkedGround(s, wanted);
  refuseUnlessNamed(s, wanted, preempts);
  const set = onGround(wanted.set, ground);
  const base = baseOf(set, ground);
  const change: Change = {
    changeId,
    set,
    base,
    hash: ctx.hash(JSON.stringify([changeId, hashed(set), effectiveAt ?? null, base])),
    ...(effectiveAt === undefined ? {} : { effectiveAt }),
    secondPerson: needsTwo(set) || ctx.actor.provinces !== undefined,
    reason: ctx.reason ?? '',
    ...(rollsBack === undefined ? {} : { rollsBack }),
    state: 'Proposed',
    proposedBy: ctx.actor.id,
  };
  const known = s.changes.get(changeId);
  if (known?.state === 'Proposed' && known.hash === change.hash && known.reason === change.reason) return [];
  const { state: _, proposedBy: _p, ...data } = change;
  return [configured('ConfigChangeProposed', data), ...(change.secondPerson ? [] : agreed(s, change, ctx.now))];
}

/**
 * Values of keys are to change, together and from a day on (4.10.9). Where money or law hangs on one of them, and for administrators of a
 * province, someone else approves. The same change proposed again by its proposer is an edit: what was approved is approved anew.
 */
export const proposeConfigChange = decision({
  name: 'ProposeConfigChange',
  input: z.object({
    changeId: ids.changeId,
    set: settings,
    effectiveAt: z.iso.datetime().optional(),
    /** Planned changes that the proposer knows this one comes before. */
    preempts: z.array(ids.changeId).max(MOST_PAIRS).optional(),
  }),
  reasonRequired: true,
  streams: onConfiguration,
  decide({ changeId, set, effectiveAt: day, preempts = [] }, { configuration: s }, ctx) {
    const known = s.changes.get(changeId);
    refuseUnless(!known || isPending(known), 'WRONG_STATE', 'change-settled');
    refuseUnless(!known || known.proposedBy === ctx.actor.id, 'FORBIDDEN', 'proposed-by-another');
    const effectiveAt = checkedDay({ set, effectiveAt: day }, ctx);
    const rollsBack = stillRolledBack(s, known?.rollsBack, set);
    return { configuration: proposed(s, { changeId, set, effectiveAt, rollsBack }, preempts, ctx) };
  },
});
