import { BUDGETS, RATES, REVENUES } from './brackets.js';
import { pricingFactor } from './configuration/keys/pricing.js';
import { shippedConfig } from './configuration/resolve.js';
import { LAWYER_TYPES, lawyerTypeLabel } from './legal/lawyer-types.js';

describe('lists', () => {
  it('names every entry in both languages, once', () => {
    for (const list of [LAWYER_TYPES, RATES, BUDGETS, REVENUES]) {
      expect(new Set(list.map((e) => e.code)).size).toBe(list.length);
      for (const e of list) expect(e.fr.trim() && e.en.trim()).toBeTruthy();
    }
    expect(LAWYER_TYPES).toHaveLength(19);
  });
  it('writes amounts the way each language does, without a line break inside', () => {
    for (const { fr, en } of [...RATES, ...BUDGETS, ...REVENUES]) {
      expect(fr).not.toMatch(/\$\d|\d[ ,]\d|\d \$/);
      expect(en).not.toMatch(/\d\s?\$/);
    }
  });
  it('has a price factor for every bracket', () => {
    const { rate, budget } = shippedConfig.value(pricingFactor, {});
    for (const r of RATES) expect(rate[r.code as unknown as keyof typeof rate]).toBeGreaterThan(0);
    expect(budget).toHaveLength(BUDGETS.length);
  });
  it('answers the code of a field of law it does not know', () => {
    expect(lawyerTypeLabel('family', 'fr')).toBe('Droit de la famille');
    expect(lawyerTypeLabel('maritime', 'en')).toBe('maritime');
  });
});
