import { coinsAskedBack } from '../desk.js';
import { offerAround, type Outcome } from './offering.js';
import { atWork, awake } from './office-hours.js';
import { DAY, HOUR, MINUTE, type Step, type Story } from '../ports.js';
import type { Request } from './requests.js';
import { appointmentOf } from '../times/appointments.js';
import * as steps from './lead-steps.js';
import type { Telling } from './telling.js';

export type Target =
  | 'Draft'
  | 'AwaitingConfirmation'
  | 'ToValidate'
  | 'InValidation'
  | 'AwaitingInfo'
  | 'OnHold'
  | 'Ready'
  | 'Offering'
  | 'SelfServe'
  | 'Accepted'
  | 'InService'
  | 'Unserved'
  | 'Closed'
  | 'Rejected'
  | 'Blocked'
  | 'Withdrawn';

/** How many leads end in each state: 250 in all. */
export const TARGETS: Readonly<Record<Target, number>> = {
  Draft: 10,
  AwaitingConfirmation: 8,
  ToValidate: 14,
  InValidation: 3,
  AwaitingInfo: 8,
  OnHold: 7,
  Ready: 7,
  Offering: 14,
  SelfServe: 8,
  Accepted: 14,
  InService: 46,
  Unserved: 22,
  Closed: 48,
  Rejected: 14,
  Blocked: 5,
  Withdrawn: 22,
};

/** How long ago a lead of each target started, in hours: timers of states that wait must not have run out. */
const AGE: Readonly<Record<Target, readonly [from: number, to: number]>> = {
  Draft: [2, 140],
  AwaitingConfirmation: [0.1, 0.7],
  ToValidate: [0.4, 20],
  InValidation: [0.6, 4],
  AwaitingInfo: [6, 60],
  OnHold: [30, 12 * 24],
  Ready: [4, 60],
  Offering: [0.8, 1.6],
  SelfServe: [36, 66],
  Accepted: [4, 30],
  InService: [3 * 24, 38 * 24],
  Unserved: [6 * 24, 58 * 24],
  Closed: [16 * 24, 60 * 24],
  Rejected: [2 * 24, 58 * 24],
  Blocked: [3 * 24, 50 * 24],
  Withdrawn: [4 * 24, 58 * 24],
};

/** When a lead of this target started. */
export function beginningOf(target: Target, { now, random }: Pick<Telling, 'now' | 'random'>): number {
  const [from, to] = AGE[target];
  const at = now - Math.round((from + ((to - from) * random.below(1000)) / 1000) * HOUR);
  return to > 48 ? Math.min(awake(at), now - from * HOUR) : at;
}

/** One request up to its target: the pace of its steps, and who takes them. */
interface Course {
  readonly r: Request;
  readonly target: Target;
  readonly t: Telling;
  readonly recent: boolean;
  /** What happened lately happens at any hour; what happened long ago happened when the team was at work. */
  readonly work: (at: number) => number;
  readonly soon: (from: number, minutes: number) => number;
}

/** Steps up to the instant the next ones start from; nothing when the target is reached. */
type Part = AsyncGenerator<Step, number | undefined, void>;

/** The story of one request, up to its target. */
export async function* leadStory(r: Request, target: Target, begin: number, t: Telling): Story {
  const { random, now } = t;
  const recent = now - begin < 40 * HOUR;
  const course: Course = {
    r,
    target,
    t,
    recent,
    work: (at) => (recent ? at : Math.min(atWork(at), now)),
    soon: (from, minutes) => Math.min(from + random.between(1, Math.max(1, minutes)) * MINUTE, now - MINUTE),
  };
  const sent = yield* arrives(course, begin);
  const taken = sent === undefined ? undefined : yield* atTheDesk(course, sent);
  const validated = taken === undefined ? undefined : yield* checked(course, taken);
  if (validated !== undefined) yield* served(course, validated);
}

/** A draft, the submission and the confirmed address. */
async function* arrives({ r, target, t: { random }, soon }: Course, begin: number): Part {
  if (target === 'Draft') {
    yield steps.startDraft(r, begin);
    yield steps.saveDraft(r, begin + random.between(2, 9) * MINUTE);
    return undefined;
  }
  if (random.chance(40)) yield steps.startDraft(r, begin);
  let at = begin + random.between(1, 5) * MINUTE;
  yield steps.submit(r, at, random);
  if (target === 'AwaitingConfirmation') return undefined;
  if (target === 'Withdrawn' && random.chance(35)) {
    yield steps.withdraw(r, soon(at, 600), random.pick(['solved', 'mistake', 'other']));
    return undefined;
  }
  at = soon(at, 9);
  yield steps.confirmEmail(r, at);
  if (target === 'ToValidate') return undefined;
  return at;
}

/** What the validator does with it, up to a question that was answered. */
async function* atTheDesk({ r, target, t: { random, now, cast }, recent, work, soon }: Course, from: number): Part {
  const { validator, admin } = cast;
  let at = work(soon(from, recent ? 15 : 90));
  if (target === 'InValidation') at = now - random.between(1, 8) * MINUTE;
  // Validated a moment ago: the first wave is running.
  if (target === 'Offering') at = now - random.between(9, 30) * MINUTE;
  yield steps.take(r, at, validator);
  if (target === 'InValidation') return undefined;
  if (target === 'Blocked') {
    yield steps.block(r, at + 3 * MINUTE, admin, random.pick(['spam', 'abuse', 'notLegal', 'outOfTerritory']));
    return undefined;
  }
  if (target === 'Rejected') {
    if (random.chance(40)) yield steps.called(r, at + 2 * MINUTE, validator, random.pick(['noAnswer', 'voicemail']));
    yield steps.reject(
      r,
      at + 6 * MINUTE,
      validator,
      random.pick(['notLegal', 'outOfTerritory', 'incomplete', 'unreachable', 'notServed']),
    );
    return undefined;
  }
  if (target === 'OnHold') {
    yield steps.hold(r, at + 5 * MINUTE, validator, now + random.between(2, 16) * DAY);
    return undefined;
  }
  if (target === 'AwaitingInfo' || (target !== 'Offering' && random.chance(12))) {
    yield steps.askClient(r, at + 4 * MINUTE, validator, random);
    if (target === 'AwaitingInfo') return undefined;
    at = soon(at + 4 * MINUTE, recent ? 8 : 400);
    yield steps.answerTeam(r, at, random);
    at = work(at + 2 * MINUTE);
    yield steps.take(r, at, validator);
  }
  return at;
}

/** Notes, the summary, the price, and the validation. */
async function* checked({ r, target, t: { random, now, cast } }: Course, from: number): Part {
  const { validator, admin } = cast;
  let at = from;
  if (random.chance(35)) {
    at += 2 * MINUTE;
    yield steps.confirmPhoneByCall(r, at, validator);
  }
  if (random.chance(30)) yield steps.noteOn(r, at + MINUTE, validator, random);
  if (random.chance(10)) yield steps.markReady(r, at + MINUTE, validator, random.chance(30) ? 'serious' : 'ready');
  if (random.chance(5)) yield steps.tag(r, at + MINUTE, validator);
  at += 3 * MINUTE;
  yield steps.summarise(r, at, validator);
  const value = random.pick([1, 1, 1, 1.5, 1.5, 2, 2, 2.5, 3]);
  if (value !== 1) yield steps.setPrice(r, at + MINUTE, admin, value);
  if (target === 'Ready') yield steps.schedule(r, at + MINUTE, admin, now + random.between(20, 90) * HOUR);
  at = Math.min(at + 2 * MINUTE, now - 5000);
  yield steps.validate(r, at, validator);
  if (target === 'Ready') return undefined;
  if (target === 'Withdrawn' && random.chance(40)) {
    yield steps.withdraw(r, at + 20_000, random.pick(['foundElsewhere', 'solved', 'tooLong']));
    return undefined;
  }
  return at;
}

/** The search for a professional, and how the request ends. */
async function* served({ r, target, t }: Course, at: number): Story {
  const { random, now } = t;
  const { admin } = t.cast;
  const end = yield* offerAround(r, at + 1000, outcomeOf(target), t);
  if (target === 'Withdrawn')
    yield steps.withdraw(r, end.at + random.between(10, 200) * MINUTE, random.pick(['foundElsewhere', 'solved', 'other']));
  if (target === 'InService' || target === 'Accepted') {
    const search = await t.ports.history(`distribution-${r.leadId}`);
    yield* coinsAskedBack(r, search, { ...end, reached: target === 'InService' }, t);
    yield* appointmentOf(r, search, end, t);
  }
  if (target === 'Closed') {
    const closeAt = atWork(end.at + random.between(5, 12) * DAY);
    yield steps.close(
      r,
      Math.min(closeAt, now - HOUR),
      admin,
      random.pick(['served', 'served', 'served', 'notRetained', 'solved', 'unreachable']),
    );
  }
}

const OUTCOMES: Partial<Record<Target, Outcome>> = {
  Offering: 'live',
  SelfServe: 'board',
  Accepted: 'accepted',
  InService: 'contacted',
  Closed: 'contacted',
  Unserved: 'unserved',
  Withdrawn: 'live-then-stop',
};
const outcomeOf = (target: Target): Outcome => OUTCOMES[target] ?? 'live';
