import { awaitedHolds, claimsOnAccount, type CreditState } from '@jurilien/credits';
import { type AsOf, refuseUnless } from '@jurilien/event-sourcing';
import { type Caps, type PauseSpan, quotaOf } from '@jurilien/search';
import { claimMaxUnconverted24h, claimUnfundedConcurrent, claimUnfundedPer30d, DAY_MS, type Province } from '@jurilien/reference';

const MONTH_MS = 30 * DAY_MS;
/** Ends of a claim that count as coming to nothing; a conflict, or an end that others caused, costs no one anything. */
const UNCONVERTED = ['expired', 'cancelled'];

/** What a professional's own limits are, and when everything was paused. */
export interface OwnLimits {
  readonly caps?: Caps;
  readonly pauses?: readonly PauseSpan[];
  readonly province?: Province | undefined;
}

/**
 * Rolling caps of one professional at the door of a claim, counted from the account by the same rule that matching asks (E17),
 * and claims that came to nothing.
 */
export function refuseOverCaps(account: CreditState, asOf: AsOf, priceCc: number, own: OwnLimits = {}): void {
  const { now, config } = asOf;
  const claims = claimsOnAccount(account);
  const quota = quotaOf(
    {
      ...own,
      claimedAt: claims.map((c) => Date.parse(c.at)),
      // Coins that came back were not spent; what is held, or awaited, may be.
      spent: claims.filter((c) => c.spent || !c.ended).map(({ claimId, at, cc }) => ({ claimId, at: Date.parse(at), cc })),
    },
    own.province,
    asOf,
  );
  refuseUnless(quota.claimsToday > 0 && quota.claimsThisWeek > 0, 'CAP_REACHED', 'claims-per-period');
  refuseUnless(quota.coinsThisWeekCc === undefined || quota.coinsThisWeekCc >= priceCc, 'CAP_REACHED', 'coins-per-week');
  refuseUnless(
    claims.filter((c) => Date.parse(now) - Date.parse(c.at) < DAY_MS && UNCONVERTED.includes(c.cause ?? '')).length <
      config.value(claimMaxUnconverted24h),
    'CAP_REACHED',
    'claims-without-acceptance',
  );
}

/** Whether a claim may begin without coins: one at a time, three in thirty days (4.3.5). */
export const mayBeginUnfunded = (account: CreditState, { now, config }: AsOf): boolean =>
  awaitedHolds(account).filter((a) => a.cc > 0).length < config.value(claimUnfundedConcurrent) &&
  account.awaited.filter((a) => a.cc > 0 && Date.parse(now) - Date.parse(a.at) < MONTH_MS).length < config.value(claimUnfundedPer30d);
