import { creditAccount } from '@jurilien/credits';
import { decision, ids, streamOf } from '@jurilien/event-sourcing';
import { lead } from '@jurilien/lead';
import { distribution, offerReceipt, type OfferReceiptEvent, ownOffer } from '@jurilien/search';
import { nextRuleHour, professional, ruleDeclines, type ProfessionalEvent } from '@jurilien/professionals';
import { autoClaimDelaySeconds, plus } from '@jurilien/reference';
import { z } from 'zod';
import { ruleFacts, timeoutsInARow, timeoutsToOff } from '../auto-claims.js';

/**
 * The professional's rule fits an offer: it will be claimed a minute after the offer at the earliest, in the rule's own hours
 * (MO16). `madeAt` is when the offer was sent. Planned once per offer.
 */
export const planAutoClaim = decision({
  name: 'PlanAutoClaim',
  input: z.object({ leadId: ids.leadId, offerId: ids.offerId, professionalId: ids.professionalId, madeAt: z.iso.datetime() }),
  streams: (i: { leadId: string; offerId: string; professionalId: string }) => ({
    receipt: streamOf(offerReceipt, i.offerId),
    distribution: streamOf(distribution, i.leadId),
    professional: streamOf(professional, i.professionalId),
    lead: streamOf(lead, i.leadId),
  }),
  province: ({ distribution: s }) => s.province,
  decide({ madeAt, ...ids }, { receipt, distribution: s, professional: pro, lead: l }, ctx) {
    const offer = ownOffer(s, ids);
    if (receipt.autoClaimAt || offer.state !== 'Sent' || !pro.autoClaim) return {};
    if (ruleDeclines(pro.autoClaim, ruleFacts(s, l, Math.min(offer.priceCc, s.coinValueCc)))) return {};
    const delay = ctx.config.value(autoClaimDelaySeconds, s.province ? { province: s.province } : {});
    const dueAt = nextRuleHour(pro, plus(madeAt, delay * 1_000));
    const planned: OfferReceiptEvent = { type: 'AutoClaimPlanned', data: { ...ids, dueAt } };
    return { receipt: [planned] };
  },
});

/** Two claims by rule in a row ran out of time: the rule is off until the person switches it on again. */
export const switchOffAutoClaim = decision({
  name: 'SwitchOffAutoClaim',
  input: z.object({ professionalId: ids.professionalId }),
  streams: (i: { professionalId: string }) => ({
    professional: streamOf(professional, i.professionalId),
    account: streamOf(creditAccount, i.professionalId),
  }),
  province: ({ professional: s }) => s.province,
  decide({ professionalId }, { professional: s, account }, ctx) {
    if (!s.autoClaim?.enabled || timeoutsInARow(account, s.autoClaimSince) < timeoutsToOff(s, ctx.config)) return {};
    const off: ProfessionalEvent = { type: 'AutoClaimSwitchedOff', data: { professionalId, cause: 'timeouts' } };
    return { professional: [off] };
  },
});
