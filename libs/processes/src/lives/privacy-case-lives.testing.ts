import { at, type Past } from '@jurilien/event-sourcing/testing';
import { leadId } from '@jurilien/lead/testing';
import { privacyRequest } from '@jurilien/privacy';
import { ID, type Lives } from '../account-lives.testing.js';

const asked = (kind: string): Past => [
  [
    'PrivacyRequestFiled',
    {
      ...{ requestId: ID, kind, lang: 'fr', province: 'QC', channel: 'page', dueAt: at(30 * 1_440) },
      identifiers: [{ kind: 'email', value: 'a@exemple.ca' }],
    },
  ],
];

/** Requests about one's own data, from their receipt to their answer. */
export const PRIVACY_CASE_LIVES = {
  'privacy-cases': {
    row: { id: ID },
    streams: [
      {
        decider: privacyRequest,
        id: ID,
        begins: [[], asked('access'), asked('correction')],
        events: [
          ['PrivacyRequesterVerified', { requestId: ID, how: 'code', identifier: 0 }],
          ['PrivacyRequestAssigned', { requestId: ID, assigneeId: 'staff-1' }],
          ['PrivacyRequestApproved', { requestId: ID, holdings: [] }],
          ['PrivacyRequestRefused', { requestId: ID, cause: 'other', answer: 'Non, voici pourquoi.', recourse: 'CAI' }],
          ['PrivacyRequestFulfilled', { requestId: ID }],
          ['PrivacyRequestAbandoned', { requestId: ID, cause: 'takenBack' }],
        ],
      },
    ],
    inputs: {
      AssignPrivacyRequest: { assigneeId: leadId },
      DecidePrivacyRequest: { verdict: 'refuse', cause: 'other', answer: 'Nous devons garder ces factures.' },
    },
  },
} as const satisfies Record<string, Lives>;
