import { formatCoins, formatPhone, formatTime, formatWhen } from './formats.js';

describe('formats', () => {
  it('writes coins as each language counts', () => {
    expect(formatCoins(150, 'fr')).toBe('1,5 juricoin');
    expect(formatCoins(150, 'en')).toBe('1.5 juricoins');
    expect(formatCoins(100, 'en')).toBe('1 juricoin');
    expect(formatCoins(700, 'fr')).toBe('7 juricoins');
  });
  it('writes times where the reader is', () => {
    expect(formatTime('2026-03-03T19:30:00Z', 'fr')).toBe('14 h 30');
    expect(formatTime('2026-03-03T19:00:00Z', 'fr')).toBe('14 h');
    expect(formatWhen('2026-03-03T19:30:00Z', 'fr')).toBe('mardi 3 mars à 14 h 30');
    expect(formatWhen('2026-03-03T19:30:00Z', 'en')).toMatch(/^Tuesday, March 3 at 2:30\sp\.m\.$/);
  });
  it('writes North American numbers the local way', () => expect(formatPhone('+15145550123')).toBe('514-555-0123'));
});
