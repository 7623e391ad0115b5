import { given, uuidFor, type Past } from '@jurilien/event-sourcing/testing';
import { admin, delayed, hashOf, pastOf } from '../rules.testing.js';
import { cancelDryRun, dryRunAutomationRule, recordDryRun } from './record-dry-run.js';

const rule = 'R05';
const [next, other] = [delayed(rule, 45), delayed(rule, 60)];
const hash = hashOf(next);
const [runId, second] = [uuidFor('trial'), uuidFor('again')];
const { drafted, tried, activated } = pastOf(rule);
const begun = (id = runId): Past[number] => ['AutomationRuleDryRunStarted', { rule, hash, runId: id }];
const cancelled: Past[number] = ['AutomationRuleDryRunCancelled', { rule, runId }];
const running: Past = [drafted(next), begun()];

describe('DryRunAutomationRule', () => {
  const dryRun = (past: Past, id = runId) => given({ rule: past }).when(dryRunAutomationRule, { rule, hash, runId: id }, admin('a'));

  it('begins a trial of the draft, once', () => {
    const event = { type: 'AutomationRuleDryRunStarted', data: { rule, hash, runId } };
    expect(dryRun([drafted(next)]).events()).toEqual({ rule: [event] });
    expect(dryRun(running).events()).toEqual({});
  });
  it('takes the place of the trial that runs, and may follow one that is done or cancelled', () => {
    const pasts: Past[] = [running, [drafted(next), ...tried(next, runId)], [...running, cancelled]];
    for (const past of pasts) expect(dryRun(past, second).types()).toEqual({ rule: ['AutomationRuleDryRunStarted'] });
  });
  it('is refused without a draft, and of a draft that changed since it was read', () => {
    expect(dryRun([]).refusal()).toBe('WRONG_STATE: nothing-drafted');
    expect(dryRun([drafted(next), activated(2, next)]).refusal()).toBe('WRONG_STATE: nothing-drafted');
    expect(dryRun([drafted(next), drafted(other)]).refusal()).toBe('STALE_VERSION: draft-changed');
  });
});

describe('CancelDryRun', () => {
  const cancel = (past: Past) => given({ rule: past }).when(cancelDryRun, { rule, runId }, admin('a'));

  it('ends the trial that runs, once', () => {
    expect(cancel(running).events()).toEqual({ rule: [{ type: 'AutomationRuleDryRunCancelled', data: { rule, runId } }] });
    expect(cancel([...running, cancelled]).events()).toEqual({});
  });
  it('leaves alone what is done, what took its place, and what never began', () => {
    const pasts: Past[] = [[drafted(next), ...tried(next, runId)], [...running, begun(second)], [drafted(next)]];
    for (const past of pasts) expect(cancel(past).events()).toEqual({});
  });
});

describe('RecordDryRun', () => {
  const counts = { sent: 3, Z02: 1 };
  const record = (past: Past) => given({ rule: past }).when(recordDryRun, { rule, hash, runId, counts });

  it('writes down what the trial came to, once', () => {
    expect(record(running).events()).toEqual({ rule: [{ type: 'AutomationRuleDryRun', data: { rule, hash, runId, counts } }] });
    expect(record([drafted(next), ...tried(next, runId)]).events()).toEqual({});
  });
  it.each<[string, Past]>([
    ['was cancelled', [...running, cancelled]],
    ['gave its place to another', [...running, begun(second)]],
    ['is of a draft that changed', [...running, drafted(other)]],
    ['is of a draft that is at work already', [...running, activated(2, next)]],
  ])('comes to nothing when it %s', (_when, past) => expect(record(past).events()).toEqual({}));
  it('counts nothing below zero', () =>
    expect(recordDryRun.input.safeParse({ rule, hash, runId, counts: { sent: -1 } }).success).toBe(false));
});
