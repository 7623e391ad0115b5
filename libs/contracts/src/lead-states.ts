/** States of a lead (specification 4.2.1); `None` is a stream without events. */
export const LEAD_STATUSES = [
  'None',
  'Draft',
  'AwaitingConfirmation',
  'ToValidate',
  'InValidation',
  'AwaitingInfo',
  'OnHold',
  'Ready',
  'Offering',
  'SelfServe',
  'Accepted',
  'InService',
  'Unserved',
  'Closed',
  'Rejected',
  'Blocked',
  'Withdrawn',
  'Merged',
  'Referred',
] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];
/** States that a stored lead can be in, in the order of its life: what lists filter by. */
export const LEAD_STATES: readonly LeadStatus[] = LEAD_STATUSES.filter((status) => status !== 'None');

/** States nothing leaves but by re-opening. */
export const LEAD_ENDS: readonly LeadStatus[] = ['Closed', 'Rejected', 'Blocked', 'Withdrawn', 'Merged', 'Referred'];
/** States before the first offer of a round. */
export const BEFORE_OFFERING: readonly LeadStatus[] = [
  'AwaitingConfirmation',
  'ToValidate',
  'InValidation',
  'AwaitingInfo',
  'OnHold',
  'Ready',
];
/** States in which the team has not read it to the end: the client may still correct what they wrote. */
export const BEFORE_VALIDATED: readonly LeadStatus[] = ['AwaitingConfirmation', 'ToValidate', 'InValidation', 'AwaitingInfo', 'OnHold'];
/** States before a professional is found. */
export const BEFORE_ACCEPTED: readonly LeadStatus[] = [...BEFORE_OFFERING, 'Offering', 'SelfServe', 'Unserved'];

/** States in which a price may change: before the first offer, or once a round has found nobody. */
const PRICEABLE: readonly LeadStatus[] = [...BEFORE_OFFERING, 'Unserved'];
const SEARCHING: readonly LeadStatus[] = ['Offering', 'SelfServe'];

/**
 * The states in which each command about a lead is admitted, where its rule names some: its decision refuses in all others, and the
 * console has its button in no other. A search that goes on, a lock or a claim may still stand in the way.
 */
export const ADMITTED = {
  TakeLeadForValidation: ['ToValidate', 'Ready', 'InValidation'],
  ValidateLead: ['InValidation'],
  RequestLeadInfo: ['InValidation'],
  HoldLead: ['ToValidate', 'InValidation', 'Ready'],
  ResumeHeldLead: ['OnHold'],
  ReleaseLeadFromValidation: ['InValidation'],
  ResendConfirmation: ['AwaitingConfirmation', 'ToValidate', 'InValidation', 'AwaitingInfo'],
  SetLeadPrice: PRICEABLE,
  SetSuperLead: PRICEABLE,
  ScheduleLead: BEFORE_OFFERING,
  StartOffering: ['Ready'],
  StopOffering: SEARCHING,
  RestartOffering: ['OnHold'],
  SkipWave: SEARCHING,
  OpenOnBoard: ['Offering'],
  OfferLeadManually: ['Ready', 'Offering', 'SelfServe', 'OnHold'],
  ReleaseClaim: SEARCHING,
  RejectLead: ['ToValidate', 'InValidation', 'AwaitingInfo', 'OnHold'],
  UnblockLead: ['Blocked'],
  EditLeadSummary: BEFORE_ACCEPTED,
  ReferLeadToPartner: ['InValidation', 'Ready', 'Unserved', 'Closed'],
  ReopenLead: ['Rejected', 'Withdrawn', 'Closed'],
} as const satisfies Readonly<Record<string, readonly LeadStatus[]>>;
