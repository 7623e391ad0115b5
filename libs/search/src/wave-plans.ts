import type { AsOf, Config } from '@jurilien/event-sourcing';
import {
  addWindowMinutes,
  businessHours,
  later,
  offerHours,
  type Province,
  wavePlanAj,
  wavePlanDefault,
  wavePlanPreferred,
  wavePlanRenewed,
  wavePlanSuper,
  wavePlanUrgent,
  type Window,
  windowMinutesBetween,
} from '@jurilien/reference';
import { claimEndedAt, type SearchState, type PlannedWave } from './search-state.js';

/** Plans of 4.3.3; `manual` is a round of which staff chose every professional by hand. */
type WavePlan = 'preferred' | 'urgent' | 'super' | 'aj' | 'renewed' | 'default' | 'manual';
type Configured = Exclude<WavePlan, 'preferred' | 'manual'>;

/** How long an offer by hand is its professional's alone, and the length of a round made of such offers. */
export const MANUAL_MINUTES = 60;

const PLANS = {
  urgent: wavePlanUrgent,
  super: wavePlanSuper,
  aj: wavePlanAj,
  renewed: wavePlanRenewed,
  default: wavePlanDefault,
} as const satisfies Record<Configured, unknown>;

/** Of which request the plans are read: they may differ by province and field of law. */
export type PlanPlace = Partial<Pick<SearchState, 'province' | 'lawyerType'>>;

const configured = (plan: Configured, { province, lawyerType }: PlanPlace, config: Config): PlannedWave[] =>
  config
    .value(PLANS[plan], { ...(province ? { province } : {}), ...(lawyerType ? { field: lawyerType } : {}) })
    .map((w) => ({ size: w.size, minutes: w.minutes }));

/**
 * Waves of a plan (4.3.3). The preferred professional is asked first, alone and on business time; then come the waves of
 * the plan that fits otherwise.
 */
export function wavesOf(plan: string, of: PlanPlace, config: Config, then: string = 'default'): PlannedWave[] {
  if (plan === 'manual') return [];
  if (plan !== 'preferred') return configured(plan as Configured, of, config);
  const [first] = config.value(wavePlanPreferred, of.province ? { province: of.province } : {});
  return [
    { size: first!.size, minutes: first!.minutes, clock: 'business', preferred: true },
    ...configured(then as Configured, of, config),
  ];
}

/** The widest wave of a plan, once more: for those who fit since the client widened the search. */
export const configuredLast = (s: Pick<SearchState, 'plan'> & PlanPlace, config: Config): PlannedWave =>
  wavesOf(s.plan === 'preferred' || s.plan === 'manual' ? 'default' : s.plan, s, config).at(-1)!;

/** The clock of a wave: it never stops, or it stops outside the offer window, or outside business hours. */
export type WaveClock = 'wall' | 'window' | 'business';
const windowOfClock = (clock: Exclude<WaveClock, 'wall'>, province: Province, config: Config): Window =>
  clock === 'business' ? businessHours(config, province) : offerHours(config, province);

/** Which clock a wave of a round runs on. */
export const clockOf = (s: Pick<SearchState, 'urgent' | 'waves'>, wave: number): WaveClock =>
  s.urgent ? 'wall' : (s.waves[wave - 1]?.clock ?? 'window');

/** When a wave ends (4.3.3): urgent ones on the wall clock, the others on a clock that stops outside its window. */
export const waveEnd = (from: string, minutes: number, clock: WaveClock, province: Province, config: Config): string =>
  clock === 'wall'
    ? new Date(Date.parse(from) + minutes * 60_000).toISOString()
    : addWindowMinutes(from, minutes, province, windowOfClock(clock, province, config));

const minutesLeft = (from: string, to: string, clock: WaveClock, province: Province, config: Config): number =>
  clock === 'wall'
    ? Math.max(0, (Date.parse(to) - Date.parse(from)) / 60_000)
    : Math.max(0, windowMinutesBetween(from, to, province, windowOfClock(clock, province, config)));

/** When a wave would end that is sent now. */
export const endOfWave = (s: SearchState, wave: number, { now, config }: AsOf): string =>
  waveEnd(now, s.waves[wave - 1]!.minutes, clockOf(s, wave), s.province!, config);

/**
 * New end of the wave that claims had frozen: what was left when the first began, from the instant the last of them ended (4.3.3).
 * A claim whose time was over ended then, however late that is written down. Nothing while another claim still freezes it, or
 * when there is no running wave.
 */
export function waveEndAfter(s: SearchState, claimId: string, asOf: AsOf): string | undefined {
  const thawed = thawedBy(s, claimId, asOf);
  return thawed?.moved(s.wave!.endsAt);
}

/** Where claims that end now have moved the instants of a running wave to that were still ahead when the first of them began. */
function thawedBy(s: SearchState, claimId: string, { now, config }: AsOf): Thawed | undefined {
  const { wave } = s;
  if (!wave || wave.over || !s.live || s.claims.some((c) => c.claimId !== claimId)) return undefined;
  const clock = clockOf(s, wave.number);
  const ended = claimEndedAt(s, claimId, now);
  const frozenAt = wave.frozenAt ?? ended;
  const goesOn = [ended, frozenAt, wave.frozenUntil ?? frozenAt].reduce(later);
  const left = (at: string): number => minutesLeft(frozenAt, at, clock, s.province!, config);
  return { frozenAt, moved: (at) => waveEnd(goesOn, left(at), clock, s.province!, config) };
}
interface Thawed {
  readonly frozenAt: string;
  readonly moved: (at: string) => string;
}

/** Reminders that were ahead when claims froze the wave: they move with its clock, or half of it would come too early, or never (R11). */
export function remindersAfter(s: SearchState, claimId: string, asOf: AsOf): MovedReminder[] {
  const thawed = thawedBy(s, claimId, asOf);
  if (!thawed) return [];
  return s.offers.flatMap(({ offerId, professionalId, round, wave, state, remindAt }) =>
    remindAt && round === s.round && wave === s.wave!.number && ['Sent', 'Planned'].includes(state) && remindAt > thawed.frozenAt
      ? [{ offerId, professionalId, remindAt: thawed.moved(remindAt) }]
      : [],
  );
}
export type MovedReminder = Readonly<Record<'offerId' | 'professionalId' | 'remindAt', string>>;

/** When half of a wave has passed on its own clock: who has not looked by then is reminded once (R11). */
export const halfOfWave = (
  s: Pick<SearchState, 'urgent' | 'waves' | 'province'>,
  wave: number,
  { from, endsAt }: { readonly from: string; readonly endsAt: string },
  config: Config,
): string => {
  const clock = clockOf(s, wave);
  return waveEnd(from, minutesLeft(from, endsAt, clock, s.province!, config) / 2, clock, s.province!, config);
};
