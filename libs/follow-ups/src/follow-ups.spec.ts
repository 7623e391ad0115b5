import {
  at,
  configIn,
  effectsOf,
  given,
  type Past,
  rowsOf,
  story,
  type StoryEvent,
  T0,
  unexercised,
} from '@jurilien/event-sourcing/testing';
import { mindFollowUps } from './automations/mind-follow-ups.js';
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
import { followUp, followUpIdOf } from './follow-up.js';
import { followUps } from './views/follow-ups.js';

const DAY = 24 * 60;
const leadId = '018f0000-0000-7000-8000-00000000000a';
const ownerId = '018f0000-0000-7000-8000-00000000000b';
const me = '018f0000-0000-7000-8000-0000000000f1';
const followUpId = followUpIdOf('lowScore', '018f0000-0000-7000-8000-000000000001');
const id = { followUpId };
const data = { ...id, ownerId, leadId, kind: 'lowScore', code: 'K7QF', province: 'QC', dueAt: at(240), priority: 'normal' };
const opened: Past = [['FollowUpOpened', data]];
const snoozed: Past = [...opened, ['FollowUpSnoozed', { ...id, until: at(DAY), sequence: 1 }]];
const done: Past = [...opened, ['FollowUpCompleted', { ...id, ownerId, outcome: 'reached', note: 'Tout est réglé' }]];
const cancelled: Past = [...opened, ['FollowUpCancelled', { ...id, cause: 'answered' }]];
const result = { ...id, outcome: 'reached', note: 'Appelée : tout est réglé.' } as const;
const OVER = 'WRONG_STATE: follow-up-is-over';
const UNKNOWN = 'NOT_FOUND: follow-up';

describe('who looks after a task', () => {
  const take = { ...id, assigneeId: me };
  it('takes it, gives it back, and says so once', () => {
    expect(given({ followUp: opened }).when(assignFollowUp, take).types()).toEqual({ followUp: ['FollowUpAssigned'] });
    const mine: Past = [...opened, ['FollowUpAssigned', take]];
    expect(given({ followUp: mine }).when(assignFollowUp, take).types()).toEqual({});
    expect(
      given({ followUp: mine })
        .when(assignFollowUp, { ...id, assigneeId: null })
        .types(),
    ).toEqual({ followUp: ['FollowUpAssigned'] });
    expect(
      given({ followUp: opened })
        .when(assignFollowUp, { ...id, assigneeId: null })
        .types(),
    ).toEqual({});
  });
  it('does not take what is over, or what does not exist', () => {
    for (const past of [done, cancelled]) expect(given({ followUp: past }).when(assignFollowUp, take).refusal()).toBe(OVER);
    expect(given().when(assignFollowUp, take).refusal()).toBe(UNKNOWN);
  });
});

describe('a task that is put off', () => {
  const until = (minutes: number) => ({ ...id, until: at(minutes) });
  it('is due when it comes back', () => {
    expect(given({ followUp: opened }).when(snoozeFollowUp, until(DAY)).events()).toEqual({
      followUp: [{ type: 'FollowUpSnoozed', data: { ...until(DAY), sequence: 1 } }],
    });
    expect(given({ followUp: snoozed }).when(snoozeFollowUp, until(DAY)).types()).toEqual({});
    expect(
      given({ followUp: snoozed })
        .when(snoozeFollowUp, until(2 * DAY))
        .types(),
    ).toEqual({ followUp: ['FollowUpSnoozed'] });
  });
  it.each([
    ['to the past', opened, 0, 'VALIDATION: not-in-the-future'],
    ['by more than thirty days', opened, 30 * DAY + 1, 'VALIDATION: too-far'],
    ['when it is done', done, DAY, OVER],
    ['when nothing is left to do', cancelled, DAY, OVER],
    ['before it exists', [], DAY, UNKNOWN],
    [
      'a fourth time',
      [...opened, ['FollowUpSnoozed', { ...id, until: at(60), sequence: 3 }], ['FollowUpWoken', id]] as Past,
      DAY,
      'WRONG_STATE: snoozed-too-often',
    ],
  ])('is not put off %s', (_, past, minutes, refusal) =>
    expect(given({ followUp: past }).when(snoozeFollowUp, until(minutes)).refusal()).toBe(refusal),
  );
  it('may be put off by thirty days exactly', () =>
    expect(
      given({ followUp: opened })
        .when(snoozeFollowUp, until(30 * DAY))
        .types(),
    ).toEqual({ followUp: ['FollowUpSnoozed'] }));
  it('wakes once, and not by the clock of an earlier wish', () => {
    const wake = (past: Past, sequence: number) =>
      given({ followUp: past })
        .when(wakeFollowUp, { ...id, sequence })
        .types();
    expect(wake(snoozed, 1)).toEqual({ followUp: ['FollowUpWoken'] });
    expect(wake([...snoozed, ['FollowUpSnoozed', { ...id, until: at(2 * DAY), sequence: 2 }]], 1)).toEqual({});
    for (const past of [opened, done, [...snoozed, ['FollowUpWoken', id]] as Past]) expect(wake(past, 1)).toEqual({});
  });
});

describe('a task that was put off by mistake', () => {
  const undo = { ...id, until: at(DAY) };
  const again: Past = [...snoozed, ['FollowUpSnoozed', { ...id, until: at(2 * DAY), sequence: 2 }]];
  const undone: Past = [...snoozed, ['FollowUpSnoozeUndone', { ...id, status: 'Open', dueAt: at(240), sequence: 0 }]];
  it('is due as it was, and that time does not count', () => {
    expect(given({ followUp: snoozed }).when(undoSnoozeOfFollowUp, undo).events()).toEqual({
      followUp: [{ type: 'FollowUpSnoozeUndone', data: { ...id, status: 'Open', dueAt: at(240), sequence: 0 } }],
    });
    expect(given({ followUp: undone }).when(snoozeFollowUp, undo).events()).toEqual({
      followUp: [{ type: 'FollowUpSnoozed', data: { ...undo, sequence: 1 } }],
    });
  });
  it('is put off as before where it was put off already', () =>
    expect(
      given({ followUp: again })
        .when(undoSnoozeOfFollowUp, { ...id, until: at(2 * DAY) })
        .events(),
    ).toEqual({ followUp: [{ type: 'FollowUpSnoozeUndone', data: { ...id, status: 'Snoozed', dueAt: at(DAY), sequence: 1 } }] }));
  it('says nothing where it is due already', () => {
    for (const past of [opened, undone, [...snoozed, ['FollowUpWoken', id]] as Past])
      expect(given({ followUp: past }).when(undoSnoozeOfFollowUp, undo).types()).toEqual({});
  });
  it.each([
    ['what a colleague put off later', again, 'WRONG_STATE: put-off-otherwise'],
    [
      'what was put off before, once the last time is undone',
      [...again, ['FollowUpSnoozeUndone', { ...id, status: 'Snoozed', dueAt: at(DAY), sequence: 1 }]] as Past,
      'WRONG_STATE: put-off-otherwise',
    ],
    ['what is done', done, OVER],
    ['what no one needs any more', cancelled, OVER],
    ['what does not exist', [], UNKNOWN],
  ])('does not give back %s', (_, past, refusal) =>
    expect(given({ followUp: past }).when(undoSnoozeOfFollowUp, undo).refusal()).toBe(refusal),
  );
});

describe('a task that stays undone', () => {
  // T0 is a Monday morning; a business day after the due time.
  const late = { now: at(240 + DAY) };
  it('comes first a business day after it was due, once', () => {
    expect(given({ followUp: opened }).when(escalateFollowUp, id, late).types()).toEqual({ followUp: ['FollowUpEscalated'] });
    const escalated: Past = [...opened, ['FollowUpEscalated', id]];
    expect(given({ followUp: escalated }).when(escalateFollowUp, id, late).types()).toEqual({});
  });
  it('does not come first sooner, or once it is done or put off', () => {
    expect(
      given({ followUp: opened })
        .when(escalateFollowUp, id, { now: at(239 + DAY) })
        .refusal(),
    ).toBe('WRONG_STATE: not-due');
    for (const past of [[], snoozed, done, cancelled] as Past[])
      expect(given({ followUp: past }).when(escalateFollowUp, id, late).types()).toEqual({});
  });
  it('waits as long as its province says', () => {
    const config = configIn('QC', { 'followUp.overdueDays': 2 });
    expect(
      given({ followUp: opened })
        .when(escalateFollowUp, id, { ...late, config })
        .refusal(),
    ).toBe('WRONG_STATE: not-due');
  });
});

describe('a task that is done', () => {
  it('says what came of it, once', () => {
    expect(given({ followUp: opened }).when(completeFollowUp, result).events()).toEqual({
      followUp: [{ type: 'FollowUpCompleted', data: { ...result, ownerId } }],
    });
    expect(given({ followUp: snoozed }).when(completeFollowUp, result).types()).toEqual({ followUp: ['FollowUpCompleted'] });
    expect(given({ followUp: done }).when(completeFollowUp, result).types()).toEqual({});
  });
  it('is not done without a sentence, after it was answered, or before it exists', () => {
    expect(completeFollowUp.input.safeParse({ ...result, note: '  ' }).success).toBe(false);
    expect(completeFollowUp.input.safeParse({ ...result, outcome: 'fine' }).success).toBe(false);
    expect(given({ followUp: cancelled }).when(completeFollowUp, result).refusal()).toBe(OVER);
    expect(given().when(completeFollowUp, result).refusal()).toBe(UNKNOWN);
  });
  it('is taken up again within thirty days, due at once', () => {
    const now = at(29 * DAY);
    for (const past of [done, cancelled])
      expect(given({ followUp: past }).when(reopenFollowUp, id, { now }).events()).toEqual({
        followUp: [{ type: 'FollowUpReopened', data: { ...id, dueAt: now } }],
      });
    expect(
      given({ followUp: done })
        .when(reopenFollowUp, id, { now: at(30 * DAY) })
        .refusal(),
    ).toBe('WRONG_STATE: too-late-to-reopen');
    expect(given({ followUp: opened }).when(reopenFollowUp, id).types()).toEqual({});
    expect(given().when(reopenFollowUp, id).refusal()).toBe(UNKNOWN);
  });
  it('is answered by what happened, where someone still waits for it', () => {
    const answered = { ...id, cause: 'answered' } as const;
    for (const past of [opened, snoozed])
      expect(given({ followUp: past }).when(cancelFollowUp, answered).types()).toEqual({ followUp: ['FollowUpCancelled'] });
    for (const past of [[], done, cancelled] as Past[])
      expect(given({ followUp: past }).when(cancelFollowUp, answered).types()).toEqual({});
  });
});

describe('the list of tasks and their clocks', () => {
  const happened = (type: string, more: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
    followUp,
    followUpId,
    type,
    { ...id, ...more },
    minutes,
  ];
  const life = story(
    happened('FollowUpOpened', data),
    happened('FollowUpAssigned', { assigneeId: me }),
    happened('FollowUpEscalated'),
    happened('FollowUpSnoozed', { until: at(DAY), sequence: 1 }, 10),
    happened('FollowUpWoken', {}, DAY),
    happened('FollowUpCompleted', { ownerId, outcome: 'reached', note: 'Réglé' }, DAY + 5),
    happened('FollowUpReopened', { dueAt: at(DAY + 6) }, DAY + 6),
    happened('FollowUpCancelled', { cause: 'ended' }, DAY + 7),
  );
  const row = (events: number) => rowsOf(followUps, life.slice(0, events)).get(followUpId);

  it('shows each step', () => {
    expect(row(1)).toMatchObject({ kind: 'lowScore', state: 'Open', code: 'K7QF', assigned: false, dueAt: at(240), openedAt: T0 });
    expect(row(3)).toMatchObject({ assigneeId: me, assigned: true, priority: 'high' });
    expect(row(4)).toMatchObject({ state: 'Snoozed', dueAt: at(DAY), snoozes: 1 });
    expect(row(5)).toMatchObject({ state: 'Open' });
    expect(row(6)).toMatchObject({ state: 'Done', outcome: 'reached', result: 'Réglé', endedAt: at(DAY + 5) });
    expect(row(7)).toMatchObject({ state: 'Open', priority: 'normal', outcome: null, result: null, endedAt: null });
    expect(row(8)).toMatchObject({ state: 'Cancelled', cause: 'ended' });
  });

  it('wakes at its hour and comes first a business day after it is due', () => {
    const effects = effectsOf(mindFollowUps, life);
    expect(effects.map((e) => ('timer' in e ? [e.do, e.timer, 'dueAt' in e ? e.dueAt : undefined] : []))).toEqual([
      ['schedule', 'followUp.overdue', at(240 + DAY)],
      ['schedule', 'followUp.wake', at(DAY)],
      ['schedule', 'followUp.overdue', at(2 * DAY)],
      ['cancel', 'followUp.wake', undefined],
      ['cancel', 'followUp.overdue', undefined],
      ['schedule', 'followUp.overdue', at(2 * DAY + 6)],
      ['cancel', 'followUp.wake', undefined],
      ['cancel', 'followUp.overdue', undefined],
    ]);
    const undone = story(
      ...[happened('FollowUpOpened', data), happened('FollowUpSnoozed', { until: at(DAY), sequence: 1 })],
      happened('FollowUpSnoozed', { until: at(2 * DAY), sequence: 2 }),
      happened('FollowUpSnoozeUndone', { status: 'Snoozed', dueAt: at(DAY), sequence: 1 }),
      happened('FollowUpSnoozeUndone', { status: 'Open', dueAt: at(240), sequence: 0 }),
    );
    expect(
      effectsOf(mindFollowUps, undone.slice(3)).map((e) => ('timer' in e ? [e.do, e.timer, 'dueAt' in e ? e.dueAt : undefined] : [])),
    ).toEqual([
      ['schedule', 'followUp.wake', at(DAY)],
      ['schedule', 'followUp.overdue', at(2 * DAY)],
      ['cancel', 'followUp.wake', undefined],
      ['schedule', 'followUp.overdue', at(240 + DAY)],
    ]);
    expect(rowsOf(followUps, undone).get(followUpId)).toMatchObject({ state: 'Open', dueAt: at(240), snoozes: 0 });
    expect(unexercised(mindFollowUps, [...life, ...undone])).toEqual([]);
  });
});
