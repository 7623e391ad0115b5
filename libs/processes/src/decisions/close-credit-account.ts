import { adjustDown, availableCc, creditAccount, expireLots, unspentCc, type CreditEvent, type CreditState } from '@jurilien/credits';
import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { z } from 'zod';

const paidUnspent = (s: CreditState): boolean => s.lots.some((l) => l.kind === 'purchased' && l.worth.length > 0 && unspentCc(l) > 0);

/** What keeps an account open, first things first. */
function keeping(s: CreditState, membershipOver: boolean, forfeit: boolean): string | undefined {
  if (!membershipOver) return 'membership-stands';
  if (s.heldCc > 0) return 'coins-held';
  if (s.owedCc > 0 || s.frozen.length > 0 || s.lots.some((l) => l.clawedCc > 0)) return 'account-frozen';
  return paidUnspent(s) && !forfeit ? 'coins-to-refund' : undefined;
}

/**
 * A closed membership's account ends too: coins that were given are taken out, those that were paid for go back to their card
 * first. With `forfeit` an administrator notes that their owner gives them up. Live holds, a debt, a dispute or a freeze keep the
 * account open: nothing is posted to a closed one (I12).
 */
export const closeCreditAccount = decision({
  name: 'CloseCreditAccount',
  input: z.object({ professionalId: ids.professionalId, forfeit: z.boolean().default(false) }),
  reasonRequired: true,
  streams: (i: { professionalId: string }) => ({
    account: streamOf(creditAccount, i.professionalId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ account }) => account.province,
  decide({ professionalId, forfeit }, { account: s, professional: pro }, ctx) {
    if (!s.open) return {};
    const staff = ctx.actor.kind === 'user';
    // What the system asks in vain is asked again; a person hears why.
    const keeps = keeping(s, pro.status === 'Closed', forfeit);
    if (keeps && !staff) return {};
    refuseUnless(!keeps, 'WRONG_STATE', keeps ?? '');
    const closed: CreditEvent = { type: 'CreditAccountClosed', data: { professionalId } };
    // What ended already is written off first; what anyone could still have spent is taken out.
    const ended = expireLots(s, { entryIds: ctx.newId, now: ctx.now });
    const left = availableCc(s, ctx.now);
    const taken =
      left === 0 ? [] : adjustDown(s, { entryId: ctx.newId(), now: ctx.now, config: ctx.config }, `close:${professionalId}`, left);
    return { account: [...ended, ...taken, closed] };
  },
});
