import type { LeadStatus } from '@jurilien/contracts';
import type { LeadEvent } from './lead.js';

type DataOf<T extends LeadEvent['type']> = Extract<LeadEvent, { type: T }>['data'];

/** What an event makes of a request's status, where it changes it: the life and the rows of the views go by the same table. */
const STATUS: { readonly [T in LeadEvent['type']]?: LeadStatus | ((before: LeadStatus, data: DataOf<T>) => LeadStatus) } = {
  LeadDraftStarted: 'Draft',
  LeadDraftAbandoned: 'Closed',
  LeadSubmitted: 'AwaitingConfirmation',
  LeadConfirmationExpired: 'Closed',
  LeadQueuedForValidation: 'ToValidate',
  LeadTakenForValidation: 'InValidation',
  LeadReleasedFromValidation: 'ToValidate',
  LeadInfoRequested: 'AwaitingInfo',
  LeadInfoProvided: (before) => (before === 'AwaitingInfo' ? 'ToValidate' : before),
  LeadHeld: 'OnHold',
  LeadResumed: 'ToValidate',
  LeadValidated: 'Ready',
  LeadRejected: 'Rejected',
  LeadReferredToPartner: (before, { final }) => (final ? 'Referred' : before),
  LeadBlocked: 'Blocked',
  LeadUnblocked: 'ToValidate',
  LeadOfferingStarted: 'Offering',
  LeadOfferingStopped: 'OnHold',
  LeadSelfServed: 'SelfServe',
  LeadUnserved: 'Unserved',
  LeadAccepted: 'Accepted',
  LeadContactMade: 'InService',
  LeadReturnedToReady: 'Ready',
  LeadWithdrawn: 'Withdrawn',
  LeadClosed: 'Closed',
  LeadReopened: 'ToValidate',
};

/** Events that may change the status. */
export const STATUS_EVENTS = Object.keys(STATUS) as LeadEvent['type'][];

/** The status after an event. */
export function statusAfter(before: LeadStatus, { type, data }: { readonly type: string; readonly data: unknown }): LeadStatus {
  const status = STATUS[type as LeadEvent['type']] as LeadStatus | ((before: LeadStatus, data: unknown) => LeadStatus) | undefined;
  return typeof status === 'function' ? status(before, data) : (status ?? before);
}
