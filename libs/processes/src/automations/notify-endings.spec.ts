import { effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { distribution } from '@jurilien/search';
import { claimOf, leadId, ofClaim, offerOf, pro } from '../claims.testing.js';
import { tellOfEndings } from './notify-endings.js';

const onLead = (type: string, data: object): StoryEvent => [lead, leadId, type, { leadId, ...data }];
const released = (cause: string): StoryEvent => [
  distribution,
  leadId,
  'ClaimReleased',
  { ...ofClaim(1), round: 1, wave: 1, offerState: 'Sent', cause },
];
const said = (rule: string, occasion: string, input: object) => ({
  do: 'work',
  job: 'notify',
  key: `${rule}:${occasion}`,
  input: { rule, ...input },
});
const client = (reason: string) => said('request-closed', `${leadId}:1`, { leadId, reason });
const professionals = (reason: string) => said('request-ended', `${leadId}:1`, { leadId, reason });

describe('an end that came from elsewhere is told', () => {
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ...['withdrawn', 'blocked', 'closed', 'stopped', 'staff', 'suspended'].map(
      (reason) =>
        [
          `to who held a claim: ${reason}`,
          released(reason),
          [said('claim-ended', claimOf(1), { leadId, offerId: offerOf(1), professionalId: pro(1), reason })],
        ] as const,
    ),
    ...['conflict', 'cancelled'].map((cause) => [`not to who ended it: ${cause}`, released(cause), []] as const),
    ['to who had accepted, when it is blocked', onLead('LeadBlocked', { blockType: 'fraud' }), [professionals('blocked')]],
    ['to both, when it is closed', onLead('LeadClosed', { closeReason: 'solved' }), [professionals('closed'), client('solved')]],
    ['to the others, when one has the mandate', onLead('LeadClosed', { closeReason: 'served' }), [professionals('served')]],
    [
      'to the client who withdraws, in writing',
      onLead('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }),
      [client('withdrawn')],
    ],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(effectsOf(tellOfEndings, story(happened))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(tellOfEndings, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});
