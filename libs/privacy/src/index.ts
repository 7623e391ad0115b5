import { context } from '@jurilien/event-sourcing';
import { mindPrivacyClock } from './automations/mind-privacy-clock.js';
import { sendFirstCode } from './automations/send-first-code.js';
import { decidePrivacyRequest } from './decisions/requests/decide-privacy-request.js';
import { fulfilPrivacyRequest } from './decisions/requests/fulfil-privacy-request.js';
import { abandonPrivacyRequest, assignPrivacyRequest, soundPrivacyClock } from './decisions/requests/keep-privacy-request.js';
import { sendPrivacyCode } from './decisions/requests/send-privacy-code.js';
import { assessIncident } from './decisions/incidents/assess-incident.js';
import { closeIncident } from './decisions/incidents/close-incident.js';
import { notifyIncident } from './decisions/incidents/notify-incident.js';
import { registerIncident } from './decisions/incidents/register-incident.js';
import { incident } from './incident.js';
import { keyParts } from './key-parts.js';
import { privacyAddress } from './privacy-address.js';
import { privacyRequest } from './privacy-request.js';
import { retentionParts } from './retention/retention-parts.js';
import { incidentPersons } from './views/incident-persons.js';
import { incidents } from './views/incidents.js';
import { privacyCases } from './views/privacy-cases.js';

/** What people may ask about their own data, what becomes of it in the end, and what went wrong with it (4.10.11–4.10.13). */
export const privacyContext = context({
  name: 'privacy',
  deciders: [privacyRequest, privacyAddress, incident, ...keyParts.deciders, ...retentionParts.deciders],
  decisions: [
    sendPrivacyCode,
    assignPrivacyRequest,
    decidePrivacyRequest,
    fulfilPrivacyRequest,
    abandonPrivacyRequest,
    soundPrivacyClock,
    registerIncident,
    assessIncident,
    notifyIncident,
    closeIncident,
    ...keyParts.decisions,
    ...retentionParts.decisions,
  ],
  views: [privacyCases, incidents, incidentPersons, ...keyParts.views, ...retentionParts.views],
  automations: [mindPrivacyClock, sendFirstCode, ...keyParts.automations],
});

export { legalHoldActions, privacyCaseActions } from './actions.js';
export { registerIncident };
export { incidentActions } from './decisions/incidents/actions.js';
export * from './covered.js';
export { coveredHoldings, decidePrivacyRequest } from './decisions/requests/decide-privacy-request.js';
export { fulfilPrivacyRequest } from './decisions/requests/fulfil-privacy-request.js';
export { abandonPrivacyRequest, assignPrivacyRequest, daysAfter, soundPrivacyClock } from './decisions/requests/keep-privacy-request.js';
export { isColleague, onPrivacyRequest, privacyDid, PROVABLE, theirs, whileIn } from './decisions/requests/on-privacy-request.js';
export { identifierNo, namedAddress, privacyCodeSubject, sendPrivacyCode } from './decisions/requests/send-privacy-code.js';
export { holdingId, holdingOf, holdingRef, type HoldingKind, type HoldingRef } from './holding.js';
export { ERASURE_CAUSES, type ErasureStep, isHeld, nextStep, personKey, type PersonKeyState } from './person-key.js';
export { holdingOwners } from './decisions/keys/on-key.js';
export { markErasureStuck, recordErasureStep, shredPersonKey, startErasure } from './decisions/keys/erase.js';
export { addressIndex, mayReach, privacyAddress } from './privacy-address.js';
export * from './privacy-request.js';
export { incident } from './incident.js';
export { answersAt, type RegisteredProcessor, registerOf, statedProcessors, type StatedProcessors } from './processors/processor.js';
export { SHIPPED_PROCESSORS } from './processors/shipped.js';
export * from './retention/retention-parts.js';
export type { PrivacyWork } from './work.js';
