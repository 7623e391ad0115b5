import { armIn, assigned } from '../../public-site/src/features/intake/drafts/experiment.server';
import { preset } from '../../public-site/src/features/intake/wizard/preset';

const visit = (address: string, cookie = '') => new Request(`http://site.example${address}`, { headers: { cookie } });

describe('the comparison of F08 with F02', () => {
  const before = process.env.PAGE_VIEWS;
  beforeAll(() => {
    process.env.PAGE_VIEWS = 'own';
  });
  afterAll(() => {
    process.env.PAGE_VIEWS = before;
  });

  it('tosses for who comes for the first time, and both forms come up', () => {
    const arms = Array.from({ length: 200 }, () => assigned(visit('/oolong')).arm);
    expect(new Set(arms)).toEqual(new Set(['oolong', 'demand']));
  });
  it('keeps nothing in the browser of who was not asked or said no', () => {
    for (const cookie of ['', 'mesure=non']) expect(assigned(visit('/oolong', cookie)).header).toBeUndefined();
    const forced = ['oolong', 'demand'].map((arm) =>
      Array.from({ length: 50 }, () => assigned(visit('/oolong', `mesure=non; essai=${arm}`)).arm),
    );
    // A cookie of before is not read any more: both come up whatever it says.
    for (const arms of forced) expect(new Set(arms).size).toBe(2);
  });
  it('leads who agreed to the same form each time', () => {
    const first = assigned(visit('/oolong', 'mesure=oui'));
    expect(first.header).toMatch(new RegExp(`^essai=${first.arm};.*HttpOnly`));
    for (let i = 0; i < 20; i += 1) expect(assigned(visit('/oolong', `mesure=oui; essai=${first.arm}`)).arm).toBe(first.arm);
  });
  it('lets the address decide, for every caller', () =>
    expect(assigned(visit('/oolong?essai=demand', 'mesure=oui; essai=oolong')).arm).toBe('demand'));
  it('goes from the address into the answers, and nothing unknown does', () => {
    expect(preset(new URLSearchParams('essai=demand'))).toEqual({ experiment: 'demand' });
    expect(preset(new URLSearchParams('essai=gold'))).toEqual({});
    expect(armIn(new URLSearchParams('essai=gold'))).toBeUndefined();
  });
});
