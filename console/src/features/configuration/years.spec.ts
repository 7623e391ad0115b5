import { HOLIDAYS } from '@jurilien/reference';
import { yearsMissing, yearsOf } from './years';

describe('the years that a list of holidays covers', () => {
  it('are those of its days; this one and the next are missed', () => {
    expect(yearsOf(['2027-01-01', '2026-12-25', '2027-12-25'])).toEqual([2026, 2027]);
    expect(yearsMissing(['2026-12-25'], 2026)).toEqual([2027]);
    expect(yearsMissing(HOLIDAYS.QC, 2026)).toEqual([]);
    expect(yearsMissing(HOLIDAYS.ON, 2032)).toEqual([2033]);
  });
});
