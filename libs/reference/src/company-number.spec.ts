import { companyNumberOf, isCompanyNumber } from './company-number.js';

describe('the number of a business', () => {
  it.each(['1143 920 115', '2261234567', '3345678901', '8812345678', '1000123456', '123456', '123-456-789'])('may be %s', (number) =>
    expect(isCompanyNumber(number)).toBe(true),
  );
  it.each(['', '12345', '4412345678', '12345678901', 'NEQ', '123456789RT'])('is not %s', (number) =>
    expect(isCompanyNumber(number)).toBe(false),
  );
  it('has a last digit that the others make, where it carries a program account', () => {
    expect(isCompanyNumber('123456782 RT 0001')).toBe(true);
    expect(isCompanyNumber('123456789RT0001')).toBe(false);
  });
  it('is compared without what people write in it', () => expect(companyNumberOf(' 1143-920 115 ')).toBe('1143920115'));
});
