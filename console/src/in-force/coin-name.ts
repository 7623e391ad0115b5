import { coinNameOf, coinsInOne, withCoinName, type CoinName, type Config } from '@jurilien/reference';

type Locale = keyof CoinName;

/** As the coins are called until the values in force have been read. */
let called: CoinName = { fr: 'juricoins', en: 'juricoins' };

/** Takes the name in force, once it is known; what it is in a language. */
export function callCoins(config: Config | undefined, locale: Locale): string {
  if (config) called = coinNameOf(config);
  return called[locale];
}

/** A text of ours with the coins called by their name. */
export const withCoins = (text: string, locale: Locale): string => withCoinName(text, locale, called[locale]);

/** What stands behind a number of them; the name they ship with has a short form. */
export function coinUnit(count: number, locale: Locale): string {
  const name = called[locale];
  if (name === 'juricoins') return 'jc';
  const one = locale === 'fr' ? Math.abs(count) < 2 : count === 1;
  return one ? coinsInOne(name) : name;
}
