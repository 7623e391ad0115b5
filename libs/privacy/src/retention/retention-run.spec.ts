import { given, rowsOf, story, type StoryEvent, unexercised } from '@jurilien/event-sourcing/testing';
import { RETENTION_ROWS } from '@jurilien/reference';
import { retentionRuns } from '../views/retention-runs.js';
import { completeRetentionRun, recordRetentionStep, startRetentionRun } from './keep-retention-run.js';
import { NOTHING, nextRow, retentionRun } from './retention-run.js';

const day = '2026-11-29';
const started = ['RetentionRunStarted', { day }] as const;
const step = (row: string, more: object = {}) => ({ day, row, over: true, ...NOTHING, ...more });
const done = (row: string, more: object = {}) => ['RetentionStepDone', step(row, more)] as const;
const through = RETENTION_ROWS.map((row) => done(row));

describe('StartRetentionRun', () => {
  it('starts one run a day', () => {
    expect(given().when(startRetentionRun, { day }).events()).toEqual({ run: [{ type: 'RetentionRunStarted', data: { day } }] });
    expect(
      given({ run: [started] })
        .when(startRetentionRun, { day })
        .events(),
    ).toEqual({});
  });
});

describe('RecordRetentionStep', () => {
  const record = (past: Parameters<typeof given>[0], input: object = {}) =>
    given(past).when(recordRetentionStep, { ...step('draft', { over: false, cursor: 'b', due: 3, gone: 2, held: 1 }), ...input } as never);
  it('keeps what a look found and where the next one goes on', () =>
    expect(record({ run: [started] }).events()).toEqual({
      run: [{ type: 'RetentionStepDone', data: { day, row: 'draft', cursor: 'b', over: false, due: 3, gone: 2, held: 1, failed: 0 } }],
    }));
  it('counts a look that two workers took once', () => {
    const past = { run: [started, done('draft', { over: false, cursor: 'b', due: 3 })] };
    expect(record(past).events()).toEqual({});
    expect(record(past, { after: 'b', cursor: 'c' }).types()).toEqual({ run: ['RetentionStepDone'] });
  });
  it('adds nothing to a row that is over, nor to a run that is', () => {
    expect(record({ run: [started, done('draft')] }).events()).toEqual({});
    expect(record({ run: [started, ...through, ['RetentionRunCompleted', { day, rows: {}, ...NOTHING }]] }).events()).toEqual({});
  });
  it('refuses where no run is: retention-run', () => expect(record({}).refusal()).toBe('NOT_FOUND: retention-run'));
});

describe('CompleteRetentionRun', () => {
  const complete = (past: Parameters<typeof given>[0]) => given(past).when(completeRetentionRun, { day });
  it('adds the rows up when all are over, once', () => {
    const past = [
      started,
      done('draft', { over: false, cursor: 'b', due: 3, gone: 2, held: 1 }),
      ...through.map((e) => (e[1].row === 'draft' ? done('draft', { due: 1, failed: 1 }) : e)),
    ];
    expect(complete({ run: past }).events()).toMatchObject({
      run: [{ data: { due: 4, gone: 2, held: 1, failed: 1, rows: { draft: { due: 4, gone: 2, held: 1, failed: 1 }, surveys: NOTHING } } }],
    });
    expect(complete({ run: [...past, ['RetentionRunCompleted', { day, rows: {}, ...NOTHING }]] }).events()).toEqual({});
  });
  it('refuses before: retention-run, retention-run-goes-on', () => {
    expect(complete({}).refusal()).toBe('NOT_FOUND: retention-run');
    expect(complete({ run: [started, ...through.slice(1)] }).refusal()).toBe('WRONG_STATE: retention-run-goes-on');
  });
  it('goes through the table in its order', () => {
    expect(nextRow({ status: 'Running', rows: {} })).toBe('draft');
    expect(nextRow({ status: 'Running', rows: { draft: { over: true, counts: NOTHING } } })).toBe('stoppedRequest');
  });
});

describe('retention-runs', () => {
  const log = story(
    ...([
      [retentionRun, day, ...started],
      [retentionRun, day, ...done('draft', { over: false, cursor: 'b', due: 3, gone: 2, held: 1 })],
      [retentionRun, day, ...done('draft', { due: 1, gone: 1 })],
      [retentionRun, day, 'RetentionRunCompleted', { day, rows: { draft: { ...NOTHING, due: 4 } }, ...NOTHING, due: 4, gone: 3, held: 1 }],
    ] as unknown as StoryEvent[]),
  );
  const row = (n: number) => rowsOf(retentionRuns, log.slice(0, n)).get(day);
  it('adds up while the run goes on, and states it when it is over', () => {
    expect(row(1)).toMatchObject({ due: 0, rows: {} });
    expect(row(3)).toMatchObject({ due: 4, gone: 3, held: 1, rows: { draft: { due: 4, gone: 3, held: 1 } } });
    expect(row(4)).toMatchObject({ due: 4, completedAt: log[3]!.occurredAt });
  });
  it('handles no event that this spec leaves out', () => expect(unexercised(retentionRuns, log)).toEqual([]));
});
