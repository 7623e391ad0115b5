import type { Config } from '@jurilien/event-sourcing';
import { type Count, COUNTS, type Counts, SPAN_NAMES, SPANS, STEPS } from '@jurilien/reference';
import { type Moment, MOMENTS, type RequestDay } from './columns.js';
import type { OpenClock } from './open-clock.js';

/** As of now: whatever happened has happened by then. */
export const NOW = 0xffff_ffff;

/** What else became of a request, each a bit above the three that say how far it came. */
const FLAGS = ['unserved', 'unreachable', 'contactLate', 'renewalInvited', 'renewed'] as const satisfies readonly Count[];
const STEP_BITS = 3;
const STEP_MASK = (1 << STEP_BITS) - 1;
/** How many ways there are to stand: a byte says which. */
const WAYS = 1 << (STEP_BITS + FLAGS.length);
const ACCEPTED = STEPS.indexOf('accepted');
const CONTACTED = STEPS.indexOf('contacted');
const flagOf = (name: (typeof FLAGS)[number]): number => 1 << (STEP_BITS + FLAGS.indexOf(name));

export const isAccepted = (way: number): boolean => (way & STEP_MASK) >= ACCEPTED;
export const isValidated = (way: number): boolean => (way & STEP_MASK) >= STEPS.indexOf('validated');
const UNSERVED = flagOf('unserved');
export const isUnserved = (way: number): boolean => (way & UNSERVED) !== 0;

function reckon({ n, at }: RequestDay, until: number): Uint8Array {
  const ways = new Uint8Array(n);
  const by = (moment: Moment, row: number): boolean => at[moment][row] !== 0 && at[moment][row]! <= until;
  const flags = [
    [at.unserved, flagOf('unserved')],
    [at.unreachable, flagOf('unreachable')],
    [at.slaMissed, flagOf('contactLate')],
    [at.renewalInvited, flagOf('renewalInvited')],
    [at.renewed, flagOf('renewed')],
  ] as const;
  const steps = STEPS.map((step) => at[step]);
  for (let row = 0; row < n; row++) {
    // Who reached a step has reached those before it, also where one of them was never recorded.
    let way = steps.length - 1;
    while (way > 0) {
      const when = steps[way]![row]!;
      if (when !== 0 && when <= until && !(STEPS[way] === 'retained' && by('unretained', row))) break;
      way--;
    }
    for (const [column, flag] of flags) {
      const when = column[row]!;
      if (when !== 0 && when <= until) way |= flag;
    }
    ways[row] = way;
  }
  return ways;
}
/** When the latest of what is known of the requests of a day happened, in seconds of the epoch. */
function latestOf({ n, at }: RequestDay): number {
  let latest = 0;
  for (const moment of MOMENTS) {
    // When a decision is due has not happened.
    if (moment === 'validationDue') continue;
    for (let row = 0; row < n; row++) latest = Math.max(latest, at[moment][row]!);
  }
  return latest;
}
const nowKnown = new WeakMap<RequestDay, { readonly ways: Uint8Array; readonly latest: number }>();
/**
 * How each request of a day stands at an instant, in seconds of the epoch: reckoned once for a day as it is known now. A day of which nothing
 * is later than the instant stood then as it does now.
 */
export function waysAt(day: RequestDay, until: number): Uint8Array {
  const known = nowKnown.get(day) ?? { ways: reckon(day, NOW), latest: latestOf(day) };
  nowKnown.set(day, known);
  return until >= known.latest ? known.ways : reckon(day, until);
}

/** What is added up besides: offers and waves, decisions in time, and coins asked back and grades, which few requests have. */
const SUMS = [
  'offers',
  'waves',
  'validationKnown',
  'validationKept',
  'refundsAsked',
  'refundsApproved',
  'clientGrades',
  'clientGradeSum',
  'professionalGrades',
  'professionalGradeSum',
] as const satisfies readonly Count[];
/** Their places in a counter. */
export const SUM = Object.fromEntries(SUMS.map((name, i) => [name, WAYS + i])) as Record<(typeof SUMS)[number], number>;
/** How often each way to stand was counted, and the sums after those. */
export type Counter = Uint32Array;
export const counter = (): Counter => new Uint32Array(WAYS + SUMS.length);

/** What was counted, by the names of figures. */
export function countsOf(counted: Counter): Counts {
  const counts = Object.fromEntries(COUNTS.map((name) => [name, 0])) as Record<Count, number>;
  for (let way = 0; way < WAYS; way++) {
    const n = counted[way]!;
    if (n === 0) continue;
    const step = way & STEP_MASK;
    for (let i = 0; i <= step; i++) counts[STEPS[i]!] += n;
    for (const name of FLAGS) if (way & flagOf(name)) counts[name] += n;
    if (step >= CONTACTED || way & flagOf('contactLate')) counts.contactKnown += n;
  }
  for (const name of SUMS) counts[name] = counted[SUM[name]]!;
  return counts;
}

/** Opening hours: which configuration they are of, and the clock of a province by its code. */
export interface Opening {
  readonly config: Config;
  readonly clockOf: (provinceCode: number) => OpenClock;
}
/** No such span. Longer ones than can be told are a hundred working days. */
export const NONE = 0xffff;
const businessKnown = new WeakMap<RequestDay, { readonly config: Config; readonly spans: readonly Uint16Array[] }>();
/** The minutes of opening hours of each span of each request of a day: reckoned once, as long as the hours stay. */
export function businessMinutes(day: RequestDay, { config, clockOf }: Opening): readonly Uint16Array[] {
  const known = businessKnown.get(day);
  if (known?.config === config) return known.spans;
  const spans = SPAN_NAMES.map((name) => {
    const [from, to] = [day.at[SPANS[name][0]], day.at[SPANS[name][1]]];
    const minutes = new Uint16Array(day.n).fill(NONE);
    for (let row = 0; row < day.n; row++) {
      if (from[row] === 0 || to[row]! < from[row]!) continue;
      const clock = clockOf(day.codes.province[row]!);
      minutes[row] = Math.min(NONE - 1, clock(to[row]!) - clock(from[row]!));
    }
    return minutes;
  });
  businessKnown.set(day, { config, spans });
  return spans;
}
