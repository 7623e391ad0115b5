import { addressLines, DEMO_SELLER, gstNumber, qstNumber, sellerAt, type DatedSeller } from './seller.js';

const first: DatedSeller = { ...DEMO_SELLER, from: '2026-01-01T00:00:00.000Z' };
const moved: DatedSeller = { ...first, from: '2027-03-01T15:00:00.000Z', address: ['2, rue Neuve', 'Québec (Québec) G1R 2B5'] };

describe('who sells', () => {
  it.each([
    ['2026-11-21T10:00:00.000Z', first],
    ['2027-03-01T14:59:59.999Z', first],
    ['2027-03-01T15:00:00.000Z', moved],
    ['2031-01-01T00:00:00.000Z', moved],
    ['2025-12-31T00:00:00.000Z', first],
  ])('at %s', (instant, seller) => expect(sellerAt(instant, [first, moved])).toBe(seller));
});

describe('how a seller is written in the settings', () => {
  it.each([
    ['712345678RT0001', '712345678 RT 0001'],
    [' 712345678 RT 0001 ', '712345678 RT 0001'],
    ['71234567 RT 0001', undefined],
    ['712345678 TQ 0001', undefined],
  ])('GST %j is %j', (text, number) => expect(gstNumber(text)).toBe(number));
  it.each([
    ['1023456789TQ0001', '1023456789 TQ 0001'],
    ['102345678 TQ 0001', undefined],
  ])('QST %j is %j', (text, number) => expect(qstNumber(text)).toBe(number));
  it('keeps the commas of an address', () =>
    expect(addressLines('1, rue A, bureau 2; Montréal (Québec) H2X 1Y4;')).toEqual(['1, rue A, bureau 2', 'Montréal (Québec) H2X 1Y4']));
});
