import { refuseUnless, type Ctx } from '@jurilien/event-sourcing';
import { DAY_MS, defaults } from '@jurilien/reference';
import { dayWith, type Given, type GivenState } from '../given/given-by-staff.js';

const isStaff = (ctx: Ctx): boolean => ctx.actor.kind === 'user';
const isAdmin = (ctx: Ctx): boolean => /(^|_)admin$/.test(ctx.actor.role ?? '');

/**
 * Whether this needs a second person (4.11 `4`): what one person moves alone is counted by the day, with each professional and in
 * all, not by the command. Province administrators move so much at most, and propose nothing (`$`).
 * @param given what the person moved alone of late
 * @throws Refused above what the role may ever move in a day
 */
export function needsSecondPerson(ctx: Ctx, given: GivenState, more: Given): boolean {
  if (!isStaff(ctx)) return false;
  const { pairCc, dayCc } = dayWith(given, ctx.now, more);
  const beyondDay = dayCc > defaults['credits.staffDayCc'];
  refuseUnless(isAdmin(ctx) || (pairCc <= defaults['credits.paLimitCc'] && !beyondDay), 'FOUR_EYES_REQUIRED', 'above-own-limit');
  return pairCc > defaults['credits.fourEyesAboveCc'] || beyondDay;
}

/** How often a command that counts a person's day is decided again: all of the person's meet in one stream. */
export const MEETINGS = 12;

/** When promotional coins of today end (D15). */
export const promoEnd = (now: string): string => new Date(Date.parse(now) + defaults['credits.promoDays'] * DAY_MS).toISOString();
/** What purchased coins are worth when nothing else is said: their price one by one, in cents. */
export const usualWorth = (cc: number): number => Math.floor((cc * defaults['credits.unitPriceCents']) / 100);
