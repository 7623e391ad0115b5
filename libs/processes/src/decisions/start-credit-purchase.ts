import {
  awaitedHolds,
  billing,
  creditAccount,
  discountedCents,
  listPrice,
  promoCode,
  promoCodeText,
  promoRedeemed,
  purchase,
  purchaser,
  startPurchase,
  type PurchaseEvent,
} from '@jurilien/credits';
import { agreedText, decision, ids, refuseOutOfBounds, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { agreedTextAt, billingModel, ceilingOf, purchaseCustomMaxCc, purchaseCustomMinCc, purchaseStepCc } from '@jurilien/reference';
import { z } from 'zod';

type Started = Extract<PurchaseEvent, { type: 'PurchaseStarted' }>;

/**
 * An approved professional begins to buy: a pack, or any number of coins within bounds. Price, discount, taxes and buyer are frozen
 * here, a discount code is used; the provider's page is opened by who asked (4.4.7). Two pages side by side are two purchases.
 */
export const startCreditPurchase = decision({
  name: 'StartCreditPurchase',
  input: z.object({
    purchaseId: ids.purchaseId,
    professionalId: ids.professionalId,
    packCc: z.number().int().positive().optional(),
    cc: z.number().int().positive().max(ceilingOf(purchaseCustomMaxCc)).optional(),
    promoCode: promoCodeText.optional(),
    /** The total that was shown: what is asked for is that, or nothing is begun. */
    grossCents: z.number().int().positive().optional(),
    terms: z.literal(true),
    /** Their text as the page showed it, by its name. */
    shown: z.string().max(60).optional(),
    lang: z.enum(['fr', 'en']).optional(),
  }),
  needs: [purchaser],
  streams: (i) => ({
    purchase: streamOf(purchase, i.purchaseId),
    billing: streamOf(billing, i.professionalId),
    account: streamOf(creditAccount, i.professionalId),
    professional: streamOf(professional, i.professionalId),
    promo: streamOf(promoCode, i.promoCode ?? 'none'),
  }),
  province: ({ professional: p }) => p.province,
  decide(
    { purchaseId, professionalId, packCc, cc, promoCode: code, lang, grossCents, shown },
    { purchase: s, billing: b, account, professional: p, promo },
    ctx,
  ) {
    const { config } = ctx;
    const least = config.value(purchaseCustomMinCc);
    refuseOutOfBounds({ cc: [cc, { least, most: config.value(purchaseCustomMaxCc), step: config.value(purchaseStepCc) }] });
    refuseUnless(p.status === 'Approved', 'WRONG_STATE', 'not-approved');
    if (s.status !== 'None') {
      refuseUnless(s.professionalId === professionalId, 'NOT_FOUND', 'no-such-purchase');
      return {};
    }
    // Where access is by plan there is nothing to spend coins on; what is still owed may be settled, and a claim that waits for coins paid.
    const due = account.owedCc > 0 || awaitedHolds(account).some((hold) => hold.cc > 0);
    refuseUnless(billingModel(p.province, config) === 'credits' || due, 'WRONG_STATE', 'no-coins-here');
    const wanted = listPrice({ packCc, cc }, config, { province: p.province });
    const discount = code
      ? {
          promoCode: code,
          discountCents:
            wanted.listCents - discountedCents(promo, wanted.listCents, { professionalId, province: p.province, now: ctx.now }),
        }
      : {};
    const text = agreedTextAt({ document: 'purchase-terms', shown, lang: lang ?? b.identity?.lang ?? 'fr' }, ctx);
    const terms = { termsVersion: agreedText('terms', text), ...(lang ? { lang } : {}) };
    const started = startPurchase({ billing: b, account }, { purchaseId, professionalId, ...wanted, ...discount, ...terms }, ctx);
    refuseUnless(grossCents === undefined || grossCents === (started as Started).data.grossCents, 'WRONG_STATE', 'price-changed');
    return { purchase: [started], ...(code ? { promo: [promoRedeemed(code, professionalId, purchaseId)] } : {}) };
  },
});
