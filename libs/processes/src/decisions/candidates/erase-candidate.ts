import { allOf, alreadyDone, decision, refuseUnless, streamOf, unless, unlessDone } from '@jurilien/event-sourcing';
import { user, userDid } from '@jurilien/identity';
import { candidateDid, candidateId, type CandidateState, cvGone, onCandidate } from '@jurilien/recruiting';
import { z } from 'zod';
import { keyOf } from '../erasure/erase-subjects.js';

const available = ({ candidate: s }: { readonly candidate: CandidateState }) =>
  allOf(unless(s.status !== 'None', 'NOT_FOUND', 'candidate-profile'), unlessDone(s.status === 'Erased', 'candidate-is-erased'));

/**
 * A candidate is forgotten: profile, CV and account go together, for one key seals them all. After months without a word (`recruit.eraseMonths`) by
 * itself (4.10.13), before that by an administrator with a reason, or once the key is shredded because the person asked.
 */
export const eraseCandidate = decision({
  name: 'EraseCandidate',
  input: z.object({ candidateId }),
  reasonRequired: true,
  streams: (i: { candidateId: string }) => ({
    ...onCandidate(i),
    account: streamOf(user, i.candidateId),
    key: keyOf('candidate', i.candidateId),
  }),
  available,
  decide({ candidateId: id }, { candidate: s, account, key }, ctx) {
    if (alreadyDone(available({ candidate: s }))) return {};
    const byTime = ctx.actor.kind === 'system' && !key.shredded;
    refuseUnless(!byTime || Date.parse(ctx.now) >= Date.parse(s.eraseAt!), 'WRONG_STATE', 'not-due');
    const { emailHash: addressHash } = account;
    return {
      candidate: [
        ...cvGone(id, s),
        candidateDid('CandidateErased', { candidateId: id, cause: byTime ? 'inactive' : key.shredded ? 'request' : 'staff' }),
      ],
      account: addressHash ? [userDid('UserErased', { userId: id, addressHash })] : [],
    };
  },
});
