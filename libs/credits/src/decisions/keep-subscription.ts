import { allOf, alreadyDone, type Config, decision, ids, refuseUnless, streamOf, unless, unlessDone } from '@jurilien/event-sourcing';
import { DAY_MS, grossOf, subscriptionCarryDays } from '@jurilien/reference';
import { z } from 'zod';
import { creditAccount } from '../credit-account.js';
import { grantSubscription } from '../paid.js';
import { taxWorth } from '../purchases/amounts.js';
import { issue, seriesAt, TRIES_FOR_A_NUMBER } from '../purchases/documents.js';
import { planned, subscription, type SubscriptionState } from '../subscriptions/subscription.js';

const ofPlan = z.object({ professionalId: ids.professionalId, subscriptionId: ids.subscriptionId });
type OfPlan = z.infer<typeof ofPlan>;
const ofInvoice = ofPlan.extend({ providerInvoiceId: ids.providerInvoiceId });
export const onPlan = (i: { professionalId: string }) => ({ subscription: streamOf(subscription, i.professionalId) });

/** @throws Refused NOT_FOUND for a plan that is not, or is no longer, this professional's */
function refuseUnlessThis(s: SubscriptionState, { subscriptionId }: OfPlan): void {
  refuseUnless(s.subscriptionId === subscriptionId, 'NOT_FOUND', 'no-such-subscription');
}

const input = ofInvoice.extend({
  amountCents: z.number().int().nonnegative(),
  taxCents: z.number().int().nonnegative().optional(),
  currency: z.string().min(3).max(3),
  periodStart: z.iso.datetime(),
  periodEnd: z.iso.datetime(),
  paymentIntent: z.string().max(255).optional(),
});

/** What of a payment is not what the plan costs, if anything. */
function mismatch(
  s: SubscriptionState,
  open: boolean,
  i: z.infer<typeof input>,
): { field: string; expected: string; got: string } | undefined {
  const { grossCents, taxes } = s.started!;
  const differs = (field: string, expected: unknown, got: unknown) => ({ field, expected: String(expected), got: String(got) });
  if (i.currency.toLowerCase() !== 'cad') return differs('currency', 'cad', i.currency.toLowerCase());
  if (i.amountCents !== grossCents) return differs('amount', grossCents, i.amountCents);
  if (i.taxCents !== undefined && i.taxCents !== grossOf(0, taxes)) return differs('tax', grossOf(0, taxes), i.taxCents);
  return open ? undefined : differs('account', 'open', 'closed');
}

/**
 * A period was paid: the plan covers it, its coins are given with its money and an invoice, in one transaction, once per invoice of
 * the provider (`sub:{invoice}`). A payment that is not what the plan costs begins no period and goes back. One that comes after the end of the
 * plan was still for its last period.
 */
export const recordSubscriptionPaid = decision({
  name: 'RecordSubscriptionPaid',
  input,
  streams: (i: { professionalId: string }, _hash: unknown, now: string, _actor: unknown, config: Config) => ({
    ...onPlan(i),
    account: streamOf(creditAccount, i.professionalId),
    series: seriesAt('invoice', now, config),
  }),
  tries: TRIES_FOR_A_NUMBER,
  province: ({ account }) => account.province,
  decide(i, { subscription: s, account, series }, ctx) {
    refuseUnlessThis(s, i);
    const { professionalId, subscriptionId, providerInvoiceId, periodStart, periodEnd, paymentIntent } = i;
    if (s.seen.includes(providerInvoiceId)) return {};
    const ids = { professionalId, subscriptionId, providerInvoiceId };
    const found = mismatch(s, account.open, i);
    if (found) {
      const back = paymentIntent ? { paymentIntent, amountCents: i.amountCents } : {};
      return { subscription: [planned('SubscriptionMismatchDetected', { ...ids, ...found, ...back })] };
    }
    const { cc, netCents, taxes, grossCents, billingKeyId, buyer, buyerAddress, province, lang } = s.started!;
    const lotId = ctx.newId();
    const bought = { cc, listCents: netCents, netCents, taxes, grossCents };
    const billed = { professionalId, billingKeyId, buyer, buyerAddress, province, lang };
    const document = issue(series, 'invoice', ctx, { ...billed, source: 'subscription', sourceId: providerInvoiceId, ...bought });
    const invoiceNo = document.data.no;
    const carryDays = ctx.config.value(subscriptionCarryDays, { province: account.province });
    const expiresAt = new Date(Date.parse(periodEnd) + carryDays * DAY_MS).toISOString();
    const paid = { periodStart, periodEnd, lotId, cc, netCents, grossCents, invoiceNo, ...(paymentIntent ? { paymentIntent } : {}) };
    return {
      subscription: [planned('SubscriptionPeriodPaid', { ...ids, ...paid })],
      series: [document],
      account: grantSubscription(
        account,
        { entryId: ctx.newId(), now: ctx.now, config: ctx.config },
        { key: `sub:${providerInvoiceId}`, lotId, cc, netCents, taxes: taxWorth(taxes), periodEnd, expiresAt, invoiceNo },
      ),
    };
  },
});

/** A payment failed and the provider tries again: the plan goes on meanwhile, its owner and the team hear of it (R45). Once per invoice. */
export const recordSubscriptionPastDue = decision({
  name: 'RecordSubscriptionPastDue',
  input: ofInvoice,
  streams: onPlan,
  decide(i, { subscription: s }) {
    refuseUnlessThis(s, i);
    if (s.status === 'Ended' || s.seen.includes(i.providerInvoiceId) || s.due.includes(i.providerInvoiceId)) return {};
    // The first payment of all failed: there is no plan yet that could be late.
    if (s.status === 'Started') return {};
    return { subscription: [planned('SubscriptionPastDue', i)] };
  },
});

/** The provider ended the plan: as asked for, for want of payment, or because it never began. */
export const recordSubscriptionEnded = decision({
  name: 'RecordSubscriptionEnded',
  input: ofPlan,
  streams: onPlan,
  decide(i, { subscription: s }) {
    // The end of an earlier plan says nothing about the one of today.
    if (s.subscriptionId !== i.subscriptionId || s.status === 'Ended') return {};
    const cause = s.status === 'Started' ? 'abandoned' : s.cancelRequested || s.status === 'Active' ? 'cancelled' : 'unpaid';
    return { subscription: [planned('SubscriptionEnded', { ...i, cause })] };
  },
});

const available = ({ subscription: s }: { readonly subscription: SubscriptionState }) =>
  allOf(
    unless(s.status === 'Active' || s.status === 'PastDue', 'WRONG_STATE', 'no-subscription'),
    unlessDone(s.cancelRequested, 'ends-with-its-period'),
  );

/** The plan ends with the period that is paid for; nothing is given back of it. */
export const cancelSubscription = decision({
  name: 'CancelSubscription',
  input: z.object({ professionalId: ids.professionalId }),
  reasonRequired: true,
  streams: onPlan,
  available,
  decide({ professionalId }, { subscription: s }) {
    if (alreadyDone(available({ subscription: s }))) return {};
    return { subscription: [planned('SubscriptionCancelRequested', { professionalId, subscriptionId: s.subscriptionId! })] };
  },
});
