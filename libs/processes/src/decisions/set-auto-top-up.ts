import { autoTopUp, billing, creditAccount, listPrice, toppedUp } from '@jurilien/credits';
import { decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { billingModel, defaults } from '@jurilien/reference';
import { z } from 'zod';
import { topUpCents, topUpCleared } from '../top-ups.js';

const cc = z.number().int().positive();

/**
 * Coins are bought by themselves from now on: below which balance, how many, and never more than so much in a calendar month, which
 * the owner of the card agrees to (CR5). The card is left on the provider's page afterwards; without one nothing happens. Or no more.
 */
export const setAutoTopUp = decision({
  name: 'SetAutoTopUp',
  input: z.object({
    professionalId: ids.professionalId,
    on: z.boolean(),
    thresholdCc: cc.max(defaults['topup.thresholdMaxCc']).multipleOf(defaults['purchase.stepCc']).optional(),
    packCc: cc.optional(),
    cc: cc.min(defaults['purchase.customMinCc']).max(defaults['purchase.customMaxCc']).multipleOf(defaults['purchase.stepCc']).optional(),
    monthlyCeilingCents: z.number().int().positive().max(defaults['topup.monthlyCeilingCents']).optional(),
    /** The words of the standing consent were accepted. */
    consent: z.literal(true).optional(),
  }),
  streams: (i) => ({
    topup: streamOf(autoTopUp, i.professionalId),
    billing: streamOf(billing, i.professionalId),
    account: streamOf(creditAccount, i.professionalId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ professional: p }) => p.province,
  decide({ professionalId, on, thresholdCc, packCc, cc: coins, monthlyCeilingCents, consent }, states, ctx) {
    const { topup: s, billing: b, account, professional: p } = states;
    if (!on) return s.settings ? { topup: [topUpCleared(s, professionalId)] } : {};
    refuseUnless(p.status === 'Approved', 'WRONG_STATE', 'not-approved');
    refuseUnless(billingModel(p.province) === 'credits', 'WRONG_STATE', 'no-coins-here');
    refuseUnless(account.open, 'WRONG_STATE', account.closed ? 'account-closed' : 'account-not-open');
    refuseUnless(b.identity, 'WRONG_STATE', 'no-billing-identity');
    refuseUnless(consent, 'VALIDATION', 'consent-missing');
    refuseUnless(thresholdCc && monthlyCeilingCents, 'VALIDATION', 'threshold-and-ceiling');
    const bought = listPrice({ packCc, cc: coins });
    const grossCents = topUpCents({ packCc, cc: coins }, b.identity.province, ctx.now);
    refuseUnless(grossCents <= monthlyCeilingCents, 'VALIDATION', 'ceiling-below-one-top-up');
    const data = {
      professionalId,
      thresholdCc,
      cc: bought.cc,
      ...(packCc === undefined ? {} : { packCc }),
      grossCents,
      monthlyCeilingCents,
      consentVersion: defaults['topup.consentVersion'],
    };
    const before = s.settings;
    const same = before && Object.entries(data).every(([k, v]) => before[k as keyof typeof before] === v) && before.packCc === packCc;
    return same ? {} : { topup: [toppedUp('AutoTopUpSet', data)] };
  },
});
