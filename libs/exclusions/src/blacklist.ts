import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';
import { BLACKLIST_KINDS } from './marks.js';

const entryId = z.string();
/** What an entry keeps someone from: sending requests, receiving offers, being written to. */
export const BLACKLIST_SCOPES = ['submit', 'receiveOffers', 'contact'] as const;
/** Why (3.1 `blockType`), and the one reason that concerns professionals alone. */
export const BLACKLIST_REASONS = [
  'spam',
  'abuse',
  'fraud',
  'conflictOfPlatform',
  'notLegal',
  'duplicateAbuser',
  'conduct',
  'safety',
] as const;

const entry = {
  entryId,
  kind: z.enum(BLACKLIST_KINDS),
  mark: z.string(),
  /** The value as staff see it: masked. */
  label: z.string(),
  evidence: z.string().optional(),
  professionalId: z.string().optional(),
  scope: z.array(z.enum(BLACKLIST_SCOPES)).min(1),
  blockType: z.enum(BLACKLIST_REASONS),
  /** Absent: both provinces. */
  province: z.enum(['QC', 'ON']).optional(),
  until: z.string(),
  reviewAt: z.string(),
};
const sealed = { personal: { label: 'entryId', evidence: 'entryId' } } as const;

/** Every event of a blacklist entry (4.10.8): Proposed → Active → UnderReview → Lifted ∣ Expired. */
export const blacklistEvents = {
  BlacklistEntryProposed: event(z.object({ ...entry, why: z.enum(['professional', 'national']) }), sealed),
  BlacklistEntryAdded: event(z.object(entry), sealed),
  BlacklistEntryReviewed: event(z.object({ entryId, until: z.string(), reviewAt: z.string() })),
  BlacklistAppealFiled: event(z.object({ entryId, statement: z.string(), answerBy: z.string() }), { personal: { statement: 'entryId' } }),
  BlacklistEntryLifted: event(z.object({ entryId })),
  BlacklistEntryExpired: event(z.object({ entryId })),
};
export type BlacklistEvent = EventOf<typeof blacklistEvents>;
export type BlacklistEntry = Omit<Extract<BlacklistEvent, { type: 'BlacklistEntryAdded' }>['data'], 'entryId'>;

export interface BlacklistState {
  readonly status: 'None' | 'Proposed' | 'Active' | 'UnderReview' | 'Lifted' | 'Expired';
  readonly entry?: BlacklistEntry;
  /** Who proposed it, and who made it count: an appeal is answered by another person. */
  readonly proposedBy?: string;
  readonly addedBy?: string;
  readonly answerBy?: string;
}

/** One stream per entry. */
export const blacklistEntry = decider<BlacklistState, typeof blacklistEvents>({
  category: 'blacklist',
  events: blacklistEvents,
  initial: { status: 'None' },
  evolve: (s, e, meta) => {
    switch (e.type) {
      case 'BlacklistEntryProposed': {
        const { entryId: _, why: _w, ...proposed } = e.data;
        return { status: 'Proposed', entry: proposed, proposedBy: meta.actor.id };
      }
      case 'BlacklistEntryAdded': {
        const { entryId: _, ...added } = e.data;
        return { ...s, status: 'Active', entry: added, addedBy: meta.actor.id };
      }
      case 'BlacklistEntryReviewed':
        return {
          ...s,
          status: 'Active',
          entry: s.entry && { ...s.entry, until: e.data.until, reviewAt: e.data.reviewAt },
          answerBy: undefined,
        };
      case 'BlacklistAppealFiled':
        return { ...s, status: 'UnderReview', answerBy: e.data.answerBy };
      case 'BlacklistEntryLifted':
        return { ...s, status: 'Lifted' };
      case 'BlacklistEntryExpired':
        return { ...s, status: 'Expired' };
      default:
        return e satisfies never;
    }
  },
});

/** Whether an entry keeps someone from something now: an appeal does not suspend it. */
export const counts = (s: BlacklistState): boolean => s.status === 'Active' || s.status === 'UnderReview';
