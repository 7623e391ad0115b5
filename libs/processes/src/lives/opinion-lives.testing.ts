import { at } from '@jurilien/event-sourcing/testing';
import { review, survey } from '@jurilien/feedback';
import { personId } from '@jurilien/lead/testing';
import type { Lives } from '../account-lives.testing.js';
import { claimOf, leadId, pro } from '../claims.testing.js';

const acceptanceId = claimOf(1);
const mine = { professionalId: pro(1) };
const ids = { acceptanceId, leadId, ...mine };

/** What clients think: answered and read; words for everyone, proposed, published, answered and withdrawn. */
export const OPINION_LIVES = {
  surveys: {
    row: { acceptanceId, side: 'client' },
    streams: [
      {
        decider: survey,
        id: acceptanceId,
        begins: [[], [['SurveyInvited', { ...ids, personId, code: 'L-1', province: 'QC', lang: 'fr', expiresAt: at(999) }]]],
        events: [
          ['SurveySubmitted', { acceptanceId, personId, overall: 2, callMe: true, followUp: true }],
          ['SurveyModerated', { acceptanceId, label: 'called' }],
          ['SurveyExpired', { acceptanceId }],
        ],
      },
    ],
    inputs: { ModerateSurvey: { label: 'called' } },
  },
  reviews: {
    row: { acceptanceId, ...mine, subject: 'platform' },
    streams: [
      {
        decider: survey,
        id: acceptanceId,
        begins: [
          [
            ['SurveyInvited', { ...ids, personId, code: 'L-1', province: 'QC', lang: 'fr', expiresAt: at(999) }],
            ['SurveySubmitted', { acceptanceId, personId, overall: 2, callMe: false, followUp: true, publishConsent: true }],
          ],
        ],
        events: [['SurveyModerated', { acceptanceId, label: 'called' }]],
      },
      {
        decider: review,
        id: acceptanceId,
        begins: [[], [['ReviewProposed', { ...ids, personId, province: 'QC', lang: 'fr', words: 'Des réponses claires.', wordsKey: 'w' }]]],
        events: [
          ['ReviewPublished', { acceptanceId, subject: 'platform' }],
          ['ReviewReplied', { acceptanceId, reply: 'Merci de ces mots.' }],
          ['ReviewWithdrawn', { acceptanceId, by: 'author', wordsKey: 'w' }],
        ],
      },
    ],
    inputs: { ReplyToReview: { reply: 'Une autre réponse.' }, WithdrawReview: { reason: 'namesSomeone' } },
  },
} satisfies Readonly<Record<string, Lives>>;
