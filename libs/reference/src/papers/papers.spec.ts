import { legalAidSheet, wordsOfPaper } from './index.js';

const sheet = (province: 'QC' | 'ON', day: string, lang: 'fr' | 'en' = 'fr'): string =>
  wordsOfPaper(legalAidSheet({ province, lang, day, madeAt: `${day}T12:00:00.000Z`, product: 'Jurilien' }))
    .join('\n')
    .replace(/[\u00a0\u202f]/g, ' ');

describe('the sheet on legal aid', () => {
  it('has the limits of its day, and says where they come from', () => {
    expect(sheet('QC', '2025-07-01')).toContain('29 302 $');
    expect(sheet('QC', '2025-07-01')).toContain('Seuils en vigueur depuis le 31 mai 2025.');
    expect(sheet('QC', '2026-07-01')).toContain('Nous n’avons pas pu lire à leur source les seuils du 31 mai 2026.');
    expect(sheet('ON', '2026-11-29', 'en')).toContain('$18,795');
  });
  it('says when its limits are those of an earlier time', () => {
    expect(sheet('QC', '2026-11-29')).not.toContain('ne sont plus ceux d’aujourd’hui');
    expect(sheet('QC', '2028-01-01')).toContain('Ces seuils ne sont plus ceux d’aujourd’hui');
  });
  it('leaves no place of a value open', () => {
    for (const province of ['QC', 'ON'] as const)
      for (const lang of ['fr', 'en'] as const) expect(sheet(province, '2026-11-29', lang)).not.toMatch(/[{}]|undefined|NaN/);
  });
});
