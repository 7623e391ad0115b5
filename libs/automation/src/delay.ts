import { DELAY_UNITS } from '@jurilien/contracts';
import type { Config } from '@jurilien/event-sourcing';
import {
  addBusinessDays,
  addBusinessMinutes,
  DAY_MS,
  HOUR_MS,
  keyNamed,
  MINUTE_MS,
  plus,
  type Key,
  type Province,
} from '@jurilien/reference';
import { z } from 'zod';

const unit = z.enum(DELAY_UNITS);
export type DelayUnit = z.infer<typeof unit>;

/** A year, in minutes: nothing waits longer. */
const MOST = 366 * 24 * 60;

/**
 * How long after its occurrence (before it, when negative and the occurrence has an instant of its own) a message is due: so much, or what
 * a key of the configuration says. Of a key with several figures `which` names the first, or all others; `before` counts them back.
 */
export const delay = z.union([
  z.object({ unit, amount: z.number().min(-MOST).max(MOST) }),
  z.object({ unit, key: z.string().max(80), which: z.enum(['first', 'others', 'all']).optional(), before: z.literal(true).optional() }),
]);
export type Delay = z.infer<typeof delay>;

/** So much later: `after(20, 'hours')`. */
export const after = (amount: number, counted: DelayUnit): Delay => ({ unit: counted, amount });
/** At once. */
export const AT_ONCE: Delay = after(0, 'minutes');
/** Whether messages of these delays wait for nothing. */
export const isAtOnce = (delays: readonly Delay[]): boolean => delays.every((d) => 'amount' in d && d.amount === 0);
/** As the configuration says: `configured(contactNudgeMinutes, 'businessMinutes', 'first')`. */
export const configured = (key: Key<any, any, any>, counted: DelayUnit, which?: 'first' | 'others' | 'all'): Delay => ({
  unit: counted,
  key: key.key,
  ...(which ? { which } : {}),
});
/** As long before the instant of the occurrence as the configuration says: `configuredBefore(licenceNoticeDays, 'days')`. */
export const configuredBefore = (key: Key<any, any, any>, counted: DelayUnit, which?: 'first' | 'others' | 'all'): Delay => ({
  ...configured(key, counted, which),
  before: true,
});

export interface Place {
  readonly province?: Province | undefined;
  readonly field?: string | undefined;
}

/** The amounts of a delay under a configuration, in its unit. */
export function amountsOf(d: Delay, config: Config, place: Place): readonly number[] {
  if ('amount' in d) return [d.amount];
  const value: unknown = config.value(keyNamed(d.key) as Key, place as never);
  const amounts = ((Array.isArray(value) ? value : [value]) as number[]).map((amount) => (d.before ? -amount : amount));
  if (d.which === 'first') return amounts.slice(0, 1);
  return d.which === 'others' ? amounts.slice(1) : amounts;
}

const WALL_MS = { minutes: MINUTE_MS, hours: HOUR_MS, days: DAY_MS } as const;

/** The instant that is so much after another one (ISO 8601 UTC). */
export function instantAfter(from: string, amount: number, counted: DelayUnit, province: Province, config: Config): string {
  if (counted === 'businessDays') return addBusinessDays(from, amount, province, config);
  if (counted === 'businessMinutes' || counted === 'businessHours')
    return addBusinessMinutes(from, counted === 'businessHours' ? amount * 60 : amount, province, config);
  return plus(from, amount * WALL_MS[counted]);
}
