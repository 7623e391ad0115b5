import { configOf, shippedConfig } from './configuration/resolve.js';
import { namesOf } from './product-name.js';
import { withNames } from './product-words.js';

const called = (name: string) =>
  namesOf(
    configOf(
      new Map([
        ['product.name.fr', [{ scope: {}, value: name }]],
        ['product.name.en', [{ scope: {}, value: name }]],
        ['credits.name.fr', [{ scope: {}, value: 'jetons' }]],
      ]),
      2,
    ),
  );

describe('what the product is called', () => {
  it('is as shipped until it is changed', () =>
    expect(withNames('Bienvenue chez Jurilien', 'fr', namesOf(shippedConfig))).toBe('Bienvenue chez Jurilien'));
  it('is the name in force, with that of the coins', () => {
    expect(withNames('L’équipe de Jurilien vend des juricoins.', 'fr', called('Barreval'))).toBe('L’équipe de Barreval vend des jetons.');
    expect(withNames('Jurilien’s site; the Jurilien team', 'en', called('Barreval'))).toBe('Barreval’s site; the Barreval team');
  });
  it('shortens the word before a vowel in French alone', () => {
    expect(withNames('L’équipe de Jurilien; ce que Jurilien fait', 'fr', called('Appui'))).toBe('L’équipe d’Appui; ce qu’Appui fait');
    expect(withNames('A member of Jurilien', 'en', called('Appui'))).toBe('A member of Appui');
  });
  it('leaves addresses as they are', () =>
    expect(withNames('bonjour@jurilien.example', 'fr', called('Appui'))).toBe('bonjour@jurilien.example'));
  it('takes a name as it is written', () => expect(withNames('Jurilien', 'en', called('A$&B'))).toBe('A$&B'));
});
