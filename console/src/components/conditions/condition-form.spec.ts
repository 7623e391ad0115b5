import { conditionOf, queryOf } from './condition-form';

const BOOLEANS = new Set(['lead.isOver']);

describe('a condition in the query builder', () => {
  it('is kept as it was, however deep, with yes and no as such', () => {
    const kept = {
      combinator: 'and' as const,
      rules: [
        { field: 'lead.isOver', operator: '=' as const, value: false },
        {
          combinator: 'or' as const,
          not: true,
          rules: [
            { field: 'acceptance.status', operator: 'in' as const, value: ['Contacted', 'Consultation'] },
            { field: 'lead.courtDate', operator: 'isSet' as const },
          ],
        },
      ],
    };
    expect(conditionOf(queryOf(kept), BOOLEANS)).toEqual(kept);
  });
  it('asks nothing when nothing is in it, and drops groups without a comparison', () => {
    expect(queryOf(undefined)).toEqual({ combinator: 'and', not: false, rules: [] });
    expect(conditionOf({ combinator: 'and', rules: [] }, BOOLEANS)).toBeUndefined();
    expect(conditionOf({ combinator: 'or', rules: [{ combinator: 'and', rules: [] }] }, BOOLEANS)).toBeUndefined();
  });
  it('has a value that was chosen in words as yes or no', () =>
    expect(conditionOf({ combinator: 'and', rules: [{ field: 'lead.isOver', operator: '=', value: 'true' }] }, BOOLEANS)).toEqual({
      combinator: 'and',
      rules: [{ field: 'lead.isOver', operator: '=', value: true }],
    }));
});
