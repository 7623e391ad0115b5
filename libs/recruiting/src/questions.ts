/**
 * Questions no one may ask who hires: age, civil status, pregnancy, children, religion, origin, handicap, orientation, convictions
 * (Quebec Charter, s. 18.1 and 18.2; Ontario Human Rights Code, s. 23 (2)). A field of law that uses the same words is no question.
 */
const ASKED: readonly RegExp[] = [
  /\bquel(?:le)? (?:est votre )?age\b/,
  /\bvotre (?:age|date de naissance|religion|etat civil|origine(?: ethnique)?|orientation sexuelle|pays d.origine)\b/,
  /\b(?:etes|seriez)[ -]vous (?:marie|en couple|celibataire|enceinte|divorce|croyant|pratiquant|handicape)/,
  /\bavez[ -]vous (?:des |un )?(?:enfants?|conjoints?|handicaps?|casier|dossier criminel)\b/,
  /\b(?:prevoyez|pensez|comptez)[ -]vous (?:a )?(?:avoir|fonder) (?:des enfants|une famille)\b/,
  /\bhow old\b|\byour (?:age|date of birth|religion|marital status|ethnic origin|sexual orientation|country of origin)\b/,
  /\bare you (?:married|single|pregnant|divorced|religious|disabled)\b/,
  /\bdo you have (?:any |a )?(?:children|kids|disabilit|criminal record)/,
  /\b(?:plan|planning|intend) (?:on having|to have|to start) (?:children|kids|a family)\b/,
];

/** Whether a text asks what may not be asked of someone who could be hired. */
export const asksTheForbidden = (text: string): boolean => {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’']/g, "'").replace(/\s+/g, ' ').toLowerCase();
  return ASKED.some((question) => question.test(plain));
};
