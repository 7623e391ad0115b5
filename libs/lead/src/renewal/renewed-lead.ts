import type { LeadState } from '../lead-state.js';
import { type renewalEvents, isOfRenewal, renewalAfter } from './renewal.js';
import type { EventOf } from '@jurilien/event-sourcing';

type Happened = EventOf<typeof renewalEvents> | { readonly type: string; readonly data: unknown };

/** What a renewed request leaves behind: how its search or its service ended, that its price was frozen, and when its board was to open. */
const AGAIN = {
  acceptedBy: undefined,
  unservedReason: undefined,
  wentUnservedAt: undefined,
  closeReason: undefined,
  endedAt: undefined,
  endedBy: undefined,
  followUp: undefined,
  stopped: false,
  replacing: false,
  offered: false,
  scheduledByStaff: false,
} as const;

/** A request after an event, as far as its renewals change it. */
export function withRenewal(s: LeadState, e: Happened, at: string): LeadState {
  const renewal = renewalAfter(s.renewal, e, at);
  if (renewal === s.renewal) return s;
  const next = { ...s, renewal };
  // A search that goes on without an answer is another round, in which no one was invited.
  if (!isOfRenewal(e)) return e.type === 'LeadOfferingStarted' ? { ...next, facts: { ...s.facts, renewalSent: false } } : next;
  if (e.type === 'RenewalInvitationSent') return { ...next, facts: { ...s.facts, renewalSent: true } };
  if (e.type !== 'LeadRenewed') return next;
  const { selfServeAfter } = s.facts;
  const facts = {
    ...s.facts,
    renewed: true,
    renewalSent: false,
    selfServeAfter: typeof selfServeAfter === 'string' ? true : selfServeAfter,
  };
  return { ...next, ...AGAIN, facts, ...(e.data.ready ? { sendAfter: at } : {}) };
}
