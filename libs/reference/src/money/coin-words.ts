/** What the coins are called in each language, in the plural. */
export type CoinName = Readonly<Record<'fr' | 'en', string>>;

const SHIPPED = 'juricoins';
/** The word by which our texts name the coins, with what French shortens before a vowel and what it is written together with. */
const WORD = /(?:\b([dl])e )?(\S*?)(j)uricoin(s?)/gi;
const VOWEL = /^[aeiouyhàâéèêëîïôöûü]/i;

/** One of what is named in the plural: `crédits` → `crédit`. */
export const coinsInOne = (name: string): string => name.replace(/s$/, '');

/**
 * A text with the coins called by a name: its number and its capital are those of the word it stands for. Addresses keep their word.
 * The name is put into texts of ours, before anything that people wrote is.
 */
export function withCoinName(text: string, lang: 'fr' | 'en', name: string): string {
  if (name === SHIPPED) return text;
  return text.replace(WORD, (whole: string, article: string | undefined, before: string, letter: string, many: string) => {
    if (before.includes('/')) return whole;
    const form = many === '' ? coinsInOne(name) : name;
    const said = before + (letter === 'J' ? form[0]!.toUpperCase() + form.slice(1) : form);
    if (article === undefined) return said;
    return lang === 'fr' && VOWEL.test(said) ? `${article}’${said}` : `${article}e ${said}`;
  });
}
