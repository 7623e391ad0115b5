import { streamId } from '@jurilien/event-sourcing';
import { review } from '@jurilien/feedback';
import { trigger, type Occurrence } from '../trigger.js';

/** Once per opinion: an answer that is corrected, or words that were withdrawn already, write no second letter. */
const once = ({ stream, data: { acceptanceId } }: { readonly stream: string; readonly data: { readonly acceptanceId: string } }) => {
  const reviewId = streamId(stream);
  return [{ key: reviewId, about: { acceptanceId, reviewId } }] satisfies readonly Occurrence[];
};

export const reviewTriggers = [
  trigger(review)({
    key: 'reviewPublished',
    label: { fr: 'Les mots d’un client sont publiés', en: 'The words of a client are published' },
    about: ['acceptanceId', 'reviewId'],
    on: { ReviewPublished: once },
  }),
  trigger(review)({
    key: 'reviewAnswered',
    label: { fr: 'L’équipe répond aux mots publiés d’un client', en: 'The team answers the published words of a client' },
    about: ['acceptanceId', 'reviewId'],
    on: { ReviewReplied: once },
  }),
  trigger(review)({
    key: 'reviewRefused',
    label: {
      fr: 'L’équipe ne publie pas les mots d’un client, ou les retire',
      en: 'The team does not publish the words of a client, or takes them down',
    },
    about: ['acceptanceId', 'reviewId'],
    // Who takes their own words back knows it, and what has run its time is no refusal.
    on: { ReviewWithdrawn: (e) => (e.data.by === 'team' ? once(e) : []) },
  }),
];
