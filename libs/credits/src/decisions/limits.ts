import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { defaults } from '@jurilien/reference';

/** One person alone moves at most this many centicoins; more needs a second one (4.11 `4`, `$`). */
export function refuseAboveLimit(ctx: Ctx, cc: number): void {
  if (ctx.actor.kind !== 'user') return;
  refuseUnless(cc <= Math.min(defaults['credits.fourEyesAboveCc'], defaults['credits.paLimitCc']), 'FOUR_EYES_REQUIRED', 'above-own-limit');
}

const DAY_MS = 86_400_000;
/** When promotional coins of today end (D15). */
export const promoEnd = (now: string): string => new Date(Date.parse(now) + defaults['credits.promoDays'] * DAY_MS).toISOString();
