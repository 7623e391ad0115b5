import { actionsOn } from '@jurilien/event-sourcing';
import { liftLegalHold, placeLegalHold, refuseLegalHold } from './decisions/keys/legal-holds.js';
import { onKey } from './decisions/keys/on-key.js';
import { decidePrivacyRequest } from './decisions/requests/decide-privacy-request.js';
import { fulfilPrivacyRequest } from './decisions/requests/fulfil-privacy-request.js';
import { assignPrivacyRequest } from './decisions/requests/keep-privacy-request.js';
import { onPrivacyRequest } from './decisions/requests/on-privacy-request.js';
import type { HoldingRef } from './holding.js';

/** What administrators do with a request about one's own data. */
export const privacyCaseActions = actionsOn({
  names: ({ id }: { id: string }) => ({ requestId: id }),
  streams: onPrivacyRequest,
  decisions: [assignPrivacyRequest, decidePrivacyRequest, fulfilPrivacyRequest],
});

/** What a second administrator does with a legal hold that was asked for, and how one that stands ends. */
export const legalHoldActions = actionsOn({
  names: ({ id: holdId, kind, entityId: id }: { id: string; kind: HoldingRef['kind']; entityId: string }) => ({ kind, id, holdId }),
  streams: onKey,
  decisions: [placeLegalHold, refuseLegalHold, liftLegalHold],
});
