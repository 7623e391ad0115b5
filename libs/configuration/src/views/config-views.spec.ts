import { createHash } from 'node:crypto';
import { type Actor, type AnyDecision, fold, type NewEvent, type Recorded, Refused, type Row } from '@jurilien/event-sourcing';
import { at, effectsOf, pure, recorded, rowsOf, testCtx, unexercised, uuidFor } from '@jurilien/event-sourcing/testing';
import {
  configOf,
  keyNamed,
  type Overrides,
  type ShippedOtherwise,
  shippedOtherwise,
  type ShippedValues,
  shippedValues,
} from '@jurilien/reference';
import fc from 'fast-check';
import { applyPlannedChanges } from '../automations/apply-planned-changes.js';
import { configuration, type ConfigurationState } from '../configuration.js';
import { applyConfigChange } from '../decisions/apply-config-change.js';
import { approveConfigChange, rejectConfigChange } from '../decisions/decide-config-change.js';
import { noteShippedValues } from '../decisions/note-shipped-values.js';
import { proposeConfigChange } from '../decisions/propose-config-change.js';
import { rollbackConfig } from '../decisions/rollback-config.js';
import { type Pair, pairName, withSet } from '../pairs.js';
import { configChanges } from './config-changes.js';
import { configCurrent } from './config-current.js';
import { configHistory, type ConfigHistoryRow } from './config-history.js';
import { configShipped } from './config-shipped.js';

const STAFF: readonly Actor[] = ['anna', 'bruno', 'carl'].map((id) => ({ kind: 'user', id, role: 'admin' }));
const SYSTEM: Actor = { kind: 'system', id: 'timer' };
const hash = (value: string): string => createHash('md5').update(value).digest('hex');
const idOf = (n: number): string => uuidFor(`change ${n}`);

/**
 * A log of the configuration that commands are sent to, each a minute after the one before, as far as the clock is not set back; refusals
 * append nothing.
 */
function log() {
  const events: Recorded[] = [];
  let minute = 100;
  let folded = configuration.initial;
  const state = (): ConfigurationState => folded;
  const append = (made: readonly NewEvent[], now: string, actor: Actor): void => {
    for (const e of made) {
      const [event] = recorded(configuration, 'main', [[e.type, e.data, now, actor]]);
      events.push({ ...event!, position: events.length + 1, version: events.length + 1, reason: 'Comité' });
      folded = fold(configuration, events.slice(-1), folded);
    }
  };
  /** A release that ships another figure is deployed; the decision knows the values of this code alone. */
  const deploy = (hours: number): void => {
    const values = { ...shippedValues(), 'lead.unservedAfterHours': { shipped: hours } };
    const { version, shipped } = state();
    const data = { version: shipped.length > 0 ? version + 1 : version, values };
    append([{ type: 'ShippedValuesNoted', data }], at(++minute), SYSTEM);
  };
  const send = (d: AnyDecision, input: Record<string, unknown>, actor: Actor): void => {
    const now = at(++minute);
    try {
      const made = pure(d).decide(d.input.parse(input), { configuration: state() }, testCtx({ now, actor, hash, reason: 'Comité' }));
      append((made as { configuration?: NewEvent[] }).configuration ?? [], now, actor);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  };
  /** Timers whose instant has come, as the automation armed them. */
  const ring = (): void => {
    for (const { changeId, hash: of, effectiveAt } of state().changes.values())
      if (effectiveAt !== undefined && Date.parse(effectiveAt) <= Date.parse(at(minute + 1)))
        send(applyConfigChange, { changeId, hash: of }, SYSTEM);
  };
  const setBack = (minutes: number): void => void (minute -= minutes);
  return { events, state, send, ring, deploy, setBack, minute: () => minute };
}

const scope = fc.constantFrom({}, {}, {}, { province: 'QC' }, { field: 'family' }, { province: 'ON', field: 'family' });
const setting = fc.record({
  key: fc.constantFrom('lead.unservedAfterHours', 'lead.unservedAfterHours', 'pricing.base'),
  scope,
  value: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 12, max: 30 }) }, { weight: 1, arbitrary: fc.constant(null) }),
});
const step = fc.record({
  do: fc.constantFrom('propose', 'propose', 'plan', 'approve', 'approve', 'reject', 'roll back', 'roll back', 'wait', 'deploy', 'set back'),
  n: fc.nat({ max: 7 }),
  set: fc.uniqueArray(setting, { minLength: 1, maxLength: 2, selector: (pair) => pairName(pair as Pair) }),
  who: fc.constantFrom(...STAFF),
  ahead: fc.integer({ min: 2, max: 8 }),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function walk(steps: readonly Step[]) {
  const l = log();
  for (const [i, { do: what, n, set, who, ahead }] of steps.entries()) {
    const preempts = [...l.state().changes.keys()];
    const changeId = preempts[n % Math.max(1, preempts.length)] ?? idOf(n);
    const applied = [...l.state().changes.values()].filter(({ state }) => state === 'Applied').at(-1)?.changeId ?? changeId;
    l.ring();
    if (what === 'propose') l.send(proposeConfigChange, { changeId: idOf(i), set, preempts }, who);
    if (what === 'plan') l.send(proposeConfigChange, { changeId: idOf(i), set, preempts, effectiveAt: at(l.minute() + ahead) }, who);
    if (what === 'approve') l.send(approveConfigChange, { changeId, hash: l.state().changes.get(changeId)?.hash ?? 'no such hash' }, who);
    if (what === 'reject') l.send(rejectConfigChange, { changeId }, who);
    if (what === 'roll back') l.send(rollbackConfig, { changeId: applied, rollbackId: uuidFor(`back ${i}`) }, who);
    if (what === 'deploy' && n % 2) l.send(noteShippedValues, {}, SYSTEM);
    if (what === 'deploy' && !(n % 2)) l.deploy(24 + n);
    if (what === 'set back') l.setBack(ahead);
    if (what === 'wait') l.setBack(-ahead);
  }
  return l;
}

/** What was in force at an instant, as the view of the history tells it. */
const byView = (rows: readonly ConfigHistoryRow[], instant: string): Overrides =>
  rows
    .filter(({ appliedAt }) => appliedAt <= instant)
    .sort((a, b) => a.configVersion - b.configVersion)
    .reduce(
      (values: Overrides, { key, province, field, value }) =>
        withSet(values, [{ key, scope: { ...(province ? { province } : {}), ...(field ? { field } : {}) }, value: value ?? null }]),
      new Map(),
    );
const everywhere = [
  {},
  { province: 'QC' },
  { province: 'ON', field: 'family' },
  { field: 'family' },
  { province: 'QC', field: 'tax' },
] as const;
const answers = (values: Overrides, otherwise: ShippedOtherwise | undefined) =>
  ['lead.unservedAfterHours', 'pricing.base'].flatMap((name) =>
    everywhere.map((place) => configOf(values, 0, otherwise).value(keyNamed(name)!, place)),
  );
/** What was shipped at an instant, as the view tells it. */
const shippedByView = (rows: readonly Row[], instant: string): ShippedOtherwise | undefined => {
  const noted = rows
    .filter(({ notedAt }) => (notedAt as string) <= instant)
    .sort((a, b) => Number(a.configVersion) - Number(b.configVersion))
    .at(-1)?.shipped as ShippedValues | undefined;
  return noted && shippedOtherwise(noted);
};

/** Counts how often a walk came to what matters, so that a property is not true of nothing. */
function count(
  reached: Record<'applied' | 'rejected' | 'stuck' | 'planned' | 'rolledBack' | 'rolledBackTwice' | 'shipped' | 'setBack', number>,
  events: readonly Recorded[],
  { changes }: ConfigurationState,
): void {
  const of = (type: string): number => events.filter((e) => e.type === type).length;
  reached.applied += of('ConfigChangeApplied');
  reached.rejected += of('ConfigChangeRejected');
  reached.stuck += of('ConfigChangeStuck');
  reached.shipped += of('ShippedValuesNoted');
  reached.rolledBack += of('ConfigRolledBack');
  const all = [...changes.values()];
  reached.planned += all.filter((c) => c.effectiveAt !== undefined && c.state === 'Applied').length;
  reached.rolledBackTwice += all.filter((c) => c.state === 'RolledBack' && c.rollsBack !== undefined).length;
  reached.setBack += events.filter((e, i) => i > 0 && e.occurredAt < events[i - 1]!.occurredAt).length;
}

describe('any sequence of changes', () => {
  it('gives the same answer from the log and from the view, at any instant', () => {
    const reached = { applied: 0, rejected: 0, stuck: 0, planned: 0, rolledBack: 0, rolledBackTwice: 0, shipped: 0, setBack: 0 };
    fc.assert(
      fc.property(fc.array(step, { minLength: 8, maxLength: 16 }), fc.nat(), (steps, seed) => {
        const { events, state } = walk(steps);
        const rows = [...rowsOf(configHistory, events).values()] as ConfigHistoryRow[];
        const shipped = [...rowsOf(configShipped, events).values()];
        const instant = at(80 + (seed % 60));
        const then = fold(
          configuration,
          events.filter((e) => e.occurredAt <= instant),
        );
        const [asThen, asNow] = [instant, at(99_999)].map((when) => answers(byView(rows, when), shippedByView(shipped, when)));
        expect(asThen).toEqual(answers(then.values, then.shipped.at(-1)?.otherwise));
        expect(asNow).toEqual(answers(state().values, state().shipped.at(-1)?.otherwise));
        const current = [...rowsOf(configCurrent, events).values()].map((r) => `${r.id}=${JSON.stringify(r.value)}`).sort();
        const own = [...state().values].flatMap(([key, set]) =>
          set.map(({ scope: s, value }) => `${key}|${s.province ?? ''}|${s.field ?? ''}=${JSON.stringify(value)}`),
        );
        expect(current).toEqual(own.sort());
        // A version is one change, or what one deployment ships, and grows by one; the first deployment is about what was there.
        const first = events.find((e) => e.type === 'ShippedValuesNoted');
        const making = events.filter((e) => e !== first && ['ConfigChangeApplied', 'ShippedValuesNoted'].includes(e.type));
        expect(making.map((e) => e.data.version)).toEqual(making.map((_, i) => i + 2));
        count(reached, events, state());
      }),
      { numRuns: 1_000 },
    );
    expect(Object.entries(reached).filter(([, n]) => n < 20)).toEqual([]);
  });

  it('is told by the view of changes as the state has it, and never takes effect without the second person it needs', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 6, maxLength: 14 }), (steps) => {
        const { events, state } = walk(steps);
        const rows = rowsOf(configChanges, events);
        expect([...rows].map(([id, r]) => [id, r.state, r.hash, r.approvedBy])).toEqual(
          [...state().changes].map(([id, c]) => [id, c.state, c.hash, c.approvedBy]),
        );
        for (const { data } of events.filter((e) => e.type === 'ConfigChangeApplied')) {
          const { secondPerson } = rows.get(data.changeId as string)!;
          if (secondPerson) expect([data.approvedBy !== undefined, data.approvedBy === data.proposedBy]).toEqual([true, false]);
        }
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('apply-planned-config-changes', () => {
  const l = log();
  const set = [{ key: 'lead.files.max', scope: {}, value: 5 }];
  l.send(proposeConfigChange, { changeId: idOf(1), set, effectiveAt: at(160) }, STAFF[0]!);
  l.send(rejectConfigChange, { changeId: idOf(1) }, STAFF[1]!);
  const effects = effectsOf(applyPlannedChanges, l.events);

  it('arms a timer for the day of a change and takes it away when it is edited or rejected', () => {
    const one = { subject: 'configuration-main', timer: 'config.apply', occurrence: idOf(1) };
    const input = { changeId: idOf(1), hash: l.state().changes.get(idOf(1))!.hash };
    expect(effects).toEqual([
      { do: 'cancel', ...one },
      { do: 'schedule', ...one, dueAt: at(160), command: 'ApplyConfigChange', input },
      { do: 'cancel', ...one },
    ]);
    expect(unexercised(applyPlannedChanges, l.events)).toEqual([]);
  });
});

describe('views of the configuration', () => {
  it('keep every promise of their columns over every event there is', () => {
    const l = log();
    const base = [{ key: 'pricing.base', scope: { province: 'QC', field: 'family' }, value: 2 }];
    const files = (value: number) => [{ key: 'lead.files.max', scope: {}, value }];
    const [anna, bruno] = STAFF as [Actor, Actor];
    l.send(proposeConfigChange, { changeId: idOf(1), set: base }, anna);
    l.send(approveConfigChange, { changeId: idOf(1), hash: l.state().changes.get(idOf(1))!.hash }, bruno);
    l.send(rollbackConfig, { changeId: idOf(1), rollbackId: idOf(2) }, anna);
    l.send(approveConfigChange, { changeId: idOf(2), hash: l.state().changes.get(idOf(2))!.hash }, bruno);
    l.send(proposeConfigChange, { changeId: idOf(3), set: files(4), effectiveAt: at(106) }, anna);
    l.send(proposeConfigChange, { changeId: idOf(4), set: files(6), preempts: [idOf(3)] }, anna);
    l.ring();
    l.send(rejectConfigChange, { changeId: idOf(3) }, bruno);
    l.send(noteShippedValues, {}, SYSTEM);
    for (const view of [configChanges, configCurrent, configHistory, configShipped]) {
      expect(unexercised(view, l.events)).toEqual([]);
      rowsOf(view, l.events);
    }
    expect([...rowsOf(configChanges, l.events).values()].map((r) => [r.state, r.stuckWhy, r.endedReason])).toEqual([
      ['RolledBack', undefined, undefined],
      ['Applied', undefined, undefined],
      ['Rejected', 'base-changed', 'Comité'],
      ['Applied', undefined, undefined],
    ]);
    expect([...rowsOf(configCurrent, l.events).values()]).toMatchObject([
      { id: 'lead.files.max||', value: 6, configVersion: 4, proposedBy: 'anna', reason: 'Comité', appliedAt: at(106) },
    ]);
  });
});
