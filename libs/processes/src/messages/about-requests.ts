import type { LeadState } from '@jurilien/lead';
import { always, type Moments } from './asked.js';

/** Before the request is sent, the address at which its writer asked to continue. */
export function draftedEmail({ status, draft }: LeadState): string | undefined {
  const typed = status === 'Draft' ? (draft?.answers as { resumeEmail?: unknown } | undefined)?.resumeEmail : undefined;
  return typeof typed === 'string' && /^[^\s@]+@[^\s@]+$/.test(typed) ? typed : undefined;
}

const isDraft = (s: LeadState): boolean => draftedEmail(s) !== undefined;
const isEmailPending = (s: LeadState): boolean => !s.facts.emailConfirmed;
const isSearching = ({ status }: LeadState): boolean => status === 'Offering' || status === 'SelfServe';

/** Messages about a request, to its client unless stated otherwise. */
export const requestMoments = {
  'draft-link': isDraft,
  R01: isDraft,
  R02: isDraft,
  R03: isEmailPending,
  referral: isEmailPending,
  'lead-link': always,
  R04: (s) => !s.facts.phoneNumberConfirmed,
  R07: (s) => s.status === 'AwaitingInfo',
  R09: (s) => ['Ready', 'Offering', 'SelfServe', 'Accepted', 'InService'].includes(s.status),
  R21: isSearching,
  R22: (s) => s.status === 'Unserved',
  R60: always,
  // A request that was opened again meanwhile has not ended.
  'request-closed': (s) => s.status === 'Closed' || s.status === 'Withdrawn',
  /** To the professionals who accepted: that there is a note, never the note; nothing once the affair is over. */
  'client-note': (s) => s.status === 'Accepted' || s.status === 'InService',
  /** To the professionals who accepted. */
  R61: always,
} satisfies Moments<LeadState>;
