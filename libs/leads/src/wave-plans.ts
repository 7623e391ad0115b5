import { addWindowMinutes, defaults, OFFER_WINDOW } from '@jurilien/reference';

export type WavePlan = 'urgent' | 'super' | 'aj' | 'renewed' | 'default';

/** Waves of a plan (4.3.3). */
export const wavesOf = (plan: string): { size: number; minutes: number }[] => defaults[`wave.plan.${plan as WavePlan}`].map((w) => ({ size: w.size, minutes: w.minutes }));

/** When a wave ends: urgent ones on the wall clock, the others on a clock that stops outside the offer window. */
export const waveEnd = (from: string, minutes: number, urgent: boolean, province: 'QC' | 'ON'): string =>
  (urgent ? new Date(Date.parse(from) + minutes * 60_000).toISOString() : addWindowMinutes(from, minutes, province, OFFER_WINDOW));
