import type { Both, EmailText, NoticeText, Template } from './template.js';

/** What an e-mail says; where its buttons lead is the declaration's. */
export interface EmailWords {
  readonly subject: string;
  readonly preview: string;
  readonly body: readonly string[];
  readonly button?: string | undefined;
  readonly more?: string | undefined;
  readonly grades?: string | undefined;
  readonly after?: readonly string[] | undefined;
}

/** What a notice says; the page it leads to is the declaration's. */
type NoticeWords = Pick<NoticeText, 'title' | 'text'>;

/** What a version of a template says: the words people read. Variables, addresses, class and audience are not a matter of words. */
export interface TemplateText {
  readonly sms?: Both<string> | undefined;
  readonly smsShort?: Both<string> | undefined;
  readonly email?: Both<EmailWords> | undefined;
  /** The notice in the product. A version of before notices had words of their own does not say it. */
  readonly inapp?: Both<NoticeWords> | undefined;
  /** Words of variables that arrive as a code, by variable and code. */
  readonly choices?: Template['choices'];
}

const LINKS = ['button', 'more', 'grades'] as const;
const both = <T, U>({ fr, en }: Both<T>, of: (one: T, lang: 'fr' | 'en') => U): Both<U> => ({ fr: of(fr, 'fr'), en: of(en, 'en') });

const wordsOf = ({ subject, preview, body, after, ...links }: EmailText): EmailWords => ({
  ...{ subject, preview, body },
  ...Object.fromEntries(LINKS.flatMap((name) => (links[name] ? [[name, links[name].label]] : []))),
  ...(after ? { after } : {}),
});

/** The words of a template as it is declared: version 1. */
export const textOfTemplate = ({ sms, smsShort, email, inapp, choices }: Template): TemplateText => ({
  ...(sms ? { sms } : {}),
  ...(smsShort ? { smsShort } : {}),
  ...(email ? { email: both(email, wordsOf) } : {}),
  ...(inapp ? { inapp: both(inapp, ({ title, text }) => ({ title, text })) } : {}),
  ...(choices ? { choices } : {}),
});

/** An e-mail as it is declared, in other words. A link without a label is left out, and one that was never declared has no address. */
function reworded(declared: EmailText, { subject, preview, body, after, ...labels }: EmailWords): EmailText {
  const links = LINKS.flatMap((name) => {
    const [label, link] = [labels[name], declared[name]];
    return label && link ? [[name, { label, url: link.url }]] : [];
  });
  return { subject, preview, body, ...Object.fromEntries(links), ...(after?.length ? { after } : {}) };
}

/** A template in the words of another version. A notice that this version does not say stays as declared. */
export function worded({ sms: _sms, smsShort: _short, email, choices: _choices, ...declared }: Template, text: TemplateText): Template {
  return {
    ...declared,
    ...(text.sms ? { sms: text.sms } : {}),
    ...(text.smsShort ? { smsShort: text.smsShort } : {}),
    ...(text.email && email ? { email: both(text.email, (words, lang) => reworded(email[lang], words)) } : {}),
    ...(text.inapp ? { inapp: both(text.inapp, (words, lang) => ({ ...declared.inapp?.[lang], ...words })) } : {}),
    ...(text.choices ? { choices: text.choices } : {}),
  };
}
