import { messageTemplate, templateWords } from '@jurilien/automation';
import {
  render,
  renderNotice,
  type Channel,
  type Lang,
  type NoticeText,
  type Rendered,
  type RenderOptions,
  type Sender,
  type Vars,
} from '@jurilien/notifications';
import { smsMaxSegments } from '@jurilien/reference';
import type { Kernel } from '../kernel/kernel.js';

/** Words as they leave, and the version of their template. */
export interface Worded extends Rendered {
  readonly version: number;
}

/**
 * Writes one message in the words in force, as this process follows them.
 * @param version the one that a run began with, where it kept one
 * @throws Error where a variable is missing or unknown, or the template has no words for the channel
 */
export function writeWords(
  { books, configuration }: Pick<Kernel, 'books' | 'configuration'>,
  template: string,
  channel: Channel,
  lang: Lang,
  vars: Vars,
  { version: frozen, ...options }: Omit<RenderOptions, 'text' | 'maxSegments'> & { readonly version?: number | undefined },
): Worded {
  const { version, text } = templateWords(template, books.of(messageTemplate, template), frozen);
  const maxSegments = configuration.current().value(smsMaxSegments);
  return { ...render(template, channel, lang, vars, { ...options, text, maxSegments }), version };
}

/** The same for the notice of a template; nothing where it has none. */
export function writeNotice(
  { books }: Pick<Kernel, 'books'>,
  template: string,
  lang: Lang,
  vars: Vars,
  { version: frozen, sender }: { readonly version?: number | undefined; readonly sender: Sender },
): (NoticeText & { readonly version: number }) | undefined {
  const { version, text } = templateWords(template, books.of(messageTemplate, template), frozen);
  const words = renderNotice(template, lang, vars, { sender, text });
  return words && { ...words, version };
}
