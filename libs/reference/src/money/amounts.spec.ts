import fc from 'fast-check';
import { centsIn, readCents } from './amounts.js';
import { dollars } from '../questions/written.js';

describe('an amount as people write it', () => {
  it.each([
    '29 000 $',
    '$29,000',
    '29,000',
    '29 000,00 $',
    '29\u00a0000\u00a0$',
    '29\u202f000,00\u00a0$',
    '29\u2009000 $',
    '29000',
    '29000.00',
    '29.000,00 $',
    'CA$29,000.00',
    '29,000 CAD',
    '29 000 $ CA',
    '29 000 dollars',
    ' $ 29 000 ',
  ])('« %s » is twenty-nine thousand dollars, everywhere', (text) => {
    expect(readCents(text)).toBe(2_900_000);
    expect(dollars(text)).toBe('29000');
  });
  it.each([
    ['1 250,50 $', 125_050],
    ['$1,250.50', 125_050],
    ['2,5', 250],
    ['2.5', 250],
    ['1,25', 125],
    ['0', 0],
    ['-5', 'negative'],
    ['$-5', 'negative'],
    ['29 00', 'amount'],
    ['2,9,000', 'amount'],
    ['29,000,00', 'amount'],
    ['29k', 'amount'],
    ['vingt', 'amount'],
    ['', 'amount'],
    ['$', 'amount'],
    ['9'.repeat(400), 'huge'],
  ])('« %s » is %s', (text, expected) => expect(readCents(text)).toBe(expected));
  it('is read back as either language writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), fc.constantFrom('fr-CA', 'en-CA'), (cents, locale) => {
        expect(centsIn(new Intl.NumberFormat(locale, { style: 'currency', currency: 'CAD' }).format(cents / 100))).toBe(cents);
      }),
      { numRuns: 1_000 },
    );
  });
});
