import type { Finding, FindingKind } from './finding.js';
import { luhn } from './luhn.js';

/** What is written before a number, as far as a cue may stand from it. */
const before = (text: string, index: number): string => text.slice(Math.max(0, index - 40), index);
/** What follows a number at once. */
const after = (text: string, end: number): string => text.slice(end, end + 12);

const SIN_CUE = /(?:\bn\.?a\.?s\b|\bs\.?i\.?n\b|assurance[ -]sociale|social insurance)[^\n]{0,25}$/i;
const HEALTH_CUE =
  /(?:ramq|assurance[ -]maladie|carte[ -]soleil|\bnam\b|ohip|health[ -](?:card|insurance|number)|carte[ -]sant[eé])[^\n]{0,25}$/i;
const PHONE_CUE =
  /(?:t[eé]l\b|t[eé]l[eé]phon\w*|cell?\b|cellulaire|phone|call|mobile|appel\w*|rejoin\w*|joindre|joignable|texte[rz]?|textos?|text|reach|num[eé]ro|number|essaye[rz]|try|domicile|maison|travail|bureau|work|home|ring|contact\w*)[^\d\n]{0,25}$/i;
const PHONE_CUE_AFTER = /^[^.!?\d\n]{0,15}(?:t[eé]l[eé]phone|cell|soir|evening|daytime|phone)/i;
/** Numbers of a file, a bill, a law or a company look like a phone's or an insurance number's. */
const REFERENCE_CUE =
  /(?:dossiers?|file|docket|facture|invoice|permis|licen[cs]e|contrat|contract|police d|policy|bail|article|art\.|section|loi|act|r[eè]glement|regulation|order|commande|r[eé]f(?:[eé]rence)?|neq|lot|cadastre|plainte|claim|r[eé]clamation|constat|avis|rapport|report|s[eé]rie|serial|compte|account|num[eé]ro de (?:dossier|cour)|court)\.?[^\d\n]{0,20}$/i;
const AMOUNT_AFTER =
  /^\s?(?:\$|€|%|dollars?|k\b|km|m2|m²|pi|pieds|kg|lb|heures|hours|jours|days|employ|people|personnes|rt ?\d|tq ?\d|rp ?\d)/i;
const AMOUNT_BEFORE = /(?:\$|€)\s?$/;
/** Numbers that everyone may know: toll-free lines. */
const TOLL_FREE = /^(?:\+?1[\s.-]?)?\(?8(?:00|33|44|55|66|77|88)\)?/;

interface Shape {
  readonly kind: FindingKind;
  readonly form: RegExp;
  readonly good: (match: string, text: string, index: number) => boolean;
}
const loose = (text: string, index: number, match: string): boolean =>
  !AMOUNT_AFTER.test(after(text, index + match.length)) && !AMOUNT_BEFORE.test(before(text, index));
/** A person of Quebec's health insurance: the day of birth stands in the number, women's months 50 higher. */
function bornInNumber(match: string): boolean {
  const digits = match.replace(/\D/g, '');
  const [month, day] = [Number(digits.slice(2, 4)) % 50, Number(digits.slice(4, 6))];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

const SHAPES: readonly Shape[] = [
  {
    kind: 'health-card',
    form: /(?<![\p{L}\d])\p{L}{4}[ -]?\d{2}[ -]?\d{2}[ -]?\d{2}[ -]?\d{2}(?!\d)/gu,
    good: (m, text, i) => HEALTH_CUE.test(before(text, i)) || (/^\p{Lu}{4}/u.test(m) && bornInNumber(m)),
  },
  {
    kind: 'health-card',
    form: /(?<![\d-])\d{4}[ -]\d{3}[ -]\d{3}(?:[ -]?[A-Z]{2})?(?![\d-])/gi,
    good: (m, text, i) => loose(text, i, m) && (/[A-Z]{2}$/i.test(m) || !REFERENCE_CUE.test(before(text, i))),
  },
  {
    kind: 'health-card',
    form: /(?<![\d-])\d{10}(?:[ -]?[A-Z]{2}\b)?(?!\d)/gi,
    good: (m, text, i) => HEALTH_CUE.test(before(text, i)) || /[A-Z]{2}$/.test(m),
  },
  {
    kind: 'social-insurance-number',
    // Satisfies the check of Luhn; other nine digits only with a cue.
    form: /(?<![\d-])\d{3}[ .-]?\d{3}[ .-]?\d{3}(?![\d-]|[ .]\d{3})/g,
    good: (m, text, i) =>
      SIN_CUE.test(before(text, i)) ||
      (loose(text, i, m) && !REFERENCE_CUE.test(before(text, i)) && (/^\d{9}$/.test(m) ? luhn(m) : /^\d{3}([ -])\d{3}\1\d{3}$/.test(m))),
  },
  {
    kind: 'phone',
    form: /(?<![\d$])(?:\+?1[\s.-]?)?\(?[2-9]\d{2}\)?[\s.-]{0,3}\d{3}[\s.-]?\d{2}[\s.-]?\d{2}(?![\d])/g,
    good: (m, text, i) =>
      !TOLL_FREE.test(m) && loose(text, i, m) && (!REFERENCE_CUE.test(before(text, i)) || PHONE_CUE.test(before(text, i))),
  },
  // However the digits are grouped, after a word that announces a phone.
  {
    kind: 'phone',
    form: /(?<![\d$])\(?[2-9]\d{2}\)?[\s./-]{0,4}\d{3,4}[\s./-]{0,3}\d{3,4}(?!\d)/g,
    good: (m, text, i) => m.replace(/\D/g, '').length === 10 && loose(text, i, m) && !TOLL_FREE.test(m) && PHONE_CUE.test(before(text, i)),
  },
  {
    kind: 'phone',
    form: /(?<![\d$.,-])(?<!\d[\s])[2-9]\d{2}[ .-]?\d{4}(?![\d-]|[ .]\d)/g,
    good: (m, text, i) =>
      loose(text, i, m) &&
      !REFERENCE_CUE.test(before(text, i)) &&
      (PHONE_CUE.test(before(text, i)) || PHONE_CUE_AFTER.test(text.slice(i + m.length, i + m.length + 45)) || /^\d{3}-\d{4}$/.test(m)),
  },
];

/** Phone, social insurance and health-card numbers, with or without what separates their digits. */
export const numbersIn = (text: string): Finding[] =>
  (/\d/.test(text) ? SHAPES : []).flatMap(({ kind, form, good }) =>
    [...text.matchAll(form)].flatMap((m) => (good(m[0], text, m.index) ? [{ kind, match: m[0].trim(), index: m.index }] : [])),
  );
