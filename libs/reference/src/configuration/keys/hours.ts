import { keysOf } from '../key.js';
import { oneOf } from '../kinds.js';
import { type WeeklyHours, weeklyHours } from '../values.js';

// When the team answers, and when ordinary offers count.
const key = keysOf('hours');
const week = (days: readonly number[], fromHour: number, toHour: number, holidaysClosed: boolean): WeeklyHours => ({
  days,
  from: fromHour * 60,
  to: toHour * 60,
  holidaysClosed,
});

export const hoursBusiness = key({ key: 'hours.business', kind: weeklyHours(), shipped: week([1, 2, 3, 4, 5], 9, 17, true), scope: 'P' });
export const offerWindow = key({ key: 'offer.window', kind: weeklyHours(), shipped: week([1, 2, 3, 4, 5, 6], 8, 21, false), scope: 'P' });
export const hoursQuebecEaster = key({
  key: 'hours.quebecEaster',
  kind: oneOf('good-friday', 'easter-monday'),
  shipped: 'good-friday',
  scope: 'G',
});
