import { suggested } from '../../../public-site/src/features/automations/form';
import { OWN_KINDS } from './own-automations.js';
import { filledText, firstNameOf, OWN_TEXT_LENGTH, OWN_VARIABLES, textFaults } from './own-texts.js';

const vars = { firstName: 'Maude', code: 'K7QF', proName: 'Me Roy' };

describe('a text of one’s own', () => {
  it('has its variables filled in, each in the words of its language', () => {
    expect(filledText('Bonjour {prenom}, demande {code}. {nom}', 'fr', vars)).toBe('Bonjour Maude, demande K7QF. Me Roy');
    expect(filledText('Hello {firstName}, request {code}. {name}', 'en', vars)).toBe('Hello Maude, request K7QF. Me Roy');
  });
  it('is not written where a variable has no value or does not exist (Z08)', () => {
    expect(filledText('Bonjour {prenom}', 'fr', { ...vars, firstName: ' ' })).toBeUndefined();
    expect(filledText('Bonjour {firstName}', 'fr', vars)).toBeUndefined();
  });
  it('takes a value as it is, also one that looks like a variable', () =>
    expect(filledText('{prenom} {code}', 'fr', { ...vars, firstName: '{code}$&' })).toBe('{code}$& K7QF'));
  it('names a variable that does not exist, and words that the profession does not allow', () => {
    expect(textFaults('texts.fr', 'Bonjour {name}', 'fr')).toEqual([{ field: 'texts.fr', message: 'variable:{name}' }]);
    expect(textFaults('texts.fr', 'Je suis le meilleur, {prenom}', 'fr')).toEqual([
      { field: 'texts.fr', message: 'wording-superlative:le meilleur' },
    ]);
    expect(textFaults('texts.en', 'We always win', 'en')).toEqual([{ field: 'texts.en', message: 'wording-promise:We always win' }]);
    expect(textFaults('texts.fr', 'Appelez-moi au 514 555-0142', 'fr')[0]!.message).toBe('wording-contact:514 555-0142');
    expect(textFaults('texts.fr', 'Bonjour {prenom}', 'fr')).toEqual([]);
  });
  it('greets by what stands before the first space', () =>
    expect(['Maude Tremblay', ' Jean-Marc  Roy', 'Li', undefined].map(firstNameOf)).toEqual(['Maude', 'Jean-Marc', 'Li', '']));
  it('may start from words that we suggest', () => {
    for (const kind of OWN_KINDS)
      for (const lang of ['fr', 'en'] as const) {
        const text = suggested(kind, lang, OWN_VARIABLES);
        expect(textFaults('text', text, lang)).toEqual([]);
        expect(text.length).toBeLessThanOrEqual(OWN_TEXT_LENGTH);
        expect(filledText(text, lang, vars)).toBeDefined();
      }
  });
});
