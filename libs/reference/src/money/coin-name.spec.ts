import { configOf, shippedConfig } from '../configuration/resolve.js';
import { coinNameOf } from './coin-name.js';
import { withCoinName } from './coin-words.js';

const named = (fr: string, en: string) =>
  coinNameOf(
    configOf(
      new Map([
        ['credits.name.fr', [{ scope: {}, value: fr }]],
        ['credits.name.en', [{ scope: {}, value: en }]],
      ]),
      2,
    ),
  );
const tokens = named('jetons', 'tokens');

describe('what the coins are called', () => {
  it('is as shipped until it is changed', () =>
    expect(withCoinName('Acheter des juricoins', 'fr', coinNameOf(shippedConfig).fr)).toBe('Acheter des juricoins'));
  it('is the name of the language, in number and capital of the word', () => {
    expect(withCoinName('Juricoins achetés : un juricoin, deux juricoins', 'fr', tokens.fr)).toBe('Jetons achetés : un jeton, deux jetons');
    expect(withCoinName('Par demi-juricoin (juricoins)', 'fr', tokens.fr)).toBe('Par demi-jeton (jetons)');
    expect(withCoinName('Half juricoin. Juricoin account.', 'en', tokens.en)).toBe('Half token. Token account.');
  });
  it('shortens the word before a vowel in French alone', () => {
    const units = named('unités', 'units');
    expect(withCoinName('Solde de juricoins; le juricoin; des juricoins', 'fr', units.fr)).toBe('Solde d’unités; l’unité; des unités');
    expect(withCoinName('Solde de juricoins', 'fr', tokens.fr)).toBe('Solde de jetons');
    expect(withCoinName('A number of juricoins', 'en', units.en)).toBe('A number of units');
  });
  it('leaves addresses as they are', () =>
    expect(withCoinName('https://exemple.ca/acheter-juricoins /en/buy-juricoins', 'en', tokens.en)).toBe(
      'https://exemple.ca/acheter-juricoins /en/buy-juricoins',
    ));
});
