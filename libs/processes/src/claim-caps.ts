import { awaitedHolds, type ClaimOnAccount, claimsOnAccount, type CreditState } from '@jurilien/credits';
import { type AsOf, type Config, Refused } from '@jurilien/event-sourcing';
import { type Caps, type PauseSpan, quotaOf } from '@jurilien/search';
import { claimMaxUnconverted24h, claimUnfundedConcurrent, claimUnfundedPer30d, DAY_MS, type Province } from '@jurilien/reference';

const MONTH_MS = 30 * DAY_MS;
/** No cap of claims looks further back. */
const QUOTA_MS = 7 * DAY_MS;
/** Ends of a claim that count as coming to nothing; a conflict, or an end that others caused, costs no one anything. */
const UNCONVERTED = ['expired', 'cancelled'];

/** What a professional's own limits are, and when everything was paused. */
export interface OwnLimits {
  readonly caps?: Caps;
  readonly pauses?: readonly PauseSpan[];
  readonly province?: Province | undefined;
}

/**
 * Which rolling cap keeps a professional from one more claim, if any does: claims and coins by the same rule that matching asks (E17),
 * and claims that came to nothing.
 * @param claims those of before, as far back as a week
 */
function capReached(
  claims: readonly ClaimOnAccount[],
  asOf: AsOf,
  priceCc: number,
  own: OwnLimits = {},
): 'claims-per-period' | 'coins-per-week' | 'claims-without-acceptance' | undefined {
  const { now, config } = asOf;
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
  if (quota.claimsToday <= 0 || quota.claimsThisWeek <= 0) return 'claims-per-period';
  if (quota.coinsThisWeekCc !== undefined && quota.coinsThisWeekCc < priceCc) return 'coins-per-week';
  const unconverted = claims.filter((c) => Date.parse(now) - Date.parse(c.at) < DAY_MS && UNCONVERTED.includes(c.cause ?? '')).length;
  return unconverted < config.value(claimMaxUnconverted24h) ? undefined : 'claims-without-acceptance';
}

/** Rolling caps of one professional at the door of a claim, counted from the account. @throws Refused CAP_REACHED */
export function refuseOverCaps(account: CreditState, asOf: AsOf, priceCc: number, own: OwnLimits = {}): void {
  const reached = capReached(claimsOnAccount(account), asOf, priceCc, own);
  if (reached) throw new Refused('CAP_REACHED', reached);
}

/** A claim of the past; one whose end is not known came to something. */
export type PastClaim = Pick<ClaimOnAccount, 'claimId' | 'at' | 'cause'>;

/**
 * Which claims of one professional the caps would have refused, had they been these all the time. What is refused does not count for
 * what comes after it.
 * @param claims oldest first
 */
export function refusedByCaps<C extends PastClaim>(claims: readonly C[], own: OwnLimits, config: Config): C[] {
  let begun: readonly ClaimOnAccount[] = [];
  const refused: C[] = [];
  for (const claim of claims) {
    const from = Date.parse(claim.at) - QUOTA_MS;
    begun = begun.filter((c) => Date.parse(c.at) > from);
    if (capReached(begun, { now: claim.at, config }, 0, own) === undefined)
      begun = [
        ...begun,
        {
          claimId: claim.claimId,
          at: claim.at,
          cc: 0,
          ended: true,
          spent: false,
          auto: false,
          ...(claim.cause ? { cause: claim.cause } : {}),
        },
      ];
    else refused.push(claim);
  }
  return refused;
}

/** Whether a claim may begin without coins: one at a time, three in thirty days (4.3.5). */
export const mayBeginUnfunded = (account: CreditState, { now, config }: AsOf): boolean =>
  awaitedHolds(account).filter((a) => a.cc > 0).length < config.value(claimUnfundedConcurrent) &&
  account.awaited.filter((a) => a.cc > 0 && Date.parse(now) - Date.parse(a.at) < MONTH_MS).length < config.value(claimUnfundedPer30d);
