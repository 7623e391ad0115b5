import { notNull, oneOf, type RowOf, view } from '@jurilien/event-sourcing';
import { review, REVIEW_ENDERS, REVIEW_SUBJECTS } from '../review.js';

/** Words that clients let us publish, about the platform or a professional: what waits for the team, what stands on a public page, what was withdrawn (X18). */
export const reviews = view(review)({
  name: 'reviews',
  version: 2,
  key: 'id',
  columns: {
    id: 'uuid',
    acceptanceId: 'uuid not null',
    leadId: 'uuid not null',
    professionalId: 'uuid not null',
    subject: notNull(oneOf(REVIEW_SUBJECTS)),
    province: 'text not null',
    lang: notNull(oneOf(['fr', 'en'])),
    state: notNull(oneOf(['Candidate', 'Published', 'Withdrawn'])),
    words: { type: 'text', personal: 'text' },
    /** What the words are sealed with. */
    wordsKey: 'text',
    reply: 'text',
    endedBy: oneOf(REVIEW_ENDERS),
    reason: 'text',
    proposedAt: 'timestamptz not null',
    publishedAt: 'timestamptz',
    endedAt: 'timestamptz',
  },
  indexes: [['state', 'proposedAt'], ['state', 'publishedAt'], ['professionalId', 'subject', 'publishedAt'], ['leadId'], ['wordsKey']],
  sealedBy: 'wordsKey',
  read: { province: 'province', lead: 'leadId', detailOnly: ['words'], figuresOnly: ['wordsKey'], defaultSort: ['proposedAt', 'desc'] },
  on: {
    ReviewProposed: (_row, { data: { personId: _, subject = 'platform', ...proposed }, occurredAt }) => ({
      ...proposed,
      subject,
      state: 'Candidate',
      proposedAt: occurredAt,
    }),
    ReviewPublished: (row, e) => row && { ...row, state: 'Published', publishedAt: e.occurredAt },
    ReviewReplied: (row, e) => row && { ...row, reply: e.data.reply },
    ReviewWithdrawn: (row, e) =>
      row && {
        ...row,
        state: 'Withdrawn',
        words: null,
        wordsKey: null,
        endedBy: e.data.by,
        reason: e.data.reason ?? null,
        endedAt: e.occurredAt,
      },
  },
});
export type ReviewRow = RowOf<typeof reviews>;
