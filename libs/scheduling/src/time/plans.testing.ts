import { shippedConfig } from '@jurilien/reference';
import type { Plan } from '../lives/availability.js';
import type { FreeTime } from './free-slots.js';

/** Weekdays from nine to five in Montréal, half an hour each with ten minutes between. */
export const plan = (other: Partial<Plan> = {}): Plan => ({
  ownerKind: 'professional',
  province: 'QC',
  zone: 'America/Toronto',
  weekly: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: 540, until: 1_020 })),
  exceptions: [],
  bufferMinutes: 10,
  minNoticeHours: 0,
  slotMinutes: 30,
  autoConfirm: true,
  offersBooking: true,
  ...other,
});

/** The same hours on every day of the week. */
export const daily = (from: number, until: number): Plan['weekly'] => [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from, until }));

/** A plan in which nothing is taken. */
export const timeOf = (of: Partial<Plan>, now: string, other: Partial<FreeTime> = {}): FreeTime => ({
  plan: plan(of),
  busy: [],
  pauses: [],
  now,
  config: shippedConfig,
  ...other,
});
