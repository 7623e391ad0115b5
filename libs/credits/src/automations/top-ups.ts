import { automation, send, type Effect } from '@jurilien/event-sourcing';
import { ceilingOf, topupThresholdMaxCc } from '@jurilien/reference';
import { creditAccount } from '../credit-account.js';
import { purchase } from '../purchases/purchase.js';
import { autoTopUp, type TopUpOutcome } from '../topups/auto-top-up.js';
import { recordTopUpEnded, stopAutoTopUp } from '../topups/keep-top-up.js';
import { work } from '../work.js';

/** No threshold that was ever allowed is above it. */
const HIGHEST_THRESHOLD_CC = ceilingOf(topupThresholdMaxCc);

interface Posted {
  readonly position: number;
  readonly data: { readonly professionalId: string };
}
const look = (professionalId: string, occasion: number | string, dueAt?: string): Effect =>
  work('top-up', `top-up-${occasion}`, { professionalId }, dueAt);
/** Coins left: a standing order keeps the threshold it was set with, whatever is in force since. */
const left = (e: Posted & { readonly data: { readonly availableAfterCc: number } }): Effect[] =>
  e.data.availableAfterCc < HIGHEST_THRESHOLD_CC ? [look(e.data.professionalId, e.position)] : [];
const forget = (paymentMethodId: string | undefined): Effect[] =>
  paymentMethodId ? [work('forget-card', `forget-card-${paymentMethodId}`, { paymentMethodId })] : [];

/** The first instant at which it is the next month everywhere in Quebec, summer and winter. */
const nextMonth = (month: string): string => {
  const [year, of] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, of, 1, 5)).toISOString();
};

/** A balance that fell, a claim that waits for coins and a new month are looked at: the rule says whether anything is bought (CR5). */
export const topUpWhenLow = automation(
  creditAccount,
  autoTopUp,
)({
  name: 'top-up-when-low',
  on: {
    CreditsHeld: left,
    CreditsExpired: left,
    HoldAwaited: (e) => [look(e.data.professionalId, e.position)],
    AutoTopUpCardKept: (e) => [look(e.data.professionalId, e.position), ...forget(e.data.replaces)],
    AutoTopUpSet: (e) => [look(e.data.professionalId, e.position)],
    AutoTopUpStarted: ({ data: { professionalId, month } }) => [look(professionalId, `${professionalId}-${month}`, nextMonth(month))],
    AutoTopUpEnded: (e) => (e.data.outcome === 'paid' ? [look(e.data.professionalId, e.position)] : []),
    AutoTopUpCleared: (e) => forget(e.data.paymentMethodId),
    CreditAccountClosed: (e) => [send(stopAutoTopUp, { professionalId: e.data.professionalId })],
  },
});

/** Codes by which no one knows whether the card was charged. */
export const UNANSWERED = 'provider-unreachable';
const ended = (
  { data: { professionalId, purchaseId } }: { readonly data: { readonly professionalId: string; readonly purchaseId: string } },
  outcome: TopUpOutcome,
): Effect[] => [send(recordTopUpEnded, { professionalId, purchaseId, outcome })];

/** A top-up is charged to the card that was left for it, and its end is told to the standing order. */
export const chargeTopUps = automation(purchase)({
  name: 'charge-top-ups',
  on: {
    PurchaseStarted: ({ data: { kind, purchaseId } }) =>
      kind === 'topup' ? [work('charge-top-up', `charge-${purchaseId}`, { purchaseId })] : [],
    PurchasePaid: (e) => ended(e, 'paid'),
    PurchaseFailed: (e) => (e.data.kind === 'topup' ? ended(e, e.data.code === UNANSWERED ? 'unknown' : 'failed') : []),
    PurchaseExpired: (e) => ended(e, 'unknown'),
    PurchaseMismatchDetected: (e) => ended(e, 'unknown'),
  },
});
