import { createHash } from 'node:crypto';
import type { Actor } from '@jurilien/event-sourcing';
import { at, given, type Past, T0, uuidFor } from '@jurilien/event-sourcing/testing';
import { applyConfigChange } from './decisions/apply-config-change.js';
import { approveConfigChange, rejectConfigChange } from './decisions/decide-config-change.js';
import { proposeConfigChange } from './decisions/propose-config-change.js';
import { rollbackConfig } from './decisions/rollback-config.js';
import type { Setting } from './pairs.js';

const anna: Actor = { kind: 'user', id: 'anna', role: 'admin' };
const bruno: Actor = { kind: 'user', id: 'bruno', role: 'admin' };
const quebec: Actor = { kind: 'user', id: 'quebec', role: 'qc_admin', provinces: ['QC'] };
const system: Actor = { kind: 'system', id: 'timer' };
const reason = 'Décision du comité';
/** Short, as a keyed hash is. */
const hash = (value: string): string => createHash('md5').update(value).digest('hex');
const by = (actor: Actor, now = T0) => ({ actor, now, reason, hash });
const id = (name: string): string => uuidFor(name);

const FILES: Setting = { key: 'lead.files.max', scope: {}, value: 5 };
const BASE: Setting = { key: 'pricing.base', scope: { province: 'QC', field: 'family' }, value: 2 };

/** What commands appended, as the past of the next ones. */
function history() {
  const past: (readonly [string, Record<string, unknown>, string, Actor])[] = [];
  const sent = (made: Record<string, readonly { type: string; data: object }[]>, { actor, now }: ReturnType<typeof by>) => {
    for (const e of made.configuration ?? []) past.push([e.type, e.data as Record<string, unknown>, now, actor]);
    return (made.configuration ?? []).map((e) => e.type);
  };
  const streams = (): { configuration: Past } => ({ configuration: [...past] });
  const hashOf = (changeId: string): string =>
    past.findLast(([type, data]) => type === 'ConfigChangeProposed' && data.changeId === changeId)?.[1].hash as string;
  return {
    past,
    hashOf,
    propose: (changeId: string, set: Setting[], who = by(anna), more: { effectiveAt?: string; preempts?: string[] } = {}) =>
      sent(
        given(streams())
          .when(proposeConfigChange, { changeId: id(changeId), set, ...more }, who)
          .events(),
        who,
      ),
    refused: (changeId: string, set: Setting[], who = by(anna), more: { effectiveAt?: string; preempts?: string[] } = {}) =>
      refusal(() =>
        given(streams())
          .when(proposeConfigChange, { changeId: id(changeId), set, ...more }, who)
          .events(),
      ),
    approve: (changeId: string, who = by(bruno), hash = hashOf(id(changeId))) =>
      sent(
        given(streams())
          .when(approveConfigChange, { changeId: id(changeId), hash }, who)
          .events(),
        who,
      ),
    approval: (changeId: string, who = by(bruno), hash = hashOf(id(changeId))) =>
      given(streams())
        .when(approveConfigChange, { changeId: id(changeId), hash }, who)
        .refusal(),
    reject: (changeId: string, who = by(bruno)) =>
      sent(
        given(streams())
          .when(rejectConfigChange, { changeId: id(changeId) }, who)
          .events(),
        who,
      ),
    rejection: (changeId: string) =>
      given(streams())
        .when(rejectConfigChange, { changeId: id(changeId) }, by(bruno))
        .refusal(),
    rollBack: (changeId: string, rollbackId: string, who = by(anna)) =>
      sent(
        given(streams())
          .when(rollbackConfig, { changeId: id(changeId), rollbackId: id(rollbackId) }, who)
          .events(),
        who,
      ),
    rollBackRefused: (changeId: string, rollbackId = 'back') =>
      given(streams())
        .when(rollbackConfig, { changeId: id(changeId), rollbackId: id(rollbackId) }, by(anna))
        .refusal(),
    apply: (changeId: string, now: string, hash = hashOf(id(changeId))) =>
      sent(
        given(streams())
          .when(applyConfigChange, { changeId: id(changeId), hash }, by(system, now))
          .events(),
        by(system, now),
      ),
    last: (type: string) => past.findLast(([t]) => t === type)?.[1],
  };
}

/** A refusal with its fields, as the form gets it. */
function refusal(run: () => unknown): { is: string; fields: Record<string, string> } {
  try {
    run();
  } catch (error) {
    const { message, fields } = error as { message: string; fields: { field: string; message: string }[] };
    return { is: message, fields: Object.fromEntries(fields.map((f) => [f.field, f.message])) };
  }
  throw new Error('expected a refusal');
}

describe('ProposeConfigChange', () => {
  it('takes effect at once where neither money nor law hangs on a key', () => {
    const h = history();
    expect(h.propose('a', [FILES])).toEqual(['ConfigChangeProposed', 'ConfigChangeApplied']);
    expect(h.last('ConfigChangeApplied')).toEqual({
      changeId: id('a'),
      version: 2,
      set: [{ ...FILES, before: null, wider: { value: 10 } }],
      proposedBy: 'anna',
      reason,
    });
  });
  it('waits for a second administrator where money or law hangs on one of its keys', () => {
    for (const set of [[BASE], [FILES, BASE], [{ key: 'document.keptDays', scope: {}, value: 120 }]])
      expect(history().propose('a', set)).toEqual(['ConfigChangeProposed']);
  });
  it('waits for one whatever the key, where an administrator of a province proposes', () => {
    const h = history();
    const hours: Setting = { key: 'lead.unservedAfterHours', scope: { province: 'QC' }, value: 48 };
    expect(h.propose('a', [hours], by(quebec))).toEqual(['ConfigChangeProposed']);
    expect(h.last('ConfigChangeProposed')).toMatchObject({ secondPerson: true });
  });
  it('lets administrators of a province propose for their own province only', () => {
    const h = history();
    const wide: Setting = { key: 'lead.unservedAfterHours', scope: {}, value: 48 };
    expect(h.refused('a', [wide, { ...wide, scope: { province: 'ON' } }], by(quebec)).fields).toEqual({
      'set.0.scope': 'province',
      'set.1.scope': 'province',
    });
  });
  it.each([
    ['a key that does not exist', { ...FILES, key: 'lead.no' }, { 'set.0.key': 'unknown' }],
    ['a scope that the key does not have', { ...FILES, scope: { province: 'QC' } }, { 'set.0.scope': 'scope' }],
    ['a field of law that does not exist', { ...BASE, scope: { field: 'space' } }, { 'set.0.scope': 'field' }],
    ['a value of another type', { ...FILES, value: 'ten' }, { 'set.0.value': 'invalid' }],
    ['a value below the range', { ...BASE, value: 0.1 }, { 'set.0.value': 'least:0.5' }],
    ['a value above the range', { ...FILES, value: 51 }, { 'set.0.value': 'max:50' }],
    [
      'a part of a value that is out of range',
      { key: 'wave.plan.default', scope: {}, value: [{ size: 3, minutes: 0 }] },
      { 'set.0.value.0.minutes': 'least:1' },
    ],
    [
      'a part that is not declared',
      { key: 'wave.plan.default', scope: {}, value: [{ size: 3, minutes: 30, colour: 'red' }] },
      { 'set.0.value.0': 'unknown' },
    ],
    [
      'a weekday that is there twice',
      { key: 'offer.window', scope: {}, value: { days: [1, 2, 1], from: 540, to: 1_200, holidaysClosed: true } },
      { 'set.0.value.days': 'repeated' },
    ],
    ['taking away what is not there', { ...FILES, value: null }, { 'set.0.value': 'unchanged' }],
  ] as [string, Setting, Record<string, string>][])('refuses %s at its field', (_what, setting, fields) => {
    expect(history().refused('a', [setting])).toEqual({ is: 'VALIDATION: input', fields });
  });
  it('refuses a pair that is named twice, and a value that is in force already', () => {
    const h = history();
    expect(h.refused('a', [FILES, { ...FILES, value: 6 }]).fields).toEqual({ 'set.1': 'twice' });
    h.propose('a', [FILES]);
    expect(h.refused('b', [FILES]).fields).toEqual({ 'set.0.value': 'unchanged' });
  });
  it('refuses what contradicts another key, at the field, and lets both move together', () => {
    const low: Setting = { key: 'lead.draft.remind1Hours', scope: {}, value: 50 };
    const high: Setting = { key: 'lead.draft.remind2Hours', scope: {}, value: 40 };
    expect(history().refused('a', [low, high]).fields).toEqual({
      'set.0.value': 'contradicts:draft-reminders',
      'set.1.value': 'contradicts:draft-reminders',
    });
  });
  it('refuses a day in the past, and one no one plans for', () => {
    expect(history().refused('a', [FILES], by(anna), { effectiveAt: T0 }).fields).toEqual({ effectiveAt: 'future' });
    expect(history().refused('a', [FILES], by(anna), { effectiveAt: at(3 * 366 * 1_440) }).fields).toEqual({ effectiveAt: 'late' });
  });
  it('is planned where it has a day', () => {
    const h = history();
    expect(h.propose('a', [FILES], by(anna), { effectiveAt: at(60) })).toEqual(['ConfigChangeProposed', 'ConfigChangeScheduled']);
    expect(h.last('ConfigChangeScheduled')).toEqual({ changeId: id('a'), hash: h.hashOf(id('a')), effectiveAt: at(60) });
  });
  it('warns of a planned change that it pre-empts, with its date, until that change is named', () => {
    const h = history();
    h.propose('later', [FILES], by(anna), { effectiveAt: at(600) });
    const now: Setting = { ...FILES, value: 7 };
    expect(h.refused('now', [now], by(bruno))).toEqual({ is: 'WRONG_STATE: scheduled-later', fields: { 'set.0': `scheduled:${at(600)}` } });
    expect(h.propose('now', [now], by(bruno), { preempts: [id('later')] })).toEqual(['ConfigChangeProposed', 'ConfigChangeApplied']);
    // What it was planned on is no longer so.
    expect(h.apply('later', at(600))).toEqual(['ConfigChangeStuck']);
    expect(h.last('ConfigChangeStuck')).toEqual({ changeId: id('later'), why: 'base-changed', proposedBy: 'anna' });
  });
  it('says no more of a proposal that says the same', () => {
    const h = history();
    h.propose('a', [BASE]);
    expect(h.propose('a', [BASE])).toEqual([]);
  });
  it('is edited by its proposer alone, and not once it is settled', () => {
    const h = history();
    h.propose('a', [BASE]);
    expect(h.refused('a', [{ ...BASE, value: 3 }], by(bruno)).is).toBe('FORBIDDEN: proposed-by-another');
    h.reject('a');
    expect(h.refused('a', [{ ...BASE, value: 3 }]).is).toBe('WRONG_STATE: change-settled');
  });
});

describe('ApproveConfigChange', () => {
  it('brings a change into force', () => {
    const h = history();
    h.propose('a', [BASE]);
    expect(h.approve('a')).toEqual(['ConfigChangeApproved', 'ConfigChangeApplied']);
    expect(h.last('ConfigChangeApplied')).toMatchObject({ version: 2, proposedBy: 'anna', approvedBy: 'bruno' });
  });
  it('plans one that has a day, and brings it into force at once where the day has passed', () => {
    const h = history();
    h.propose('a', [BASE], by(anna), { effectiveAt: at(60) });
    expect(h.approve('a')).toEqual(['ConfigChangeApproved', 'ConfigChangeScheduled']);
    const late = history();
    late.propose('a', [BASE], by(anna), { effectiveAt: at(60) });
    expect(late.approve('a', by(bruno, at(61)))).toEqual(['ConfigChangeApproved', 'ConfigChangeApplied']);
  });
  it('is for another person than the proposer', () => {
    const h = history();
    h.propose('a', [BASE]);
    expect(h.approval('a', by(anna))).toBe('FOUR_EYES_REQUIRED: proposed-by-you');
  });
  it('binds to what was looked at: an edit clears it', () => {
    const h = history();
    h.propose('a', [BASE], by(anna), { effectiveAt: at(600) });
    const looked = h.hashOf(id('a'));
    h.propose('a', [{ ...BASE, value: 3 }], by(anna), { effectiveAt: at(600) });
    expect(h.approval('a', by(bruno), looked)).toBe('STALE_VERSION: changed-meanwhile');
    h.approve('a');
    h.propose('a', [{ ...BASE, value: 3 }], by(anna), { effectiveAt: at(700) });
    // What was approved no longer comes; the new day is not approved.
    expect(h.apply('a', at(600), looked)).toEqual([]);
    expect(h.apply('a', at(700))).toEqual([]);
  });
  it('has one effect where two administrators approve at once', () => {
    const h = history();
    h.propose('a', [BASE]);
    h.approve('a');
    expect(h.approve('a', by({ ...bruno, id: 'carl' }))).toEqual([]);
  });
  it('refuses what is not there, what was rejected, and what rests on values that changed meanwhile', () => {
    const h = history();
    expect(h.approval('a', by(bruno), 'hash of nothing')).toBe('NOT_FOUND: config-change');
    h.propose('a', [BASE]);
    h.propose('b', [{ ...BASE, value: 3 }]);
    h.approve('b');
    expect(h.approval('a')).toBe('WRONG_STATE: base-changed');
    h.reject('a');
    expect(h.approval('a')).toBe('WRONG_STATE: change-settled');
  });
  it('refuses what contradicts values that came into force meanwhile', () => {
    const h = history();
    h.propose('a', [{ key: 'pricing.minCc', scope: { province: 'QC' }, value: 500 }]);
    h.propose('b', [{ key: 'pricing.maxCc', scope: { province: 'QC' }, value: 400 }]);
    h.approve('b');
    expect(h.approval('a')).toBe('WRONG_STATE: contradiction');
  });
});

describe('RejectConfigChange', () => {
  it('ends a proposal and what waits for its day, once', () => {
    const h = history();
    h.propose('a', [BASE]);
    h.propose('b', [FILES], by(anna), { effectiveAt: at(60) });
    expect([h.reject('a'), h.reject('b'), h.reject('a')]).toEqual([['ConfigChangeRejected'], ['ConfigChangeRejected'], []]);
    expect(h.apply('b', at(60))).toEqual([]);
  });
  it('refuses what is in force and what is not there', () => {
    const h = history();
    h.propose('a', [FILES]);
    expect(h.rejection('a')).toBe('WRONG_STATE: change-settled');
    expect(h.rejection('b')).toBe('NOT_FOUND: config-change');
  });
});

describe('RollbackConfig', () => {
  it('brings back what was before, by the same second person', () => {
    const h = history();
    h.propose('a', [FILES]);
    expect(h.rollBack('a', 'back')).toEqual(['ConfigChangeProposed', 'ConfigChangeApplied', 'ConfigRolledBack']);
    expect(h.last('ConfigChangeApplied')).toMatchObject({ version: 3, set: [{ ...FILES, value: null, before: 5 }], rollsBack: id('a') });
    const money = history();
    money.propose('a', [BASE]);
    money.approve('a');
    expect(money.rollBack('a', 'back')).toEqual(['ConfigChangeProposed']);
    expect(money.approve('back')).toEqual(['ConfigChangeApproved', 'ConfigChangeApplied', 'ConfigRolledBack']);
  });
  it('is rolled back in its turn', () => {
    const h = history();
    h.propose('a', [FILES]);
    h.rollBack('a', 'back');
    expect(h.rollBack('back', 'again')).toEqual(['ConfigChangeProposed', 'ConfigChangeApplied', 'ConfigRolledBack']);
    expect(h.last('ConfigChangeApplied')).toMatchObject({ version: 4, set: [{ ...FILES, value: 5, before: null }] });
  });
  it('is done once, whatever it is sent again as', () => {
    const h = history();
    h.propose('a', [FILES]);
    h.rollBack('a', 'back');
    expect(h.rollBack('a', 'back')).toEqual([]);
    expect(h.rollBackRefused('a', 'other')).toBe('WRONG_STATE: change-not-applied');
  });
  it('refuses what was changed since, what is not in force, what is proposed already, and an id in use', () => {
    const h = history();
    expect(h.rollBackRefused('a')).toBe('NOT_FOUND: config-change');
    h.propose('a', [BASE]);
    expect(h.rollBackRefused('a')).toBe('WRONG_STATE: change-not-applied');
    h.approve('a');
    h.rollBack('a', 'back');
    expect(h.rollBackRefused('a', 'other')).toBe('WRONG_STATE: rollback-proposed');
    h.reject('back');
    h.propose('b', [{ ...BASE, value: 4 }]);
    h.approve('b');
    expect(h.rollBackRefused('a', 'other')).toBe('WRONG_STATE: changed-since');
    expect(h.rollBackRefused('b', 'a')).toBe('DUPLICATE: change-id-used');
  });
  it('that is edited to other values rolls nothing back: the change it was about stays in force', () => {
    const h = history();
    h.propose('a', [BASE]);
    h.approve('a');
    h.rollBack('a', 'back');
    h.propose('back', [{ ...BASE, value: null }], by(anna, at(60)), { effectiveAt: at(120) });
    expect(h.last('ConfigChangeProposed')).toMatchObject({ rollsBack: id('a'), effectiveAt: at(120) });
    h.propose('back', [{ ...BASE, value: 8 }]);
    expect(h.last('ConfigChangeProposed')).not.toHaveProperty('rollsBack');
    expect(h.approve('back')).toEqual(['ConfigChangeApproved', 'ConfigChangeApplied']);
  });
  it('refuses to bring back what contradicts another value by now', () => {
    const h = history();
    h.propose('wide', [{ key: 'lead.draft.remind2Hours', scope: {}, value: 100 }]);
    h.propose('long', [{ key: 'lead.draft.remind1Hours', scope: {}, value: 50 }]);
    expect(h.rollBackRefused('wide')).toBe('WRONG_STATE: contradiction');
  });
});

describe('ApplyConfigChange', () => {
  it('brings a planned change into force on its day, not before, and once', () => {
    const h = history();
    h.propose('a', [FILES], by(anna), { effectiveAt: at(60) });
    expect(refusal(() => h.apply('a', at(59))).is).toBe('WRONG_STATE: not-due');
    expect(h.apply('a', at(60))).toEqual(['ConfigChangeApplied']);
    expect(h.apply('a', at(61))).toEqual([]);
  });
  it('comes after what should have come before it, whichever is asked for first', () => {
    const h = history();
    h.propose('first', [FILES], by(anna), { effectiveAt: at(60) });
    h.propose('second', [{ ...FILES, value: 8 }], by(anna), { effectiveAt: at(120) });
    expect(h.apply('second', at(130))).toEqual(['ConfigChangeApplied', 'ConfigChangeApplied']);
    expect(h.past.filter(([type]) => type === 'ConfigChangeApplied').map(([, d]) => [d.changeId, d.version])).toEqual([
      [id('first'), 2],
      [id('second'), 3],
    ]);
    expect(h.apply('first', at(131))).toEqual([]);
  });
  it('is stuck where the one before it in its series did not come', () => {
    const h = history();
    h.propose('first', [FILES], by(anna), { effectiveAt: at(60) });
    h.propose('second', [{ ...FILES, value: 8 }], by(anna), { effectiveAt: at(120) });
    h.reject('first');
    expect(h.apply('second', at(120))).toEqual(['ConfigChangeStuck']);
    // Its proposer puts it on what is there now.
    expect(h.propose('second', [{ ...FILES, value: 8 }], by(anna, at(130)))).toEqual(['ConfigChangeProposed', 'ConfigChangeApplied']);
  });
  it('is stuck where it contradicts what came into force meanwhile', () => {
    const h = history();
    h.propose('wide', [{ key: 'lead.draft.remind2Hours', scope: {}, value: 100 }]);
    h.propose('a', [{ key: 'lead.draft.remind1Hours', scope: {}, value: 60 }], by(anna), { effectiveAt: at(60) });
    h.propose('b', [{ key: 'lead.draft.remind2Hours', scope: {}, value: 50 }]);
    expect(h.apply('a', at(60))).toEqual(['ConfigChangeStuck']);
    expect(h.last('ConfigChangeStuck')).toMatchObject({ changeId: id('a'), why: 'contradiction' });
  });
});
