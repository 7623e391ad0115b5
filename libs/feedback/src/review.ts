import { type Config, decider, event, type EventOf } from '@jurilien/event-sourcing';
import { type Province, reviewsProfessionalOn } from '@jurilien/reference';
import { z } from 'zod';
import { surveyIdOf } from './survey.js';

/** What published words may be about. */
export const REVIEW_SUBJECTS = ['platform', 'professional'] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

/** The id of a client's words: those about the platform have the acceptance's own, those about the professional that of the professional's survey. */
export const reviewIdOf = (acceptanceId: string, subject: ReviewSubject = 'platform'): string =>
  surveyIdOf(acceptanceId, subject === 'platform' ? 'client' : 'professional');

/**
 * Whether words about a professional may be published where a request or a professional is: in Ontario, once its setting says so. In
 * Quebec never: that is a rule of this code, which no setting reaches (D13, BAR-5, art. 145 of the Code of ethics of advocates).
 */
export const mayReviewProfessional = (province: Province | undefined, config: Config): boolean =>
  province === 'ON' && config.value(reviewsProfessionalOn);
/** Why the team does not publish words, or takes them down. A low grade and a complaint are no reason: what is published is not selected by what it says. */
export const REVIEW_REASONS = ['namesSomeone', 'privateDetails', 'insulting', 'notAboutUs', 'mistake'] as const;
/** Who ended it: its author, the team, or the time that opinions are kept for. */
export const REVIEW_ENDERS = ['author', 'team', 'time'] as const;

const id = { acceptanceId: z.string() };

/** What a client lets us publish (4.10.2): asked of everyone alike, whatever they answered. */
export const reviewEvents = {
  ReviewProposed: event(
    z.object({
      ...id,
      leadId: z.string(),
      professionalId: z.string(),
      personId: z.string(),
      province: z.enum(['QC', 'ON']),
      lang: z.enum(['fr', 'en']),
      /** Absent where words could be about the platform alone. */
      subject: z.enum(REVIEW_SUBJECTS).optional(),
      words: z.string().max(600),
      /** A part of the client's key: withdrawn words go alone. */
      wordsKey: z.string(),
    }),
    { personal: { words: 'wordsKey' } },
  ),
  ReviewPublished: event(z.object({ ...id, subject: z.enum(REVIEW_SUBJECTS) })),
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

/** One stream per client's words and what they are about, called as the surveys of their acceptance are: Candidate → Published → Withdrawn. */
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
