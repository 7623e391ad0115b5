import type { Answer } from '@jurilien/contracts/api';

export type Lang = 'fr' | 'en';
export const LANGS = ['fr', 'en'] as const;
type Both = Readonly<Record<Lang, string>>;
export type Template = Answer<'GET /api/templates/:code'>;
export type TemplateText = Template['shipped'];
export type Fault = Answer<'POST /api/templates/:code/preview'>['faults'][number];

/** Parts of an e-mail in the order in which they are read. */
const MAIL_PARTS = ['subject', 'preview', 'body', 'button', 'more', 'grades', 'after'] as const;
type MailPart = (typeof MAIL_PARTS)[number];
const LISTS: readonly MailPart[] = ['body', 'after'];
const SMS_PARTS = ['sms', 'smsShort'] as const;
const NOTICE_PARTS = ['title', 'text'] as const;

/** Every text of a template by where it stands (`sms`, `subject`, `choice:pace.usual`), both languages side by side, as one writes them. */
export type Typed = Readonly<Record<string, Both>>;

/** One paragraph a line. A version of before notices had words of their own says the one that is shipped. */
export function typedOf(text: TemplateText, shipped: TemplateText): Typed {
  const typed: Record<string, Both> = {};
  for (const part of SMS_PARTS) if (shipped[part]) typed[part] = text[part] ?? { fr: '', en: '' };
  for (const part of MAIL_PARTS) {
    if (shipped.email?.fr[part] === undefined) continue;
    const said = (lang: Lang): string => {
      const words = text.email?.[lang][part] ?? '';
      return typeof words === 'string' ? words : words.join('\n');
    };
    typed[part] = { fr: said('fr'), en: said('en') };
  }
  const notice = shipped.inapp && (text.inapp ?? shipped.inapp);
  if (notice) for (const part of NOTICE_PARTS) typed[part] = { fr: notice.fr[part], en: notice.en[part] };
  for (const [name, codes] of Object.entries(shipped.choices ?? {}))
    for (const code of Object.keys(codes)) typed[`choice:${name}.${code}`] = text.choices?.[name]?.[code] ?? { fr: '', en: '' };
  return typed;
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What was typed, as it is kept. */
export function writtenOf(typed: Typed): TemplateText {
  const mail = (lang: Lang): object =>
    Object.fromEntries(
      MAIL_PARTS.flatMap((part): [string, unknown][] => {
        const said = typed[part]?.[lang];
        if (said === undefined) return [];
        if (LISTS.includes(part)) return part === 'body' || said.trim() ? [[part, lines(said)]] : [];
        return said.trim() || part === 'subject' || part === 'preview' ? [[part, said.trim()]] : [];
      }),
    );
  const notice = (lang: Lang) => Object.fromEntries(NOTICE_PARTS.map((part) => [part, typed[part]![lang].trim()]));
  const choices: Record<string, Record<string, Both>> = {};
  for (const [place, said] of Object.entries(typed)) {
    const [, name, code] = /^choice:(\w+)\.(.+)$/.exec(place) ?? [];
    if (name && code) choices[name] = { ...choices[name], [code]: { fr: said.fr.trim(), en: said.en.trim() } };
  }
  const sms = Object.fromEntries(
    SMS_PARTS.flatMap((part) => (typed[part] ? [[part, { fr: typed[part].fr.trim(), en: typed[part].en.trim() }]] : [])),
  );
  return {
    ...sms,
    ...(typed.subject ? { email: { fr: mail('fr'), en: mail('en') } } : {}),
    ...(typed.title && typed.text ? { inapp: { fr: notice('fr'), en: notice('en') } } : {}),
    ...(Object.keys(choices).length > 0 ? { choices } : {}),
  } as TemplateText;
}

/** What one version says otherwise than another, text by text. */
export const differences = (before: Typed, after: Typed): { place: string; lang: Lang; before: string; after: string }[] =>
  Object.keys(after).flatMap((place) =>
    LANGS.flatMap((lang) => {
      const [was, is] = [before[place]?.[lang] ?? '', after[place]![lang]];
      return was === is ? [] : [{ place, lang, before: was, after: is }];
    }),
  );
