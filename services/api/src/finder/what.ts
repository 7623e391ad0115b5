import { splitPhone } from '@jurilien/reference';
import { e164 } from '../http/phone.js';

/** What someone typed, by its shape. */
export type Kind = 'uuid' | 'email' | 'phone' | 'digits' | 'code' | 'text';
export interface Asked {
  readonly kind: Kind;
  readonly text: string;
}
/** Kinds that name one person and no one else. */
export const EXACT: readonly Kind[] = ['email', 'phone'];

const UUID = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** Without 0, O, 1 and I, and a digit among letters: no name looks like it. One of letters alone is found as a text. */
const CODE = /^(?=.*\d)[2-9A-HJ-NP-Z]{4,8}$/i;
const E164 = /^\+\d{8,15}$/;
const NUMBER = /^[\d\s().+-]{4,}$/;

/** `514 555-0101` is a phone, `0101` the end of one, `K7M2` a code, `marie` a text. */
export function kindOf(typed: string): Asked {
  const text = typed.trim();
  if (UUID.test(text)) return { kind: 'uuid', text: text.toLowerCase() };
  if (EMAIL.test(text)) return { kind: 'email', text };
  // A number is found whatever is dialled after it.
  const { number } = splitPhone(text);
  if (NUMBER.test(number)) {
    const phone = e164(number);
    if (E164.test(phone)) return { kind: 'phone', text: phone };
    const digits = text.replace(/\D/g, '');
    if (digits.length >= 4) return { kind: 'digits', text: digits };
  }
  return CODE.test(text) ? { kind: 'code', text: text.toUpperCase() } : { kind: 'text', text };
}
