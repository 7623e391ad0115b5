import { segmentsOf } from '@jurilien/reference';

/**
 * As many whole words as a text message holds; the page behind the link has the rest.
 * @param most segments it may take
 * @param textOf the message with these words in it
 */
export function shortened(most: number, textOf: (words: string) => string, body: string): string {
  const fits = (words: string): boolean => segmentsOf(textOf(words)).segments <= most;
  if (fits(body)) return body;
  const letters = [...body];
  let [fit, over] = [1, letters.length];
  while (over - fit > 1) {
    const middle = Math.floor((fit + over) / 2);
    if (fits(`${letters.slice(0, middle).join('')}...`)) fit = middle;
    else over = middle;
  }
  const cut = letters.slice(0, fit).join('');
  return `${cut.replace(/\s+\S*$/, '') || cut}...`;
}
