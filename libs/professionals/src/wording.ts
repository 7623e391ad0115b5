/** Why words may not stand on a public page (5.7): rules on advertising of the Barreau, the Chambre and the Law Society. */
export type WordingReason = 'superlative' | 'promise' | 'specialist' | 'testimonial' | 'comparison' | 'contact';

/** One passage that may not stand, as it was written. */
export interface WordingFault {
  readonly reason: WordingReason;
  readonly found: string;
}

/** A letter without its accent, always one unit long, so that a place in the one text is the same place in the other. */
const plain = (letter: string): string => letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().charAt(0) || ' ';

/** Written without accents and in small letters, as the text they are looked for in. */
const RULES: readonly (readonly [WordingReason, RegExp])[] = [
  [
    'superlative',
    /\b(?:(?:le|la|les) (?:meilleure?s?|plus (?:grande?s?|competente?s?|experimentee?s?|reputee?s?|efficaces?|rapides?))|numero (?:un|1)|n[o°] ?1|hors pair|inegalee?s?|imbattables?|chef de file|de premier plan|renommee?s?|d'elite)\b/g,
  ],
  [
    'superlative',
    /\b(?:best|top[- ](?:rated|lawyer|notary|paralegal|tier)|leading|number one|no\. ?1|#1|unmatched|unbeatable|second to none|world[- ]class|renowned|pre-?eminent|finest|foremost|most (?:experienced|successful|effective|trusted))\b/g,
  ],
  [
    'promise',
    /\b(?:(?:resultats?|victoires?|succes|gains?) (?:garantie?s?|assuree?s?)|garantis?(?:sons|ssez)? (?:le|la|les|un|une|vos|votre|des) (?:resultats?|succes|victoires?|gains?)|nous gagn(?:ons|erons)|je gagne(?:rai)?|gagnez (?:a coup sur|votre (?:cause|proces))|sans risque|100 ?% (?:de )?(?:succes|reussite|gratuit)|taux de (?:succes|reussite)|jamais perdu)\b/g,
  ],
  [
    'promise',
    /\b(?:guaranteed? (?:results?|outcomes?|success|wins?)|(?:results?|success|outcomes?) guaranteed|(?:we|i) (?:will )?(?:always )?win|win your case|never lost|success rate|risk[- ]free|100 ?% success)\b/g,
  ],
  [
    'specialist',
    /\b(?:specialistes?|specialisee?s?|specialisations?|specialists?|speciali[sz](?:es?|ed|ing|ation)|experte?s?|expertise|experts?)\b/g,
  ],
  [
    'testimonial',
    /\b(?:temoignages?|(?:mes|nos|ses) clients? (?:disent|dit|affirment|temoignent|recommandent)|avis (?:de|des) clients?|(?:\d|cinq) etoiles?|recommandee? par|testimonials?|(?:my|our|his|her) clients? (?:say|says|love|recommend)|client reviews?|(?:five|5)[- ]stars?|highly recommended|rated (?:by|\d))\b/g,
  ],
  [
    'comparison',
    /\b(?:(?:mieux|meilleure?s?|moins chere?s?|plus rapides?) que (?:les|mes|nos|d'autres|n'importe)|contrairement aux autres (?:avocate?s?|notaires?|cabinets?)|(?:better|cheaper|faster) than (?:other|any|most)|unlike other (?:lawyers|firms|paralegals|notaries))\b/g,
  ],
  ['contact', /(?:\b[\w.+-]+@[\w-]+\.[\w.]{2,}\b|(?:\+?1[ .-]?)?\(?\b\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b)/g],
];

/**
 * What in a text the rules of the profession do not allow, in the order it is read. A first sieve, in both languages whichever
 * the text is in: a person reads every text all the same before it is published.
 * @param options `specialist` when the regulator certified them: only then they may say so
 */
export function wordingFaults(text: string, { specialist = false }: { readonly specialist?: boolean } = {}): WordingFault[] {
  const letters = [...text.normalize('NFC').replace(/[\u2019\u02bc]/g, "'")];
  const looked = letters.map(plain).join('');
  return RULES.filter(([reason]) => !(specialist && reason === 'specialist'))
    .flatMap(([reason, pattern]) => [...looked.matchAll(pattern)].map((m) => ({ reason, at: m.index, end: m.index + m[0].length })))
    .sort((a, b) => a.at - b.at)
    .map(({ reason, at, end }) => ({ reason, found: letters.slice(at, end).join('') }));
}
