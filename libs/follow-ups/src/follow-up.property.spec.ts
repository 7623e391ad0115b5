import { fold, type NewEvent, type Recorded, Refused } from '@jurilien/event-sourcing';
import { asShipped, at, pure, rowsOf, story, testCtx } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import {
  assignFollowUp,
  cancelFollowUp,
  completeFollowUp,
  escalateFollowUp,
  reopenFollowUp,
  snoozeFollowUp,
  undoSnoozeOfFollowUp,
  wakeFollowUp,
} from './decisions/keep-follow-up.js';
import { followUp, type FollowUpEvent, followUpIdOf, type FollowUpState, isWaiting } from './follow-up.js';
import { followUps } from './views/follow-ups.js';

const subject = '018f0000-0000-7000-8000-000000000001';
const followUpId = followUpIdOf('contactMissed', subject);
const rules = [
  assignFollowUp,
  snoozeFollowUp,
  undoSnoozeOfFollowUp,
  wakeFollowUp,
  escalateFollowUp,
  completeFollowUp,
  reopenFollowUp,
  cancelFollowUp,
].map(pure);
const opened = { followUpId, ownerId: subject, kind: 'contactMissed', province: 'QC', dueAt: at(60), priority: 'normal' };

/** Inputs that make sense now and then; the rules decide. */
const inputs = (clock: number, n: number, s: FollowUpState): Readonly<Record<string, object>> => ({
  AssignFollowUp: { assigneeId: n % 3 ? `018f0000-0000-7000-8000-0000000000f${n % 3}` : null },
  SnoozeFollowUp: { until: at(clock + (n % 50) * 1_440) },
  UndoSnoozeOfFollowUp: { until: n % 5 ? s.dueAt : at(clock) },
  WakeFollowUp: { sequence: 1 + (n % 4) },
  CompleteFollowUp: { outcome: 'reached', note: 'Réglé' },
  CancelFollowUp: { cause: n % 2 ? 'answered' : 'ended' },
});
const step = fc.record({
  name: fc.constantFrom(...rules.map(({ name }) => name)),
  n: fc.nat(99),
  minutes: fc.constantFrom(0, 1, 600, 3_000, 20_000),
});

/** What a rule says to a state; nothing where it refuses. */
function decided(s: FollowUpState, name: string, clock: number, n: number): readonly NewEvent[] {
  const rule = rules.find((each) => each.name === name)!;
  const input = rule.input.parse({ followUpId, ...inputs(clock, n, s)[name] });
  try {
    return (rule.decide(input as never, { followUp: s } as never, testCtx({ now: at(clock) })) as { followUp?: NewEvent[] }).followUp ?? [];
  } catch (e) {
    if (e instanceof Refused) return [];
    throw e;
  }
}

/** Commands one after another on a follow-up that a rule asked for, each step with the states around it. */
function* play(steps: readonly { name: string; n: number; minutes: number }[]) {
  const first = story([followUp, followUpId, 'FollowUpOpened', opened])[0]!;
  let s = fold(followUp, [first]);
  let clock = 0;
  const events: Recorded[] = [first];
  for (const { name, n, minutes } of steps) {
    clock += minutes;
    const said = decided(s, name, clock, n);
    for (const { type, data } of said) {
      followUp.events[type as FollowUpEvent['type']].schema.parse(data);
      const event = { ...first, type, data, version: events.length + 1, occurredAt: at(clock), config: asShipped() } as Recorded;
      const before = s;
      s = fold(followUp, [event], s);
      events.push(event);
      yield { name, n, clock, type, before, after: s, events };
    }
  }
}

describe('any sequence of commands on a follow-up', () => {
  it('keeps its limits, says a thing once, and its row says what its state says', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        for (const { name, n, clock, type, before, after, events } of play(steps)) {
          const wrong = (what: string): never => {
            throw new Error(`${type}: ${what}`);
          };
          if (type === 'FollowUpSnoozeUndone' && (after.snoozes !== before.snoozes - 1 || after.dueAt !== before.before?.dueAt))
            wrong('is not as it was before it was put off');
          if (after.snoozes > 3) wrong('put off a fourth time');
          if (type !== 'FollowUpReopened' && !isWaiting(before)) wrong('something happened to what is over');
          if (type === 'FollowUpReopened' && isWaiting(before)) wrong('opened what waits');
          if (isWaiting(after) === (after.endedAt !== undefined)) wrong('waits and has ended');
          // The same word again says nothing: a repeat does no harm.
          if (name !== 'SnoozeFollowUp' && decided(after, name, clock, n).length > 0) wrong(`${name} twice`);
          const row = [...rowsOf(followUps, events).values()][0]!;
          if (row['state'] !== after.status) wrong(`is ${after.status}, listed as ${String(row['state'])}`);
          if (new Date(String(row['dueAt'])).toISOString() !== after.dueAt) wrong('listed under another date');
          if ((row['assigneeId'] ?? undefined) !== after.assigneeId) wrong('listed under another person');
          if ((row['priority'] === 'high') !== after.escalated) wrong('listed with another priority');
        }
      }),
      { numRuns: 600 },
    );
  });
});
