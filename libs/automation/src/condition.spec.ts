import fc from 'fast-check';
import { all, any, condition, factsNamed, holds, is, isIn, isNotIn, isSet, type Condition, type FactValue } from './condition.js';

describe('a condition', () => {
  const facts = { status: 'Open', price: 5, urgent: false, gone: null, share: 0 / 0, endless: 1 / 0, regions: ['06', '07'], none: [] };
  it.each<[string, Condition, boolean]>([
    ['a value', is('status', 'Open'), true],
    ['another value', is('status', 'Closed'), false],
    ['a value that is false', is('urgent', false), true],
    ['one of several', isIn('status', ['Open', 'New']), true],
    ['none of several', isNotIn('status', ['Closed']), true],
    ['less', all({ field: 'price', operator: '<', value: 6 }), true],
    ['at least', all({ field: 'price', operator: '>=', value: 6 }), false],
    ['a number beside a text is no order', all({ field: 'price', operator: '<', value: '6' }), false],
    ['something missing is not less than anything', all({ field: 'nothing', operator: '<', value: 6 }), false],
    ['nor different from anything', all({ field: 'gone', operator: '!=', value: 6 }), false],
    ['nor none of several', isNotIn('gone', ['a']), false],
    ['nor is anything less than what is missing in the condition', all({ field: 'price', operator: '<' }), false],
    ['a number that is none has no order', all({ field: 'share', operator: '<', value: 1 }), false],
    ['nor the other way round', all({ field: 'share', operator: '>=', value: 1 }), false],
    ['what was divided by nothing is more than any number', all({ field: 'endless', operator: '>', value: 1e300 }), true],
    ['it is missing', all({ field: 'gone', operator: 'isMissing' }), true],
    ['it is set', isSet('price'), true],
    ['all of two', all(is('status', 'Open'), is('price', 4)), false],
    ['any of two', any(is('status', 'Open'), is('price', 4)), true],
    ['not', { ...is('status', 'Open'), not: true }, false],
    ['nothing asked', all(), true],
    ['one of several values', is('regions', '07'), true],
    ['one of several that are asked for', isIn('regions', ['01', '06']), true],
    ['several values, and not this one', all({ field: 'regions', operator: '!=', value: '06' }), false],
    ['none of its several values', isNotIn('regions', ['01']), true],
    ['several values have no order', all({ field: 'regions', operator: '>', value: '01' }), false],
    ['no value of several is missing', isSet('none'), false],
  ])('%s', (_what, c, expected) => expect(holds(c, facts)).toBe(expected));

  it('names its facts once each, however deep', () => expect(factsNamed(all(is('a', 1), any(is('b', 2), is('a', 3))))).toEqual(['a', 'b']));

  it('is refused when it is deeper than is ever needed', () => {
    const nested = (depth: number): Condition => (depth === 0 ? is('a', 1) : all(nested(depth - 1)));
    expect(condition.safeParse(nested(2)).success).toBe(true);
    expect(condition.safeParse(nested(9)).success).toBe(false);
  });

  it('throws for no facts whatever, and its opposite is its opposite', () => {
    const value = fc.oneof(fc.string(), fc.integer(), fc.boolean(), fc.constant(null), fc.constant(undefined)) as fc.Arbitrary<FactValue>;
    const field = fc.constantFrom('a', 'b', 'c');
    const operator = fc.constantFrom('=', '!=', '<', '<=', '>', '>=', 'in', 'notIn', 'isSet', 'isMissing');
    const part = fc.record({ field, operator, value: fc.oneof(fc.string(), fc.integer(), fc.array(fc.string())) });
    const tree = fc.record({ combinator: fc.constantFrom('and', 'or'), rules: fc.array(part, { maxLength: 4 }) });
    fc.assert(
      fc.property(tree, fc.dictionary(field, value), (c, known) => {
        const asked = c as Condition;
        expect(holds({ ...asked, not: true }, known)).toBe(!holds(asked, known));
      }),
    );
  });
});
