import { MUST_BE_DONE, needsFreshSignIn } from '@jurilien/contracts';
import { effectsOf, given, type Past, rowsOf, story, T0, unexercised, uuidFor } from '@jurilien/event-sourcing/testing';
import { carryOutOperations } from './automations/carry-out-operations.js';
import { rebuildProjection, recordProjectionRebuild } from './decisions/rebuild-projection.js';
import { dismissDeadLetter, recordDeadLettersSettled, retryDeadLetter } from './decisions/settle-dead-letters.js';
import { operation } from './operation.js';
import { operations } from './views/operations.js';

const operationId = uuidFor('operation');
const workId = uuidFor('work');
const admin = uuidFor('admin');
const by = { reason: 'Le fournisseur est revenu', actor: { kind: 'user', id: admin, role: 'jurilien_admin' } } as const;
const of = { job: 'deliver', fault: 'SendFailure before-acceptance' };
const group = { operationId, ...of, rows: 12 };
const asked = { operationId, ...of, until: T0 };
const retried: Past = [['DeadLetterRetried', asked]];
const building: Past = [['ProjectionRebuildStarted', { operationId, view: 'leads' }]];
const on = (past: Past = []) => given({ operation: past });

describe.each([
  [retryDeadLetter, 'DeadLetterRetried'],
  [dismissDeadLetter, 'DeadLetterDismissed'],
] as const)('%# work that was given up', (decision, type) => {
  it('is settled by one row, or by kind and reason, up to this instant; the same act says nothing more', () => {
    expect(on().when(decision, group, by).events()).toEqual({ operation: [{ type, data: asked }] });
    const one = { operationId, workId, ...of, rows: 1 };
    expect(on().when(decision, one, by).events()).toEqual({ operation: [{ type, data: { ...asked, workId } }] });
    expect(
      on([[type, asked]])
        .when(decision, group, by)
        .events(),
    ).toEqual({});
  });
  it('is there, or nothing happens; the act has a reason', () => {
    expect(on().when(decision, { operationId, workId }, by).refusal()).toBe('NOT_FOUND: dead-letter');
    expect(
      on()
        .when(decision, { operationId, ...of }, by)
        .refusal(),
    ).toBe('NOT_FOUND: dead-letter');
    expect([decision.reasonRequired, needsFreshSignIn(decision.name)]).toEqual([true, true]);
  });
});

describe('work past its moment', () => {
  const late = { operationId, workId, ...of, rows: 1, pastMoment: true };
  it('is not tried again', () => expect(on().when(retryDeadLetter, late, by).refusal()).toBe('WRONG_STATE: past-its-moment'));
  it('can be put aside', () => expect(on().when(dismissDeadLetter, late, by).types()).toEqual({ operation: ['DeadLetterDismissed'] }));
});

describe('work that erases or withdraws something for someone', () => {
  it.each([...MUST_BE_DONE])('is not put aside, and is tried again: %s', (job) => {
    for (const one of [
      { ...group, job },
      { operationId, workId, ...of, job, rows: 1 },
    ]) {
      expect(on().when(dismissDeadLetter, one, by).refusal()).toBe('WRONG_STATE: must-be-done');
      expect(on().when(retryDeadLetter, one, by).types()).toEqual({ operation: ['DeadLetterRetried'] });
    }
  });
});

describe('RecordDeadLettersSettled', () => {
  const input = { operationId, settled: 11, refused: 1 };
  it('says once what became of them', () => {
    expect(on(retried).when(recordDeadLettersSettled, input).events()).toEqual({
      operation: [{ type: 'DeadLettersSettled', data: input }],
    });
    expect(
      on([...retried, ['DeadLettersSettled', input]])
        .when(recordDeadLettersSettled, input)
        .events(),
    ).toEqual({});
  });
  it('is about work that was given up: operation', () => {
    for (const past of [[], building]) expect(on(past).when(recordDeadLettersSettled, input).refusal()).toBe('NOT_FOUND: operation');
  });
});

describe('RebuildProjection', () => {
  const input = { operationId, view: 'leads', known: true };
  it('begins once', () => {
    expect(on().when(rebuildProjection, input, by).events()).toEqual({
      operation: [{ type: 'ProjectionRebuildStarted', data: { operationId, view: 'leads' } }],
    });
    expect(on(building).when(rebuildProjection, input, by).events()).toEqual({});
    expect([rebuildProjection.reasonRequired, needsFreshSignIn('RebuildProjection')]).toEqual([true, true]);
  });
  it('refuses a view that does not exist, and one that is being rebuilt', () => {
    expect(
      on()
        .when(rebuildProjection, { ...input, known: false }, by)
        .refusal(),
    ).toBe('NOT_FOUND: view');
    expect(
      on()
        .when(rebuildProjection, { ...input, underWay: true }, by)
        .refusal(),
    ).toBe('WRONG_STATE: rebuild-under-way');
  });
});

describe('RecordProjectionRebuild', () => {
  const done = { operationId, outcome: 'done', seconds: 90 } as const;
  const failed = { operationId, outcome: 'failed', seconds: 0 } as const;
  const failure: Past = [...building, ['ProjectionRebuildFailed', { operationId, view: 'leads' }]];
  it('says how it ended; one that was given up and tried again may end well', () => {
    expect(on(building).when(recordProjectionRebuild, done).events()).toEqual({
      operation: [{ type: 'ProjectionRebuildDone', data: { operationId, view: 'leads', seconds: 90 } }],
    });
    expect(on(building).when(recordProjectionRebuild, failed).types()).toEqual({ operation: ['ProjectionRebuildFailed'] });
    expect(on(failure).when(recordProjectionRebuild, done).types()).toEqual({ operation: ['ProjectionRebuildDone'] });
  });
  it('says it once, and never of what was done that it failed', () => {
    expect(on(failure).when(recordProjectionRebuild, failed).events()).toEqual({});
    const over: Past = [...building, ['ProjectionRebuildDone', { operationId, view: 'leads', seconds: 90 }]];
    for (const again of [done, failed]) expect(on(over).when(recordProjectionRebuild, again).events()).toEqual({});
  });
  it('is about a rebuild: operation', () => {
    for (const past of [[], retried]) expect(on(past).when(recordProjectionRebuild, done).refusal()).toBe('NOT_FOUND: operation');
  });
});

describe('what was done', () => {
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(uuidFor) as [string, string, string, string];
  const happened = story(
    [operation, a, 'DeadLetterRetried', { ...asked, operationId: a }],
    [operation, a, 'DeadLettersSettled', { operationId: a, settled: 11, refused: 1 }, 2],
    [operation, b, 'DeadLetterDismissed', { ...asked, operationId: b, workId }],
    [operation, c, 'ProjectionRebuildStarted', { operationId: c, view: 'leads' }],
    [operation, c, 'ProjectionRebuildDone', { operationId: c, view: 'leads', seconds: 120 }, 2],
    [operation, d, 'ProjectionRebuildStarted', { operationId: d, view: 'offers' }],
    [operation, d, 'ProjectionRebuildFailed', { operationId: d, view: 'offers' }, 9],
  );
  it('is listed with what it came to', () => {
    const rows = rowsOf(operations, happened);
    expect(rows.get(a)).toMatchObject({ act: 'retry', ...of, state: 'Done', settled: 11, refused: 1 });
    expect(rows.get(b)).toMatchObject({ act: 'dismiss', workId, state: 'Running' });
    expect(rows.get(c)).toMatchObject({ act: 'rebuild', view: 'leads', state: 'Done', seconds: 120 });
    expect(rows.get(d)).toMatchObject({ act: 'rebuild', view: 'offers', state: 'Failed' });
    expect(unexercised(operations, happened)).toEqual([]);
  });
  it('is the worker’s to do, once for each act', () => {
    expect(effectsOf(carryOutOperations, happened)).toMatchObject([
      { job: 'settle-dead-letters', key: `dead-letters-${a}`, input: { operationId: a, act: 'retry', ...of, until: T0 } },
      { job: 'settle-dead-letters', key: `dead-letters-${b}`, input: { operationId: b, act: 'dismiss', workId } },
      { job: 'rebuild-projection', key: `rebuild-${c}`, input: { operationId: c, view: 'leads' } },
      { job: 'rebuild-projection', key: `rebuild-${d}`, input: { operationId: d, view: 'offers' } },
    ]);
    expect(unexercised(carryOutOperations, happened)).toEqual([]);
  });
});
