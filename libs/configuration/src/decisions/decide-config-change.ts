import { allOf, alreadyDone, type Asking, decision, ids, refuseUnless, unless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { agreed, hindrance } from '../applying.js';
import { configured, type OnConfiguration, onConfiguration } from '../configuration.js';
import { isPending } from './propose-config-change.js';

const ofChange = z.object({ changeId: ids.changeId });
interface Named {
  readonly changeId: string;
}

const canApprove = ({ configuration: s }: OnConfiguration, { actor, now }: Asking, { changeId }: Named) => {
  const change = s.changes.get(changeId);
  const why = change?.state === 'Proposed' ? hindrance(s, change, now) : undefined;
  return allOf(
    unless(change, 'NOT_FOUND', 'config-change'),
    unlessDone(change?.approvedBy !== undefined && (change.state === 'Scheduled' || change.state === 'Applied'), 'approved'),
    unless(change?.state === 'Proposed', 'WRONG_STATE', 'change-settled'),
    unless(change?.proposedBy !== actor.id, 'FOUR_EYES_REQUIRED', 'proposed-by-you'),
    unless(why === undefined, 'WRONG_STATE', why ?? ''),
  );
};

/** A second administrator agrees to exactly what was proposed: values, scopes, date and what they rest on. */
export const approveConfigChange = decision({
  name: 'ApproveConfigChange',
  input: ofChange.extend({ hash: z.string().min(8).max(128) }),
  reasonRequired: true,
  streams: onConfiguration,
  available: canApprove,
  decide({ changeId, hash }, { configuration: s }, ctx) {
    const change = s.changes.get(changeId);
    refuseUnless(!change || change.hash === hash, 'STALE_VERSION', 'changed-meanwhile');
    if (alreadyDone(canApprove({ configuration: s }, ctx, { changeId }))) return {};
    return {
      configuration: [
        configured('ConfigChangeApproved', { changeId, hash }),
        ...agreed(s, { ...change!, approvedBy: ctx.actor.id }, ctx.now),
      ],
    };
  },
});

const canReject = ({ configuration: s }: OnConfiguration, _who: Asking, { changeId }: Named) => {
  const change = s.changes.get(changeId);
  return allOf(
    unless(change, 'NOT_FOUND', 'config-change'),
    unlessDone(change?.state === 'Rejected', 'rejected'),
    unless(change && isPending(change), 'WRONG_STATE', 'change-settled'),
  );
};

/** An administrator says no to a proposal, or takes back what waits for its day or is stuck. */
export const rejectConfigChange = decision({
  name: 'RejectConfigChange',
  input: ofChange,
  reasonRequired: true,
  streams: onConfiguration,
  available: canReject,
  decide({ changeId }, { configuration: s }, ctx) {
    if (alreadyDone(canReject({ configuration: s }, ctx, { changeId }))) return {};
    return { configuration: [configured('ConfigChangeRejected', { changeId })] };
  },
});
