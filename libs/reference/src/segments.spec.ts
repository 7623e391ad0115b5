import fc from 'fast-check';
import { isGsm7, outsideGsm7, segmentsOf, toGsm7 } from './segments.js';

describe('segments', () => {
  it('counts 160 GSM-7 characters as one segment and one more as two', () => {
    expect(segmentsOf('a'.repeat(160))).toEqual({ encoding: 'GSM-7', units: 160, segments: 1, left: 0 });
    expect(segmentsOf('a'.repeat(161)).segments).toBe(2);
    expect(segmentsOf('a'.repeat(307)).segments).toBe(3);
  });
  it('counts extension characters twice', () => expect(segmentsOf('€'.repeat(80)).units).toBe(160));
  it('counts 70 characters a segment once one is outside the alphabet', () => {
    expect(segmentsOf(`ê${'a'.repeat(69)}`)).toEqual({ encoding: 'UCS-2', units: 70, segments: 1, left: 0 });
    expect(segmentsOf(`ê${'a'.repeat(70)}`).segments).toBe(2);
  });
  it('never tears a character in two: the escape of an extension character and the halves of an emoji stay together', () => {
    expect(segmentsOf(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toMatchObject({ units: 306, segments: 3, left: 152 });
    expect(segmentsOf(`${'a'.repeat(151)}€${'a'.repeat(153)}`)).toMatchObject({ units: 306, segments: 2, left: 0 });
    expect(segmentsOf(`${'ê'.repeat(66)}😀${'ê'.repeat(66)}`)).toMatchObject({ units: 134, segments: 3, left: 66 });
  });
  it('always has room for what it counts, and never more rooms than characters need', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '€', 'ê', '😀', ' '), maxLength: 700 }), (text) => {
        const { encoding, units, segments: n } = segmentsOf(text);
        const [single, joined] = encoding === 'GSM-7' ? [160, 153] : [70, 67];
        expect(n === 1 ? units <= single : units > single && units <= n * joined && units > (n - 1) * (joined - 1)).toBe(true);
      }),
      { numRuns: 1_000 },
    ));
  it('says how much still fits: so many letters cost nothing, one more a segment', () =>
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'é', '€', 'ê', '😀', ' '), maxLength: 700 }), (text) => {
        const { segments: n, left } = segmentsOf(text);
        expect(segmentsOf(text + 'a'.repeat(left)).segments).toBe(n);
        expect(segmentsOf(text + 'a'.repeat(left + 1)).segments).toBeGreaterThan(n);
      }),
    ));
  it('says which characters force the dearer alphabet', () => expect(outsideGsm7('Forêt, œuvre, forêt €')).toEqual(['ê', 'œ']));
  it('replaces smart characters and missing accents, and keeps those the alphabet has', () => {
    expect(toGsm7('Côté « reçu » l’été…\u00a0!')).toBe('Coté "recu" l\'été... !');
    expect(isGsm7(toGsm7('œuvre – naïf'))).toBe(true);
  });
  it('leaves another script readable rather than dropping it', () => expect(toGsm7('привет')).toBe('привет'));
});
