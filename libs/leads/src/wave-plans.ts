import { addWindowMinutes, defaults, OFFER_WINDOW, windowMinutesBetween } from '@jurilien/reference';
import type { DistributionState } from './distribution-state.js';

export type WavePlan = 'urgent' | 'super' | 'aj' | 'renewed' | 'default';

/** Waves of a plan (4.3.3). */
export const wavesOf = (plan: string): { size: number; minutes: number }[] =>
  defaults[`wave.plan.${plan as WavePlan}`].map((w) => ({ size: w.size, minutes: w.minutes }));

/** When a wave ends: urgent ones on the wall clock, the others on a clock that stops outside the offer window. */
export const waveEnd = (from: string, minutes: number, urgent: boolean, province: 'QC' | 'ON'): string =>
  urgent ? new Date(Date.parse(from) + minutes * 60_000).toISOString() : addWindowMinutes(from, minutes, province, OFFER_WINDOW);

const minutesLeft = (from: string, to: string, urgent: boolean, province: 'QC' | 'ON'): number =>
  Math.max(0, urgent ? (Date.parse(to) - Date.parse(from)) / 60_000 : windowMinutesBetween(from, to, province, OFFER_WINDOW));

/**
 * New end of the wave that claims had frozen: what was left when the first began, from now on (4.3.3). Nothing while another
 * claim still freezes it, or when there is no running wave.
 */
export function waveEndAfter(s: DistributionState, claimId: string, now: string): string | undefined {
  const { wave } = s;
  if (!wave || wave.over || !s.live || s.claims.some((c) => c.claimId !== claimId)) return undefined;
  return waveEnd(now, minutesLeft(wave.frozenAt ?? now, wave.endsAt, s.urgent, s.province!), s.urgent, s.province!);
}
