import { automation } from '@jurilien/event-sourcing';
import { personKey, privacyRequest } from '@jurilien/privacy';
import { work } from '../../work.js';

/** What was granted as a copy is made at once, and taken away when its days are over; the file itself is sealed with the request's key. */
export const makeCopies = automation(privacyRequest)({
  name: 'make-privacy-copies',
  on: {
    PrivacyRequestApproved: ({ data: { requestId } }) => [work('make-privacy-copy', requestId, { requestId })],
    PrivacyRequestFulfilled: ({ data: { export: copy } }) => (copy ? [work('remove-file', copy.id, { fileId: copy.id }, copy.until)] : []),
  },
});

/**
 * Copies of what is being erased go with it. What ends by its own time (4.10.13) takes none away: its person asked for the copy, which
 * has a few days at most.
 */
export const removeCopies = automation(personKey)({
  name: 'remove-privacy-copies',
  on: {
    ErasureStarted: ({ data: { holding, of, cause } }) =>
      cause === 'retention' ? [] : [work('remove-privacy-copies', holding, { kind: of.kind, id: of.id })],
  },
});
