import { LEGAL_CODES, legalContradictions, shippedConfig, shippedDocument, waysToSay } from '../index.js';
import { configOf } from '../configuration/resolve.js';

const setTo = (key: string, value: unknown, province?: 'QC' | 'ON') =>
  configOf(new Map([[key, [{ scope: province ? { province } : {}, value }]]]), 2);
const found = (code: (typeof LEGAL_CODES)[number], config = shippedConfig) =>
  legalContradictions(code, shippedDocument(code), config).map(({ lang, part, inForce }) => [lang, part, inForce]);

describe('a legal text beside the configuration', () => {
  it.each(LEGAL_CODES)('says what is in force as both are shipped: %s', (code) => expect(found(code)).toEqual([]));
  it('contradicts a figure that was changed since, in words or in figures', () => {
    expect(found('professional-terms', setTo('contact.slaHours', 6))).toEqual([
      ['fr', 'conduite', '6 heures ouvrables'],
      ['en', 'conduite', '6 business hours'],
    ]);
    expect(found('privacy', setTo('lead.draft.expireDays', 10)).map(([lang, part]) => `${lang} ${part}`)).toEqual([
      'fr keep',
      'fr cookies',
      'en keep',
      'en cookies',
    ]);
  });
  it('has to say what each province has of its own', () => {
    expect(found('professional-terms', setTo('contact.slaHours', 6, 'ON'))).toHaveLength(2);
    expect(found('professional-terms', setTo('contact.slaHours', 4, 'ON'))).toEqual([]);
  });
  it('contradicts another name of the coins, in the language that has it', () => {
    const parts = found('purchase-terms', setTo('credits.name.fr', 'crédits'));
    expect(parts).toEqual([['fr', 'conditions', 'crédits']]);
  });
  it('is not taken in by a number that is part of another one', () => {
    const { fr, en } = shippedDocument('privacy');
    const only = (words: string) => ({ ...fr, parts: [{ id: 'who', title: 'Qui', paragraphs: [words] }] });
    const said = (words: string) => legalContradictions('privacy', { fr: only(words), en: { ...en, parts: [] } }, shippedConfig);
    for (const words of ['Pendant 10\u00a0minutes.', 'Pendant dix minutes au plus.']) expect(said(words)).toEqual([]);
    for (const words of ['Pendant 110 minutes.', 'Pendant soixante-dix minutes?', 'Pendant 10 secondes.'])
      expect(said(words)).toHaveLength(1);
  });
  it('may spell a number out', () => expect(waysToSay(14, 'days', 'fr')).toEqual(['14 jours', 'quatorze jours']));
});
