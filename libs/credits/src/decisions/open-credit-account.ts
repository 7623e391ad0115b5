import { decision, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { creditAccount, type CreditEvent } from '../credit-account.js';

/** Opens the account of an approved professional; once. */
export const openCreditAccount = decision({
  name: 'OpenCreditAccount',
  input: z.object({ professionalId: z.string() }),
  who: ['system'],
  streams: (i) => ({ account: streamOf(creditAccount, i.professionalId) }),
  decide({ professionalId }, { account }) {
    const opened: CreditEvent = { type: 'CreditAccountOpened', data: { professionalId } };
    return { account: account.open ? [] : [opened] };
  },
});
