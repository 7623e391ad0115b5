import { mayActIn, officialDirectory } from '@jurilien/reference';
import { checkPart, hoursOf, practiceOf } from '../../public-site/src/features/joining/practice';

const practice = { fields: ['family'], regions: ['06'], languages: ['fr'], callYear: '2014', postalCode: 'h2x 1y4' };
const preferences = { rates: ['3'], radiusKm: '50', days: ['1', '2'], from: '480', to: '1020', accepts: ['aj'] };
const wrong = (given: object) => checkPart('preferences', { ...preferences, ...given }, 'en');

describe('what a professional writes about the requests they want', () => {
  it('says what is wrong with each answer instead of saving something else', () => {
    expect(wrong({})).toEqual({});
    expect(Object.keys(wrong({ radiusKm: '' }))).toEqual(['radiusKm']);
    expect(Object.keys(wrong({ from: '', to: '' }))).toEqual(['from', 'to']);
    expect(Object.keys(wrong({ from: '1020', to: '480' }))).toEqual(['to']);
    expect(wrong({ holidays: '2026-12-24, 24 décembre' }).holidays).toContain('“24”');
    expect(Object.keys(wrong({ holidays: '2026-02-30' }))).toEqual(['holidays']);
  });
  it.each(['abc', '0', '-1', '1.5', '101'])('refuses %j as a number of reservations, and never takes it for “no limit”', (n) =>
    expect(wrong({ claimsPerDay: n }).claimsPerDay).toBe('Enter a whole number from 1 to 100, or leave it empty'),
  );
  it.each(['abc', '0', '0.25', '10 001', '1,234'])('refuses %j as a number of coins', (n) =>
    expect(Object.keys(wrong({ coinsPerWeek: n }))).toEqual(['coinsPerWeek']),
  );
  it('reads limits as they are written, with a comma or a point, and none where none is given', () => {
    const caps = (given: object) => practiceOf('lawyer', practice, { ...preferences, ...given }).caps;
    expect(caps({ claimsPerDay: '2', claimsPerWeek: '', coinsPerWeek: '2,5' })).toEqual({ claimsPerDay: 2, coinsPerWeekCc: 250 });
    expect(caps({ coinsPerWeek: '12.5' })).toEqual({ coinsPerWeekCc: 1_250 });
    expect(caps({})).toBeUndefined();
  });
  it('reads days without offers however they are separated', () =>
    expect(hoursOf({ ...preferences, holidays: '2026-12-24; 2026-12-25  2027-01-01' }).holidays).toHaveLength(3));
  it('asks no one what their title says already', () => {
    const made = (title: string) => practiceOf(title, practice, preferences);
    expect(made('mediator')).toMatchObject({ mediator: true, paralegalScope: false });
    expect(made('paralegal')).toMatchObject({ mediator: false, paralegalScope: true });
    expect(made('lawyer')).toMatchObject({ mediator: false, paralegalScope: false, acceptsAJ: true });
  });
});

describe('what a licence bounds', () => {
  it('offers a notary and a paralegal the fields they may act in, and a lawyer all of them', () => {
    expect([mayActIn('notary', 'estates'), mayActIn('notary', 'criminal')]).toEqual([true, false]);
    expect([mayActIn('paralegal', 'traffic'), mayActIn('paralegal', 'family')]).toEqual([true, false]);
    expect([mayActIn('lawyer', 'criminal'), mayActIn('mediator', 'family')]).toEqual([true, true]);
  });
  it('names the regulator’s own list, and none for mediators, whom several orders accredit', () => {
    expect(officialDirectory({ title: 'paralegal', province: 'ON' })?.regulator).toBe('Law Society of Ontario');
    expect(officialDirectory({ title: 'notary', province: 'QC' })?.regulator).toBe('Chambre des notaires du Québec');
    expect(officialDirectory({ title: 'lawyer', province: 'QC' })?.regulator).toBe('Barreau du Québec');
    expect(officialDirectory({ title: 'mediator', province: 'QC' })).toBeUndefined();
  });
});
