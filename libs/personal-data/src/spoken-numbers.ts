import type { Finding } from './finding.js';

/** What words say as digits; how many digits each adds depends on its neighbours, so a run is judged by its length. */
const FR =
  'z[ée]ro|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingts?|trente|quarante|cinquante|soixante|cents?|et';
const EN =
  'zero|oh|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|double|triple';
const ONE = `(?:${FR}|${EN}|\\d{1,4})`;
const RUN = new RegExp(`(?<![\\p{L}\\d])${ONE}(?:(?:\\s?[,.-]\\s?|\\s{1,3})${ONE}){4,24}(?![\\p{L}\\d])`, 'giu');
const AMOUNT = /^\s*(?:\$|dollars?|mille|thousand|million|ans|years|jours|days|mois|months|personnes|people|enfants|children)/i;
const SIN_CUE = /(?:\bn\.?a\.?s\b|\bs\.?i\.?n\b|assurance[ -]sociale|social insurance)[^\d\n]{0,25}$/i;

/** How many digits a run of words says: a lone ten or hundred says its own, « quatre cent cinquante » says three. */
function digitsOf(run: string): number {
  const words = run.toLowerCase().match(/\p{L}{1,30}|\d+/gu) ?? [];
  return words.reduce((n, word, i) => {
    if (/^\d/.test(word)) return n + word.length;
    if (/^(?:et|double|triple)$/.test(word)) return n + (word === 'triple' ? 2 : word === 'double' ? 1 : 0);
    if (/^(?:cents?|hundred)$/.test(word)) return n + 2;
    const ten = /^(?:vingts?|trente|quarante|cinquante|soixante|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)$/.test(word);
    const two = ten || /^(?:dix|onze|douze|treize|quatorze|quinze|seize|ten|eleven|twelve|\p{L}{1,30}teen)$/u.test(word);
    const unitAfterTen =
      !two && /(?:vingts?|trente|quarante|cinquante|soixante|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)$/.test(words[i - 1] ?? '');
    const withinHundred = /^(?:cents?|hundred)$/.test(words[i - 1] ?? '');
    return n + (unitAfterTen || withinHundred ? 0 : two ? 2 : 1);
  }, 0);
}

/** Phone and insurance numbers said in words: « cinq un quatre, cinq cinq cinq… », “triple five, oh one”. */
export const spokenNumbersIn = (text: string): Finding[] =>
  [...text.matchAll(RUN)].flatMap((m) => {
    const spoken = m[0].replace(/\d/g, '').match(/\p{L}{1,30}/gu)?.length ?? 0;
    if (spoken < 3 || digitsOf(m[0]) < 7 || AMOUNT.test(text.slice(m.index + m[0].length))) return [];
    const kind = SIN_CUE.test(text.slice(Math.max(0, m.index - 40), m.index)) ? 'social-insurance-number' : 'phone';
    return [{ kind, match: m[0], index: m.index } as const];
  });
