import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { creditAccount } from '../credit-account.js';
import { frozenFor, thawedFrom } from '../postings.js';

const onAccount = (i: { professionalId: string }) => ({ account: streamOf(creditAccount, i.professionalId) });
/** What a person may end: a debt ends when it is filled, a dispute when its bank has spoken. */
const BY_PERSONS = ['staff', 'fraud'] as const;

/** The account rests: no claim, no grant, no purchase of more until it is thawed; what runs can be given back. Once per cause. */
export const freezeCreditAccount = decision({
  name: 'FreezeCreditAccount',
  input: z.object({ professionalId: ids.professionalId, cause: z.enum(BY_PERSONS).default('staff'), ref: z.string().max(120).optional() }),
  reasonRequired: true,
  streams: onAccount,
  province: ({ account }) => account.province,
  decide({ cause, ref }, { account }) {
    refuseUnless(account.open, 'WRONG_STATE', account.closed ? 'account-closed' : 'account-not-open');
    return { account: frozenFor(account, cause, ref) };
  },
});

/** One cause of a freeze is over. Others stay: a debt, or a dispute, ends by itself. */
export const unfreezeCreditAccount = decision({
  name: 'UnfreezeCreditAccount',
  input: z.object({ professionalId: ids.professionalId, cause: z.enum(BY_PERSONS).default('staff'), ref: z.string().max(120).optional() }),
  reasonRequired: true,
  streams: onAccount,
  province: ({ account }) => account.province,
  decide({ cause, ref }, { account }) {
    refuseUnless(account.open, 'WRONG_STATE', account.closed ? 'account-closed' : 'account-not-open');
    // Without a reference every freeze of that cause ends.
    const refs = ref === undefined ? account.frozen.filter((f) => f.cause === cause).map((f) => f.ref) : [ref];
    return { account: refs.flatMap((r) => thawedFrom(account, cause, r)) };
  },
});
