import { formatCoins, formatPhone } from './formats.js';

const shipped = { fr: 'juricoins', en: 'juricoins' };

describe('formats', () => {
  it('writes coins as each language counts', () => {
    expect(formatCoins(150, 'fr', shipped)).toBe('1,5 juricoin');
    expect(formatCoins(150, 'en', shipped)).toBe('1.5 juricoins');
    expect(formatCoins(100, 'en', shipped)).toBe('1 juricoin');
    expect(formatCoins(700, 'fr', shipped)).toBe('7 juricoins');
    expect(formatCoins(150, 'fr', { fr: 'jetons', en: 'tokens' })).toBe('1,5 jeton');
    expect(formatCoins(700, 'en', { fr: 'jetons', en: 'tokens' })).toBe('7 tokens');
  });
  it('writes North American numbers the local way', () => expect(formatPhone('+15145550123')).toBe('514-555-0123'));
});
