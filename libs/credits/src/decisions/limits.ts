import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { DAY_MS, defaults } from '@jurilien/reference';

const isStaff = (ctx: Ctx): boolean => ctx.actor.kind === 'user';
const isAdmin = (ctx: Ctx): boolean => /(^|_)admin$/.test(ctx.actor.role ?? '');

/**
 * Whether this much needs a second person (4.11 `4`). Province administrators move ten coins at most, and propose nothing (`$`).
 * @throws Refused above what the role may ever move
 */
export function needsSecondPerson(ctx: Ctx, cc: number): boolean {
  if (!isStaff(ctx)) return false;
  refuseUnless(isAdmin(ctx) || cc <= defaults['credits.paLimitCc'], 'FOUR_EYES_REQUIRED', 'above-own-limit');
  return cc > defaults['credits.fourEyesAboveCc'];
}

/** When promotional coins of today end (D15). */
export const promoEnd = (now: string): string => new Date(Date.parse(now) + defaults['credits.promoDays'] * DAY_MS).toISOString();
/** What purchased coins are worth when nothing else is said: their price one by one, in cents. */
export const usualWorth = (cc: number): number => Math.floor((cc * defaults['credits.unitPriceCents']) / 100);
