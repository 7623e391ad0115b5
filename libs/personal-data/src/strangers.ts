import type { Finding } from './finding.js';
import { fold } from './fold.js';
import { IN_BODIES, NOT_A_NAME, PLACES } from './known-bodies.js';
import { canBePerson, isFirstName, words } from './person-name.js';

/** Kinds of streets and sides of a town, which addresses find. */
const STREET_WORDS = new Set(
  'avenue rue street road drive boulevard est ouest nord sud east west north south station succursale'.split(' '),
);
/** Words before a capital that make it a place, an employer, or one of a kind: « à Lévis », “the Board”, « chez Vidéotron ». */
const NO_PERSON_AFTER = new Set(
  (
    'in at near from to of on the a an across around into onto via per our their its this these your off within through toward towards ' +
    'à au aux de du des d la le les l en dans sur vers chez pres est un une ce cet cette ces nos vos leurs leur notre votre hors jusqu a y ' +
    'rue avenue av boul boulevard chemin place rang pont parc ecole lac mont fort port st ste saint sainte lake mount highway hwy autoroute ' +
    'loi code act arret affaire section article is with avec mode marque brand called appele application app compagnie company firme firm and et or ou'
  ).split(' '),
);
/** Two words in a row are someone more often: a letter of, a message from. */
const NO_PAIR_AFTER = new Set([...NO_PERSON_AFTER].filter((w) => !['de', 'd', 'from', 'by', 'with', 'avec', 'and', 'et'].includes(w)));
const RUN = /(?<=[\p{L}\d][,;]?\s|[:(]\s?|qu[’'])(?:\p{Lu}\p{Ll}[\p{L}’'-]{0,30})(?:\s+\p{Lu}\p{Ll}[\p{L}’'-]{0,30}){0,2}(?![\p{L}\d-])/gu;

/** A body before the capitals, which are then a part of its name: « la Ville de Trois-Rivières ». */
const BODY_OF =
  /(?:ville|municipalit\p{L}{0,30}|mrc|cit[ey]|town(?:ship)?|county|tribunal|cour|court|courthouse|palais de justice|h[oô]pital|hospital|centre|center|universit\p{L}{0,30}|college|c[eé]gep|coll[eè]ge|commiss(?:ion)|conseil|bureau|office|agence|minist\p{L}{0,30}|syndicat|union|school|[eé]cole|prison|jail|[eé]tablissement|d[eé]tention|police|comt[eé]|parc|region|r[eé]gion)s?\s(?:[^.!?,;\n]{0,30}\s)?(?:de|du|des|d[’']|of|in|at|for|à)(?:\s(?:la|l[’']|the))?\s*$/iu;

/** An employer, a beneficiary of a plan. */
const WORKS_FOR =
  /(?:work|travail|employ|job|drive|livr|apply|applied|qualif|admissible|eligible)\p{L}{0,30}\s[^.!?\n]{0,30}(?:for|pour|by|par)\s+$/iu;
/** What follows the name of a shop or a school. */
export const BODY_AFTER =
  /^[’']?s?\s+(?:daycare|preschool|school|high|hospital|clinic|store|restaurant|mall|plaza|airport|prison|jail|courthouse|detention|dealership|branch|app|website|brand|truck|car|furniture|inc|lt[dé]e?|corp)\b/iu;
/** The parties of a published decision. */
const CITED = /(?:arr[eê]t|affaire|ruling|precedent|decision (?:in|of)|d[eé]cision|case of)\s[^.!?\n]{0,40}\s(?:c|v|vs)\.\s*$/iu;

/** Capitals inside a sentence that are no place, body, brand or law we know of, where a person would stand. */
export function strangersIn(text: string): Finding[] {
  return [...text.matchAll(RUN)].flatMap((m) => {
    const parts = words(m[0].replace(/[’']s$/u, ''));
    const before = text.slice(Math.max(0, m.index - 60), m.index);
    const previous = /([\p{L}]{1,30})[’']?[,;:(]?\s*$/u.exec(before)?.[1] ?? '';
    const known = parts.some(
      (part) => IN_BODIES.has(part) || NOT_A_NAME.has(part) || PLACES.has(part) || part.length < 3 || STREET_WORDS.has(part),
    );
    const after = parts.length > 1 ? NO_PAIR_AFTER : NO_PERSON_AFTER;
    const employer = WORKS_FOR.test(before);
    const ofBody =
      BODY_OF.test(before) ||
      CITED.test(before) ||
      /^(?:saint|ste?)e?-/iu.test(m[0]) ||
      BODY_AFTER.test(text.slice(m.index + m[0].length, m.index + m[0].length + 30));
    const named = /[,:(]\s*$/.test(before) || !after.has(fold(previous));
    const joined = /^\p{Lu}/u.test(previous) && !/[,;:?!(]\s*$/.test(before) && !OPENERS.has(fold(previous));
    return known || ofBody || employer || !named || joined || !canBePerson(m[0])
      ? []
      : [{ kind: 'name' as const, match: m[0], index: m.index }];
  });
}

/** Words that begin a sentence before its subject: « Hier, Tristan… », “Since Ysabel left”. */
const OPENERS = new Set(
  (
    'hier aujourd aujourdhui demain depuis quand lorsque si comme mais donc alors puis ensuite car parce selon malgre pendant apres avant sauf ' +
    'maintenant enfin yesterday today tomorrow since when if because but so then and after before while until unless although though now later ' +
    'last recently once for from to with by dear pour avec par chez cher chere contre against'
  ).split(' '),
);
/** What a person does, right after a name that begins a sentence; French puts an article before any other noun. */
const SUBJECT = new RegExp(
  `(?:^|[.!?\\n]\\s*)(\\p{Lu}\\p{Ll}[\\p{L}’'-]{1,30})\\s+(?:(?:me|m[’']|nous|lui|leur|l[’'])\\s?(?:doi[ts]|a|ont|est|avait|dit|menace|refuse|doit|rend|paie|harc[eè]le|parle|bat|battait|crie|frappe|demande|fait|laisse|force|suit|insulte|appelle|texte|envoie|pr[eê]te|poursuit|vole|ment|surveille|emp[eê]che|garde)|(?:ne |n[’'])?(?:refuse|veut|vit|garde|paie|travaille|habite|crie|menace|boit|conduisait|a (?:encore |d[eé]j[aà] |toujours )?(?:refus|cri|frapp|vol|menac|quitt|pris|dit|vend|chang|sign)\\p{L}{0,30})|(?:still |never |always |just )?(?:owes|refuses|wants|says|said|told|yelled|yells|threatened|threatens|hit|lives|works|loves|hates|lied|lies|stole|moved|left|keeps|earns|drinks|punched|slapped|borrowed))(?![\\p{L}])`,
  'gmu',
);
/** The same in general: French pronouns before the verb, English auxiliaries, “’s” of possession, a comma or « et » and a verb. */
const ACTS = new RegExp(
  `(?:^|[.!?\\n;]\\s*|\\b(?:et|mais|car|que|and|but|because|that|since|when|if|quand|si|depuis que|parce que)\\s)(\\p{Lu}\\p{Ll}[\\p{L}’-]{1,30}(?:\\s\\p{Lu}\\p{Ll}[\\p{L}’-]{1,30})?)\\s+(?:(?:(?:ne|lui|leur|se)\\s|[nms][’'])\\p{Ll}|l[’']a(?:vait)?\\s|(?:et|and) (?:moi|I|me|\\p{Lu}\\p{Ll}{1,30})(?![\\p{L}])|(?:est|[eé]tait|sera|va|veut|voulait|peut|doit|fait|vient|prend|met|avait|is|was)\\s|a \\p{Ll}{1,30}(?:é|i|u|is|it|ert)e?s?(?![\\p{L}])|(?:has|had|hasn[’']t|hadn[’']t|won[’']t|doesn[’']t|didn[’']t|isn[’']t|wasn[’']t|wouldn[’']t|can[’']t|couldn[’']t)\\b)`,
  'gmu',
);
/** “Zackary’s father”. */
const HAS = /(?:^|[.!?\n;]\s*)(\p{Lu}\p{Ll}[\p{L}-]{1,30}(?:\s\p{Lu}\p{Ll}[\p{L}-]{1,30})?)[’']s\s\p{Ll}/gmu;
const NOT_A_SUBJECT = new Set(
  'ou quel quelle quels quelles tel telle lequel laquelle combien est etre avoir mieux suis ai as sont ont oui non bonjour merci voila voici today yesterday tomorrow who whose how when what why where women men people children child spousal support rent bail court crown pension everyone mediation divorce marriage my our her his its their your adoption probate eviction discovery service mail email alcohol weed snow water heat mould mold food home house school daycare bankruptcy proof evidence harassment violence abuse fraud theft assault bed everything pour sans afin avant apres this those these neither none each either another anyone everyone anybody mom dad mum papa maman certains certaines plusieurs celui celle ceux tous toutes aucune quiconque comment pourquoi quand aussi ensuite puis alors donc sinon store rent work custody life money time parents children kids neighbours insurance payroll management security staff others other there here everything il elle on ils elles ca cela ceci ce qui que tout rien personne chacun aucun quelqu je tu nous vous lui moi he she they it we you who that this nobody somebody someone everyone everybody nothing one both which what people police contractor landlord tenant employer neighbour neighbor seller buyer husband wife father mother boss manager company school insurer son daughter'.split(
    ' ',
  ),
);

const BEGINS = /(?:^|[.!?\n;]\s*)$/;
/** Endings of ordinary nouns, which English also begins a sentence with. */
const ORDINARY_ENDING = /(?:ing|s|or|er|tion|sion|ment|ness|ity|cy|ence|ance|ship|age|ism|tude|ure|hood|day|body|thing)$/;

/** Names that a sentence begins with. */
export const subjectsIn = (text: string): Finding[] =>
  [SUBJECT, ACTS, HAS].flatMap((form) =>
    [...text.matchAll(form)].flatMap((m) => {
      const name = m[1]!;
      const at = m.index + m[0].indexOf(name);
      return canBePerson(name) &&
        !NOT_A_SUBJECT.has(fold(name)) &&
        !(BEGINS.test(text.slice(Math.max(0, at - 3), at)) && ORDINARY_ENDING.test(fold(name)) && !isFirstName(name)) &&
        !CITED.test(text.slice(Math.max(0, at - 60), at))
        ? [{ kind: 'name' as const, match: name, index: at }]
        : [];
    }),
  );
