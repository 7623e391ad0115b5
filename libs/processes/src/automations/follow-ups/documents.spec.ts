import { documentRequest } from '@jurilien/documents';
import { effectsOf, story, T0, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId } from '@jurilien/lead/testing';
import { PARTNERS } from '@jurilien/reference';
import { followUpLateDocuments, followUpLateDocumentsOfEnded } from './documents.js';

const requestId = '018f0000-0000-7000-8000-000000000001';
const of = (type: string, by: 'staff' | 'professional', more: object = {}): StoryEvent => [
  documentRequest,
  requestId,
  type,
  { requestId, leadId, by, ...more },
];
const followUpId = `documentsLate:${leadId}`;

describe('documents that are late', () => {
  it('are a task of the team where it asked for them, until they are there or no longer asked for', () => {
    const events = story(
      of('DocumentRequestOverdue', 'staff'),
      of('DocumentRequestFulfilled', 'staff'),
      of('DocumentRequestCancelled', 'staff', { why: 'asker' }),
    );
    expect(effectsOf(followUpLateDocuments, events)).toMatchObject([
      { command: 'CreateFollowUp', input: { followUpId, kind: 'documentsLate', leadId, occurrence: requestId, dueAt: T0 } },
      { command: 'CancelFollowUp', input: { followUpId, cause: 'answered' } },
      { command: 'CancelFollowUp', input: { followUpId, cause: 'answered' } },
    ]);
    expect(unexercised(followUpLateDocuments, events)).toEqual([]);
  });
  it('are the affair of the professional who asked for them', () => {
    const events = story(of('DocumentRequestOverdue', 'professional'), of('DocumentRequestFulfilled', 'professional'));
    expect(effectsOf(followUpLateDocuments, events)).toEqual([]);
  });
  it('concern no one once the request has ended', () => {
    const ended = (type: string, more: object = {}): StoryEvent => [lead, leadId, type, { leadId, ...more }];
    const events = story(
      ended('LeadRejected', { reasonCode: 'spam' }),
      ended('LeadBlocked', { blockType: 'spam' }),
      ended('LeadWithdrawn', { reason: 'solved', afterAcceptance: true }),
      ended('LeadClosed', { closeReason: 'served' }),
      ended('LeadMerged', { into: 'another' }),
      ended('LeadReferredToPartner', { partner: PARTNERS[0], final: false }),
      ended('LeadReferredToPartner', { partner: PARTNERS[0], final: true }),
    );
    expect(effectsOf(followUpLateDocumentsOfEnded, events)).toMatchObject(
      Array.from({ length: 6 }, () => ({ command: 'CancelFollowUp', input: { followUpId, cause: 'ended' } })),
    );
    expect(unexercised(followUpLateDocumentsOfEnded, events)).toEqual([]);
  });
});
