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
  type Wanted,
} from '@jurilien/credits';
import type { AsOf, Config, ConfigPlace } from '@jurilien/event-sourcing';
import type { ProfessionalState } from '@jurilien/professionals';
import { billingModel, creditsPacks, localDate, type BillingProvince } from '@jurilien/reference';

/** Day and calendar month of an instant, where the seller is. */
export const topUpDay = (now: string): string => localDate(now, 'QC');
const topUpMonth = (now: string): string => topUpDay(now).slice(0, 7);

type Settings = NonNullable<TopUpState['settings']>;

/** Pack or number of coins of a standing order; a pack that is no longer sold is that number of coins, at the price of one. */
export const topUpWanted = ({ cc, packCc }: Pick<Settings, 'cc' | 'packCc'>, config: Config, at: ConfigPlace): Wanted =>
  packCc !== undefined && config.value(creditsPacks, at).some((pack) => pack.cc === packCc) ? { packCc } : { cc };

/**
 * What one top-up takes from the card today, taxes included.
 * @param buyer where the buyer is billed @param at where the buyer works @throws Refused for coins that are not sold so
 */
export const topUpCents = (wanted: Wanted, buyer: BillingProvince, { now, config }: AsOf, at: ConfigPlace): number =>
  priceFor(listPrice(wanted, config, at).listCents, 0, buyer, topUpDay(now), config).grossCents;

/** Coins that can be spent, less those that claims already wait for. */
export const freeCc = (account: CreditState, now: string): number =>
  availableCc(account, now) - account.awaited.filter((a) => !a.ended).reduce((n, a) => n + a.cc, 0);

/** Whether coins may be bought for someone without them: a member in good standing, whose account nothing stops. */
export const mayTopUp = (pro: ProfessionalState, account: CreditState, config: Config): boolean =>
  pro.status === 'Approved' && billingModel(pro.province, config) === 'credits' && account.open && account.frozen.length === 0;

interface States {
  readonly topup: TopUpState;
  readonly billing: BillingState;
  readonly account: CreditState;
}

/** The purchase of a top-up, with its price where the buyer works and its taxes of now. @throws Refused as any purchase */
export function topUpPurchase(
  s: States,
  { purchaseId, key }: { purchaseId: string; key: string },
  asOf: AsOf,
  at: ConfigPlace,
): PurchaseEvent {
  return startPurchase(
    s,
    {
      purchaseId,
      professionalId: s.topup.settings!.professionalId,
      ...listPrice(topUpWanted(s.topup.settings!, asOf.config, at), asOf.config, at),
      kind: 'topup',
      topUpKey: key,
    },
    asOf,
  );
}

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
