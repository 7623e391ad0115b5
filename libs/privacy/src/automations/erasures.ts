import { at, automation, forEach, timer } from '@jurilien/event-sourcing';
import { expireLegalHold } from '../decisions/keys/legal-holds.js';
import { holdingOf } from '../holding.js';
import { personKey } from '../person-key.js';
import { privacyRequest } from '../privacy-request.js';
import { work } from '../work.js';

const holdEnds = timer('legal-hold.end', expireLegalHold);

/** An erasure is carried on by the worker: from its start, and again when what held it ended. */
export const carryErasures = automation(personKey)({
  name: 'carry-erasures',
  on: {
    ErasureStarted: ({ data: { holding, of } }) => [work('erase-holding', `erase/${holding}`, of)],
    ...forEach(personKey)(['LegalHoldLifted', 'LegalHoldRefused'], ({ position, data: { holding } }) => [
      work('erase-holding', `erase/${holding}/${position}`, holdingOf(holding)),
    ]),
  },
});

/** A hold ends by itself at its date, one that no second administrator agreed to as well. */
export const endLegalHolds = automation(personKey)({
  name: 'end-legal-holds',
  on: {
    LegalHoldProposed: ({ stream, data: { holding, holdId, until, lifts } }) =>
      lifts ? [] : [at(until, holdEnds, { ...holdingOf(holding), holdId }, stream, holdId)],
  },
});

/** What a request was granted for is erased, and the request is answered with the end of the last erasure. */
export const grantErasures = automation(
  privacyRequest,
  personKey,
)({
  name: 'grant-erasures',
  on: {
    PrivacyRequestApproved: ({ data: { requestId } }) => [work('grant-erasure', `grant/${requestId}`, { requestId })],
    ErasureCompleted: ({ data: { holding, requestId } }) =>
      requestId ? [work('grant-erasure', `grant/${requestId}/${holding}`, { requestId })] : [],
  },
});
