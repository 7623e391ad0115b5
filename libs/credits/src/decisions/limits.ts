import {
  type AsOf,
  type Asking,
  type Availability,
  type Config,
  type ConfigPlace,
  refuseUnlessAvailable,
  unless,
} from '@jurilien/event-sourcing';
import {
  creditsFourEyesAboveCc,
  creditsPaLimitCc,
  creditsPromoDays,
  creditsStaffDayCc,
  creditsUnitPriceCents,
  DAY_MS,
} from '@jurilien/reference';
import { dayWith, type Given, type GivenState } from '../given/given-by-staff.js';

const isStaff = ({ actor }: Asking): boolean => actor.kind === 'user';
const isAdmin = ({ actor }: Asking): boolean => /(^|_)admin$/.test(actor.role ?? '');
const beyondDay = (dayCc: number, { config }: AsOf): boolean => dayCc > config.value(creditsStaffDayCc);

/** Whether this is within what the role may ever move in a day: province administrators move so much at most (`$`). */
export function withinOwnLimit(who: Asking, given: GivenState, more: Given): Availability {
  const { pairCc, dayCc } = dayWith(given, who.now, more);
  const within = !isStaff(who) || isAdmin(who) || (pairCc <= who.config.value(creditsPaLimitCc) && !beyondDay(dayCc, who));
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
  return pairCc > who.config.value(creditsFourEyesAboveCc) || beyondDay(dayCc, who);
}

/** How often a command that counts a person's day is decided again: all of the person's meet in one stream. */
export const MEETINGS = 12;

/** When promotional coins given now end (D15). */
export const promoEnd = ({ now, config }: AsOf, at: ConfigPlace): string =>
  new Date(Date.parse(now) + config.value(creditsPromoDays, at) * DAY_MS).toISOString();
/** What purchased coins are worth when nothing else is said: their price one by one, in cents. */
export const usualWorth = (cc: number, config: Config, at: ConfigPlace): number =>
  Math.floor((cc * config.value(creditsUnitPriceCents, at)) / 100);
