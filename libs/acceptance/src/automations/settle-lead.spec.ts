import { effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, personId } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { acceptance } from '../acceptance.js';
import { settleLead } from './settle-lead.js';

const ids = { acceptanceId: claimOf(1), leadId, professionalId: pro(1) };
const ofLead = (type: string, data: object = {}): StoryEvent => [lead, leadId, type, { leadId, ...data }];
const of = (type: string, data: object = {}): StoryEvent => [acceptance, claimOf(1), type, { ...ids, ...data }];
const looked = (stream: string) => [{ do: 'work', job: 'settle-lead', key: `settle-${stream}-1`, input: { leadId } }];

describe('a request and the acceptances on it', () => {
  const [onLead, onAcceptance] = [looked(`lead-${leadId}`), looked(`acceptance-${claimOf(1)}`)];
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['are looked at once it is accepted', ofLead('LeadAccepted', { acceptanceId: claimOf(1), professionalId: pro(1) }), onLead],
    ['when the client withdraws', ofLead('LeadWithdrawn', { reason: 'solved', afterAcceptance: true }), onLead],
    ['when it is blocked', ofLead('LeadBlocked', { blockType: 'fraud' }), onLead],
    ['when it is closed', ofLead('LeadClosed', { closeReason: 'other' }), onLead],
    [
      'when its client looks for someone else',
      ofLead('LeadRenewed', { renewalCount: 1, channel: 'link', changes: [], ready: false }),
      onLead,
    ],
    ['when someone closes their part', of('AcceptanceClosed', { closeReason: 'done' }), onAcceptance],
    ['when no one else is searched for', of('ReplacementRefused', { requestId: 'r', personId, refusal: 'other' }), onAcceptance],
    ['when one of several says no', of('MandateOutcomeRecorded', { outcome: 'notRetained', reason: 'fees', ends: false }), onAcceptance],
    ['not when that word ends it by itself', of('MandateOutcomeRecorded', { outcome: 'retained', ends: true }), []],
  ];
  it.each(cases)('%s', (_rule, happened, effects) => expect(effectsOf(settleLead, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(settleLead, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});
