import { NOTICE_MOST } from '@jurilien/contracts';
import { render, renderNotice, senderVars, type RenderOptions } from './render.js';
import { segmentsOf } from './segments.js';
import { defaultSender, type Sender } from './sender.js';
import type { Both, Lang, Template } from './template.js';
import { templateGaps, type TemplateGap } from './text-gaps.js';
import { worded, type TemplateText } from './wording.js';

/** What keeps a version of a template from going out (4.8.1), and where. */
export interface TemplateFault {
  readonly part: TemplateGap['part'];
  /** The language it is in; nothing where it concerns both. */
  readonly lang?: Lang;
  readonly code:
    | TemplateGap['code']
    /** It is declared with this part, or with this choice, or it is not. */
    | 'part-missing'
    | 'part-unknown'
    /** A brace that opens or closes no variable. */
    | 'braces'
    | 'unknown-variable'
    /** A value that must not stand here (privacy of its declaration). */
    | 'not-here'
    | 'too-long'
    /** A notice of more characters than its place in the list has room for. */
    | 'notice-too-long'
    | 'stop-missing'
    | 'sender-missing'
    /** A message with a code that does not say the code. */
    | 'code-missing'
    | 'link-in-short'
    /** An address written out in a text message: links there are variables, which lead to pages of ours. */
    | 'link-written'
    /** Both languages say the same. */
    | 'untranslated';
  /** Variables, a choice, or figures it concerns. */
  readonly of?: string;
}
type Fault = TemplateFault;

const LANGS = ['fr', 'en'] as const;
const VARIABLE = /\{(\w+)\}/g;
const named = (text: string): string[] => [...new Set([...text.matchAll(VARIABLE)].map(([, name]) => name!))];
/** How each language says that texts can be stopped; a carrier knows these two words. */
const STOP: Both<RegExp> = { fr: /\bARR[EÊ]T\b/, en: /\bSTOP\b/ };

/** Something that a telephone turns into a link. */
const WRITTEN_LINK = /https?:|\bwww\.|\b[\w-]+\.(?:com|ca|org|net|io|co|me|ly|gl)\b/i;

/** One written text of a template: where it stands, and whether it is read without opening anything. */
interface Piece {
  readonly part: Fault['part'];
  readonly lang: Lang;
  readonly of?: string;
  readonly text: string;
  readonly exposed: boolean;
}

function piecesOf(t: Template): Piece[] {
  return LANGS.flatMap((lang): Piece[] => {
    const mail = t.email?.[lang];
    const piece = (part: Fault['part'], text: string | undefined, exposed = false, of?: string): Piece[] =>
      text ? [{ part, lang, text, exposed, ...(of ? { of } : {}) }] : [];
    const choices = Object.entries(t.choices ?? {}).flatMap(([name, words]) =>
      Object.entries(words ?? {}).flatMap(([code, said]) => piece('choice', said[lang], true, `${name}.${code}`)),
    );
    return [
      ...piece('sms', t.sms?.[lang], true),
      ...piece('smsShort', t.smsShort?.[lang], true),
      ...piece('subject', mail?.subject, true),
      ...piece('preview', mail?.preview, true),
      ...piece('body', mail?.body.join('\n')),
      ...piece('after', mail?.after?.join('\n')),
      ...(['button', 'more', 'grades'] as const).flatMap((part) => piece(part, mail?.[part]?.label)),
      ...(['title', 'text'] as const).flatMap((part) => piece(part, t.inapp?.[lang][part])),
      ...choices,
    ];
  });
}

const fault = ({ part, lang, of }: Omit<Piece, 'text' | 'exposed'>, code: Fault['code'], what = of): Fault => ({
  ...{ part, lang, code },
  ...(what === undefined ? {} : { of: what }),
});

/** Variables that a text names and may not. */
function wrongVariables(t: Template, piece: Piece, ours: readonly string[]): Fault[] {
  const names = named(piece.text);
  const unknown = names.filter((name) => !(name in t.vars) && !ours.includes(name));
  const toProfessionals = t.class === 'service' && t.audience === 'professional';
  const misplaced = names.filter((name) => {
    const privacy = (t.vars as Readonly<Record<string, string | undefined>>)[name];
    return (privacy === 'private' && piece.exposed) || (privacy === 'personal' && toProfessionals);
  });
  return [
    ...(/[{}]/.test(piece.text.replace(VARIABLE, '')) ? [fault(piece, 'braces')] : []),
    ...unknown.map((name) => fault(piece, 'unknown-variable', name)),
    ...misplaced.map((name) => fault(piece, 'not-here', name)),
  ];
}

/** Whether a part, or a choice, is there that was not declared, or the reverse. */
function wrongParts(declared: Template, t: Template): Fault[] {
  const unlike = (part: Fault['part'], was: unknown, is: unknown, of?: string): Fault[] => {
    if (Boolean(was) === Boolean(is)) return [];
    return [{ part, code: was ? 'part-missing' : 'part-unknown', ...(of ? { of } : {}) }];
  };
  const codesOf = ({ choices = {} }: Template): string[] =>
    Object.entries(choices).flatMap(([name, words]) => Object.keys(words ?? {}).map((code) => `${name}.${code}`));
  const [were, are] = [codesOf(declared), codesOf(t)];
  return [
    ...(['sms', 'smsShort', 'email', 'inapp'] as const).flatMap((part) => unlike(part, declared[part], t[part])),
    ...(t.email
      ? (['button', 'more', 'grades'] as const).flatMap((part) =>
          unlike(part, declared.email?.fr[part], t.email?.fr[part] ?? t.email?.en[part]),
        )
      : []),
    ...[...new Set([...were, ...are])].flatMap((code) => unlike('choice', were.includes(code), are.includes(code), code)),
  ];
}

/** The longest that some variables can be, where samples are of usual length: what a text takes up in segments depends on it. */
const LONGEST: Readonly<Record<string, Both<string>>> = {
  field: { fr: 'Responsabilité civile', en: 'Civil liability' },
  region: { fr: 'Saguenay-Lac-Saint-Jean', en: 'Saguenay-Lac-Saint-Jean' },
  price: { fr: '12,5 juricoins', en: '12.5 juricoins' },
};
const NAME = 'Marie-Antoinette Desrosiers-Tremblay';
const longest = (t: Template, lang: Lang): Record<string, string> =>
  Object.fromEntries(
    Object.entries<string>(t.samples[lang]).map(([name, sample]) => {
      if (t.choices?.[name]) return [name, sample];
      return [name, LONGEST[name]?.[lang] ?? (name.endsWith('Name') ? NAME : sample)];
    }),
  );

/** Words under a template, and what they are measured with. */
interface Measured {
  readonly declared: Template;
  /** The template in these words. */
  readonly t: Template;
  readonly options: Pick<RenderOptions, 'text' | 'sender'>;
  /** Segments a text message may take. */
  readonly most: number;
}

/** A text in the line of a number: how long it is, who writes, how to stop, and the code it is for. */
function wrongSms({ declared, t, options, most }: Measured, lang: Lang): Fault[] {
  return (['sms', 'smsShort'] as const).flatMap((part): Fault[] => {
    const said = t[part]?.[lang];
    if (!said) return [];
    const wrong = (isWrong: boolean, code: Fault['code'], of?: string): Fault[] => (isWrong ? [fault({ part, lang }, code, of)] : []);
    const oneOnly = part === 'smsShort' || t.kind === 'carrier-answer';
    const { text } = render(t.rule, 'sms', lang, longest(t, lang), { ...options, short: part === 'smsShort' });
    const { segments: takes } = segmentsOf(text);
    const allowed = oneOnly ? 1 : most;
    return [
      ...wrong(takes > allowed, 'too-long', `${takes}/${allowed}`),
      ...wrong(STOP[lang].test(declared[part]?.[lang] ?? '') && !STOP[lang].test(said), 'stop-missing'),
      ...wrong(!said.includes('{sender}'), 'sender-missing'),
      ...wrong(part === 'smsShort' && /Url\}/.test(said), 'link-in-short'),
      ...wrong(WRITTEN_LINK.test(said), 'link-written'),
    ];
  });
}

/** What fits in the list of notices, with the longest values. */
function wrongNotice({ t, options }: Measured, lang: Lang): Fault[] {
  const said = renderNotice(t.rule, lang, longest(t, lang), options);
  if (!said) return [];
  return (['title', 'text'] as const).flatMap((part) => {
    const [length, most] = [said[part].length, NOTICE_MOST[part]];
    return length > most ? [fault({ part, lang }, 'notice-too-long', `${length}/${most}`)] : [];
  });
}

/** A code that was asked for stands in every text that brings it. */
const withoutCode = (t: Template, pieces: readonly Piece[]): Fault[] =>
  'otp' in t.vars
    ? LANGS.flatMap((lang) =>
        (['sms', 'body'] as const).flatMap((part) => {
          const said = pieces.filter((p) => p.lang === lang && (p.part === part || (part === 'body' && p.part === 'subject')));
          return said.length > 0 && !said.some(({ text }) => text.includes('{otp}')) ? [fault({ part, lang }, 'code-missing')] : [];
        }),
      )
    : [];

const same = (said: Both<string> | undefined): boolean => said !== undefined && said.fr.trim() !== '' && said.fr === said.en;

/**
 * Everything that keeps words from going out under a template: one list for what is shipped and for what staff write.
 * @param declared the template as code declares it: variables with their privacy, parts, choices, addresses of links
 * @param text the words; those that are shipped when absent
 * @param most segments a text message may take with the longest values
 * @param constants what staff's own constants say at their longest, by their names
 */
export function templateFaults(
  declared: Template,
  most: number,
  text?: TemplateText,
  constants?: Sender['constants'],
): readonly TemplateFault[] {
  const t = text ? worded(declared, text) : declared;
  const sender = { ...defaultSender, ...(constants ? { constants } : {}) };
  const measured = { declared, t, most, options: { sender, ...(text ? { text } : {}) } };
  const gaps = templateGaps(t)
    .filter(({ part }) => part !== 'sample')
    .map(({ part, code, of, only }): Fault => {
      const lang = code === 'fr-missing' ? 'fr' : code === 'en-missing' ? 'en' : undefined;
      const what = only ? [...only.fr, ...only.en].join(', ') : of;
      return { part, code, ...(lang ? { lang } : {}), ...(what === undefined ? {} : { of: what }) };
    });
  const pieces = piecesOf(t);
  const ours = Object.keys(senderVars(sender, 'fr'));
  const names = pieces.flatMap((piece) => wrongVariables(t, piece, ours));
  const wrong = [...wrongParts(declared, t), ...gaps, ...names];
  // A text with a hole in it cannot be measured.
  const isWhole = !names.some(({ code }) => code !== 'not-here') && !wrong.some(({ part }) => part === 'choice');
  return [
    ...wrong,
    ...(isWhole ? LANGS.flatMap((lang) => [...wrongSms(measured, lang), ...wrongNotice(measured, lang)]) : []),
    ...withoutCode(t, pieces),
    ...(same(t.sms) ? [{ part: 'sms', code: 'untranslated' } as const] : []),
    ...(same(t.inapp && { fr: t.inapp.fr.title, en: t.inapp.en.title }) ? [{ part: 'title', code: 'untranslated' } as const] : []),
    ...(same(t.email && { fr: t.email.fr.subject, en: t.email.en.subject }) ? [{ part: 'subject', code: 'untranslated' } as const] : []),
  ];
}
