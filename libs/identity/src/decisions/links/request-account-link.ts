import { decision, type Ctx } from '@jurilien/event-sourcing';
import { safeNext } from '@jurilien/contracts';
import { HOUR_MS, MINUTE_MS } from '@jurilien/reference';
import { z } from 'zod';
import type { AddressState } from '../../address.js';
import { addressDid, emailIndex, onAddress } from '../users/on-address.js';

/** A page to come back to fits in so many characters. */
export const LONGEST_PATH = 300;
/** So many links an hour reach one mailbox, no matter who asks for them from any address. */
const PER_HOUR = 5;

/** As typed: an address no one could have is asked about like any other, and answered like any other. */
const typed = z.string().min(1).max(254);
const lang = z.enum(['fr', 'en']);
const streams = (i: { email: string }, hash: (value: string) => string) => ({ address: onAddress(i.email, hash) });

/** A mailbox is not filled by someone's impatience or malice; the one who asks is told the same. */
function enough({ requestedAt }: AddressState, { now }: Ctx): boolean {
  const ages = requestedAt.map((at) => Date.parse(now) - Date.parse(at));
  return ages.some((age) => age < MINUTE_MS) || ages.filter((age) => age < HOUR_MS).length >= PER_HOUR;
}

/** A link that signs in, to the mailbox of the account with this address if there is one (A01). */
export const requestLoginLink = decision({
  name: 'RequestLoginLink',
  input: z.object({
    email: typed,
    lang,
    path: z
      .string()
      .max(LONGEST_PATH)
      .refine((path) => safeNext(path) === path)
      .optional(),
  }),
  streams,
  decide({ email, ...asked }, { address: s }, ctx) {
    if (enough(s, ctx)) return {};
    return {
      address: [addressDid('LoginLinkRequested', { addressHash: ctx.hash(emailIndex(email)), ...asked, sequence: s.requests + 1 })],
    };
  },
});

/** A link to a new password, to the mailbox of the account with this address if there is one (A02). */
export const requestPasswordReset = decision({
  name: 'RequestPasswordReset',
  input: z.object({ email: typed, lang }),
  streams,
  decide({ email, ...asked }, { address: s }, ctx) {
    if (enough(s, ctx)) return {};
    return {
      address: [addressDid('PasswordResetRequested', { addressHash: ctx.hash(emailIndex(email)), ...asked, sequence: s.requests + 1 })],
    };
  },
});
