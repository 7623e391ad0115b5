import { autoTopUp, billing, creditAccount, listPrice, toppedUp } from '@jurilien/credits';
import { agreedText, type Config, decision, ids, refuseOutOfBounds, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import {
  agreedTextAt,
  billingModel,
  ceilingOf,
  purchaseCustomMaxCc,
  purchaseCustomMinCc,
  purchaseStepCc,
  topupMonthlyCeilingCents,
  topupThresholdMaxCc,
} from '@jurilien/reference';
import { z } from 'zod';
import { topUpCents, topUpCleared } from '../top-ups.js';

const cc = z.number().int().positive();
type Asked = Readonly<Record<'thresholdCc' | 'cc' | 'monthlyCeilingCents', number | undefined>>;

/** What may be chosen now; a standing order keeps what it was set with. @throws Refused VALIDATION */
function refuseBeyond(config: Config, asked: Asked): void {
  const step = config.value(purchaseStepCc);
  refuseOutOfBounds({
    thresholdCc: [asked.thresholdCc, { most: config.value(topupThresholdMaxCc), step }],
    cc: [asked.cc, { least: config.value(purchaseCustomMinCc), most: config.value(purchaseCustomMaxCc), step }],
    monthlyCeilingCents: [asked.monthlyCeilingCents, { most: config.value(topupMonthlyCeilingCents) }],
  });
}

/**
 * Coins are bought by themselves from now on: below which balance, how many, and never more than so much in a calendar month, which
 * the owner of the card agrees to (CR5). The card is left on the provider's page afterwards; without one nothing happens. Or no more.
 */
export const setAutoTopUp = decision({
  name: 'SetAutoTopUp',
  input: z.object({
    professionalId: ids.professionalId,
    on: z.boolean(),
    thresholdCc: cc.max(ceilingOf(topupThresholdMaxCc)).optional(),
    packCc: cc.optional(),
    cc: cc.max(ceilingOf(purchaseCustomMaxCc)).optional(),
    monthlyCeilingCents: z.number().int().positive().max(ceilingOf(topupMonthlyCeilingCents)).optional(),
    /** The words of the standing consent were accepted. */
    consent: z.literal(true).optional(),
    /** Their text as the page showed it, by its name. */
    shown: z.string().max(60).optional(),
  }),
  streams: (i) => ({
    topup: streamOf(autoTopUp, i.professionalId),
    billing: streamOf(billing, i.professionalId),
    account: streamOf(creditAccount, i.professionalId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ professional: p }) => p.province,
  decide({ professionalId, on, thresholdCc, packCc, cc: coins, monthlyCeilingCents, consent, shown }, states, ctx) {
    const { topup: s, billing: b, account, professional: p } = states;
    if (!on) return s.settings ? { topup: [topUpCleared(s, professionalId)] } : {};
    refuseUnless(p.status === 'Approved', 'WRONG_STATE', 'not-approved');
    refuseBeyond(ctx.config, { thresholdCc, cc: coins, monthlyCeilingCents });
    refuseUnless(billingModel(p.province, ctx.config) === 'credits', 'WRONG_STATE', 'no-coins-here');
    refuseUnless(account.open, 'WRONG_STATE', account.closed ? 'account-closed' : 'account-not-open');
    refuseUnless(b.identity, 'WRONG_STATE', 'no-billing-identity');
    refuseUnless(consent, 'VALIDATION', 'consent-missing');
    refuseUnless(thresholdCc && monthlyCeilingCents, 'VALIDATION', 'threshold-and-ceiling');
    const wanted = { packCc, cc: coins };
    const at = { province: p.province };
    const bought = listPrice(wanted, ctx.config, at);
    const grossCents = topUpCents(wanted, b.identity.province, ctx, at);
    refuseUnless(grossCents <= monthlyCeilingCents, 'VALIDATION', 'ceiling-below-one-top-up');
    const data = {
      professionalId,
      thresholdCc,
      cc: bought.cc,
      ...(packCc === undefined ? {} : { packCc }),
      grossCents,
      monthlyCeilingCents,
      consentVersion: agreedText('consent', agreedTextAt({ document: 'top-up-consent', shown, lang: b.identity.lang }, ctx)),
    };
    const before = s.settings;
    const same = before && Object.entries(data).every(([k, v]) => before[k as keyof typeof before] === v) && before.packCc === packCc;
    return same ? {} : { topup: [toppedUp('AutoTopUpSet', data)] };
  },
});
