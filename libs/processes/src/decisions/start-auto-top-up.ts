import {
  autoTopUp,
  billing,
  creditAccount,
  isTopUpOn,
  nextTopUpKey,
  paidTopUps,
  purchase,
  purchaser,
  runningTopUp,
  toppedUp,
  type PurchaseEvent,
} from '@jurilien/credits';
import {
  allOf,
  alreadyDone,
  type Asking,
  decision,
  ids,
  refuseUnless,
  type StatesOf,
  streamOf,
  unless,
  unlessDone,
} from '@jurilien/event-sourcing';
import { professional } from '@jurilien/professionals';
import { topupConfirmFirst } from '@jurilien/reference';
import { z } from 'zod';
import { freeCc, mayTopUp, topUpDay, topUpPurchase, topUpStarted, withinCeiling } from '../top-ups.js';

const input = z.object({ professionalId: ids.professionalId, purchaseId: ids.purchaseId });
const streams = (i: z.infer<typeof input>) => ({
  topup: streamOf(autoTopUp, i.professionalId),
  purchase: streamOf(purchase, i.purchaseId),
  billing: streamOf(billing, i.professionalId),
  account: streamOf(creditAccount, i.professionalId),
  professional: streamOf(professional, i.professionalId),
});
type Started = Extract<PurchaseEvent, { type: 'PurchaseStarted' }>;

/**
 * The balance is below the threshold of a standing order: coins are bought, one purchase at a time and never above the ceiling of
 * the calendar month; each of the first ones (`topup.confirmFirst`) waits for a click, and so does a price above the one agreed to (CR5). Whenever nothing is
 * to be bought, nothing is said.
 */
export const startAutoTopUp = decision({
  name: 'StartAutoTopUp',
  input,
  streams,
  province: ({ professional: p }) => p.province,
  decide({ professionalId, purchaseId }, { professional: p, purchase: known, ...s }, ctx) {
    const { topup, account, billing: b } = s;
    if (!isTopUpOn(topup) || topup.pending || runningTopUp(topup) || known.status !== 'None') return {};
    if (!mayTopUp(p, account, ctx.config) || !b.identity || freeCc(account, ctx.now) >= topup.settings!.thresholdCc) return {};
    const key = nextTopUpKey(topup, professionalId, topUpDay(ctx.now));
    const started = topUpPurchase(s, { purchaseId, key }, ctx, { province: p.province }) as Started;
    const { grossCents, cc } = started.data;
    if (!withinCeiling(s, grossCents, ctx.now)) return {};
    const agreed = paidTopUps(topup) >= ctx.config.value(topupConfirmFirst) && grossCents <= topup.settings!.grossCents;
    if (!agreed) return { topup: [toppedUp('AutoTopUpHeldForApproval', { professionalId, purchaseId, key, cc, grossCents })] };
    return { topup: [topUpStarted(started.data, ctx.now)], purchase: [started] };
  },
});

/** One that waits, with a card and coins that may be bought; its price and the ceiling of the month are asked with the press. */
const approvable = (
  states: Omit<StatesOf<ReturnType<typeof streams>>, 'billing'>,
  { config }: Asking,
  named: { readonly purchaseId: string },
) => {
  const { topup, purchase: known, professional: p, account } = states;
  return allOf(
    unlessDone(
      topup.runs.some((r) => r.purchaseId === named.purchaseId),
      'top-up-approved',
    ),
    unless(topup.pending?.purchaseId === named.purchaseId && known.status === 'None', 'NOT_FOUND', 'no-such-top-up'),
    unless(isTopUpOn(topup), 'WRONG_STATE', 'no-card'),
    unless(!runningTopUp(topup), 'WRONG_STATE', 'one-at-a-time'),
    unless(mayTopUp(p, account, config), 'WRONG_STATE', 'cannot-buy-now'),
  );
};

/** The owner of the card agrees to one that waited, at the price that was shown, still under the ceiling. Once. */
export const approveTopUp = decision({
  name: 'ApproveTopUp',
  input: input.extend({ grossCents: z.number().int().positive() }),
  needs: [purchaser],
  streams,
  province: ({ professional: p }) => p.province,
  available: approvable,
  decide({ professionalId, purchaseId, grossCents }, s, ctx) {
    if (alreadyDone(approvable(s, ctx, { purchaseId }))) return {};
    const started = topUpPurchase(s, { purchaseId, key: s.topup.pending!.key }, ctx, { province: s.professional.province }) as Started;
    refuseUnless(started.data.grossCents === grossCents, 'WRONG_STATE', 'price-changed');
    refuseUnless(withinCeiling(s, started.data.grossCents, ctx.now), 'CAP_REACHED', 'monthly-ceiling');
    return {
      topup: [toppedUp('AutoTopUpApproved', { professionalId, purchaseId }), topUpStarted(started.data, ctx.now)],
      purchase: [started],
    };
  },
});
