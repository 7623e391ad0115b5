import { decider, event, type EventOf } from '@jurilien/event-sourcing';
import { z } from 'zod';

/** What published words may be about. A professional is named here so that asking for it is refused as such, in code (D13, BAR-5). */
export const REVIEW_SUBJECTS = ['platform', 'professional'] as const;
/** Why the team does not publish words, or takes them down. A low grade and a complaint are no reason: what is published is not selected by what it says. */
export const REVIEW_REASONS = ['namesSomeone', 'privateDetails', 'insulting', 'notAboutUs', 'mistake'] as const;
/** Who ended it: its author, the team, or the time that opinions are kept for. */
export const REVIEW_ENDERS = ['author', 'team', 'time'] as const;

const id = { acceptanceId: z.string() };

/** What a client lets us publish about the platform (4.10.2): asked of everyone alike, whatever they answered. */
export const reviewEvents = {
  ReviewProposed: event(
    z.object({
      ...id,
      leadId: z.string(),
      professionalId: z.string(),
      personId: z.string(),
      province: z.enum(['QC', 'ON']),
      lang: z.enum(['fr', 'en']),
      words: z.string().max(600),
      /** A part of the client's key: withdrawn words go alone. */
      wordsKey: z.string(),
    }),
    { personal: { words: 'wordsKey' } },
  ),
  ReviewPublished: event(z.object({ ...id, subject: z.literal('platform') })),
  ReviewReplied: event(z.object({ ...id, reply: z.string().max(600) })),
  ReviewWithdrawn: event(z.object({ ...id, by: z.enum(REVIEW_ENDERS), reason: z.enum(REVIEW_REASONS).optional(), wordsKey: z.string() })),
};
export type ReviewEvent = EventOf<typeof reviewEvents>;
type Proposed = Extract<ReviewEvent, { type: 'ReviewProposed' }>['data'];

export interface ReviewState {
  readonly status: 'None' | 'Candidate' | 'Published' | 'Withdrawn';
  readonly proposed?: Proposed;
  readonly reply?: string;
  /** Who ended it, and why where the team did. */
  readonly ended?: Pick<Extract<ReviewEvent, { type: 'ReviewWithdrawn' }>['data'], 'by' | 'reason'>;
}

/** One stream per client's opinion, called by its acceptance as the survey is: Candidate → Published → Withdrawn. */
export const review = decider<ReviewState, typeof reviewEvents>({
  category: 'review',
  events: reviewEvents,
  initial: { status: 'None' },
  evolve: (s, e) => {
    switch (e.type) {
      case 'ReviewProposed':
        return { ...s, status: 'Candidate', proposed: e.data };
      case 'ReviewPublished':
        return { ...s, status: 'Published' };
      case 'ReviewReplied':
        return { ...s, reply: e.data.reply };
      case 'ReviewWithdrawn':
        return { ...s, status: 'Withdrawn', ended: { by: e.data.by, reason: e.data.reason } };
      default:
        return e satisfies never;
    }
  },
});
