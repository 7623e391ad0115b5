import { asShipped, at, configWith, T0 } from '@jurilien/event-sourcing/testing';
import { DAY_MS, plus } from '@jurilien/reference';
import { CHURN_RULES, churnSignals, type MemberFacts } from './churn.js';

const days = (n: number): string => plus(T0, n * DAY_MS);
const fine: MemberFacts = {
  ...{ province: 'QC', boughtAt: days(-10), subscribed: false, availableCc: 1_000, ignored: 0, paused: false },
  ...{ licenceNextCheckAt: days(60), calls: 10, callsKept: 10 },
};
const found = (more: Partial<MemberFacts>, config = asShipped()) => churnSignals({ ...fine, ...more }, T0, config).map(({ rule }) => rule);

describe('signs that a member is leaving', () => {
  it('are none of who buys, answers and calls', () => expect(found({})).toEqual([]));

  it.each<[string, Partial<MemberFacts>, Partial<MemberFacts>]>([
    ['noPurchase', { boughtAt: days(-60) }, { boughtAt: days(-59) }],
    ['lowBalance', { availableCc: 299 }, { availableCc: 300 }],
    ['ignoredOffers', { ignored: 5 }, { ignored: 4 }],
    ['longPause', { paused: true, pausedUntil: days(30) }, { paused: true, pausedUntil: days(29) }],
    ['licenceSoon', { licenceNextCheckAt: days(14) }, { licenceNextCheckAt: days(15) }],
    ['fewContacts', { calls: 10, callsKept: 7 }, { calls: 10, callsKept: 8 }],
  ])('are %s at its limit, and not before', (rule, at, before) => {
    expect(found(at)).toEqual([rule]);
    expect(found(before)).toEqual([]);
  });

  it('are each of a rule of the list, with its figure and its limit', () => {
    expect(churnSignals({ ...fine, ignored: 6 }, T0, asShipped())).toEqual([{ rule: 'ignoredOffers', figure: 6, limit: 5 }]);
    expect(CHURN_RULES).toHaveLength(6);
  });

  it('follow the configuration', () => {
    expect(found({ ignored: 2 }, configWith({ 'churn.ignoredOffers': 2 }))).toEqual(['ignoredOffers']);
    expect(found({ boughtAt: at(-1), availableCc: 10 }, configWith({ 'credits.lowBalanceCc': 5 }))).toEqual([]);
  });

  it('are none of who never bought or whose plan buys, nor of too few calls', () => {
    expect(found({ boughtAt: undefined, availableCc: 0 })).toEqual([]);
    expect(found({ subscribed: true, boughtAt: days(-300), availableCc: 0 })).toEqual([]);
    expect(found({ calls: 2, callsKept: 0 })).toEqual([]);
  });

  it('are a pause without an end, and a licence whose date is past', () => {
    expect(churnSignals({ ...fine, paused: true }, T0, asShipped())).toEqual([{ rule: 'longPause', figure: null, limit: 30 }]);
    expect(churnSignals({ ...fine, licenceNextCheckAt: days(-2) }, T0, asShipped())).toEqual([
      { rule: 'licenceSoon', figure: -2, limit: 14 },
    ]);
  });
});
