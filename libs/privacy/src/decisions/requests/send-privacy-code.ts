import { allOf, decision, need, refuseUnless, refuseUnlessAvailable, streamOf } from '@jurilien/event-sourcing';
import { MINUTE_MS, stepUpCodeMinutes } from '@jurilien/reference';
import { z } from 'zod';
import { mayReach, privacyAddress } from '../../privacy-address.js';
import { onPrivacyRequest, privacyDid, PROVABLE, requestId, theirs, whileIn } from './on-privacy-request.js';

/** The next code to one address a minute after the last one at the earliest. */
const AGAIN_MS = MINUTE_MS;

/** What a code is derived from: one request; its sequence says which address it went to. */
export const privacyCodeSubject = (id: string): string => `privacy:${id}`;

/** The place of an address in the list of a request. */
export const identifierNo = z.int().min(0).max(9);

/** The keyed hash of the address at that place, read from the request at every door. */
export const namedAddress = need<{ requestId: string; identifier: number; addressHash: string }>('named-address');

/**
 * A code goes to an address that a request names, so that the person who asked shows that it is theirs. It goes to any address, whether we hold
 * anything under it or not, and so many a day to one address, no matter who asks and however often.
 */
export const sendPrivacyCode = decision({
  name: 'SendPrivacyCode',
  input: z.object({ requestId, identifier: identifierNo, addressHash: z.string().max(128).default('') }),
  needs: [namedAddress],
  streams: (i) => ({ ...onPrivacyRequest(i), address: streamOf(privacyAddress, i.addressHash) }),
  province: ({ request }) => request.province,
  decide({ requestId: id, identifier, addressHash }, { request: s, address }, ctx) {
    refuseUnlessAvailable(allOf(theirs(s, ctx), whileIn(s, PROVABLE)));
    refuseUnless(s.identifiers[identifier], 'NOT_FOUND', 'no-such-address');
    if (s.proven.includes(identifier)) return {};
    const last = s.codes[identifier];
    refuseUnless(!last || Date.parse(ctx.now) - Date.parse(last.sentAt) >= AGAIN_MS, 'RATE_LIMITED', 'code-just-sent');
    refuseUnless(mayReach(address, 'code', ctx.now), 'RATE_LIMITED', 'codes-per-day');
    const expiresAt = new Date(Date.parse(ctx.now) + ctx.config.value(stepUpCodeMinutes) * MINUTE_MS).toISOString();
    return {
      request: [privacyDid('PrivacyCodeSent', { requestId: id, identifier, sequence: s.codesSent + 1, expiresAt })],
      address: [{ type: 'PrivacyAddressAsked' as const, data: { addressHash, requestId: id, what: 'code' as const } }],
    };
  },
});
