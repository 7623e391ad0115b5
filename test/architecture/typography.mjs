/**
 * What a machine can say of a text's typography and words: Quebec French (no space before ; ! ?, one before : and inside « »), hours
 * without a leading zero, and English words that are calques of the French ones.
 */

/** A space of any kind. */
const SPACE = '[ \\u00a0\\u202f]';
const BOTH = [
  ['two spaces in a row', /\S {2,}(?=\S)/],
  ['a space before a comma or a full stop', new RegExp(`[\\p{L}\\d»)]${SPACE}[,.](?=\\s|$)`, 'u')],
];
const RULES = {
  fr: [
    ...BOTH,
    ['a space before ; ! or ?', new RegExp(`${SPACE}[;!?](?!\\p{L})`, 'u')],
    ['no space before a colon', /[\p{L}»)\]}](?<!https?|tel|mailto)(?<!\d):(?=\s|$)/u],
    ['no space inside a quotation', /«(?![ \u00a0\u202f])|(?<![ \u00a0\u202f])»/u],
    ['an hour with a leading zero', /(?<![\d.,-])0\d[ \u00a0\u202f]?h(?![\p{L}])/u],
    ['an hour written with a colon', /(?<![\d:])\d{1,2}:\d\d(?!\d|:)/],
    ['English quotation marks', /[“”]/],
    ['« remplacé » as a feminine without its e', /\b(?:acceptation|demande|personne|offre|adresse) (?:a été|est) remplacé(?!e)/],
  ],
  en: [
    ...BOTH,
    ['a space before a mark', new RegExp(`[\\p{L}\\d)]${SPACE}[;:!?](?=\\s|$)`, 'u')],
    ['a time with a leading zero', /(?<![\d:])0\d:\d\d\s?[ap]\.?m/i],
    ['"mandate" where Ontario says retainer or matter', /(?<!protection )\bmandates?\b/i],
    ['"sheet" for the page of a client', /(?<!balance )(?<!spread)\bsheets?\b/i],
    ['"at hand" for on hand', /\bat hand\b/i],
    ['French quotation marks', /[«»]/],
  ],
};

/** What is wrong with one text, as sentences; none when nothing is. Placeholders and addresses are no words. */
export function typographyOf(text, lang) {
  const words = text
    .replace(/ ?\|\|\|\| ?/g, '|')
    .replace(/https?:\/\/\S+|%?\{[^}]*\}|`[^`]*`|\]\([^)]*\)/g, (found) => 'x'.repeat(Math.min(3, found.length)));
  return RULES[lang].flatMap(([what, form]) => {
    const found = form.exec(words);
    return found ? [`${what}: “${words.slice(Math.max(0, found.index - 25), found.index + 25).replaceAll('\n', ' ')}”`] : [];
  });
}

/** Every text below a value, with its path. */
export function* textsIn(value, path = '') {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, path ? `${path}.${key}` : key);
}

/** A text that breaks each rule: were it not noticed, the check would be worth nothing. */
export const TYPOGRAPHY_CANARIES = [
  ['fr', 'Deux  espaces'],
  ['fr', 'Un espace , puis une virgule'],
  ['fr', 'Vraiment ?'],
  ['fr', 'Ceci\u00a0; cela'],
  ['fr', 'Deux points: ici'],
  ['fr', 'Il dit «bonjour»'],
  ['fr', 'À 08 h 30'],
  ['fr', 'À 8:30'],
  ['fr', 'Un “mot”'],
  ['fr', 'La demande a été remplacé'],
  ['en', 'Two  spaces'],
  ['en', 'A space , then a comma'],
  ['en', 'Really ?'],
  ['en', 'At 08:30 a.m.'],
  ['en', 'A limited mandate'],
  ['en', 'Open the sheet'],
  ['en', 'Have your licence at hand'],
  ['en', 'He said « hello »'],
];
/** And what is right stays unnoticed. */
export const TYPOGRAPHY_GOOD = [
  ['fr', 'Vraiment? Oui; voici : « bonjour » à 8 h 30, sur https://exemple.ca/a: non, {n} : 3.'],
  ['fr', 'La page du 10\u00a0:\u00a0elle a été remplacée.'],
  ['en', 'Really? Yes; here: “hello” at 8:30 a.m., a protection mandate, a balance sheet, 10:05 p.m.'],
];
