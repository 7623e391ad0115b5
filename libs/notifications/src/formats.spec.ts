import { formatCoins, formatPhone } from './formats.js';

describe('formats', () => {
  it('writes coins as each language counts', () => {
    expect(formatCoins(150, 'fr')).toBe('1,5 juricoin');
    expect(formatCoins(150, 'en')).toBe('1.5 juricoins');
    expect(formatCoins(100, 'en')).toBe('1 juricoin');
    expect(formatCoins(700, 'fr')).toBe('7 juricoins');
  });
  it('writes North American numbers the local way', () => expect(formatPhone('+15145550123')).toBe('514-555-0123'));
});
