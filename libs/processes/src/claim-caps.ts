import type { CreditState } from '@jurilien/credits';
import { refuseUnless } from '@jurilien/event-sourcing';
import { defaults } from '@jurilien/reference';

const DAY_MS = 86_400_000;
/** Ends of a claim that count as coming to nothing; a conflict, or an end that others caused, costs nobody anything. */
const UNCONVERTED = ['expired', 'cancelled'];

/** Rolling caps of one professional, read from the holds of the account: claims per day and week, claims that came to nothing. */
export function refuseOverCaps(account: CreditState, now: string): void {
  const since = (ms: number) => account.holds.filter((h) => Date.parse(now) - Date.parse(h.at) < ms);
  refuseUnless(
    since(DAY_MS).length < defaults['caps.claimsPerDay'] && since(7 * DAY_MS).length < defaults['caps.claimsPerWeek'],
    'CAP_REACHED',
    'claims-per-period',
  );
  refuseUnless(
    since(DAY_MS).filter((h) => UNCONVERTED.includes(h.cause ?? '')).length < defaults['claim.maxUnconverted24h'],
    'CAP_REACHED',
    'claims-without-acceptance',
  );
}
