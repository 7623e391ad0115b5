import { writtenSms } from '@jurilien/reference';
import { footerOf } from './footer.js';
import { writeMail } from './email/write-mail.js';
import type { Rendered } from './render.js';
import type { Sender } from './sender.js';
import type { Audience, Channel, EmailText, Lang, MessageClass } from './template.js';

/** What someone of the team wrote, before it is dressed. */
export interface Written {
  readonly subject: string;
  readonly body: string;
}

/** Where the reader's own name goes. */
const NAME = /\{(?:nom|name)\}/g;

/**
 * Free words of the team to one person, as they leave: with the name of the sender, and how to say no. A blank line ends a
 * paragraph; `{nom}` or `{name}` is the reader's.
 */
export function renderWritten(
  channel: Channel,
  {
    lang,
    messageClass,
    audience = 'professional',
    name,
    sender,
    preferencesUrl,
  }: {
    lang: Lang;
    messageClass: MessageClass;
    audience?: Audience;
    name: string;
    sender: Sender;
    /** Where its reader chooses what comes to them; the page that asks who they are when absent. */
    preferencesUrl?: string | undefined;
  },
  { subject, body }: Written,
): Rendered {
  const fill = (text: string): string => text.replace(NAME, () => name).trim();
  if (channel === 'sms') return { text: writtenSms(lang, sender.name, fill(body)) };
  const paragraphs = fill(body)
    .split(/\n\s*\n/)
    .flatMap((part) => (part.includes('\n- ') || part.startsWith('- ') ? part.split('\n') : [part.replaceAll('\n', ' ')]))
    .map((line) => line.trim())
    .filter(Boolean);
  const mail: EmailText = { subject: fill(subject).replace(/[\r\n]+/g, ' '), preview: paragraphs[0] ?? '', body: paragraphs };
  const footer = footerOf(lang, audience, messageClass, sender, preferencesUrl);
  return { subject: mail.subject, ...writeMail(mail, { footer, lang, sender }) };
}
