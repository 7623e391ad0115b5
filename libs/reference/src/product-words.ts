import { withCoinName, type CoinName } from './money/coin-words.js';

/** What the product is called in each language. */
export type ProductName = Readonly<Record<'fr' | 'en', string>>;
/** The names that our texts say: that of the product, and that of its coins. */
export interface Names {
  readonly product: ProductName;
  readonly coins: CoinName;
}

/** The word by which our texts name the product. */
export const OUR_NAME = 'Jurilien';
/** The word, with what French shortens before a vowel. */
const WORD = new RegExp(`(?:\\b(d|qu|D|Qu)e )?\\b${OUR_NAME}\\b`, 'g');
const VOWEL = /^[aeiouyhàâéèêëîïôöûü]/i;

/** A text with the product called by a name; addresses, which are in lower case, keep their word. */
export function withProductName(text: string, lang: 'fr' | 'en', name: string): string {
  if (name === OUR_NAME) return text;
  return text.replace(WORD, (_whole: string, article: string | undefined) => {
    if (article === undefined) return name;
    return lang === 'fr' && VOWEL.test(name) ? `${article}’${name}` : `${article}e ${name}`;
  });
}

/** A text of ours with the names in force: they are put in before anything that people wrote is. */
export const withNames = (text: string, lang: 'fr' | 'en', { product, coins }: Names): string =>
  withProductName(withCoinName(text, lang, coins[lang]), lang, product[lang]);
