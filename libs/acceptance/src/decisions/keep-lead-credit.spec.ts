import {
  asShipped,
  at,
  configWith,
  given,
  rowsOf,
  story,
  T0,
  unexercised,
  type Past,
  type StoryEvent,
} from '@jurilien/event-sourcing/testing';
import { client, leadId, otherLead, personId, system } from '@jurilien/lead/testing';
import { claimOf, pro } from '@jurilien/search/testing';
import { acceptance } from '../acceptance.js';
import { creditRequests } from '../views/credit-requests.js';
import { creditApproveAt } from '../lead-credit.js';
import { confirmRepresentation, escalateLeadCredit } from './keep-lead-credit.js';

const DAY = 1440;
const acceptanceId = claimOf(1);
const requestId = '018f2a10-0000-7000-8004-000000000001';
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const of = { ...ids, requestId };
const wish = { ...of, personId, reason: 'alreadyRepresented', evidence: 'mot', decideBy: at(2 * DAY), priceCc: 100 };
const opened: Past = [['AcceptanceOpened', { ...ids, priceCc: 100, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const asked: Past = [...opened, ['LeadCreditRequested', wish]];
const approved: Past = [...asked, ['LeadCreditApproved', { ...of, cc: 100, reason: 'alreadyRepresented', rule: 'staff', by: 's' }]];

describe('EscalateLeadCredit', () => {
  const escalate = (past: Past, minutes: number) =>
    given({ acceptance: past }).when(escalateLeadCredit, of, { now: at(minutes), actor: system });
  it('after two business days, with when it is granted by itself', () =>
    expect(escalate(asked, 2 * DAY).events()).toEqual({
      acceptance: [{ type: 'LeadCreditEscalated', data: { ...of, approveAt: creditApproveAt(T0, 'QC', asShipped()) } }],
    }));
  it('four business days after a Monday is a Friday, and over a weekend longer', () => {
    expect(creditApproveAt(T0, 'QC', asShipped())).toBe(at(4 * DAY));
    expect(creditApproveAt(at(DAY), 'QC', asShipped())).toBe(at(7 * DAY));
  });
  it('is granted when the configuration said that it would be, whatever is configured later', () => {
    const [type, data, when] = asked.at(-1)!;
    const sooner = [...opened, [type, data, when, undefined, configWith({ 'leadCredit.autoApproveBusinessDays': 3 })]] as Past;
    expect(escalate(sooner, 2 * DAY).events()).toMatchObject({ acceptance: [{ data: { approveAt: at(3 * DAY) } }] });
  });
  it('not before, not twice, and not once it is answered', () => {
    expect(escalate(asked, 2 * DAY - 1).events()).toEqual({});
    expect(escalate([...asked, ['LeadCreditEscalated', { ...of, approveAt: at(4 * DAY) }]], 3 * DAY).events()).toEqual({});
    expect(escalate(approved, 3 * DAY).events()).toEqual({});
    expect(escalate(opened, 3 * DAY).events()).toEqual({});
  });
});

describe('ConfirmRepresentation', () => {
  const say = (past: Past, lead = leadId, represented = true) =>
    given({ acceptance: past }).when(confirmRepresentation, { acceptanceId, leadId: lead, represented }, { actor: client });
  it('is the client’s word, once', () => {
    expect(say(asked).events()).toEqual({ acceptance: [{ type: 'RepresentationConfirmed', data: ids }] });
    expect(say([...asked, ['RepresentationConfirmed', ids]]).events()).toEqual({});
  });
  it('a no is kept for the team, once, and is not taken back', () => {
    expect(say(asked, leadId, false).events()).toEqual({ acceptance: [{ type: 'RepresentationDenied', data: of }] });
    const denied: Past = [...asked, ['RepresentationDenied', of]];
    expect(say(denied, leadId, false).events()).toEqual({});
    expect(say(denied).refusal()).toBe('WRONG_STATE: nobody-asks');
    expect(say([...asked, ['RepresentationConfirmed', ids]], leadId, false).refusal()).toBe('WRONG_STATE: nobody-asks');
  });
  it('is asked again where coins are asked back a second time', () => {
    const again = { ...wish, requestId: '018f2a10-0000-7000-8004-000000000002' };
    const refused = { ...of, personId, refusal: 'clientReached', by: 's-1' };
    const second: Past = [...asked, ['RepresentationDenied', of], ['LeadCreditRefused', refused], ['LeadCreditRequested', again]];
    expect(say(second).events()).toEqual({ acceptance: [{ type: 'RepresentationConfirmed', data: ids }] });
  });
  it('is said only where someone asks for it', () => {
    expect(say(opened).refusal()).toBe('WRONG_STATE: nobody-asks');
    expect(say(approved).refusal()).toBe('WRONG_STATE: nobody-asks');
    expect(say([...opened, ['LeadCreditRequested', { ...wish, reason: 'other' }]]).refusal()).toBe('WRONG_STATE: nobody-asks');
    expect(say(asked, otherLead).refusal()).toBe('NOT_FOUND: acceptance');
  });
});

const happened = (type: string, data: Record<string, unknown> = {}, minutes = 0): StoryEvent => [
  acceptance,
  acceptanceId,
  type,
  { ...of, ...data },
  minutes,
];
const request = happened('LeadCreditRequested', wish);
const checked = (againAt?: string) =>
  happened('LeadCreditChecked', { doubts: ['notYetAnswered'], ratePercent: 12, abuse: false, ...(againAt ? { againAt } : {}) });
const yes = happened('LeadCreditApproved', { cc: 100, reason: 'alreadyRepresented', rule: 'staff', by: 's-1' }, 60);
const no = happened('LeadCreditRefused', { personId, refusal: 'clientReached', by: 's-1' }, 60);
const escalated = happened('LeadCreditEscalated', { approveAt: at(4 * DAY) }, 2 * DAY);

describe('credit-requests', () => {
  const row = (...events: StoryEvent[]) => rowsOf(creditRequests, story(...events)).get(requestId);
  const cases: readonly (readonly [string, readonly StoryEvent[], Record<string, unknown>])[] = [
    ['waits', [request], { ...ids, state: 'asked', reason: 'alreadyRepresented', priceCc: 100, askedAt: T0, decideBy: at(2 * DAY) }],
    [
      'was looked at by the rules',
      [request, checked(at(99))],
      { state: 'asked', doubts: ['notYetAnswered'], ratePercent: 12, againAt: at(99) },
    ],
    ['the client says is not so', [request, happened('RepresentationDenied')], { state: 'asked', clientDenied: true }],
    ['is late', [request, escalated], { state: 'asked', escalated: true, approveAt: at(4 * DAY) }],
    ['is granted', [request, yes], { state: 'approved', rule: 'staff', creditedCc: 100, decidedBy: 's-1', decidedAt: at(60) }],
    ['is refused', [request, no], { state: 'refused', refusal: 'clientReached', decidedBy: 's-1' }],
    ['was given without being asked for', [yes], { ...ids, state: 'approved', askedAt: at(60), creditedCc: 100 }],
  ];
  it.each(cases)('a request that %s', (_what, events, expected) => expect(row(...events)).toMatchObject(expected));
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(creditRequests, story(...cases.flatMap(([, events]) => events)))).toEqual([]));
});
