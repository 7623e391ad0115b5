import { reached } from '@jurilien/reference';
import { configured, type Change, type ConfigurationEvent, type ConfigurationState, type STUCK_REASONS } from './configuration.js';
import { contradicting } from './faults.js';
import { groundAt, groundNow, onGround, standsOn } from './plan.js';

/** Why a change cannot take effect on what holds when it should, now or on its day; nothing when it can. */
export function hindrance(s: ConfigurationState, change: Change, now: string): (typeof STUCK_REASONS)[number] | undefined {
  const { effectiveAt, changeId } = change;
  const ground = groundAt(s, effectiveAt === undefined || reached(effectiveAt, now) ? undefined : effectiveAt, changeId);
  if (!standsOn(change, ground)) return 'base-changed';
  return contradicting(change.set, ground).length > 0 ? 'contradiction' : undefined;
}

/** A change takes effect: the next version, and the end of the change that it rolls back. */
export function applied(s: ConfigurationState, change: Change): ConfigurationEvent[] {
  const { changeId, set, proposedBy, approvedBy, reason, rollsBack } = change;
  return [
    configured('ConfigChangeApplied', {
      changeId,
      version: s.version + 1,
      set: onGround(set, groundNow(s)),
      proposedBy,
      ...(approvedBy === undefined ? {} : { approvedBy }),
      reason,
      ...(rollsBack === undefined ? {} : { rollsBack }),
    }),
    ...(rollsBack === undefined ? [] : [configured('ConfigRolledBack', { changeId: rollsBack, by: changeId })]),
  ];
}

/** A planned change does not come: who proposed and who approved it are informed. */
export const stuck = ({ changeId, proposedBy, approvedBy }: Change, why: (typeof STUCK_REASONS)[number]): ConfigurationEvent =>
  configured('ConfigChangeStuck', { changeId, why, proposedBy, ...(approvedBy === undefined ? {} : { approvedBy }) });

/** A change that needs no one any more takes effect, at once or on its day. */
export const agreed = (s: ConfigurationState, change: Change, now: string): ConfigurationEvent[] =>
  change.effectiveAt === undefined || reached(change.effectiveAt, now)
    ? applied(s, change)
    : [configured('ConfigChangeScheduled', { changeId: change.changeId, hash: change.hash, effectiveAt: change.effectiveAt })];
