import type { LeadStatus } from '@jurilien/contracts';

type Change = LeadStatus | ((before: LeadStatus, data: never) => LeadStatus);

/**
 * What an event makes of a request's status, where it changes it: the life and the rows of the views go by the same table. Its spec
 * compares names and data with the events of the life.
 */
export const STATUS = {
  LeadDraftStarted: 'Draft',
  LeadDraftAbandoned: 'Closed',
  LeadSubmitted: 'AwaitingConfirmation',
  LeadConfirmationExpired: 'Closed',
  LeadQueuedForValidation: 'ToValidate',
  LeadTakenForValidation: 'InValidation',
  LeadReleasedFromValidation: 'ToValidate',
  LeadInfoRequested: 'AwaitingInfo',
  LeadInfoProvided: (before: LeadStatus) => (before === 'AwaitingInfo' ? 'ToValidate' : before),
  LeadHeld: 'OnHold',
  LeadResumed: 'ToValidate',
  LeadValidated: 'Ready',
  LeadRejected: 'Rejected',
  LeadReferredToPartner: (before: LeadStatus, { final }: { readonly final: boolean }) => (final ? 'Referred' : before),
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
  LeadRenewed: (_: LeadStatus, { ready }: { readonly ready: boolean }) => (ready ? 'Ready' : 'ToValidate'),
  LeadMerged: 'Merged',
  LeadUnmerged: 'ToValidate',
} as const satisfies Readonly<Record<string, Change>>;

/** Events that may change the status. */
export const STATUS_EVENTS = Object.keys(STATUS) as (keyof typeof STATUS)[];

/** The status after an event. */
export function statusAfter(before: LeadStatus, { type, data }: { readonly type: string; readonly data: unknown }): LeadStatus {
  const status = STATUS[type as keyof typeof STATUS] as LeadStatus | ((before: LeadStatus, data: unknown) => LeadStatus) | undefined;
  return typeof status === 'function' ? status(before, data) : (status ?? before);
}
