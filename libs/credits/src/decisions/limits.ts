import { type Asking, type Availability, refuseUnlessAvailable, unless } from '@jurilien/event-sourcing';
import { DAY_MS, defaults } from '@jurilien/reference';
import { dayWith, type Given, type GivenState } from '../given/given-by-staff.js';

const isStaff = ({ actor }: Asking): boolean => actor.kind === 'user';
const isAdmin = ({ actor }: Asking): boolean => /(^|_)admin$/.test(actor.role ?? '');
const beyondDay = (dayCc: number): boolean => dayCc > defaults['credits.staffDayCc'];

/** Whether this is within what the role may ever move in a day: province administrators move so much at most (`$`). */
export function withinOwnLimit(who: Asking, given: GivenState, more: Given): Availability {
  const { pairCc, dayCc } = dayWith(given, who.now, more);
  const within = !isStaff(who) || isAdmin(who) || (pairCc <= defaults['credits.paLimitCc'] && !beyondDay(dayCc));
  return unless(within, 'FOUR_EYES_REQUIRED', 'above-own-limit');
}

/**
 * Whether this needs a second person (4.11 `4`): what one person moves alone is counted by the day, with each professional and in
 * all, not by the command. Province administrators propose nothing (`$`).
 * @param given what the person moved alone of late
 * @throws Refused above what the role may ever move in a day
 */
export function needsSecondPerson(who: Asking, given: GivenState, more: Given): boolean {
  if (!isStaff(who)) return false;
  refuseUnlessAvailable(withinOwnLimit(who, given, more));
  const { pairCc, dayCc } = dayWith(given, who.now, more);
  return pairCc > defaults['credits.fourEyesAboveCc'] || beyondDay(dayCc);
}

/** How often a command that counts a person's day is decided again: all of the person's meet in one stream. */
export const MEETINGS = 12;

/** When promotional coins of today end (D15). */
export const promoEnd = (now: string): string => new Date(Date.parse(now) + defaults['credits.promoDays'] * DAY_MS).toISOString();
/** What purchased coins are worth when nothing else is said: their price one by one, in cents. */
export const usualWorth = (cc: number): number => Math.floor((cc * defaults['credits.unitPriceCents']) / 100);
