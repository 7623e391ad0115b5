import { sellerOn, SELLERS, type DatedSeller } from './seller.js';

const first: DatedSeller = { ...SELLERS[0]!, from: '2026-01-01' };
const moved: DatedSeller = { ...first, from: '2027-03-01', address: ['2, rue Neuve', 'Québec (Québec) G1R 2B5'] };

describe('who sells on a day', () => {
  it.each([
    ['2026-11-21', first],
    ['2027-02-28', first],
    ['2027-03-01', moved],
    ['2031-01-01', moved],
    ['2025-12-31', first],
  ])('%s', (date, seller) => expect(sellerOn(date, [first, moved])).toBe(seller));

  it('has a seller today whose numbers are whole', () => {
    for (const { gstNo, qstNo } of SELLERS)
      expect([gstNo, qstNo]).toEqual([expect.stringMatching(/^\d{9} RT \d{4}$/), expect.stringMatching(/^\d{10} TQ \d{4}$/)]);
  });
});
