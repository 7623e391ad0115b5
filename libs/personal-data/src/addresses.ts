import type { Finding, FindingKind } from './finding.js';
import { PUBLIC_PLACE } from './known-bodies.js';

const STREET_FR =
  'rue|avenues?|ave?\\.?|boul\\.?|boulevard|bd\\.?|blvd\\.?|chemin|ch\\.?|rang|rte\\.?|route|place|pl\\.?|croissant|crois\\.?|impasse|mont[ée]e|c[ôo]te|carr[ée]|terrasse|all[ée]e|cercle|promenade|prom\\.?|sentier|ruelle|quai|cour';
const STREET_EN =
  'street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|crt|ct|crescent|cres|way|terrace|terr?|place|pl|circle|cir|trail|trl|tr|parkway|pkwy|line|sideroad|gate|grove|heights|hill|mews|path|row|square|sq|walk|highway|hwy|concession|bend|court|close|common|commons|landing|point|pointe|ridge|run|townline|beach|alley|green|garden|gardens|park|vista|view';
const NUMBER = '(?<![\\d$#-])\\d{1,5}(?:-\\d{1,5}|[ -]?[a-hA-H]\\b| ?(?:1\\/2|½))?';
/** The rest of a street's name: small joining words, then at least one word of a name or an ordinal. */
const NAME_FR =
  "(?:(?:de la|de l[’']|de|des|du|d[’']|la|le|les|l[’'])\\s?)*(?:[\\p{L}][\\p{L}\\d’'.-]{1,30}|\\d{1,3}(?:e|re|er|ère|ième|eme)?)(?:[ -]\\p{Lu}[\\p{L}’'-]{1,30}){0,3}";
const ORDINAL = '\\d{1,3}(?:e|re|er|ère|ième|eme|st|nd|rd|th)';

const LIVING_FR =
  '\\b(?:habit\\p{L}{0,30}|demeur\\p{L}{0,30}|r[eé]side\\p{L}{0,30}|vi(?:t|s|vons|vent|vait|vais)|rest(?:e|ait|ons|ent)|mon adresse est)\\s+(?:au (?:coin|bout|d[eé]but|fond) d[eu]\\s+|juste\\s+|pr[eè]s d[eu]\\s+|sur\\s+|dans\\s+)?';
const LIVING_EN =
  '\\b(?:[Ll]ive[sd]?|[Ll]iving|[Rr]eside[sd]?|[Ss]tay(?:s|ed|ing)?|my address is)\\s+(?:(?:right |just |near |at )?(?:on|at|off|near|the (?:end|corner|top|bottom) of)\\s+)';
/** Sides of a town after a street's name. */
const SIDES = "Est|Ouest|Nord|Sud|O\\.|East|West|North|South|[NESW](?![’'.]?\\p{L})\\.?";
/** What a number counts, or a year names. */
const NO_STREET_NAME =
  '(?:Januar|Februar|March|April|May|June|July|August|Septem|Octo|Novem|Decem|Canad|Americ|CAD|USD|Ontar|Québ|Queb|Main d|Act|Loi|Code|Regul|Règl)';
const FORMS: readonly RegExp[] = [
  // 1234, rue des Croissants; 450 boul. René-Lévesque; 12 av du Parc
  new RegExp(`${NUMBER},?\\s+(?:(?:de la|de l[’']|du|sur la|sur le|dans la)\\s?)?(?:${STREET_FR})(?=[\\s.])\\s*${NAME_FR}`, 'giu'),
  // 1250, 3e Avenue; 45 5th Street; 910 42e Rue Est
  new RegExp(`${NUMBER},?\\s+${ORDINAL}\\s+(?:${STREET_FR}|${STREET_EN})\\b\\.?`, 'giu'),
  // 12 Maple Grove Road
  new RegExp(`${NUMBER},?\\s+(?:\\p{Lu}[\\p{L}’'.-]{0,30}\\s+){1,4}(?:${capitals(STREET_EN)})\\b(?!\\s+(?:of|de)\\b)\\.?`, 'gu'),
  // 88A on Saint Helen's Avenue
  new RegExp(`${NUMBER},?\\s+(?:on|off)\\s+(?:\\p{Lu}[\\p{L}’'.-]{0,30}\\s+){1,4}(?:${capitals(STREET_EN)})\\b`, 'gu'),
  // 1475 de Maisonneuve Est; 310 King St W; 44 Main N.
  new RegExp(`${NUMBER},?\\s+(?:d[eu] |de la |des )?(?:\\p{Lu}[\\p{L}’'.-]{0,30}\\s+){1,3}(?:${SIDES})(?![\\p{L}\\d])`, 'gu'),
  // at 6120 Yonge; au 6120 Papineau; building, 3475 Sherbrooke: no street's kind, but where one stands before it
  new RegExp(
    `(?<=(?:\\bat|\\bau|\\bto|\\bdu|devant le|outside|near|[Aa]dd?ress?e? (?:is|est)(?: le)?|[Aa]dd?ress?e?[ \\u00a0]?:|[\\p{Ll}:],)\\s)(?!(?:19|20)\\d\\d\\b)\\d{2,5}[a-hA-H]?,?\\s+(?!${NO_STREET_NAME})(?:S(?:ain)?te?\\.? |M(?:oun)?t\\.? )?\\p{Lu}\\p{Ll}[\\p{L}’'-]{2,}(?![\\p{L}])`,
    'gu',
  ),
  // habite 3e Avenue; on 14th Street; corner of Bloor and Dufferin
  new RegExp(`(?:${LIVING_FR}|\\bcoin (?:de (?:la )?)?)(?:la |le )?${ORDINAL}\\s+(?:rue|avenue|rang)`, 'giu'),
  new RegExp(`(?:${LIVING_EN}|\\b[Oo]n |\\b[Cc]orner of )${ORDINAL}\\s+(?:${capitals('street|st|avenue|ave|line|concession')})\\b`, 'gu'),
  new RegExp(
    `(?:\\b(?:[Cc]orner of|[Cc]oin(?: d[eu’'](?: la)?)?|[Aa]ngle)\\s+|${LIVING_EN}|\\b(?:[Rr]este|habite|demeure|vis|[Ii]ntersection)\\s(?:\\p{Ll}{1,30}\\s){0,2})(?:\\p{Lu}[\\p{L}’'.-]{0,30}\\s+){1,3}(?:and|&|et)\\s+(?:de |la )?(?:\\p{Lu}[\\p{L}’'-]{1,30}|${ORDINAL})`,
    'gu',
  ),
  // C.P. 1204; P.O. Box 88; RR 2
  /\b(?:c\.? ?p\.?|case postale|bo[iî]te postale|casier(?: postal)?|(?<=\b(?:to|at|is|:) )box|p\.? ?o\.? box|postal box)\s*(?:n[o°]\.?\s*|#)?\d{1,6}\b/giu,
  /\bR\.? ?R\.? ?#? ?\d{1,2}\b/gu,
  // 45 maple street
  new RegExp(`${NUMBER},?\\s+(?:[a-z]{3,}\\s+){1,2}(?:street|road|avenue|ave|crescent|boulevard|blvd|drive)\\b`, 'g'),
  // 129 sideroad 15; 40 Concession 6
  new RegExp(`${NUMBER},?\\s+(?:\\p{L}{1,30}\\s+)?(?:sideroad|concession|highway|hwy|line|rang)\\s+\\d{1,3}(?!\\d)`, 'giu'),
  // living on a street without its number, on a concession
  new RegExp(
    `${LIVING_FR}(?:la |le )?(?:rue|avenue|av\\.|boul\\.|boulevard|chemin|croissant|rang|impasse|place)\\s+(?:de la |de l[’']|des |du |de |d[’'])?\\p{L}[\\p{L}’'-]{2,}`,
    'giu',
  ),
  new RegExp(
    `${LIVING_EN}(?:the )?(?:\\p{Lu}[\\p{L}’'.-]{0,30}\\s+){1,3}(?:${capitals('street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|court|crescent|cres|way|terrace|place|circle|trail|line|sideroad|parkway|hill')})(?=[\\s.,;!?)]|$)`,
    'gu',
  ),
  new RegExp(`${LIVING_EN}(?:Concession|Line|Sideroad|Regional|County|Highway|Hwy)(?: Road| Rd)?\\.? \\d{1,3}`, 'gu'),
];

/** `street` and `Street`: an ending counts as written with or without a capital. */
function capitals(words: string): string {
  return words
    .split('|')
    .flatMap((w) => [w, w[0]!.toUpperCase() + w.slice(1)])
    .join('|');
}

const POSTAL = /(?<![\p{L}\d])[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z][ -]?\d[ABCEGHJ-NPRSTV-Z]\d(?![\p{L}\d])/giu;
/** Courts and laws with a number before them, and lengths of time or lists, that end like a street. */
const NO_STREET =
  /^\d+,?\s+(?:ontario|superior|supreme|small|family|provincial|federal|days?|weeks?|months?|years?|jours|semaines|mois|ans)\b|^\d+,?\s+(?:cour (?:du|sup|d)|place[s ] (?:de|en)|route (?:des|vers)|côtés?\b)/i;

/** Street addresses and postal codes; where courts, offices and hospitals stand is known to everyone. */
export const addressesIn = (text: string): Finding[] =>
  (
    [
      ...FORMS.flatMap((form) => [...text.matchAll(form)].map((m) => ['address', m] as const)),
      ...[...text.matchAll(POSTAL)].map((m) => ['postal-code', m] as const),
    ] satisfies (readonly [FindingKind, RegExpExecArray])[]
  ).flatMap(([kind, m]) =>
    NO_STREET.test(m[0]) || PUBLIC_PLACE.test(text.slice(Math.max(0, m.index - 90), m.index))
      ? []
      : [{ kind, match: m[0].trim(), index: m.index }],
  );
