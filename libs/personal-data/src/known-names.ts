import type { Finding } from './finding.js';
import { fold } from './fold.js';
import { PLACES, PUBLIC_BODY } from './known-bodies.js';

/** Names that are also ordinary words: they count with a capital, and not at the beginning of a sentence. */
const ORDINARY = new Set(
  (
    'grace long petit legrand grand leblanc blanc noir brun white black brown green young rose mai may june juin will mark france faith ' +
    'hope court cote page king hall bell park parc lane rich bill drew chance champagne father mother spouse conjoint conjointe'
  ).split(' '),
);
/** Names that are also ordinary words, which hardly begin a sentence: a capital is enough. */
const WITH_CAPITAL = new Set('pierre claire roy boucher marchand chevalier martin'.split(' '));
/** Words of company names that say what the company does: alone they name no one. */
const GENERIC = new Set(
  (
    'property properties management gestion immobilier immobiliere immeuble immeubles construction constructions renovation renovations ' +
    'contracting transport transports assurance assurances insurance clinique clinic garage auto autos sales ventes club fitness service ' +
    'services group groupe ville city entreprise entreprises company compagnie societe restaurant hotel ecole school hospital hopital banque ' +
    'bank caisse logement logements homes habitations employeur locateur landlord employer plomberie plumbing toitures roofing electrique ' +
    'electric paysagement landscaping nettoyage cleaning avocats notaires lawyers consultants solutions international'
  ).split(' '),
);
const PARTICLES = new Set('de du des la le les van von den der and the inc ltd ltee mme mrs monsieur madame et'.split(' '));

const isWordAt = (text: string, from: number, length: number): boolean =>
  !/[\p{L}\d]/u.test(text[from - 1] ?? ' ') && !/[\p{L}\d]/u.test(text[from + length] ?? ' ');
const wordsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((w) => w.length >= 3 && !PARTICLES.has(w));

/** Every place of a folded needle in a folded text that stands as whole words. */
export function placesOf(text: string, folded: string, needle: string): number[] {
  const at: number[] = [];
  for (let i = needle.length < 3 ? -1 : folded.indexOf(needle); i >= 0; i = folded.indexOf(needle, i + 1))
    if (isWordAt(text, i, needle.length)) at.push(i);
  return at;
}

/** A name we know, whole or by its words; a public body is no one's secret. */
export function knownNameIn(text: string, folded: string, name: string): Finding[] {
  const whole = fold(name).trim();
  if (whole === '' || PUBLIC_BODY.test(whole)) return [];
  const all = wordsOf(name);
  const find = (needle: string, good: (match: string, index: number) => boolean): Finding[] =>
    placesOf(text, folded, needle).flatMap((index) => {
      const match = text.slice(index, index + needle.length);
      return good(match, index) ? [{ kind: 'name' as const, match, index }] : [];
    });
  const company = all.some((word) => GENERIC.has(word));
  // A company is found whole, without the letters of its form, and by the words that are its own.
  const bare = whole.replace(/[\s,]+(?:inc|ltd|ltee|ltée|llc|senc|enr|corp)\.?$/u, '').trim();
  return [
    ...(company || all.length > 1 ? find(bare, () => /\s/.test(bare)) : []),
    ...all
      .filter((word) => !GENERIC.has(word))
      .flatMap((word) =>
        find(word, (match, index) =>
          countsAlone(
            word,
            match,
            text.slice(Math.max(0, index - 40), index),
            all,
            text.slice(index + match.length, index + match.length + 40),
          ),
        ),
      ),
  ];
}

function countsAlone(word: string, match: string, before: string, all: readonly string[], after: string): boolean {
  const capital = /^\p{Lu}/u.test(match);
  if (PLACES.has(word)) {
    // « Laval » is the town, unless a title or another word of the name stands beside it.
    const beside = fold(`${/(\S+)\s*$/.exec(before)?.[1] ?? ''} ${/^\s*(\S+)/.exec(after)?.[1] ?? ''}`).replaceAll(/[^\p{L}\s]/gu, '');
    return (
      capital &&
      beside
        .split(' ')
        .some((w) => ['m', 'mr', 'mrs', 'ms', 'mme', 'monsieur', 'madame', 'me'].includes(w) || (w !== word && all.includes(w)))
    );
  }
  if (WITH_CAPITAL.has(word)) return capital;
  return !ORDINARY.has(word) || (capital && !/(^|[.!?:\n])\s*$/.test(before));
}
