import { allOf, alreadyDone, type Asking, decision, ids, Refused, unless, unlessDone } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { isOfOthers, type PrivacyKind } from '../../privacy-request.js';
import { onPrivacyRequest, type OnPrivacyRequest, privacyDid, requestId, theirs, whileIn } from './on-privacy-request.js';

/** Kinds that the product carries out, step by step: an administrator approves them, and does not tick them off. */
const BY_THE_SYSTEM: readonly PrivacyKind[] = ['access', 'portability', 'erasure'];
const COPIES: readonly PrivacyKind[] = ['access', 'portability'];

const available = ({ request: s }: OnPrivacyRequest, who: Pick<Asking, 'actor'>) =>
  allOf(
    theirs(s, who),
    unlessDone(s.status === 'Fulfilled', 'privacy-request-fulfilled'),
    // What takes an agreement back is not decided: it is the person's to say.
    whileIn(s, s.kind === 'withdrawConsent' ? ['InReview', 'Approved'] : ['Approved']),
    unless(
      who.actor.kind === 'system' || !BY_THE_SYSTEM.includes(s.kind!) || isOfOthers(s, s.holdings),
      'FORBIDDEN',
      'carried-out-by-its-steps',
    ),
  );

/** Everything that was asked is done: by the steps of an erasure or of a copy, or by an administrator's own hand. */
export const fulfilPrivacyRequest = decision({
  name: 'FulfilPrivacyRequest',
  input: z.object({
    requestId,
    export: z.object({ id: ids.fileId, until: z.iso.datetime() }).optional(),
    note: z.string().trim().max(8_000).optional(),
  }),
  streams: onPrivacyRequest,
  available,
  province: ({ request }) => request.province,
  decide({ requestId: id, export: copy, note }, { request: s }, ctx) {
    if (alreadyDone(available({ request: s }, ctx))) return {};
    if (COPIES.includes(s.kind!) !== (copy !== undefined)) throw new Refused('VALIDATION', copy ? 'no-copy-was-asked' : 'without-its-copy');
    const what = { ...(copy ? { export: copy } : {}), ...(note ? { note } : {}) };
    return { request: [privacyDid('PrivacyRequestFulfilled', { requestId: id, ...what })] };
  },
});
