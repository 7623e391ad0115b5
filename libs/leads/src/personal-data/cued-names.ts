import type { Finding } from './finding.js';
import { FIRST_NAMES } from './first-names.js';
import { fold } from './fold.js';
import { IN_BODIES, NOT_A_NAME, PLACES, PUBLIC_BODY } from './known-bodies.js';

/** A word of a name with its capital; and as people type it in a hurry. */
const CAP = "\\p{Lu}[\\p{L}’'-]*\\p{Ll}[\\p{L}’'-]*|\\p{Lu}{2,}(?:-\\p{Lu}+)*";
const ANY = "\\p{L}[\\p{L}’'-]+";
const JOIN = "(?:de la|de|du|des|van|von|el|al|bin|ben|st\\.?|ste\\.?|le|la|mc|mac|o[’'])";
const WHOLE = `(?:${CAP})(?:\\s+(?:${JOIN}\\s+)?(?:${CAP})|\\s+\\p{Lu}\\.)*`;

/** Words after a cue in small letters that say that no name follows: « mon nom est sur le bail », “my name is on the lease”. */
const GOES_ON = new Set(
  (
    'sur pas dans inscrit inscrite ecrit ecrite mal bien encore toujours le la les un une deja aussi au aux en et ou qui que tres trop comme moi ' +
    'simplement juste confidentiel important inconnu different on not in the a an still also listed written wrong misspelled spelled there only ' +
    'was were got has had appears missing public private being mentioned no now registered under confidential and or to at so very just known'
  ).split(' '),
);

/** First persons: the name may be in small letters. */
const FIRST_PERSON =
  /(?:(?<![\p{L}])j[’']?e?\s?m[’'\s]?appel+e|\bmoi c[’']est|(?:mon|mes|le|un) (?:pr[eé])?noms?(?: complet| de famille| de fille)?(?: est| sont|\s*[:?]|,? c[’']est)|\bje me (?:pr[eé])?nomme|\b(?:my|the) (?:full |first |last |maiden )?name(?: is|[’']?s|\s*[:?])?|\bi[’']?\s?a?m called|\bi go by|\bname\s*:|(?:pr[eé])?nom\s*:|\bsign(?:ed|[eé]e?)\s*:|\bfrom\s*:|\bde\s*:)\s+/giu;
/** These are followed by many other things: what follows must look like a name, two words with capitals or a known first name. */
const WEAK_FIRST_PERSON = /(?:\bje suis|\bici|\bc[’']est|\bi am|\bi[’']m|\bthis is|\bhere is|\bit[’']s)\s+/giu;
const TITLES = new RegExp(
  `(?<![\\p{L}])(?:M\\.|MM\\.|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Mme\\.?|Mlle\\.?|Monsieur|Madame|Mademoiselle|Me|Ma[iî]tre|Dr\\.?|Dre\\.?|Docteur|Docteure|Doctor|monsieur|madame|mme|mlle)\\s+(${WHOLE})`,
  'gu',
);
const KIN =
  '(?:ex-)?(?:fils|filles?|fr[eè]res?|s(?:oe|œ)urs?|p[eè]re|m[eè]re|mari|femme|[eé]pou(?:x|se)|conjoint|conjointe|copain|copine|chum|blonde|ex|cousine?|oncle|tante|neveu|ni[eè]ce|grand-m[eè]re|grand-p[eè]re|beau-p[eè]re|belle-m[eè]re|beau-fr[eè]re|belle-s(?:oe|œ)ur|gendre|bru|enfants?|b[eé]b[eé]|voisine?|coloc(?:ataire)?|ami|amie|propri[eé]taire|proprio|locateur|locataire|patron|patronne|boss|superviseure?|plaignante?|accus[eé]e?|d[eé]fendeur|d[eé]fenderesse|demandeur|demanderesse|victime|t[eé]moin|liquidateur|liquidatrice|tuteur|tutrice|petite?|cliente?|gestionnaire|vendeu(?:r|se)|courti[eè]re?|entrepreneur|plombier|garagiste|collègue|associ[eé]e?' +
  '|sons?|daughters?|brothers?|sisters?|father|mother|dad|mom|mum|husband|wife|spouse|partner|boyfriend|girlfriend|(?:ex-)(?:husband|wife|partner|boyfriend|girlfriend)|cousin|uncle|aunt|nephew|niece|grand(?:mother|father|son|daughter)|stepfather|stepmother|in-law|kids?|child(?:ren)?|baby|neighbou?rs?|roommate|friend|landlord|landlady|tenant|manager|supervisor|coworker|seller|contractor|plumber|mechanic|agent|realtor|complainant|accused|defendant|plaintiff|applicant|respondent|witness|victim|executor|trustee|client|[Ll]ittle)';
const RELATIONS = new RegExp(
  `(?<![\\p{L}])${KIN},?\\s+(?:(?:est|is|[eé]tait|was|qui s[’']appelle|s[’']appelle|se nomme|nomm[eé]e?s?|pr[eé]nomm[eé]e?s?|appel[eé]e?s?|named|called|is called|is named|whose name is)\\s+)?(${WHOLE})`,
  'gu',
);
/** What one does to persons, and hardly to towns or companies. */
const DONE_TO = new RegExp(
  `(?<![\\p{L}])(?:(?:pr[eê]t|donn|parl|demand|t[eé]l[eé]phon|vend|remis|promis|lou|appartien|ressembl|confi|laiss|pay|rembours|text)\\p{L}*\\s(?:[^.!?\\n]{0,25}\\s)?à|(?:dit|[eé]crit|doi[st]) à|(?:[Tt]ell|[Tt]old|[Cc]all|[Cc]ontact(?:ed)?|[Ee]mail(?:ed)?|[Ss]ee|[Tt]ext|[Aa]ppelez|[Aa]ppelle|[Cc]ontactez|[Jj]oindre|[Rr]ejoindre|[Vv]oir|[Aa]sk|[Aa]sked|[Cc]alled|[Tt]exted|[Oo]we|[Oo]wes|[Mm]arried|[Mm]et|[Tt]rust(?:ed)?|[Hh]ired|[Ll]oves?|[Mm]iss)|(?:lent|gave|sold|paid|spoke|talked|wrote|rented|loaned|promised|belongs?|listen(?:ed)?)\\s(?:[^.!?\\n]{0,25}\\s)?(?:to|with)|(?:rencontr[eé]|[eé]pous[eé]|engag[eé]|connais|avec|contre|envers)|(?:against|between|with))\\s+(${WHOLE})`,
  'gu',
);
const NAMED = new RegExp(
  `(?<![\\p{L}])(?:s[’']appelle(?:nt)?|se nomme(?:nt)?|nomm[eé]e?s?|pr[eé]nomm[eé]e?s?|dénomm[eé]e?s?|du nom de|au nom de|named|called|by the name of|in the name of|goes by|signed by|sign[eé]e? par)\\s+(${WHOLE})`,
  'gu',
);
const SIGNED = new RegExp(
  `(?:cordialement|merci(?: beaucoup| d[’']avance| à vous)?|bien à vous|salutations|thanks?(?: you| so much| again)?|(?:best |kind )?regards|sincerely|cheers|best)\\s*[,.!-]?\\s+(${WHOLE})\\s*[.!]?\\s*$`,
  'giu',
);
/** Words before a capital that make it a place, an employer, or one of a kind: « à Lévis », “the Board”, « chez Vidéotron ». */
const NO_PERSON_AFTER = new Set(
  (
    'in at near from to of for on the a an across around into onto via per our their its this that these your off within through toward towards ' +
    'à au aux de du des d la le les l en dans sur vers chez pour pres est un une ce cet cette ces nos vos leurs leur notre votre hors jusqu a y ' +
    'rue avenue av boul boulevard chemin place rang pont parc ecole lac mont fort port st ste saint sainte lake mount highway hwy autoroute ' +
    'loi code act arret affaire section article is with avec mode marque brand called appele application app compagnie company firme firm and et or ou'
  ).split(' '),
);
/** Two words in a row are somebody more often: a letter of, a message from. */
const NO_PAIR_AFTER = new Set([...NO_PERSON_AFTER].filter((w) => !['de', 'd', 'from', 'by', 'with', 'avec', 'and', 'et'].includes(w)));
const RUN = /(?<=[\p{L}\d][,;]?\s|[:(]\s?|qu[’'])(?:\p{Lu}\p{Ll}[\p{L}’'-]*)(?:\s+\p{Lu}\p{Ll}[\p{L}’'-]*){0,2}(?![\p{L}\d-])/gu;

/** Capitals inside a sentence that are no place, body, brand or law we know of, where a person would stand. */
function strangersIn(text: string): Finding[] {
  return [...text.matchAll(RUN)].flatMap((m) => {
    const parts = words(m[0].replace(/[’']s$/u, ''));
    const before = text.slice(Math.max(0, m.index - 60), m.index);
    const previous = /([\p{L}]+)[’']?[,;:(]?\s*$/u.exec(before)?.[1] ?? '';
    const known = parts.some((part) => IN_BODIES.has(part) || NOT_A_NAME.has(part) || PLACES.has(part) || part.length < 3);
    const after = parts.length > 1 ? NO_PAIR_AFTER : NO_PERSON_AFTER;
    const named = /[,:(]\s*$/.test(before) || !after.has(fold(previous));
    const joined = /^\p{Lu}/u.test(previous) && !/[,;:?!(]\s*$/.test(before) && !OPENERS.has(fold(previous));
    return known || !named || joined || !canBeSomebody(m[0]) ? [] : [{ kind: 'name' as const, match: m[0], index: m.index }];
  });
}

/** Words that begin a sentence before its subject: « Hier, Tristan… », “Since Ysabel left”. */
const OPENERS = new Set(
  (
    'hier aujourd aujourdhui demain depuis quand lorsque si comme mais donc alors puis ensuite car parce selon malgre pendant apres avant sauf ' +
    'maintenant enfin yesterday today tomorrow since when if because but so then and after before while until unless although though now later ' +
    'last recently once'
  ).split(' '),
);
/** What a person does, right after a name that begins a sentence; French puts an article before any other noun. */
const SUBJECT = new RegExp(
  `(?:^|[.!?\\n]\\s*)(\\p{Lu}\\p{Ll}[\\p{L}’'-]+)\\s+(?:(?:me|m[’']|nous|lui|leur)\\s?(?:doi[ts]|a|ont|dit|menace|refuse|doit|rend|paie|harc[eè]le|parle)|(?:ne |n[’'])?(?:refuse|veut|vit|garde|paie|travaille|habite|crie|menace|boit|conduisait|a (?:encore |d[eé]j[aà] |toujours )?(?:refus|cri|frapp|vol|menac|quitt|pris|dit|vend|chang|sign)\\p{L}*)|(?:still |never |always |just )?(?:owes|refuses|wants|says|said|told|yelled|yells|threatened|threatens|hit|lives|works|loves|hates|lied|lies|stole|moved|left|keeps|earns|drinks|punched|slapped|borrowed))(?![\\p{L}])`,
  'gmu',
);
const NOT_A_SUBJECT = new Set(
  'il elle on ils elles ca cela ceci ce qui que tout rien personne chacun aucun quelqu je tu nous vous lui moi he she they it we you who that this nobody somebody someone everyone everybody nothing one both which what people police contractor landlord tenant employer neighbour neighbor seller buyer husband wife father mother boss manager company school insurer son daughter'.split(
    ' ',
  ),
);

/** A known first name, alone or with the rest; before it nothing that makes it a street, a school or a saint. */
const WITH_CAPITALS = new RegExp(`(?<![\\p{L}\\d’'-])(${WHOLE})`, 'gu');
const MAKES_A_PLACE =
  /(?:\b(?:rue|avenue|av\.?|boul(?:evard|\.)?|chemin|place|rang|pont|parc|[eé]cole|school|h[oô]pital|hospital|pavillon|centre|center|c[eé]gep|coll[eè]ge|college|universit[eé]|university|lac|lake|mont|mount|fort|port|st\.?|ste\.?|saint|sainte|ville|circonscription|loi|arr[eê]t|affaire|r\. c\.|v\.|c\.)\s+(?:de |du |d[’'])?|(?:saint|sainte|st|ste)-)$/iu;

const words = (name: string): string[] => fold(name).split(/[\s-]+/);
/** Whether words with capitals after a cue can be somebody. */
function canBeSomebody(name: string): boolean {
  const parts = words(name.replace(/[’']s$/u, ''));
  const first = parts[0]!;
  // A capital inside a word is a brand's, but for « McKay » and « LaRue ».
  if (/\p{Ll}\p{Lu}/u.test(name.replace(/\b(?:Mc|Mac|La|Le|De|Du|O[’'])(?=\p{Lu})/gu, ''))) return false;
  return (
    first.length > 1 &&
    !/^i[’']/.test(first) &&
    !PUBLIC_BODY.test(fold(name)) &&
    !NOT_A_NAME.has(first) &&
    !parts.some((part) => IN_BODIES.has(part)) &&
    (parts.length > 1 || !PLACES.has(first))
  );
}
const isFirstName = (name: string): boolean => FIRST_NAMES.has(words(name.replace(/[’']s$/u, ''))[0]!);

/** Names that a text itself gives away: by a first person, a title, a relation, a signature, or a first name. */
export function namesIn(text: string): Finding[] {
  const found: Finding[] = [];
  const add = (match: string, index: number): void => void found.push({ kind: 'name', match, index });
  const rest = (from: number, form: string): string => new RegExp(`^(?:${form})`, 'u').exec(text.slice(from))?.[0] ?? '';
  for (const m of text.matchAll(FIRST_PERSON)) {
    const at = m.index + m[0].length;
    const capital = rest(at, WHOLE);
    const word = capital || rest(at, `${ANY}(?:\\s+${ANY})?`);
    if (capital ? canBeSomebody(capital) : word && !GOES_ON.has(fold(word.split(/\s/)[0]!)) && !NOT_A_NAME.has(fold(word.split(/\s/)[0]!)))
      add(word, at);
  }
  for (const m of text.matchAll(WEAK_FIRST_PERSON)) {
    const at = m.index + m[0].length;
    const name = rest(at, WHOLE);
    const small = name ? '' : rest(at, ANY);
    if (small && /^(?:c[’']est|it[’']s|this is|ici|i[’']m|i am)/i.test(m[0]) && FIRST_NAMES.has(fold(small))) add(small, at);
    const parts = name.split(/\s+/);
    if (
      name &&
      canBeSomebody(name) &&
      (isFirstName(name) || (parts.length === 2 && parts.every((p) => !NOT_A_NAME.has(fold(p)) && !PLACES.has(fold(p)))))
    )
      add(name, at);
  }
  for (const form of [TITLES, RELATIONS, NAMED, SIGNED, DONE_TO])
    for (const m of text.matchAll(form)) if (canBeSomebody(m[1]!)) add(m[1]!, m.index + m[0].lastIndexOf(m[1]!));
  for (const m of text.matchAll(WITH_CAPITALS)) {
    const name = m[1]!;
    if (!/\p{Ll}/u.test(name) || PUBLIC_BODY.test(fold(name))) continue;
    const parts = name.split(/\s+/);
    const from = parts.findIndex((part) => isFirstName(part));
    const lead = parts.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
    const before = `${text.slice(Math.max(0, m.index - 60), m.index)}${parts.slice(0, from).join(' ')}${from > 0 ? ' ' : ''}`;
    if (from >= 0 && !MAKES_A_PLACE.test(before) && !parts.some((part) => IN_BODIES.has(fold(part))))
      add(parts.slice(from).join(' '), m.index + lead);
  }
  for (const m of text.matchAll(SUBJECT)) {
    const name = m[1]!;
    if (canBeSomebody(name) && !NOT_A_SUBJECT.has(fold(name))) add(name, m.index + m[0].indexOf(name));
  }
  found.push(...strangersIn(text));
  return found;
}
