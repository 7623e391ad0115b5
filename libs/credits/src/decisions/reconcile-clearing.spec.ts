import { given, rowsOf, story, unexercised } from '@jurilien/event-sourcing/testing';
import { reconciliation } from '../reconciliation/reconciliation.js';
import { reconciliations } from '../views/reconciliations.js';
import { compareAgain, explainDifference, recordReconciliation } from './reconcile-clearing.js';

const day = '2026-11-20';
const found = {
  day,
  providerCents: 1_000,
  ledgerCents: 900,
  feeCents: 59,
  payoutCents: 0,
  moves: 1,
  entries: 1,
  differences: [{ ref: 'txn_1', cents: 100, kind: 'amount', explained: false }],
  unexplainedCents: 100,
};
const past = { day: [['ClearingReconciled', found]] } as const;

describe('RecordReconciliation and ExplainClearingDifference', () => {
  it('writes down what a day found, and the same again is nothing new', () => {
    expect(given().when(recordReconciliation, found).types()).toEqual({ day: ['ClearingReconciled'] });
    expect(given(past).when(recordReconciliation, found).types()).toEqual({});
    expect(
      given(past)
        .when(recordReconciliation, { ...found, moves: 2 })
        .types(),
    ).toEqual({ day: ['ClearingReconciled'] });
  });
  it('lets a person explain a difference once, and only one there is', () => {
    expect(given(past).when(explainDifference, { day, ref: 'txn_1' }).types()).toEqual({ day: ['ClearingDifferenceExplained'] });
    expect(
      given({ day: [...past.day, ['ClearingDifferenceExplained', { day, ref: 'txn_1' }]] })
        .when(explainDifference, { day, ref: 'txn_1' })
        .types(),
    ).toEqual({});
    expect(given(past).when(explainDifference, { day, ref: 'txn_2' }).refusal()).toBe('NOT_FOUND: no-such-difference');
  });
});

describe('CompareClearingAgain', () => {
  it('asks for a day that was compared, as often as someone wants, and for no other', () => {
    expect(given(past).when(compareAgain, { day }).types()).toEqual({ day: ['ClearingComparisonAsked'] });
    expect(
      given({ day: [...past.day, ['ClearingComparisonAsked', { day }]] })
        .when(compareAgain, { day })
        .types(),
    ).toEqual({ day: ['ClearingComparisonAsked'] });
    expect(given().when(compareAgain, { day }).refusal()).toBe('NOT_FOUND: no-such-day');
  });
});

describe('reconciliations', () => {
  const log = story(
    [reconciliation, day, 'ClearingReconciled', found],
    [reconciliation, day, 'ClearingDifferenceExplained', { day, ref: 'txn_1' }],
    [reconciliation, day, 'ClearingComparisonAsked', { day }],
    [reconciliation, day, 'ClearingReconciled', { ...found, moves: 2 }],
  );
  it('listens to everything that is told', () => expect(unexercised(reconciliations, log)).toEqual([]));
  it('waits for a person until each difference is explained, and keeps the reason when the day is compared again', () => {
    const reason = 'Frais de conversion';
    const said = log.map((e) => ({ ...e, reason }));
    expect(rowsOf(reconciliations, said.slice(0, 1)).get(day)).toMatchObject({ unexplained: 1, ledgerCents: 900, version: 1 });
    expect(rowsOf(reconciliations, said.slice(0, 2)).get(day)).toMatchObject({
      unexplained: 0,
      differences: [{ explained: true, reason }],
    });
    expect(rowsOf(reconciliations, said).get(day)).toMatchObject({
      moves: 2,
      unexplained: 0,
      differences: [{ explained: true, reason }],
      version: 4,
    });
  });
});
