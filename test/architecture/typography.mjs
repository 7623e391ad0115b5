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
    ['an hour with zero minutes written out', /\d[ \u00a0\u202f]h[ \u00a0\u202f]00/],
    ['a dollar sign on the wrong side or without its space', /\$\d|\d\$/],
    ['a percentage without its space', /\d%(?!\w)/],
    ['a capital after a colon', /[\p{L}»][ \u00a0]: (?:Le|La|Les|Un|Une|Des|Votre|Vos|Notre|Nos|Il|Elle|Vous|Nous|Ce|Cette)(?=[ \u00a0])/u],
    [
      'an anglicism',
      /(?<!\p{L})(?:(?:fai(?:t|re)|font) du sens|rencontrer (?:les|des|vos|ses) (?:exigences|critères|délais|objectifs)|appli(?:quer|quez) (?:pour|sur) un|cancell(?:er|é|ez)|céduler?|en autant que|à l[’']effet que|sauver du temps|dû au fait|prendre place le|plans ont changé|changé ses plans|éligib(?:le|ilité)s?|versus|opportunités?|e-mails?|(?:des|vos|les) emails|supporter (?:votre|nos|les) (?:demande|client)|définitivement|au niveau de|charger? (?:des|les) frais|complét(?:er|ez) (?:le|un|votre|ce) (?:formulaire|profil|dossier))/iu,
    ],
    ['« remplacé » as a feminine without its e', /\b(?:acceptation|demande|personne|offre|adresse) (?:a été|est) remplacé(?!e)/],
  ],
  en: [
    ...BOTH,
    ['a space before a mark', new RegExp(`[\\p{L}\\d)]${SPACE}[;:!?](?=\\s|$)`, 'u')],
    ['a time with a leading zero', /(?<![\d:])0\d:\d\d\s?[ap]\.?m/i],
    ['"mandate" where Ontario says retainer or matter', /(?<!protection )\bmandates?\b/i],
    ['"sheet" for the page of a client', /(?<!balance )(?<!spread)\bsheets?\b/i],
    ['a dollar sign after the number', /\d[ \u00a0]?\$/],
    ['a French phone number', /\b1 8\d\d \d{3}-\d{4}/],
    ['a capital after a colon', /[a-z]: (?:The|A|An|Your|Our|It|You|We|They|This|These)(?= )/],
    [
      'a calque of French',
      /\b(?:serves to|without waiting\.|count on (?:less|about|more)|all the (?:faster|better)|did you not ask|was it not you|in (?:the )?measure (?:where|that)|assist to|in function of|of the (?:regulator|bar) of|makes part of|pass(?:ed)? at the office|informations\b|at the level of|appear in no|precise your|an advice|is it that|since (?:two|three|four|five|\d+) (?:days|weeks|months|years)|demand of|actual(?:ity)\b|eventual\b|animator|formations\b|the totality|susceptible to)/i,
    ],
    ['"at hand" for on hand', /\bat hand\b/i],
    ['a word of our own', /\b(?:somebody|the most there can be)\b/i],
    [
      '"hold" or "claim" where a request is reserved',
      /\b(?:(?:hold|claim)(?:s|ed|ing)? (?:on )?(?:a|an|the|this|your) (?:request|offer)\b|(?:first|back) to (?:hold|claim)|held (?:for you|by)\b|rule (?:has just )?held|(?:automatic|running|live|holds a|no) claims?\b|automatic holds?\b|(?:hold|held) automatically\b|your claim on\b|claims? (?:a|per) (?:day|week)|the claim (?:is|ends))/i,
    ],
    ['French quotation marks', /[«»]/],
  ],
};

/** What is wrong with one text, as sentences; none when nothing is. Placeholders and addresses are no words. */
export function typographyOf(text, lang) {
  const words = text.replace(/https?:\/\/\S+|\{[^}]*\}|`[^`]*`|\]\([^)]*\)/g, (found) => 'x'.repeat(Math.min(3, found.length)));
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
  ['fr', 'À 9 h 00'],
  ['fr', 'Payez $20 en ligne'],
  ['fr', 'Un rabais de 15% en mai'],
  ['fr', 'Notre réponse\u00a0: Vous pouvez attendre'],
  ['fr', 'Êtes-vous éligible?'],
  ['en', 'Pay 20 $ online'],
  ['en', 'Call 1 800 668-8258'],
  ['en', 'Our answer: You can wait'],
  ['en', 'This name only serves to check'],
  ['en', 'Two  spaces'],
  ['en', 'A space , then a comma'],
  ['en', 'Really ?'],
  ['en', 'At 08:30 a.m.'],
  ['en', 'A limited mandate'],
  ['en', 'Open the sheet'],
  ['en', 'Have your licence at hand'],
  ['en', 'You have ten alerts, the most there can be'],
  ['en', 'He said « hello »'],
  ['en', 'When you hold a request, you see the names'],
  ['en', 'Your claim on request XD4E has ended'],
  ['en', 'XD4E is held for you for 10 minutes'],
  ['en', 'Automatic hold'],
];
/** And what is right stays unnoticed. */
export const TYPOGRAPHY_GOOD = [
  ['fr', 'Vraiment? Oui; voici : « bonjour » à 8 h 30, sur https://exemple.ca/a: non, {n} : 3.'],
  ['fr', 'La page du 10\u00a0:\u00a0elle a été remplacée.'],
  ['fr', 'Vous êtes admissible : 15 % de 20 $, à 9 h.'],
  ['en', 'You qualify: 15% of $20, at 9 a.m. Call 1-800-668-8258.'],
  ['en', 'Really? Yes; here: “hello” at 8:30 a.m., a protection mandate, a balance sheet, 10:05 p.m.'],
  ['en', 'Put on hold by our team. Two juricoins are held for a request. A claim before a court.'],
];
