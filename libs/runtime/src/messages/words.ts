import { messageTemplate, templateWords } from '@jurilien/automation';
import { render, type Channel, type Lang, type Rendered, type RenderOptions, type Vars } from '@jurilien/notifications';
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
  { books }: Pick<Kernel, 'books'>,
  template: string,
  channel: Channel,
  lang: Lang,
  vars: Vars,
  { version: frozen, ...options }: Omit<RenderOptions, 'text'> & { readonly version?: number | undefined },
): Worded {
  const { version, text } = templateWords(template, books.of(messageTemplate, template), frozen);
  return { ...render(template, channel, lang, vars, { ...options, text }), version };
}
