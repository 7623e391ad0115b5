/** The shape of a message template: French and English side by side, one file per rule. */
import type { MessageKind } from '@jurilien/contracts';

export type Lang = 'fr' | 'en';
export type Channel = 'sms' | 'email';
export type MessageClass = 'otp' | 'transactional' | 'service' | 'marketing';
export type Audience = 'client' | 'professional' | 'account' | 'anyone';
/** How far a value may travel: private never in SMS, subject or preview; personal never in offers. */
export type Privacy = 'public' | 'personal' | 'private';
export type Both<T> = Record<Lang, T>;

export interface EmailText {
  subject: string;
  /** The line an inbox shows after the subject. */
  preview: string;
  /** Paragraphs; one that starts with `- ` is an item of a list. */
  body: readonly string[];
  button?: { label: string; url: string };
  /** A second address, when the button leads elsewhere: a quieter button. */
  more?: { label: string; url: string };
  /** Grades from 1 to 5, one link each: the page's own address, to which the grade is added. */
  grades?: { label: string; url: string };
  after?: readonly string[];
}

/** What the product tells the person who uses it: a title, one sentence, and where to go on. Plain text. */
export interface NoticeText {
  title: string;
  text: string;
  /** A page of ours, by its path: its reader is signed in, so it is no personal link. */
  url?: string;
}

export interface Template<V extends string = string> {
  rule: string;
  class: MessageClass;
  kind?: MessageKind;
  /** Its second button ends it: its footer says so. */
  endsByButton?: true;
  /** It goes to the client of a blocked request too. */
  toBlocked?: true;
  audience: Audience;
  vars: Record<V, Privacy>;
  /** The variable behind a name, where that is not called the same. */
  from?: Partial<Record<NoInfer<V>, string>>;
  /** What a person wrote: cut short in a text message that would take too many segments. The page behind its link has the rest. */
  cut?: NoInfer<V>;
  /** Variables that arrive as a code and are shown as a sentence; `other` answers for codes without words of their own. */
  choices?: Partial<Record<V, Record<string, Both<string>>>>;
  samples: Both<Record<V, string>>;
  sms?: Both<string>;
  /** The same in one segment, for who chose short texts: without a link, answered by a word. */
  smsShort?: Both<string>;
  /** Keeps every accent of a text message, at the price of the dearer alphabet; otherwise letters are moved into GSM-7. */
  keepAccents?: true;
  email?: Both<EmailText>;
  /** Its e-mail carries the appointment or meeting as a file that calendars read. */
  calendar?: true;
  inapp?: Both<NoticeText>;
}

/** Declares a template; the type of `vars` makes a forgotten sample a compile error. */
export const template = <V extends string>(t: Template<V>): Template<V> => t;
