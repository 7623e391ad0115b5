import { streamOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { address, type AddressEvent } from '../address.js';

/** One address; nothing that a mail program could read as two, as a name, or as a header of its own. */
const EMAIL = /^[^\s@<>()[\],;:\\"\p{C}]+@[^\s@<>()[\],;:\\"\p{C}]+\.[^\s@.<>()[\],;:\\"\p{C}]{2,}$/u;
/** Line breaks, other controls, and marks that turn the direction of text round. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

export const email = z.string().trim().max(254).regex(EMAIL, 'email');
/** What a person is called: any script, one line. */
export const username = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .refine((name) => !UNPRINTABLE.test(name), 'characters');

/** Blind index of an address: the same letters, whatever the case, find the same account. */
export const emailIndex = (asTyped: string): string => `email:${asTyped.trim().toLowerCase()}`;
/** The stream of an address. */
export const onAddress = (asTyped: string, hash: (value: string) => string) => streamOf(address, hash(emailIndex(asTyped)));
/** One event of an address, typed by its name. */
export const addressDid = <T extends AddressEvent['type']>(type: T, data: Extract<AddressEvent, { type: T }>['data']): AddressEvent =>
  ({ type, data }) as AddressEvent;
