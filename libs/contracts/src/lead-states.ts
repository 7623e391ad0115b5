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
/** States in which the team has said nothing yet: where the confirmation of a request leaves it. */
export const BEFORE_ANSWERED: readonly LeadStatus[] = ['AwaitingConfirmation', 'ToValidate', 'InValidation'];
/** States in which the team has not read it to the end: the client may still correct what they wrote. */
export const BEFORE_VALIDATED: readonly LeadStatus[] = [...BEFORE_ANSWERED, 'AwaitingInfo', 'OnHold'];
/** States before the first offer of a round. */
export const BEFORE_OFFERING: readonly LeadStatus[] = [...BEFORE_VALIDATED, 'Ready'];
/** States in which a professional is looked for, or is about to be. */
export const SEARCHING: readonly LeadStatus[] = ['Ready', 'Offering', 'SelfServe'];
/** States before a professional is found. */
export const BEFORE_ACCEPTED: readonly LeadStatus[] = [...BEFORE_VALIDATED, ...SEARCHING, 'Unserved'];
