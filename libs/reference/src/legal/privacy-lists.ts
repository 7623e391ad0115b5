/** What people may ask about their own data (4.10.11), in the order of pages. */
export const PRIVACY_KINDS = [
  'access',
  'correction',
  'portability',
  'erasure',
  'stopDissemination',
  'withdrawConsent',
  'humanReview',
] as const;

/**
 * Kinds of things we hold of a person, each with keys of its own: what is asked about, exported, kept, held back and erased. One person
 * may have several; a request reaches those whose addresses were proven, each by itself.
 */
export const HOLDING_KINDS = [
  'draft',
  'request',
  'account',
  'professional',
  'candidate',
  'prospect',
  'jobApplication',
  'enquiry',
  'conversation',
] as const;

/** What a confidentiality incident is (Act respecting the protection of personal information in the private sector, s. 3.6). */
export const INCIDENT_KINDS = ['access', 'use', 'disclosure', 'loss', 'other'] as const;
/** Kinds of data an incident may concern, as the register names them. */
export const INCIDENT_DATA = [
  'identity',
  'contact',
  'matter',
  'sensitive',
  'criminal',
  'financial',
  'documents',
  'account',
  'professional',
  'other',
] as const;
/** How someone was told of an incident; a public notice stands for telling each person. */
export const TOLD_BY = ['form', 'email', 'letter', 'phone', 'text', 'publicNotice'] as const;
