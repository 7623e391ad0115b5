import type { Finding, FindingKind } from './finding.js';
import { PUBLIC_PLACE } from './known-bodies.js';

const STREET_FR =
  'rue|avenues?|ave?\\.?|boul\\.?|boulevard|bd\\.?|blvd\\.?|chemin|ch\\.?|rang|rte\\.?|route|place|pl\\.?|croissant|crois\\.?|impasse|mont[ée]e|c[ôo]te|carr[ée]|terrasse|all[ée]e|cercle|promenade|prom\\.?|sentier|ruelle|quai|cour';
const STREET_EN =
  'street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|court|crt|ct|crescent|cres|way|terrace|terr?|place|pl|circle|cir|trail|tr|parkway|pkwy|line|sideroad|gate|grove|heights|hill|mews|path|row|square|sq|walk|highway|hwy|concession';
const NUMBER = '(?<![\\d$#-])\\d{1,5}(?:-\\d{1,5}|[ -]?[a-dA-D]\\b)?';
/** The rest of a street's name: small joining words, then at least one word of a name or an ordinal. */
const NAME_FR =
  "(?:(?:de la|de l[’']|de|des|du|d[’']|la|le|les|l[’'])\\s?)*(?:[\\p{L}][\\p{L}\\d’'.-]+|\\d{1,3}(?:e|re|er|ère|ième|eme)?)(?:[ -]\\p{Lu}[\\p{L}’'-]+){0,3}";
const ORDINAL = '\\d{1,3}(?:e|re|er|ère|ième|eme|st|nd|rd|th)';

const LIVING_FR =
  '\\b(?:habit\\p{L}*|demeur\\p{L}*|r[eé]side\\p{L}*|vi(?:t|s|vons|vent|vait|vais)|rest(?:e|ait|ons|ent)|mon adresse est)\\s+(?:au coin de\\s+|sur\\s+|dans\\s+)?';
const LIVING_EN = '\\b(?:[Ll]ive[sd]?|[Ll]iving|[Rr]eside[sd]?|[Ss]tay(?:s|ed|ing)?|my address is)\\s+(?:on\\s+|at\\s+|off\\s+)';
const FORMS: readonly RegExp[] = [
  // 1234, rue des Croissants; 450 boul. René-Lévesque; 12 av du Parc
  new RegExp(`${NUMBER},?\\s+(?:${STREET_FR})(?=[\\s.])\\s*${NAME_FR}`, 'giu'),
  // 1250, 3e Avenue; 45 5th Street; 910 42e Rue Est
  new RegExp(`${NUMBER},?\\s+${ORDINAL}\\s+(?:${STREET_FR}|${STREET_EN})\\b\\.?`, 'giu'),
  // 12 Maple Grove Road
  new RegExp(`${NUMBER},?\\s+(?:\\p{Lu}[\\p{L}’'.-]*\\s+){1,4}(?:${capitals(STREET_EN)})\\b(?!\\s+(?:of|de)\\b)\\.?`, 'gu'),
  // 45 maple street
  new RegExp(`${NUMBER},?\\s+(?:[a-z]{3,}\\s+){1,2}(?:street|road|avenue|ave|crescent|boulevard|blvd|drive)\\b`, 'g'),
  // 129 sideroad 15; 40 Concession 6
  new RegExp(`${NUMBER},?\\s+(?:\\p{L}+\\s+)?(?:sideroad|concession|highway|hwy|line|rang)\\s+\\d{1,3}(?!\\d)`, 'giu'),
  // living on a street without its number
  new RegExp(
    `${LIVING_FR}(?:la |le )?(?:rue|avenue|av\\.|boul\\.|boulevard|chemin|croissant|rang|impasse|place)\\s+(?:de la |de l[’']|des |du |de |d[’'])?\\p{L}[\\p{L}’'-]{2,}`,
    'giu',
  ),
  new RegExp(
    `${LIVING_EN}(?:the )?(?:\\p{Lu}[\\p{L}’'.-]*\\s+){1,3}(?:${capitals('street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|court|crescent|cres|way|terrace|place|circle|trail')})(?=[\\s.,;!?)]|$)`,
    'gu',
  ),
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

/** Street addresses and postal codes; where courts, offices and hospitals stand is known to everybody. */
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

const AT = '(?:\\s?@\\s?|\\s*[([{]\\s*(?:at|a|à|arobas[e]?|@)\\s*[)\\]}]\\s*|\\s+(?:arobas[e]?|a commercial|at sign)\\s+)';
const DOT = '(?:\\s?\\.\\s?|\\s*[([{]\\s*(?:dot|point|\\.)\\s*[)\\]}]\\s*|\\s+(?:dot|point)\\s+)';
const PART = '[\\p{L}\\d_%+-]{1,64}';
const LOCAL = `${PART}(?:(?:\\.|\\s+(?:point|dot|tiret|dash|underscore|souligné|moins)\\s+)${PART})*`;
const HOST = '(?:gmail|hotmail|outlook|yahoo|icloud|live|videotron|bell|sympatico|rogers|proton(?:mail)?|me|cogeco)';
const EMAILS: readonly RegExp[] = [
  new RegExp(`(?<![\\p{L}\\d._%+-])${LOCAL}${AT}${PART}(?:${DOT}${PART}){1,3}`, 'giu'),
  // « marie arobase hotmail », “john at gmail dot com”
  new RegExp(
    `(?<![\\p{L}\\d._%+-])${LOCAL}\\s+(?:arobas[e]?|at|à)\\s+(?:${HOST}\\b(?:${DOT}${PART})*|${PART}\\s+(?:dot|point)\\s+(?:com|ca|org|net|fr|qc)\\b)`,
    'giu',
  ),
];

/** E-mail addresses, as typed and as said aloud. */
export const emailsIn = (text: string): Finding[] =>
  EMAILS.flatMap((form) => [...text.matchAll(form)].map((m) => ({ kind: 'email' as const, match: m[0].trim(), index: m.index })));
