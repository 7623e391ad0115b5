import { decision, ids, refuseUnlessAvailable } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { happened, inProvince, known, type OnProfessional, onProfessional, professionalId } from './common.js';

const available = ({ professional: s }: OnProfessional) => known(s);

/** Gives a professional someone of the team to turn to; `null` takes it back. */
export const assignAccountManager = decision({
  name: 'AssignAccountManager',
  input: z.object({ professionalId, managerId: ids.userId.nullable() }),
  streams: onProfessional,
  province: inProvince,
  available,
  decide({ professionalId, managerId }, { professional: s }) {
    refuseUnlessAvailable(available({ professional: s }));
    return (s.accountManagerId ?? null) === managerId
      ? {}
      : { professional: [happened('AccountManagerAssigned', { professionalId, managerId })] };
  },
});
