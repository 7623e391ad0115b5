import type { MessageKind } from '@jurilien/contracts';
import type { Channel, EmailText, Lang, NoticeText, Template } from './template.js';
import { withCoinName } from '@jurilien/reference';
import { defaultSender, type Sender } from './sender.js';
import { writeMail } from './email/write-mail.js';
import { footerOf } from './footer.js';
import { toGsm7 } from './segments.js';
import { shortened } from './shortened.js';
import { templates } from './templates/index.js';
import { worded, type TemplateText } from './wording.js';

export type Vars = Record<string, string | number>;
export interface Rendered {
  subject?: string;
  text: string;
  html?: string;
}
export interface RenderOptions {
  sender?: Sender;
  preferencesUrl?: string;
  /** The short text, where the rule has one. */
  short?: boolean;
  /** The words of another version than the first. */
  text?: TemplateText;
  /** As long as a text message may be where its template says what is cut; without, nothing is. */
  maxSegments?: number;
}

/** A variable, with what it counts: one of them is written without its plural. */
const placeholder = /\{(\w+)\}(?: (minutes|heures|hours|jours ouvrables|jours|business days|days)\b)?/g;
const counted = (value: string, what: string): string => `${value} ${value === '1' ? what.replace(/s\b/g, '') : what}`;

/** Words of a template that come from us rather than from the caller. */
export const senderVars = (sender: Sender, lang: Lang): Vars => ({
  ...sender.constants?.[lang],
  sender: sender.name,
  senderPhone: sender.contactPhone,
  senderHours: sender.hours[lang],
  senderEmail: sender.contactEmail,
});

/** French typography in prose: a colon and guillemets never start a line. Addresses hold no such pair, so they are safe. */
const typeset = (text: string, lang: Lang): string =>
  lang === 'fr'
    ? text
        .replace(/ ([:;»])/g, '\u00a0$1')
        .replace(/« /g, '«\u00a0')
        .replace(/(\d) (h|\$|min)(?=[\s.,;)]|$)/g, '$1\u00a0$2')
    : text;

/** Checks the variables against the declaration and turns coded ones into words. */
const values = (t: Template, lang: Lang, vars: Vars): Record<string, string> => {
  const unknown = Object.keys(vars).filter((name) => !(name in t.vars));
  if (unknown.length) throw new Error(`Template ${t.rule} does not know the variable(s): ${unknown.join(', ')}`);
  return Object.fromEntries(
    Object.keys(t.vars).map((name) => {
      const value = String(vars[name] ?? '').trim();
      if (value === '') throw new Error(`Template ${t.rule} misses the variable: ${name}`);
      const words = t.choices?.[name];
      if (!words) return [name, value];
      const phrase = words[value] ?? words.other;
      if (!phrase) throw new Error(`Template ${t.rule} has no words for ${name} = ${value}`);
      return [name, typeset(phrase[lang], lang)];
    }),
  );
};

/** How someone is called is theirs to say: « Côté » is not « Cote », at the price of the dearer alphabet. */
const NAMES = ['proName'];
const namesLoseLetters = (source: string, known: Vars): boolean =>
  NAMES.some((name) => {
    const letters = String(known[name] ?? '').replace(/[^\p{L}]/gu, '');
    return source.includes(`{${name}}`) && toGsm7(letters) !== letters.normalize('NFC');
  });

/** The template of a rule; throws on a rule no one wrote. */
export const templateOf = (rule: string): Template => {
  const t = templates[rule];
  if (!t) throw new Error(`No template for rule ${rule}`);
  return t;
};

/** What the message of a rule is beyond its class; nothing for words that no template holds. */
export const kindOf = (rule: string): MessageKind | undefined => templates[rule]?.kind;

/** The rules of a kind. */
export const rulesOfKind = (kind: MessageKind): string[] => Object.values(templates).flatMap((t) => (t.kind === kind ? [t.rule] : []));

/**
 * Fills the variables of a template's texts, whose values are `known`.
 * @throws Error on a variable that is unknown, missing or not declared
 */
function fillerOf(t: Template, lang: Lang, vars: Vars, sender: Sender): { readonly known: Vars; readonly fill: (text: string) => string } {
  const known: Vars = { ...senderVars(sender, lang), ...values(t, lang, vars) };
  const fill = (text: string): string =>
    withCoinName(text, lang, sender.coins[lang])
      .replace(placeholder, (_, name: string, what?: string) => {
        if (!(name in known)) throw new Error(`Template ${t.rule} uses an undeclared variable: ${name}`);
        // Words of a choice are ours, and may hold variables; what a caller says holds none.
        const value = t.choices?.[name] ? fill(String(known[name])) : String(known[name]);
        return what ? counted(value, what) : value;
      })
      // “1:00 p.m.” at the end of a sentence brings its own full stop.
      .replace(/\b([ap])\.m\.\.(?!\.)/g, '$1.m.');
  return { known, fill };
}

/** Writes a text message; what a person wrote only as far as it fits. */
function textMessage(
  t: Template,
  lang: Lang,
  vars: Vars,
  { short, maxSegments, sender }: RenderOptions & { readonly sender: Sender },
): string {
  if (!t.sms) throw new Error(`Rule ${t.rule} has no SMS`);
  const source = (short && t.smsShort ? t.smsShort : t.sms)[lang];
  const written = (values: Vars): string => {
    const { known, fill } = fillerOf(t, lang, values, sender);
    const said = fill(source);
    return t.keepAccents || namesLoseLetters(source, known) ? said : toGsm7(said);
  };
  const { cut } = t;
  if (cut === undefined || maxSegments === undefined) return written(vars);
  const withWords = (words: string): string => written({ ...vars, [cut]: words });
  return withWords(shortened(maxSegments, withWords, String(vars[cut] ?? '')));
}

/**
 * Writes one message. Throws on an unknown or missing variable, rule or channel: a message with a hole in it is never sent.
 * SMS come back in GSM-7, unless that would take letters from a professional's name.
 */
export const render = (rule: string, channel: Channel, lang: Lang, vars: Vars, options: RenderOptions = {}): Rendered => {
  const t = options.text ? worded(templateOf(rule), options.text) : templateOf(rule);
  const sender = options.sender ?? defaultSender;
  if (channel === 'sms') return { text: textMessage(t, lang, vars, { ...options, sender }) };
  const { fill } = fillerOf(t, lang, vars, sender);
  if (!t.email) throw new Error(`Rule ${rule} has no e-mail`);
  const say = (text: string) => fill(typeset(text, lang));
  const source = t.email[lang];
  const mail: EmailText = {
    // A line break in a subject would let a value write headers of its own.
    subject: fill(source.subject).replace(/[\r\n]+/g, ' '),
    preview: say(source.preview),
    // An item whose only words are those of a choice that has none is left out.
    body: source.body.map(say).filter((line) => line !== '- '),
    ...(source.grades ? { grades: { label: say(source.grades.label), url: fill(source.grades.url) } } : {}),
    ...(source.button ? { button: { label: say(source.button.label), url: fill(source.button.url) } } : {}),
    ...(source.more ? { more: { label: say(source.more.label), url: fill(source.more.url) } } : {}),
    after: (source.after ?? []).map(say),
  };
  const footer = footerOf(lang, t.audience, t.class, sender, options.preferencesUrl, t.endsByButton);
  return { subject: mail.subject, ...writeMail(mail, { footer, lang, sender }) };
};

/**
 * Writes the notice of a rule; nothing where it has none.
 * @throws Error on a variable that is unknown, missing or not declared
 */
export function renderNotice(
  rule: string,
  lang: Lang,
  vars: Vars,
  { sender = defaultSender, text: said }: Pick<RenderOptions, 'sender' | 'text'> = {},
): NoticeText | undefined {
  const t = said ? worded(templateOf(rule), said) : templateOf(rule);
  if (!t.inapp) return undefined;
  const { title, text, url } = t.inapp[lang];
  const { fill } = fillerOf(t, lang, vars, sender);
  const say = (words: string): string => fill(typeset(words, lang));
  return { title: say(title), text: say(text), ...(url ? { url } : {}) };
}

/** Sample variables of every rule in both languages: previews, specs and dry-runs write with them. */
export const samples: Record<string, Record<Lang, Vars>> = Object.fromEntries(
  Object.entries(templates).map(([rule, t]) => [rule, t.samples]),
);

/** Whether a rule has words for a notice in the product. */
export const hasNotice = (rule: string): boolean => templateOf(rule).inapp !== undefined;

/** Channels to an address that a rule has words for. */
export const channelsOf = (rule: string): Channel[] => {
  const t = templateOf(rule);
  return [...(t.sms ? ['sms' as const] : []), ...(t.email ? ['email' as const] : [])];
};
