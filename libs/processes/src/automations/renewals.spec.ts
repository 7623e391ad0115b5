import { acceptance } from '@jurilien/acceptance';
import { at, effectsOf, story, T0, type StoryEvent, unexercised } from '@jurilien/event-sourcing/testing';
import { lead } from '@jurilien/lead';
import { leadId, personId } from '@jurilien/lead/testing';
import { claimOf, frozen, pro } from '../claims.testing.js';
import { inviteToRenew, planRenewals } from './renewals.js';

const acceptanceId = claimOf(1);
const ofLead = (type: string, data: object = {}): StoryEvent => [lead, leadId, type, { leadId, ...data }];
const ofSeat = (type: string, data: object = {}): StoryEvent => [
  acceptance,
  acceptanceId,
  type,
  { acceptanceId, leadId, professionalId: pro(1), ...data },
];

describe('what came to nothing', () => {
  const cases: readonly (readonly [string, StoryEvent, object | undefined])[] = [
    ['a search', ofLead('LeadUnserved', { reason: 'noTaker' }), { cause: 'unserved' }],
    ['a mandate', ofLead('LeadClosed', { closeReason: 'notRetained' }), { cause: 'notRetained' }],
    ['nothing of another end', ofLead('LeadClosed', { closeReason: 'served' }), undefined],
    ['a replacement', ofSeat('ReplacementRefused', { requestId: 'r', personId, refusal: 'other' }), { cause: 'replaced', acceptanceId }],
    ['a first call that no one made', ofSeat('ContactSlaMissed'), { cause: 'slaSilent', acceptanceId }],
  ];
  it.each(cases)('is asked about again: %s', (_what, happened, input) =>
    expect(effectsOf(planRenewals, story(happened))).toEqual(
      input ? [{ do: 'dispatch', command: 'PlanRenewal', input: { leadId, since: T0, ...input } }] : [],
    ),
  );
  it('by no event that this spec leaves out', () =>
    expect(unexercised(planRenewals, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

describe('an invitation', () => {
  const subject = `lead-${leadId}`;
  const off = (...timers: string[]) => timers.map((timer) => ({ do: 'cancel', subject, timer: `lead.renewal.${timer}` }));
  const sends = (dueAt: string, more: object = {}) => ({
    do: 'schedule',
    subject,
    timer: 'lead.renewal.send',
    dueAt,
    command: 'SendRenewalInvitation',
    input: { leadId, ...more },
  });
  const renewed = { renewalCount: 1, channel: 'link', changes: [], ready: true };
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    ['goes out on its day', ofLead('RenewalPlanned', { cause: 'unserved', dueAt: at(9) }), [sends(at(9))]],
    [
      'looks again at what it was planned for',
      ofLead('RenewalPlanned', { cause: 'slaSilent', dueAt: at(9), acceptanceId }),
      [sends(at(9), { acceptanceId })],
    ],
    [
      'ends by itself',
      ofLead('RenewalInvitationSent', { round: 2, expiresAt: at(20) }),
      [
        ...off('send'),
        { do: 'schedule', subject, timer: 'lead.renewal.expire', dueAt: at(20), command: 'ExpireRenewal', input: { leadId, round: 2 } },
      ],
    ],
    ['comes again on the day that the client chose', ofLead('RenewalSnoozed', { until: at(30) }), [...off('expire'), sends(at(30))]],
    ['is over with a yes', ofLead('LeadRenewed', renewed), off('send', 'expire')],
    ['is over with a no', ofLead('RenewalDeclined', { how: 'settled' }), off('send', 'expire')],
    [
      'is over when the search goes on',
      ofLead('LeadOfferingStarted', { ...frozen, resumed: false, unservedAt: at(9) }),
      off('send', 'expire'),
    ],
    ['is over when the client withdraws', ofLead('LeadWithdrawn', { reason: 'solved', afterAcceptance: false }), off('send', 'expire')],
    ['is over when it is blocked', ofLead('LeadBlocked', { blockType: 'spam' }), off('send', 'expire')],
    ['is over when its person is erased', ofLead('LeadErased', { cause: 'request' }), off('send', 'expire')],
    ['is not sent once someone accepted', ofLead('LeadAccepted', { acceptanceId, professionalId: pro(1) }), off('send')],
    ['is not sent for what ended otherwise', ofLead('LeadClosed', { closeReason: 'other' }), off('send')],
    ['nor for what another request stands for', ofLead('LeadMerged', { into: 'x' }), off('send')],
    ['nor for what was rejected', ofLead('LeadRejected', { reasonCode: 'notLegal' }), off('send')],
  ];
  it.each(cases)('%s', (_what, happened, effects) => expect(effectsOf(inviteToRenew, story(happened))).toEqual(effects));
  it('by no event that this spec leaves out', () =>
    expect(unexercised(inviteToRenew, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});
