/** Why a text that belongs to the professional is read by the team too. */
export type AsksTeam = 'complaint' | 'team';

/** Letters without accents, typographic signs made plain, runs of blanks one. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[’‘`]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();

/**
 * No one called, no one answers, it is going wrong: what a client says when the professional does not do what was promised. Words about the
 * other party of the matter ("my ex never answers") are not about us, so each pattern names no one, the professional, or the reader.
 */
const NOBODY_FR =
  "(?:personne|aucun[e]? (?:avocate?|professionnel(?:le)?|notaire)|(?:l'|mon |ma |votre |cet(?:te)? )?(?:avocate?|professionnel(?:le)?|notaire|parajuriste))";
const NOBODY_EN = '(?:nobody|no one|no-one|(?:the|my|your|this|that) (?:lawyer|professional|paralegal|notary|attorney))';
const COMPLAINTS: readonly RegExp[] = [
  // No one called, answered, wrote.
  new RegExp(
    `\\b${NOBODY_FR} (?:ne )?(?:m'|me |nous |)(?:a |ont |avez )?(?:jamais |pas |toujours pas |encore )*(?:encore |toujours |jamais |pas )*(?:appele|rappele|appelle|rappelle|repond|repondu|contacte|joint|ecrit|donne de nouvelles|rejoint)`,
  ),
  /\bpas (?:encore |du tout )?(?:eu|recu) (?:de |d'|aucune? )?(?:nouvelles?|reponse|appel|retour)/,
  /\baucune? (?:nouvelles?|reponse|appel|retour)(?! de mon ex| de la partie| du proprio)/,
  /\b(?:toujours|encore) (?:rien|pas de (?:nouvelles?|reponse|appel))/,
  /\bsans (?:nouvelles?|reponse) (?:de (?:l'|mon |ma |votre )(?:avocat|professionnel|notaire)|depuis)/,
  /\b(?:j'|je )(?:n')?(?:ai (?:toujours |encore )?(?:ete )?(?:pas )?(?:rappele|appele) (?:par )?personne)/,
  /\bon ne (?:m'a|me) (?:toujours |jamais |pas |encore )*(?:rappele|appele|repond|contacte)/,
  new RegExp(
    `\\b${NOBODY_EN}(?: has| have|'s)?(?: still| yet| ever)? (?:not |never |didn't |did not |hasn't |has not |doesn't |does not |won't )*(?:ever |yet )?(?:called|call|phoned|answered|answer|answers|replied|reply|replies|contacted|contact|reached|wrote|written|get back|gotten back|got back|calling|shown up|showed up)`,
  ),
  /\b(?:still|yet) (?:no (?:news|answer|reply|call|word)|nothing|waiting for (?:a|the|my|your) (?:call|lawyer|answer|reply))/,
  /\b(?:no|haven't (?:had|heard|received)|have not (?:had|heard|received)|never (?:got|heard|received)) (?:any |a |an )?(?:news|answer|reply|call|response|back|anything|word)\b(?! from (?:my ex|the landlord|the other))/,
  /\bi (?:was|have been|'ve been) (?:never|not) (?:called|contacted)/,
  // It goes wrong.
  /\b(?:je (?:veux|voudrais|souhaite) (?:porter |faire |deposer )?(?:plainte contre (?:l'avocat|mon avocat|vous|votre)|me plaindre)|je me plains|plainte contre (?:vous|votre service|l'avocat|mon avocat))/,
  /\bi (?:want|would like|wish) to (?:complain|(?:make|file) a complaint)(?! (?:to|with) the (?:police|tribunal|court|landlord))/,
  /\b(?:c'est|est) (?:inacceptable|inadmissible|pas serieux|decevant|une honte)\b/,
  /\b(?:this is|that is|it's|that's) (?:unacceptable|not acceptable|ridiculous|a joke|disappointing)\b/,
  /\b(?:changer|un autre|une autre|remplacer) (?:d'|mon |l')?(?:avocate?|professionnel(?:le)?|notaire)\b/,
  /\b(?:another|a different|change|replace)(?: my| the)? (?:lawyer|professional|paralegal|notary|attorney)\b/,
  /\b(?:l'|mon |ma |votre )(?:avocate?|professionnel(?:le)?|notaire) (?:est|a ete|etait) (?:impolie?|desagreable|agressi(?:f|ve)|en retard|absente?)/,
  /\b(?:the|my|your) (?:lawyer|professional|paralegal|notary) (?:is|was|has been) (?:rude|late|aggressive|unreachable|absent)/,
];

/** A word to us rather than to the professional. */
const TO_TEAM: readonly RegExp[] = [
  /\b(?:jurilien|votre equipe|l'equipe|le service (?:a la clientele|client)|your team|the team|customer (?:service|support))\b/,
  /\b(?:pouvez|pourriez)[- ]vous (?:verifier|vous informer|intervenir|m'aider a joindre|relancer)/,
  /\b(?:can|could|would) you (?:please )?(?:check|look into|follow up|step in|help me (?:reach|get hold of))\b/,
  /\b(?:je (?:veux|voudrais|souhaite) (?:parler a (?:quelqu'un|une personne|un humain)|annuler ma demande|retirer ma demande)|parler a un responsable)/,
  /\b(?:i (?:want|would like|need) to (?:speak|talk) (?:to|with) (?:someone|somebody|a person|a human|a manager)|(?:cancel|withdraw) my request)/,
];

/**
 * Whether a text of a client, in transit to their professional, also asks something of the team: it complains, or it speaks to us.
 * @returns the reason; nothing for what the two have to say to each other
 */
export function asksForTeam(text: string): AsksTeam | undefined {
  const said = plain(text);
  if (COMPLAINTS.some((p) => p.test(said))) return 'complaint';
  return TO_TEAM.some((p) => p.test(said)) ? 'team' : undefined;
}
