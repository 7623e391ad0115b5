import { billing, creditAccount, isSubscribed, planned, priceFor, subscription } from '@jurilien/credits';
import { agreedText, decision, ids, refuseUnless, streamOf } from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { agreedTextAt, billingModel, featureSubscription, localDate, subscriptionPlan } from '@jurilien/reference';
import { z } from 'zod';

/**
 * An approved professional of a province that is on plans takes one: price, taxes of today and buyer are frozen here, the
 * provider's page is opened by who asked (CR10). A plan whose page was left open is taken anew.
 */
export const startSubscription = decision({
  name: 'StartSubscription',
  input: z.object({
    professionalId: ids.professionalId,
    subscriptionId: ids.subscriptionId,
    terms: z.literal(true),
    /** Their text as the page showed it, by its name. */
    shown: z.string().max(60).optional(),
    lang: z.enum(['fr', 'en']).optional(),
  }),
  streams: (i) => ({
    subscription: streamOf(subscription, i.professionalId),
    billing: streamOf(billing, i.professionalId),
    account: streamOf(creditAccount, i.professionalId),
    professional: streamOf(professional, i.professionalId),
  }),
  province: ({ professional: p }) => p.province,
  decide({ professionalId, subscriptionId, lang, shown }, { subscription: s, billing: b, account, professional: p }, ctx) {
    refuseUnless(p.status === 'Approved', 'WRONG_STATE', 'not-approved');
    refuseUnless(billingModel(p.province, ctx.config) === 'subscription', 'WRONG_STATE', 'no-plan-here');
    refuseUnless(ctx.config.value(featureSubscription, { province: p.province }), 'FEATURE_OFF', 'subscription');
    refuseUnless(account.open, 'WRONG_STATE', account.closed ? 'account-closed' : 'account-not-open');
    if (s.subscriptionId === subscriptionId) return {};
    refuseUnless(!isSubscribed(s), 'DUPLICATE', 'already-subscribed');
    const { identity } = b;
    refuseUnless(identity, 'WRONG_STATE', 'no-billing-identity');
    const plan = ctx.config.value(subscriptionPlan, { province: p.province });
    const amounts = priceFor(plan.cents, 0, identity.province, localDate(ctx.now, 'QC'), ctx.config);
    return {
      subscription: [
        planned('SubscriptionStarted', {
          professionalId,
          subscriptionId,
          cc: plan.cc,
          ...amounts,
          billingKeyId: identity.billingKeyId,
          buyer: identity.name,
          buyerAddress: identity.address,
          province: identity.province,
          lang: lang ?? identity.lang,
          termsVersion: agreedText('terms', agreedTextAt({ document: 'subscription-terms', shown, lang: lang ?? identity.lang }, ctx)),
        }),
      ],
    };
  },
});
