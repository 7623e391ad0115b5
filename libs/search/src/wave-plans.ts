import { addWindowMinutes, BUSINESS, defaults, later, OFFER_WINDOW, type Window, windowMinutesBetween } from '@jurilien/reference';
import { claimEndedAt, type SearchState, type PlannedWave } from './search-state.js';

/** Plans of 4.3.3; `manual` is a round of which staff chose every professional by hand. */
type WavePlan = 'preferred' | 'urgent' | 'super' | 'aj' | 'renewed' | 'default' | 'manual';
type Configured = Exclude<WavePlan, 'preferred' | 'manual'>;

/** How long an offer by hand is its professional's alone, and the length of a round made of such offers. */
export const MANUAL_MINUTES = 60;

const configured = (plan: Configured): PlannedWave[] => defaults[`wave.plan.${plan}`].map((w) => ({ size: w.size, minutes: w.minutes }));

/**
 * Waves of a plan (4.3.3). The preferred professional is asked first, alone and on business time; then come the waves of
 * the plan that fits otherwise.
 */
export function wavesOf(plan: string, then: string = 'default'): PlannedWave[] {
  if (plan === 'manual') return [];
  if (plan !== 'preferred') return configured(plan as Configured);
  const [first] = defaults['wave.plan.preferred'];
  return [{ size: first!.size, minutes: first!.minutes, clock: 'business', preferred: true }, ...configured(then as Configured)];
}

/** The widest wave of a plan, once more: for those who fit since the client widened the search. */
export const configuredLast = (plan: string): PlannedWave => wavesOf(plan === 'preferred' || plan === 'manual' ? 'default' : plan).at(-1)!;

/** The clock of a wave: it never stops, or it stops outside the offer window, or outside business hours. */
export type WaveClock = 'wall' | 'window' | 'business';
const WINDOW: Readonly<Record<Exclude<WaveClock, 'wall'>, Window>> = { window: OFFER_WINDOW, business: BUSINESS };

/** Which clock a wave of a round runs on. */
export const clockOf = (s: Pick<SearchState, 'urgent' | 'waves'>, wave: number): WaveClock =>
  s.urgent ? 'wall' : (s.waves[wave - 1]?.clock ?? 'window');

/** When a wave ends (4.3.3): urgent ones on the wall clock, the others on a clock that stops outside its window. */
export const waveEnd = (from: string, minutes: number, clock: WaveClock, province: 'QC' | 'ON'): string =>
  clock === 'wall' ? new Date(Date.parse(from) + minutes * 60_000).toISOString() : addWindowMinutes(from, minutes, province, WINDOW[clock]);

const minutesLeft = (from: string, to: string, clock: WaveClock, province: 'QC' | 'ON'): number =>
  Math.max(0, clock === 'wall' ? (Date.parse(to) - Date.parse(from)) / 60_000 : windowMinutesBetween(from, to, province, WINDOW[clock]));

/** When a wave would end that is sent now. */
export const endOfWave = (s: SearchState, wave: number, now: string): string =>
  waveEnd(now, s.waves[wave - 1]!.minutes, clockOf(s, wave), s.province!);

/**
 * New end of the wave that claims had frozen: what was left when the first began, from the instant the last of them ended (4.3.3).
 * A claim whose time was over ended then, however late that is written down. Nothing while another claim still freezes it, or
 * when there is no running wave.
 */
export function waveEndAfter(s: SearchState, claimId: string, now: string): string | undefined {
  const thawed = thawedBy(s, claimId, now);
  return thawed?.moved(s.wave!.endsAt);
}

/** Where claims that end now have moved the instants of a running wave to that were still ahead when the first of them began. */
function thawedBy(s: SearchState, claimId: string, now: string): Thawed | undefined {
  const { wave } = s;
  if (!wave || wave.over || !s.live || s.claims.some((c) => c.claimId !== claimId)) return undefined;
  const clock = clockOf(s, wave.number);
  const ended = claimEndedAt(s, claimId, now);
  const frozenAt = wave.frozenAt ?? ended;
  const goesOn = [ended, frozenAt, wave.frozenUntil ?? frozenAt].reduce(later);
  return { frozenAt, moved: (at) => waveEnd(goesOn, minutesLeft(frozenAt, at, clock, s.province!), clock, s.province!) };
}
interface Thawed {
  readonly frozenAt: string;
  readonly moved: (at: string) => string;
}

/** Reminders that were ahead when claims froze the wave: they move with its clock, or half of it would come too early, or never (R11). */
export function remindersAfter(s: SearchState, claimId: string, now: string): MovedReminder[] {
  const thawed = thawedBy(s, claimId, now);
  if (!thawed) return [];
  return s.offers.flatMap(({ offerId, professionalId, round, wave, state, remindAt }) =>
    remindAt && round === s.round && wave === s.wave!.number && ['Sent', 'Planned'].includes(state) && remindAt > thawed.frozenAt
      ? [{ offerId, professionalId, remindAt: thawed.moved(remindAt) }]
      : [],
  );
}
export type MovedReminder = Readonly<Record<'offerId' | 'professionalId' | 'remindAt', string>>;

/** When half of a wave has passed on its own clock: who has not looked by then is reminded once (R11). */
export const halfOfWave = (s: Pick<SearchState, 'urgent' | 'waves' | 'province'>, wave: number, from: string, endsAt: string): string => {
  const clock = clockOf(s, wave);
  return waveEnd(from, minutesLeft(from, endsAt, clock, s.province!) / 2, clock, s.province!);
};
