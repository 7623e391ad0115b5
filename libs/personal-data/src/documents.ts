import { cardsIn } from './cards.js';
import type { Finding } from './finding.js';

/** What is written before a number, as far as a cue may stand from it. */
const before = (text: string, index: number): string => text.slice(Math.max(0, index - 45), index);
const PASSPORT_CUE = /(?:passe?port)[^\n]{0,25}$/i;
const LICENCE_CUE =
  /(?:permis(?! de construi)|conduire|licen[cs]e|\bdl\b|driver[’']?s?|ucli?|\biuc\b|\buci\b|identifiant (?:unique )?(?:de )?client|client id\w*|certificat d[’']immatriculation)[^\d\n]{0,25}$/i;
const PLATE_CUE = /(?:plaque|immatricul[ée]e?s?|licen[cs]e plate|plates?|tag)[^\d\n]{0,30}$/i;
const ACCOUNT_CUE =
  /(?:compte(?: bancaire| ch[eè]ques?| d[’']épargne)?|folio|transit|bank account|chequing account|account number|savings account)[^\d\n]{0,25}$/i;

interface Shape {
  readonly form: RegExp;
  readonly good: (match: string, text: string, index: number) => boolean;
}
const SHAPES: readonly Shape[] = [
  // Driver's licences: Quebec's letter and twelve digits, Ontario's letter and fourteen, with the day of birth in them.
  {
    form: /(?<![\p{L}\d])[A-Z]\d{4}[ -]?\d{5,6}[ -]?\d{2,5}(?![\p{L}\d])/giu,
    good: (m) => [13, 15].includes(m.replace(/[ -]/g, '').length),
  },
  {
    form: /(?<![\p{L}\d])[A-Z]{1,2}[ -]?\d{3}[ ]?\d{3}(?:[A-Z]{2})?(?![\p{L}\d-])/giu,
    good: (_, text, i) => PASSPORT_CUE.test(before(text, i)),
  },
  {
    form: /(?<![\p{L}\d-])\d{2}-?\d{4}-?\d{4}(?![\d-])|(?<![\d-])\d{4}-?\d{4}(?![\d-])/gu,
    good: (_, text, i) => /(?:\biuc\b|\buci\b|client)/i.test(before(text, i)) && LICENCE_CUE.test(before(text, i)),
  },
  {
    form: /(?<![\p{L}\d])(?:[A-Z]{3,4}[ -]?\d{3}|[A-Z]\d{2}[ -]?[A-Z]{3}|\d{3}[ -]?[A-Z]{3})(?![\p{L}\d])/giu,
    good: (_, text, i) => PLATE_CUE.test(before(text, i)),
  },
  { form: /(?<![\d$-])\d{5}[ -]\d{3}[ -]\d{3}[ -]?\d{3}[ -]?\d?(?![\d-])/g, good: (_, text, i) => ACCOUNT_CUE.test(before(text, i)) },
  { form: /(?<![\d$-])\d{7,12}(?![\d-])/g, good: (_, text, i) => ACCOUNT_CUE.test(before(text, i)) },
];

/** Numbers of licences, passports, plates, cards and accounts. */
export const documentsIn = (text: string): Finding[] =>
  /\d/.test(text)
    ? [
        ...cardsIn(text),
        ...SHAPES.flatMap(({ form, good }) =>
          [...text.matchAll(form)].flatMap((m) =>
            good(m[0], text, m.index) ? [{ kind: 'document-number' as const, match: m[0], index: m.index }] : [],
          ),
        ),
      ]
    : [];
