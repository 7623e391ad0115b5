import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import type { CreditEvent } from '../account-events.js';
import { creditAccount } from '../credit-account.js';

/** Opens the account of an approved professional; once. */
export const openCreditAccount = decision({
  name: 'OpenCreditAccount',
  input: z.object({ professionalId: ids.professionalId, province: z.enum(['QC', 'ON']).optional() }),
  reasonRequired: true,
  streams: (i) => ({ account: streamOf(creditAccount, i.professionalId) }),
  province: (_, i) => i.province,
  decide(input, { account }) {
    const opened: CreditEvent = { type: 'CreditAccountOpened', data: input };
    return { account: account.open ? [] : [opened] };
  },
});
