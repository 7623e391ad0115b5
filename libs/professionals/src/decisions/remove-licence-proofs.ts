import { decision, refuseUnless } from '@jurilien/event-sourcing';
import { reached, retainedUntil } from '@jurilien/reference';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** The proofs of a licence are needed less long than the rest of a file that was closed (4.10.13). */
export const removeLicenceProofs = decision({
  name: 'RemoveLicenceProofs',
  input: z.object({ professionalId }),
  streams: onProfessional,
  province: inProvince,
  decide(input, { professional: s }, ctx) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    const fileIds = (s.proofs ?? []).map(({ fileId }) => fileId);
    if (fileIds.length === 0) return {};
    const endedAt = s.status === 'Rejected' ? s.rejectedAt : s.closedAt;
    refuseUnless((s.status === 'Closed' || s.status === 'Rejected') && endedAt !== undefined, 'WRONG_STATE', 'professional-not-closed');
    refuseUnless(reached(retainedUntil('licenceProofs', endedAt, ctx.config), ctx.now), 'WRONG_STATE', 'not-due');
    return { professional: [happened('LicenceProofsRemoved', { ...input, fileIds })] };
  },
});
