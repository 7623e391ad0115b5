import type { Channel, Lang } from './template.js';
import { writeNeutral } from './email/write-mail.js';
import type { Rendered } from './render.js';
import { toGsm7 } from './segments.js';

/** What a neutral message may carry: a code that was asked for, or the plain address of the page that says the rest. */
export type NeutralContent = { readonly otp: string } | { readonly url: string };

/** Nothing here says who writes, why, or what for: anyone who looks over the reader's shoulder learns nothing (IN5, 4.7.3). */
const WORDS = {
  fr: {
    sender: 'Messagerie',
    subject: 'Un message vous attend',
    text: 'Un message vous attend : {url}',
    more: 'Ouvrez cette page quand le moment est bon :',
    choices: 'Choisir ce que je reçois',
    codeSubject: 'Votre code',
    code: 'Votre code : {otp}',
    stop: ' ARRET pour ne plus en recevoir.',
  },
  en: {
    sender: 'Messages',
    subject: 'A message is waiting for you',
    text: 'A message is waiting for you: {url}',
    more: 'Open this page when the time is right:',
    choices: 'Choose what I receive',
    codeSubject: 'Your code',
    code: 'Your code: {otp}',
    stop: ' STOP to receive no more.',
  },
} as const;

/** The name a neutral e-mail is from. */
export const neutralSender = (lang: Lang): string => WORDS[lang].sender;

/**
 * One message without content: any rule's, on either channel.
 * @param choicesUrl where the reader chooses what comes to the address; of e-mails
 */
export function renderNeutral(channel: Channel, lang: Lang, content: NeutralContent, choicesUrl?: string): Rendered {
  const w = WORDS[lang];
  const isCode = 'otp' in content;
  if (channel === 'sms')
    return { text: toGsm7(isCode ? w.code.replace('{otp}', content.otp) : w.text.replace('{url}', content.url) + w.stop) };
  const subject = isCode ? w.codeSubject : w.subject;
  const said = isCode ? w.code.replace('{otp}', content.otp) : w.more;
  const choices = choicesUrl ? { label: w.choices, url: choicesUrl } : undefined;
  return { subject, ...writeNeutral({ lang, subject, said, url: isCode ? undefined : content.url, choices }) };
}
