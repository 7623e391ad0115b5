import { isGsm7, segments, toGsm7 } from './segments.js';

describe('segments', () => {
  it('counts 160 GSM-7 characters as one segment and one more as two', () => {
    expect(segments('a'.repeat(160))).toEqual({ encoding: 'GSM-7', units: 160, segments: 1 });
    expect(segments('a'.repeat(161)).segments).toBe(2);
    expect(segments('a'.repeat(307)).segments).toBe(3);
  });
  it('counts extension characters twice', () => expect(segments('€'.repeat(80)).units).toBe(160));
  it('counts 70 characters a segment once one is outside the alphabet', () => {
    expect(segments(`ê${'a'.repeat(69)}`)).toEqual({ encoding: 'UCS-2', units: 70, segments: 1 });
    expect(segments(`ê${'a'.repeat(70)}`).segments).toBe(2);
  });
  it('replaces smart characters and missing accents, and keeps those the alphabet has', () => {
    expect(toGsm7('Côté « reçu » l’été…\u00a0!')).toBe('Coté " recu " l\'été... !');
    expect(isGsm7(toGsm7('œuvre – naïf'))).toBe(true);
  });
  it('leaves another script readable rather than dropping it', () => expect(toGsm7('привет')).toBe('привет'));
});
