import { segmentsOf, smsMaxSegments, type Config } from '@jurilien/reference';
import { render, type Vars } from './render.js';

/** As many whole words as a text message holds; the page behind the link has the rest. */
export function shortened(config: Config, rule: string, lang: 'fr' | 'en', vars: Vars, body: string): string {
  const fits = (words: string): boolean =>
    segmentsOf(render(rule, 'sms', lang, { ...vars, words }).text).segments <= config.value(smsMaxSegments);
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
