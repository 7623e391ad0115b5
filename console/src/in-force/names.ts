import { coinsInOne, namesOf, OUR_NAME, withNames as named, type Config, type Names } from '@jurilien/reference';

type Locale = keyof Names['coins'];

/** As the product and its coins are called until the values in force have been read. */
let called: Names = { product: { fr: OUR_NAME, en: OUR_NAME }, coins: { fr: 'juricoins', en: 'juricoins' } };

/** Takes the names in force, once they are known; what they are in a language, as one key of the page. */
export function takeNames(config: Config | undefined, locale: Locale): string {
  if (config) called = namesOf(config);
  return `${called.product[locale]} ${called.coins[locale]}`;
}

/** A text of ours with the product and its coins called by their names. */
export const withNames = (text: string, locale: Locale): string => named(text, locale, called);

/** A name as a pattern says it: braces and quotes stand for themselves. */
const inPattern = (name: string): string => name.replaceAll("'", "''").replace(/[{}]+/g, "'$&'");
const both = (names: Names['coins']): Names['coins'] => ({ fr: inPattern(names.fr), en: inPattern(names.en) });

/** A pattern of ours, not filled in yet: the names are put in before anything that people wrote is. */
export const withNamesInPattern = (pattern: string, locale: Locale): string =>
  named(pattern, locale, { product: both(called.product), coins: both(called.coins) });

/** What the product is called. */
export const productName = (locale: Locale): string => called.product[locale];

/** What stands behind a number of coins; the name they ship with has a short form. */
export function coinUnit(count: number, locale: Locale): string {
  const name = called.coins[locale];
  if (name === 'juricoins') return 'jc';
  const one = locale === 'fr' ? Math.abs(count) < 2 : count === 1;
  return one ? coinsInOne(name) : name;
}
