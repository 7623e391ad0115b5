import { buyTexts } from './words/buy';
import { billingErrors, draftOf, identityOf, sameBilling } from './billing';
import type { Credits } from './types';

const billing = { name: 'Roy avocats', address: ['12, rue Basse', 'Montréal (QC)  H2X 1Y4'], province: 'QC' as const };
const suggested = { name: 'Anne Roy', province: 'ON' as const };
const draft = (of: Partial<Credits>) => draftOf({ suggested, ...of } as Credits);

describe('who is billed', () => {
  it('starts from what is on file, its last line taken apart', () => {
    expect(draft({ billing })).toEqual({
      name: 'Roy avocats',
      street: '12, rue Basse',
      city: 'Montréal',
      postal: 'H2X 1Y4',
      province: 'QC',
    });
  });
  it('starts from what is known of the practice where nothing is on file', () => {
    expect(draft({ billing: null })).toMatchObject({ name: 'Anne Roy', street: '', city: '', province: 'ON' });
  });
  it('is sent as it was on file when nothing changed', () => {
    expect(sameBilling(billing, identityOf(draft({ billing })))).toBe(true);
    expect(sameBilling(billing, identityOf({ ...draft({ billing }), city: 'Laval' }))).toBe(false);
  });
  it('writes a postal code as it is printed', () => {
    expect(identityOf({ ...draft({ billing }), postal: 'h2x1y4' }).address[1]).toBe('Montréal (QC)  H2X 1Y4');
  });
  it('lacks each thing an invoice needs, by its field', () => {
    const nothing = { name: ' ', street: '', city: ' ', postal: 'D1D 1D1', province: '' } as const;
    expect(Object.keys(billingErrors(nothing, buyTexts.en))).toEqual(['billingName', 'street', 'city', 'postal', 'province']);
    expect(billingErrors(draft({ billing }), buyTexts.en)).toEqual({});
  });
});
