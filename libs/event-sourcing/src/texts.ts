import { z } from 'zod';

/**
 * Signs that are no part of a line: controls (a mail program could read a line break as a header of its own), separators of lines, and
 * marks that turn the direction of writing round, so that a name reads as another one. Joiners stay: names of several scripts need them.
 */
const NOT_IN_A_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
export const isOneLine = (text: string): boolean => !NOT_IN_A_LINE.test(text);

/** A text of one line: a name, a subject, a street. What is wrong reads `characters` at the field. */
export const oneLine = (max: number) => z.string().trim().max(max).refine(isOneLine, 'characters');
/** The same, and it must say something. */
export const filledLine = (max: number) => z.string().trim().min(1).max(max).refine(isOneLine, 'characters');

/** The part before the @ has no quotes, no comments, and no way to another address (`%`, `!`). */
const LOCAL = /^[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{M}\p{N}#$&'*+/=?^_`{|}~-]+)*$/u;
/** Names with a dot between them; no number of a machine. */
const DOMAIN = /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+\p{L}[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}]$/u;

/** Whether a text is one plain address and nothing that a mail program could read as two, as a name, or as a header. */
export function isPlainEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return at > 0 && text.length <= 254 && LOCAL.test(text.slice(0, at)) && DOMAIN.test(text.slice(at + 1));
}

/** An e-mail address as it is typed. What is wrong reads `email` at the field. */
export const emailAddress = z.string().trim().max(254).refine(isPlainEmail, 'email');
