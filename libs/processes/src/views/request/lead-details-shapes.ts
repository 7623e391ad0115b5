import type { Partner } from '@jurilien/reference';

/** A text that the client corrected: what changed, and the text as it was before. */
export interface Correction {
  readonly at: string;
  readonly changed: readonly string[];
  readonly before?: string;
}
export interface Consent {
  readonly granted: boolean;
  readonly textVersion: string;
  readonly at: string;
  readonly readBy?: string;
}
export interface Note {
  readonly at: string;
  /** No one of the team where it is the client's own. */
  readonly by?: string;
  readonly note: string;
  readonly tag?: boolean;
  readonly fromClient?: boolean;
}
export interface Call {
  readonly at: string;
  readonly by: string;
  readonly outcome: string;
  readonly next?: string;
  readonly note?: string;
}
/** A price that waits for a second person. */
export interface PriceProposal {
  readonly by: string;
  readonly creditValue?: number;
  readonly superLead?: boolean;
  readonly multiplier?: number;
  readonly reason?: string;
}
/** A start or stop of the search that waits for a second person. */
export interface OfferingProposal {
  readonly by: string;
  readonly step: 'start' | 'stop';
  readonly at: string;
  readonly reason?: string;
}
/** A request that became part of this one. */
export interface AbsorbedRequest {
  readonly leadId: string;
  readonly at: string;
  readonly by: string;
  readonly reason?: string;
}
/** A partner the request was handed to. */
export interface Referral {
  readonly partner: Partner;
  readonly final: boolean;
  readonly at: string;
  readonly by: string;
}
