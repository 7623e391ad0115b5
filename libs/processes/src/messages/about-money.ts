import { availableCc, isTopUpOn, type CreditState, type TopUpState } from '@jurilien/credits';
import type { ProfessionalState } from '@jurilien/professionals';
import { billingModel, creditsLowBalanceCc, DAY_MS, HOUR_MS } from '@jurilien/reference';
import { always, type Moments, type NotifyInput } from './asked.js';

interface Account {
  readonly pro: Pick<ProfessionalState, 'province'>;
  readonly account: CreditState;
  readonly topup: TopUpState;
  /** When the low balance was last announced. */
  readonly announcedAt?: Date | string | undefined;
}

/** An hour of patience: an occasion may be handled a little before or after its instant. */
const SLACK_MS = HOUR_MS;
/** A low balance is announced once in any seven days (R42). */
const LOW_AGAIN_MS = 7 * DAY_MS;

const text = ({ vars }: NotifyInput, name: string): string => String(vars?.[name] ?? '');
const isLowAgain = (announcedAt: Date | string | undefined, now: string): boolean =>
  announcedAt === undefined || Date.parse(now) - new Date(announcedAt).getTime() >= LOW_AGAIN_MS;

/** The lot of coins an occasion is about. */
export const lotOf = ({ lots }: CreditState, asked: NotifyInput) => lots.find((l) => l.lotId === text(asked, 'lotId'));

/** Messages to a professional about balance, documents and payments. */
export const moneyMoments = {
  // Bought meanwhile or automatically, or on a plan that asks for no coins: nothing to say.
  R42: ({ pro, account, topup, announcedAt }, { now, config }) =>
    isLowAgain(announcedAt, now) &&
    account.open &&
    billingModel(pro.province, config) === 'credits' &&
    availableCc(account, now) < config.value(creditsLowBalanceCc, { province: pro.province }) &&
    !isTopUpOn(topup),
  R43: ({ account }, asked) => {
    const lot = lotOf(account, asked);
    const ends = lot?.expiresAt === text(asked, 'expiresAt') && Date.parse(lot.expiresAt) > Date.parse(asked.now) + SLACK_MS;
    return lot !== undefined && ends && lot.cc !== 0 && account.open;
  },
  R44: always,
  R45: always,
  // Approved or ended meanwhile: nothing to say.
  'top-up-approval': ({ topup }, asked) => topup.pending?.purchaseId === text(asked, 'purchaseId'),
} satisfies Moments<Account>;
