import { suggestFields } from './field-words.js';
import { LAWYER_TYPES } from './lawyer-types.js';

describe('suggestFields', () => {
  it.each([
    ['Mon propriétaire veut m’évincer et augmenter mon loyer', 'housing'],
    ['On divorce et je veux la garde de mes enfants', 'family'],
    ['J’ai été congédiée par mon employeur sans salaire', 'labour'],
    ['Mon frère est arrêté, il est détenu au poste de police', 'criminal'],
    ['J’ai reçu un constat d’infraction pour vitesse', 'traffic'],
    ['Mon père est décédé et le testament est contesté', 'estates'],
    ['Il y a une infiltration d’eau, un vice caché', 'hiddenDefect'],
    ['My landlord wants to evict me', 'housing'],
    ['My husband and I are separating', 'family'],
    ['I was fired and my boss kept my wages', 'labour'],
    ['My refugee claim was refused', 'immigration'],
    ['The insurer denied my disability claim', 'insurance'],
  ])('%s → %s', (words, field) => expect(suggestFields(words)[0]).toBe(field));

  it('puts the likeliest first, names three at most, and only fields that exist', () => {
    const found = suggestFields('divorce, maison, testament, impôt, assurance, police, loyer');
    expect(found).toHaveLength(3);
    expect(LAWYER_TYPES.map((t) => t.code)).toEqual(expect.arrayContaining(found));
  });
  it.each(['', '   ', 'bonjour', 'où? 12345', 'I am not sure where my situation fits', 'I will see'])('says nothing about %j', (words) =>
    expect(suggestFields(words)).toEqual([]),
  );
  it('reads words with or without accents, in capitals or not', () =>
    expect(suggestFields('HERITAGE DE MON PERE')).toEqual(suggestFields('héritage de mon père')));
  it('does not take a contract for a ticket', () => expect(suggestFields('un contrat avec mes associés')).toEqual(['business']));
});
