import { decision, ids, refuseUnless } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, onProfessional, professionalId } from './common.js';

/** Gives a professional somebody of the team to turn to; `null` takes it back. */
export const assignAccountManager = decision({
  name: 'AssignAccountManager',
  input: z.object({ professionalId, managerId: ids.userId.nullable() }),
  streams: onProfessional,
  province: inProvince,
  decide({ professionalId, managerId }, { professional: s }) {
    refuseUnless(s.status !== 'None', 'NOT_FOUND', 'professional');
    return (s.accountManagerId ?? null) === managerId
      ? {}
      : { professional: [happened('AccountManagerAssigned', { professionalId, managerId })] };
  },
});
