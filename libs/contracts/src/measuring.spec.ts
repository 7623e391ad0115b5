import { measuringBy } from './measuring.js';

const asked = (configured: string, headers: Record<string, string> = {}) => measuringBy(configured, (name) => headers[name]);

describe('whether pages are counted', () => {
  it('is asked once, and the answer holds', () => {
    expect(asked('own')).toBe('ask');
    expect(asked('own', { cookie: 'a=1; mesure=oui' })).toBe('yes');
    expect(asked('own', { cookie: 'mesure=non; a=1' })).toBe('no');
    expect(asked('own', { cookie: 'xmesure=oui' })).toBe('ask');
  });
  it('is not asked of a browser that asks not to be followed, nor where nothing is counted', () => {
    expect([asked('own', { 'sec-gpc': '1' }), asked('own', { dnt: '1' })]).toEqual(['no', 'no']);
    expect(asked('none', { cookie: 'mesure=oui' })).toBe('off');
  });
});
