import { at, effectsOf, story, unexercised, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { acceptance } from '@jurilien/acceptance';
import { claimOf, leadId, pro } from '../claims.testing.js';
import { watchLeadCredits } from './lead-credits.js';

const DAY = 1440;
const personId = leadId;
const acceptanceId = claimOf(1);
const requestId = '018f2a10-0000-7000-8004-000000000001';
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const of = { ...ids, requestId };
const happened = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  acceptance,
  acceptanceId,
  type,
  { ...of, ...data },
  minutes,
];
const onlyIds = (type: string, data: Record<string, unknown> = {}): StoryEvent => [acceptance, acceptanceId, type, { ...ids, ...data }];
const request = happened('LeadCreditRequested', {
  personId,
  reason: 'alreadyRepresented',
  evidence: 'mot',
  decideBy: at(2 * DAY),
  priceCc: 100,
});
const checked = (againAt?: string) =>
  happened('LeadCreditChecked', { doubts: ['notYetAnswered'], ratePercent: 12, abuse: false, ...(againAt ? { againAt } : {}) });
const yes = happened('LeadCreditApproved', { cc: 100, reason: 'alreadyRepresented', rule: 'staff', by: 's-1' }, 60);
const no = happened('LeadCreditRefused', { personId, refusal: 'clientReached', by: 's-1' }, 60);
const subject = `acceptance-${acceptanceId}`;

describe('watch-lead-credits', () => {
  const timer = (name: string, dueAt: string, command: string) => ({
    do: 'schedule',
    subject,
    timer: name,
    occurrence: requestId,
    dueAt,
    command,
    input: of,
  });
  const check = (occasion: string) => ({ do: 'work', job: 'check-lead-credit', key: `lead-credit:${requestId}:${occasion}`, input: of });
  const over = ['credit.escalate', 'credit.approve'].map((name) => ({ do: 'cancel', subject, timer: name, occurrence: requestId }));
  const cases: readonly (readonly [string, StoryEvent, readonly object[]])[] = [
    [
      'the rules look, then the clocks run',
      request,
      [
        check('first'),
        timer('credit.escalate', at(2 * DAY), 'EscalateLeadCredit'),
        timer('credit.approve', at(4 * DAY), 'ApproveLeadCreditByTime'),
      ],
    ],
    ['the rules look again when only time is missing', checked(at(99)), [{ ...check(at(99)), dueAt: at(99) }]],
    ['and not when more is', checked(), []],
    [
      'the client’s word makes them look again',
      onlyIds('RepresentationConfirmed'),
      [{ do: 'work', job: 'check-lead-credit', key: `lead-credit:${acceptanceId}:represented`, input: ids }],
    ],
    ['a yes ends the clocks', yes, over],
    ['a no, too', no, over],
    [
      'a request that ended before the call may be one the client took back',
      onlyIds('AcceptanceClosed', { closeReason: 'requestEnded' }),
      [{ do: 'dispatch', command: 'CreditWithdrawnLead', input: ids }],
    ],
    ['an ordinary end is none', onlyIds('AcceptanceClosed', { closeReason: 'done' }), []],
  ];
  it.each(cases)('%s', (_what, event, effects) => expect(effectsOf(watchLeadCredits, story(event))).toEqual(effects));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(watchLeadCredits, story(...cases.map(([, e]) => e)))).toEqual([]));
});
