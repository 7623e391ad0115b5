import type { Finding } from './finding.js';
import { fold } from './fold.js';
import { IN_BODIES, NOT_A_NAME, PLACES, PUBLIC_BODY } from './known-bodies.js';
import { canBePerson, isFirstName } from './person-name.js';
import { isTown } from './towns.js';
import { BODY_AFTER, strangersIn, subjectsIn } from './strangers.js';

/** A word of a name with its capital; and as people type it in a hurry. */
const CAP = "\\p{Lu}[\\p{L}’'-]{0,30}\\p{Ll}[\\p{L}’'-]{0,30}|\\p{Lu}{2,30}(?:-\\p{Lu}{1,30}){0,3}";
const ANY = "\\p{L}[\\p{L}’'-]{1,30}";
const JOIN = "(?:de la|de|du|des|van|von|el|al|bin|ben|st\\.?|ste\\.?|le|la|mc|mac|o[’'])";
const WHOLE = `(?:${CAP})(?:\\s+(?:${JOIN}\\s+)?(?:${CAP})|\\s+\\p{Lu}\\.){0,5}`;

/** Words after a cue in small letters that say that no name follows: « mon nom est sur le bail », “my name is on the lease”. */
const GOES_ON = new Set(
  (
    'sur pas dans inscrit inscrite ecrit ecrite mal bien encore toujours le la les un une deja aussi au aux en et ou qui que tres trop comme moi ' +
    'simplement juste confidentiel important inconnu different on not in the a an still also listed written wrong misspelled spelled there only ' +
    'was were got has had appears missing public private being mentioned no now registered under confidential and or to at so very just known'
  ).split(' '),
);

/** Words of a regular expression that may begin with a capital. */
function capitalToo(source: string): string {
  return source.replace(/(?<=^|[|]|\(\?:)[a-z]/g, (c) => `[${c}${c.toUpperCase()}]`);
}

/** First persons: the name may be in small letters. */
const FIRST_PERSON =
  /(?:(?<![\p{L}])j[’']?e?\s?m[’'\s]?ap+el+e?|\bmoi c[’']est|(?:mon|mes|le|un) (?:pr[eé])?noms?(?: complet| de famille| de fille)?(?: est| sont|\s*[:?]|,? c[’']est)|\bmoi c(?:[’']est)?|\bje me (?:pr[eé])?nomme|\b(?:my|the) (?:full |first |last |maiden )?name(?: is|[’']?s|\s*[:?])?|\bi[’']?\s?a?m called|\bi go by|\bname\s*:|(?:pr[eé])?nom\s*:|\bsign(?:ed|[eé]e?)\s*:|\bfrom\s*:|\bde\s*:)\s+/giu;
/** These are followed by many other things: what follows must look like a name, two words with capitals or a known first name. */
const WEAK_FIRST_PERSON = /(?:\bje suis|\bici|\bc[’']est|\bi am|\bi[’']m|\bthis is|\bhere is|\bit[’']?s)\s+/giu;
const TITLES = new RegExp(
  `(?<![\\p{L}])(?:M\\.|MM\\.|M(?=\\s\\p{Lu}\\p{Ll})|Mr\\.?|Mrs\\.?|Ms\\.?|Miss|Mme\\.?|Mlle\\.?|Monsieur|Madame|Mademoiselle|Me|Ma[iî]tre|Dr\\.?|Dre\\.?|Docteur|Docteure|Doctor|monsieur|madame|mme|mlle|Mx\\.?|[Dd]etective|[Oo]fficer|[Cc]onstable|[Ss]ergeant|[Ii]nspector|[Jj]ustice|[Jj]udge|[Nn]urse|[Pp]astor|[Pp]rofessor|[Cc]oach|[Dd]eputy|[Cc]aptain|[Aa]gente?|[Ss]ergente?|[Ee]nquêteu(?:r|se)|[Ii]nspect(?:eur|rice)|[Ll]ieutenante?|[Cc]onst[aâ]ble|[Jj]uge|[Hh]uissi[eè]re?|[Pp]rofesseure?|[Nn]otaire|[Aa]vocate?|[Ii]nfirmi[eè]re?|[Ii]ntervenante?|[Tt]ravailleu(?:r|se) sociale?|[Ss]ocial worker|[Cc]aseworker|[Bb]ailiff|[Ll]awyer|[Aa]djuster|[Rr]eferee)\\s+(${WHOLE})`,
  'gu',
);
const KIN =
  '(?:ex-)?(?:fils|filles?|fr[eè]res?|s(?:oe|œ)urs?|p[eè]re|m[eè]re|mari|femme|[eé]pou(?:x|se)|conjoint|conjointe|copain|copine|chum|blonde|ex|cousine?|oncle|tante|neveu|ni[eè]ce|grand-m[eè]re|grand-p[eè]re|beau-p[eè]re|belle-m[eè]re|beau-fr[eè]re|belle-s(?:oe|œ)ur|gendre|bru|enfants?|b[eé]b[eé]|voisine?|coloc(?:ataire)?|ami|amie|propri[eé]taire|proprio|locateur|locataire|patron|patronne|boss|superviseure?|plaignante?|accus[eé]e?|d[eé]fendeur|d[eé]fenderesse|demandeur|demanderesse|victime|t[eé]moin|liquidateur|liquidatrice|tuteur|tutrice|petite?|cliente?|gestionnaire|vendeu(?:r|se)|courti[eè]re?|entrepreneur|plombier|garagiste|collègue|associ[eé]e?' +
  '|sons?|daughters?|brothers?|sisters?|father|mother|dad|mom|mum|husband|wife|spouse|partner|boyfriend|girlfriend|(?:ex-)(?:husband|wife|partner|boyfriend|girlfriend)|cousin|uncle|aunt|nephew|niece|grand(?:mother|father|son|daughter)|stepfather|stepmother|in-law|kids?|child(?:ren)?|baby|neighbou?rs?|roommate|friend|landlord|landlady|tenant|manager|supervisor|coworker|seller|contractor|plumber|mechanic|agent|realtor|complainant|accused|defendant|plaintiff|applicant|respondent|witness|victim|executor|trustee|client|aunt|auntie|granny|little|debtor|creditor|owner|buyer|purchaser|vendor|acheteu(?:r|se)|cr[eé]anci[eè]re?|d[eé]bit(?:eur|rice)|mandant|mandataire|d[eé]funte?|deceased|parrain|marraine|beau-fils|belle-fille|stepson|stepdaughter|ex-mari|contrema[iî]tre|foreman|directrice|directeur|g[eé]rante?|principal|supervisor|[eé]ducatrice|therapist|th[eé]rapeute|babysitter|gardienne)';
const RELATIONS = new RegExp(
  `(?<![\\p{L}])${capitalToo(KIN)}(?:,|\\s?:)?\\s+(?:(?:est|is|[eé]tait|was|qui s[’']appelle|s[’']appelle|se nomme|nomm[eé]e?s?|pr[eé]nomm[eé]e?s?|appel[eé]e?s?|named|called|is called|is named|whose name is)\\s+)?(${WHOLE})`,
  'gu',
);
/** What one does to persons, and hardly to towns or companies. */
const DONE_TO = new RegExp(
  `(?<![\\p{L}])(?:(?:pr[eê]t|donn|[Pp]arl|demand|t[eé]l[eé]phon|vend|remis|promis|lou|appartien|ressembl|confi|laiss|pay|rembours|text)\\p{L}{0,30}\\s(?:[^.!?\\n]{0,25}\\s)?à|(?:dit|[eé]crit|doi[st]) à|(?:[Tt]ell|[Tt]old|[Cc]all|[Cc]ontact(?:ed)?|[Ee]mail(?:ed)?|[Ss]ee|[Tt]ext|[Aa]ppelez|[Aa]ppelle|[Cc]ontactez|[Jj]oindre|[Rr]ejoindre|[Vv]oir|[Dd]emandez|[Dd]emander|[Aa]sk|[Aa]sked|[Cc]alled|[Tt]exted|[Oo]we|[Oo]wes|[Mm]arried|[Mm]et|[Tt]rust(?:ed)?|[Hh]ired|[Ll]oves?|[Mm]iss)|(?:[Tt]alk|[Ss]peak|lent|gave|made out|payable|addressed|sold|paid|spoke|talked|wrote|rented|loaned|promised|belongs?|listen(?:ed)?)\\s(?:[^.!?\\n]{0,25}\\s)?(?:to|with)|(?:rencontr[eé]|[eé]pous[eé]|engag[eé]|connais|avec|contre|envers)|(?:against|between|with))\\s+(${WHOLE})`,
  'gu',
);
const NAMED = new RegExp(
  `(?<![\\p{L}])(?:s[’']appelle(?:nt)?|appel[eé]e?s?|se nomme(?:nt)?|nomm[eé]e?s?|pr[eé]nomm[eé]e?s?|dénomm[eé]e?s?|du nom de|au nom de|surnomm[eé]e?s?|alias|a\\.?k\\.?a\\.?|nicknamed|known as|connue? sous le nom de|n[eé]e?(?= \\p{Lu}\\p{Ll}{1,30}(?! ?\\d))|[Cc]h[eè]re?|[Dd]ear|c/o|a/s(?: de)?|à l[’']attention de|attn:?|à l[’']ordre de|named|called|by the name of|in the name of|goes by|signed by|sign[eé]e? par)\\s+(${WHOLE})`,
  'gu',
);
const SIGNED = new RegExp(
  `(?:cordialement|merci(?: beaucoup| d[’']avance| à vous)?|bien à vous|salutations|thanks?(?: you| so much| again)?|(?:best |kind )?regards|sincerely|cheers|best)\\s*[,.!-]?\\s+(${WHOLE})\\s*[.!]?\\s*$`,
  'giu',
);
/** What persons have: « la garde de Zackary », “the estate of Alma Reid”. */
const OF_SOMEBODY = new RegExp(
  `(?<![\\p{L}])(?:[Gg]arde|[Pp][eè]re|[Mm][eè]re|[Ff]ils|[Ff]ille|[Ff]r[eè]re|[Ss](?:oe|œ)ur|[Ff]emme|[Mm]ari|[Cc]onjointe?|[Vv]euve?|[Dd][eé]c[eè]s|[Ss]uccession|[Tt]estament|[Hh][eé]ritage|[Ff]un[eé]railles|[Cc]opain|[Cc]opine|[Bb]londe|[Cc]hum|[Aa]mie?|[Pp]ension|[Nn]aissance|[Aa]vocate?|[Cc]hien|[Cc]hambre|[Ss]alaire|[Dd]ettes?|[Ss]ignature|[Tt]uteur|[Tt]utrice|[Tt][eé]moignage|[Pp]arents|[Aa]nniversaire|[Cc]olère|[Pp]art|[Cc]ustody|[Mm]other|[Ff]ather|[Bb]rother|[Ss]ister|[Ss]on|[Dd]aughter|[Ww]idow(?:er)?|[Ww]ife|[Hh]usband|[Ee]state|[Ww]ill|[Dd]eath|[Bb]irth|[Ff]riend|[Gg]uardian|[Ss]upport|[Cc]are|[Bb]ehalf|[Bb]ehaviour|[Ss]upervision|peur|occuper?|ennuie|parle|loin|plainte|plaint|cause|moque|s[eé]par[eé]e?|divorc[eé]e?|afraid|scared|because|jealous|accused|ashamed|proud|[Aa]sk(?:ed)?|[Cc]aring|[Pp]ay|[Ww]ait(?:ing)?|babysit|looking)\\s+(?:de\\s+|d[’']|of\\s+|for\\s+|from\\s+)(${WHOLE})`,
  'gu',
);
/** A name with the age of the person, and one whose first name is a letter. */
const AGED = new RegExp(
  `(?<![\\p{L}\\d’'-])(\\p{Lu}[\\p{L}’'-]{1,30}(?: \\p{Lu}[\\p{L}’'-]{1,30})?)(?:,| \\(|,? (?=[aâ]g)) ?(?:age[d]? |[âa]g[eé]e? de )?\\d{1,2}(?:\\)|\\s?(?:ans|mois|years? old|yrs?|y/?o|months? old)(?![\\p{L}]))`,
  'gu',
);
const INITIALS = /(?<![\p{L}.])(?!M\.\s)((?:\p{Lu}\.[ -]?){1,2}\p{Lu}\p{Ll}[\p{L}’'-]{1,30})/gu;
/** After these a first name counts in small letters too: « mon ex kevin ». */
const SMALL = new RegExp(
  `(?<![\\p{L}])(?:${KIN}|(?:maman|papa|m[eè]re|p[eè]re|parents?|mom|mum|dad|mother|father) (?:de|of)(?: \\p{Ll}{1,30} (?:et|and))?|et|avec|contre|envers|with|against|and|names|i[’']?m|je suis|j[’']suis|chu|moi|m\\.|mr\\.?|mrs\\.?|ms\\.?|mme)\\s+(?=(\\p{Ll}{3,}(?:-\\p{Ll}{1,30})?)(?![\\p{L}’']))`,
  'gu',
);

const SMALL_OWNER =
  /(?<![\p{L}])(\p{Ll}{3,}?)[’']?s (?:mom|mum|dad|mother|father|brother|sister|son|daughter|boyfriend|girlfriend|wife|husband|ex)(?![\p{L}])/gu;

/** A known first name, alone or with the rest; before it nothing that makes it a street, a school or a saint. */
const WITH_CAPITALS = new RegExp(`(?<![\\p{L}\\d’'-])(${WHOLE})`, 'gu');
const MAKES_A_PLACE =
  /(?:\b(?:rue|avenue|av\.?|boul(?:evard|\.)?|chemin|place|rang|pont|parc|[eé]cole|school|h[oô]pital|hospital|pavillon|centre|center|c[eé]gep|coll[eè]ge|college|universit[eé]|university|lac|lake|mont|mount|fort|port|st\.?|ste\.?|saint|sainte|ville|circonscription|loi|arr[eê]t|affaire|r\. c\.|v\.|c\.)\s+(?:de |du |d[’'])?|(?:saint|sainte|st|ste)-)$/iu;

/** Names that a text itself gives away: by a first person, a title, a relation, a signature, or a first name. */
export function namesIn(text: string): Finding[] {
  const found: Finding[] = [];
  const add = (match: string, index: number): void => void found.push({ kind: 'name', match, index });
  const rest = (from: number, form: string): string => new RegExp(`^(?:${form})`, 'u').exec(text.slice(from))?.[0] ?? '';
  for (const m of text.matchAll(FIRST_PERSON)) {
    const at = m.index + m[0].length;
    const capital = rest(at, WHOLE);
    const word = capital || rest(at, `${ANY}(?:\\s+${ANY})?`);
    if (capital ? canBePerson(capital) : word && !GOES_ON.has(fold(word.split(/\s/)[0]!)) && !NOT_A_NAME.has(fold(word.split(/\s/)[0]!)))
      add(word, at);
  }
  for (const m of text.matchAll(WEAK_FIRST_PERSON)) {
    const at = m.index + m[0].length;
    const name = rest(at, WHOLE);
    const small = name ? '' : rest(at, ANY);
    if (small && /^(?:c[’']est|it[’']s|this is|ici|its|i[’']m|i am)/i.test(m[0]) && isFirstName(small)) add(small, at);
    const parts = name.split(/\s+/);
    if (
      name &&
      canBePerson(name) &&
      (isFirstName(name) || (parts.length === 2 && parts.every((p) => !NOT_A_NAME.has(fold(p)) && !PLACES.has(fold(p)))))
    )
      add(name, at);
  }
  for (const form of [TITLES, RELATIONS, NAMED, SIGNED, DONE_TO, OF_SOMEBODY, AGED, INITIALS])
    for (const m of text.matchAll(form)) {
      const at = m.index + m[0].lastIndexOf(m[1]!);
      if (canBePerson(m[1]!, form === TITLES) && !BODY_AFTER.test(text.slice(at + m[1]!.length, at + m[1]!.length + 30))) add(m[1]!, at);
    }
  for (const m of text.matchAll(WITH_CAPITALS)) {
    const name = m[1]!;
    if (!/\p{Ll}/u.test(name) || PUBLIC_BODY.test(fold(name))) continue;
    const parts = name.split(/\s+/);
    const from = parts.findIndex((part) => isFirstName(part));
    const lead = parts.slice(0, from).join(' ').length + (from > 0 ? 1 : 0);
    const before = `${text.slice(Math.max(0, m.index - 60), m.index)}${parts.slice(0, from).join(' ')}${from > 0 ? ' ' : ''}`;
    const there = parts.length === 1 && isTown(name) && /(?:à|de|d[’']|in|at|from|near|of|vers)\s*$/u.test(before);
    if (from >= 0 && !there && !MAKES_A_PLACE.test(before) && !parts.some((part) => IN_BODIES.has(fold(part))))
      add(parts.slice(from).join(' '), m.index + lead);
  }
  for (const form of [SMALL, SMALL_OWNER])
    for (const m of text.matchAll(form))
      if (isFirstName(m[1]!)) add(m[1]!, text.indexOf(m[1]!, m.index + (form === SMALL ? m[0].length : 0)));
  return [...found, ...subjectsIn(text), ...strangersIn(text)];
}
