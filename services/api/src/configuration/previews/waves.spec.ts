import { wavesFound, type Played } from './waves.js';

const played = (before: Played['before'], after: Played['after'], was = before): Played => ({
  place: { province: 'QC', field: 'family' },
  was,
  before,
  after,
});

describe('what other plans of waves would have done', () => {
  it('is how many requests were accepted, how soon, and for how many offers: really, before and after', () => {
    const { cases, figures } = wavesFound(
      [
        played({ offers: 3, minutes: 20 }, { offers: 8, minutes: 10 }, { offers: 4, minutes: 30 }),
        played({ offers: 5 }, { offers: 8, minutes: 40 }),
      ],
      false,
    );
    expect(cases).toBe(2);
    expect(figures).toEqual([
      { measure: 'acceptedShare', unit: 'share', was: 0.5, before: 0.5, after: 1 },
      { measure: 'medianMinutes', unit: 'minutes', was: 30, before: 20, after: 40 },
      { measure: 'p90Minutes', unit: 'minutes', was: 30, before: 20, after: 40 },
      { measure: 'offersPerRequest', unit: 'average', was: 4.5, before: 4, after: 8 },
    ]);
  });
  it('has no minutes where no one accepts', () =>
    expect(wavesFound([played({ offers: 3 }, { offers: 3 })], false).figures).toContainEqual({
      measure: 'medianMinutes',
      unit: 'minutes',
      was: null,
      before: null,
      after: null,
    }));
});
