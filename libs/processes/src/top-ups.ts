import {
  availableCc,
  keptCardOf,
  listPrice,
  priceFor,
  spentIn,
  startPurchase,
  toppedUp,
  type BillingState,
  type CreditState,
  type PurchaseEvent,
  type TopUpEvent,
  type TopUpState,
} from '@jurilien/credits';
import type { Ctx } from '@jurilien/event-sourcing';
import type { ProfessionalState } from '@jurilien/professionals';
import { billingModel, localDate, type BillingProvince } from '@jurilien/reference';

/** Day and calendar month of an instant, where the seller is. */
export const topUpDay = (now: string): string => localDate(now, 'QC');
const topUpMonth = (now: string): string => topUpDay(now).slice(0, 7);

/** Pack or number of coins of a standing order. */
const wantedOf = ({ cc, packCc }: { readonly cc: number; readonly packCc?: number }): { packCc: number } | { cc: number } =>
  packCc === undefined ? { cc } : { packCc };

/** What one top-up takes from the card today, taxes included. @throws Refused for coins that are not sold so */
export const topUpCents = (wanted: { packCc?: number; cc?: number }, province: BillingProvince, now: string): number =>
  priceFor(listPrice(wanted).listCents, 0, province, topUpDay(now)).grossCents;

/** Coins that can be spent, less those that claims already wait for. */
export const freeCc = (account: CreditState, now: string): number =>
  availableCc(account, now) - account.awaited.filter((a) => !a.ended).reduce((n, a) => n + a.cc, 0);

/** Whether coins may be bought for someone without them: a member in good standing, whose account nothing stops. */
export const mayTopUp = (pro: ProfessionalState, account: CreditState): boolean =>
  pro.status === 'Approved' && billingModel(pro.province) === 'credits' && account.open && account.frozen.length === 0;

interface States {
  readonly topup: TopUpState;
  readonly billing: BillingState;
  readonly account: CreditState;
}

/** The purchase of a top-up, with its price and taxes of now. @throws Refused as any purchase */
export const topUpPurchase = (s: States, { purchaseId, key }: { purchaseId: string; key: string }, ctx: Pick<Ctx, 'now'>): PurchaseEvent =>
  startPurchase(
    s,
    {
      purchaseId,
      professionalId: s.topup.settings!.professionalId,
      ...listPrice(wantedOf(s.topup.settings!)),
      kind: 'topup',
      topUpKey: key,
    },
    ctx,
  );

type Started = Extract<PurchaseEvent, { type: 'PurchaseStarted' }>['data'];

/** Whether the month still has room for it: the ceiling is never exceeded, whatever is still in flight. */
export const withinCeiling = ({ topup }: States, grossCents: number, now: string): boolean =>
  spentIn(topup, topUpMonth(now)) + grossCents <= topup.settings!.monthlyCeilingCents;

/** The event that begins a top-up, beside its purchase. */
export const topUpStarted = ({ professionalId, purchaseId, cc, grossCents, topUpKey }: Started, now: string): TopUpEvent =>
  toppedUp('AutoTopUpStarted', { professionalId, purchaseId, key: topUpKey!, cc, grossCents, month: topUpMonth(now) });

/** The standing order ends as its owner asks. */
export const topUpCleared = (s: TopUpState, professionalId: string): TopUpEvent =>
  toppedUp('AutoTopUpCleared', { professionalId, cause: 'asked', ...keptCardOf(s) });
