import { PARTNERS, partnerServes } from './partners.js';

describe('partners', () => {
  it('take requests of Quebec alone, and none whose province no one knows', () => {
    for (const partner of PARTNERS)
      expect([partnerServes(partner, 'QC'), partnerServes(partner, 'ON'), partnerServes(partner, null)]).toEqual([true, false, false]);
  });
});
