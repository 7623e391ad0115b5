import type { MailedFigures, ReportMail } from '@jurilien/reports';
import { dayWords, FIGURE_NAMES, FIGURE_WORDS, figureWords, lastingWords, SPAN_NAMES, SPAN_WORDS, whenWords } from '@jurilien/reference';
import type { Reader } from '../../variable.js';

type Lang = Reader['lang'];

/** Days as people say them, both included. */
export const days = ({ from, to }: { readonly from: string; readonly to: string }, lang: Lang): string =>
  lang === 'fr' ? `du ${dayWords(from, lang)} au ${dayWords(to, lang)}` : `from ${dayWords(from, lang)} to ${dayWords(to, lang)}`;

/** Each figure with its name, and what it was before; one line each, as the page writes them. */
export function figureLines({ figures, before, few, least }: MailedFigures, lang: Lang): string {
  if (few)
    return lang === 'fr'
      ? `Moins de ${least} demandes correspondent : aucun chiffre n’est montré, pour que personne ne soit reconnu.`
      : `Fewer than ${least} requests match: no figure is shown, so that no one is recognised.`;
  const line = (name: (typeof FIGURE_NAMES)[number]): string => {
    const earlier = before && ` (${lang === 'fr' ? 'avant' : 'before'}${colon(lang)}${figureWords(name, before.figures[name], lang)})`;
    return `${FIGURE_WORDS[name][lang].label}${colon(lang)}${figureWords(name, figures[name], lang)}${earlier ?? ''}`;
  };
  return FIGURE_NAMES.map(line).join('\n');
}

/** Each time with its median and p90, in elapsed time. */
export function timeLines({ times, few }: MailedFigures, lang: Lang): string {
  if (few) return '–';
  const line = (span: (typeof SPAN_NAMES)[number]): string => {
    const median = `${lang === 'fr' ? 'médiane' : 'median'} ${lastingWords(times[span]?.median, lang)}`;
    return `${SPAN_WORDS[span][lang].label}${colon(lang)}${median}, p90 ${lastingWords(times[span]?.p90, lang)}`;
  };
  return SPAN_NAMES.map(line).join('\n');
}
const colon = (lang: Lang): string => (lang === 'fr' ? '\u00a0: ' : ': ');

/** What the figures are compared with, and what is held back of them. */
export function basis({ before, least }: MailedFigures, lang: Lang): string {
  const compared =
    before &&
    (lang === 'fr'
      ? `Comparées avec celles ${days(before, lang)}, telles qu’elles étaient après le même temps.`
      : `Compared with those ${days(before, lang)}, as they stood after the same time.`);
  const held =
    least > 0 &&
    (lang === 'fr'
      ? `Ce qui repose sur moins de ${least} demandes n’est pas montré.`
      : `What rests on fewer than ${least} requests is not shown.`);
  const none = lang === 'fr' ? 'Sans comparaison.' : 'Without a comparison.';
  return [compared ?? none, held].filter(Boolean).join(' ');
}

/** When the next one goes; nothing is promised of a mail that is paused. */
export function nextWords({ paused, nextAt }: ReportMail, lang: Lang): string {
  if (paused) return lang === 'fr' ? 'Aucun autre envoi n’est prévu.' : 'No other mail is planned.';
  const at = whenWords(nextAt, lang);
  return lang === 'fr' ? `Prochain envoi : ${at}, heure de Montréal et de Toronto.` : `Next mail: ${at}, Montréal and Toronto time.`;
}
