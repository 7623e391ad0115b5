import { at, given, T0, type Past } from '@jurilien/event-sourcing/testing';
import { captured, claimOf, held, leadId, offeredLead, pro, account } from '../claims.testing.js';
import { approveLeadCreditByTime, checkLeadCredit, creditWithdrawnLead, decideLeadCredit } from './decide-lead-credit.js';

const DAY = 1440;
const acceptanceId = claimOf(1);
const requestId = '018f2a10-0000-7000-8004-000000000001';
const ids = { acceptanceId, leadId, professionalId: pro(1) };
const of = { ...ids, requestId };
const personId = 'person-1';
const staff = { kind: 'user', id: 'staff-1', role: 'jurilien_admin' } as const;
const ofQuebec = { kind: 'user', id: 'staff-2', role: 'jurilien_admin_qc' } as const;
const machine = { kind: 'system', id: 'job:check-lead-credit' } as const;

const opened = (priceCc = 100): Past => [['AcceptanceOpened', { ...ids, priceCc, slaDueAt: at(240), province: 'QC', lang: 'fr' }]];
const wish = { ...of, personId, reason: 'duplicateLead', evidence: 'mot', decideBy: at(2 * DAY), priceCc: 100 };
const asked = (priceCc = 100): Past => [...opened(priceCc), ['LeadCreditRequested', wish]];
const refused: Past = [...asked(), ['LeadCreditRefused', { ...of, personId, refusal: 'other', by: 's' }]];
const approvedPast: Past = [...asked(), ['LeadCreditApproved', { ...of, cc: 100, reason: 'duplicateLead', rule: 'staff' }]];
const spent = (cc = 500): Past => [...account(1, cc), held(1), captured(1)];
const withdrawnLead: Past = [...offeredLead, ['LeadWithdrawn', { leadId, reason: 'solved', afterAcceptance: true }]];
const world = (acceptance: Past, more: Record<string, Past> = {}) => ({ acceptance, account: spent(), lead: offeredLead, ...more });
const facts = {
  phoneDead: false,
  emailDead: false,
  delivered: { sms: false, email: false },
  inbound: false,
  viewed: false,
  sameMatter: true,
  changedByStaff: [],
  accepted: 10,
  credited: 0,
};
const back = { type: 'CreditsRefunded', data: { key: `leadcredit:${acceptanceId}:1`, cc: 100, parts: [{ lotId: 'lot-1', cc: 100 }] } };

describe('CheckLeadCredit', () => {
  const check = (acceptance: Past, more: Partial<typeof facts> = {}) =>
    given(world(acceptance)).when(checkLeadCredit, { ...of, facts: { ...facts, ...more } }, { actor: machine });
  it('says yes where the rule can, and gives the full price back to its lots', () => {
    const out = check(asked()).events();
    expect(out['acceptance']).toEqual([
      { type: 'LeadCreditApproved', data: { ...of, cc: 100, reason: 'duplicateLead', rule: 'duplicateLead' } },
    ]);
    expect(out['account']).toMatchObject([back]);
  });
  it('notes what it lacks, with the share that came back before', () =>
    expect(check(asked(), { sameMatter: false, credited: 2 }).events()).toEqual({
      acceptance: [{ type: 'LeadCreditChecked', data: { ...of, doubts: ['otherMatter'], ratePercent: 20, abuse: false } }],
    }));
  it('goes to the team, marked, when too much came back', () =>
    expect(check(asked(), { credited: 4 }).events()).toMatchObject({
      acceptance: [{ type: 'LeadCreditChecked', data: { doubts: ['abuse'], abuse: true, ratePercent: 40 } }],
    }));
  it('leaves alone what was answered, and what is of someone else', () => {
    expect(check(refused).events()).toEqual({});
    expect(check(opened()).events()).toEqual({});
    expect(
      given(world(asked()))
        .when(checkLeadCredit, { ...of, professionalId: pro(2), facts }, { actor: machine })
        .refusal(),
    ).toBe('NOT_FOUND: acceptance');
  });
});

describe('DecideLeadCredit', () => {
  const decide = (acceptance: Past, input: object, more: Record<string, Past> = {}, actor: typeof staff | typeof ofQuebec = staff) =>
    given(world(acceptance, more)).when(decideLeadCredit, { ...of, approved: true, ...input }, { actor, reason: 'Vérifié' });
  it('gives the full price back, once', () => {
    const out = decide(asked(), {}).events();
    expect(out['acceptance']).toMatchObject([{ type: 'LeadCreditApproved', data: { cc: 100, rule: 'staff', by: 'staff-1' } }]);
    expect(out['account']).toMatchObject([back]);
    expect(decide(approvedPast, {}).refusal()).toBe('WRONG_STATE: credit-decided');
  });
  it('refuses with a reason that the professional learns', () => {
    expect(decide(asked(), { approved: false, refusal: 'clientReached', note: 'Le client a répondu.' }).events()).toMatchObject({
      acceptance: [{ type: 'LeadCreditRefused', data: { refusal: 'clientReached', by: 'staff-1', note: 'Le client a répondu.' } }],
    });
    expect(decide(asked(), { approved: false }).refusal()).toBe('VALIDATION: fields');
  });
  it('is possible while the account is frozen, not once it is closed', () => {
    const frozen: Past = [...spent(), ['CreditAccountFrozen', { professionalId: pro(1), cause: 'staff' }]];
    expect(decide(asked(), {}, { account: frozen }).types()).toMatchObject({ account: ['CreditsRefunded'] });
    const closed: Past = [...spent(), ['CreditAccountClosed', { professionalId: pro(1) }]];
    expect(decide(asked(), {}, { account: closed }).refusal()).toBe('WRONG_STATE: account-closed');
  });
  it('needs an administrator above ten coins', () => {
    expect(decide(asked(1_000), {}, {}, ofQuebec).types()).toMatchObject({ acceptance: ['LeadCreditApproved'] });
    expect(decide(asked(1_050), {}, {}, ofQuebec).refusal()).toBe('FOUR_EYES_REQUIRED: above-own-limit');
    expect(decide(asked(1_050), {}).types()).toMatchObject({ acceptance: ['LeadCreditApproved'] });
  });
  // proves: S5
  it('counts what a province’s administrator gave that professional in the same day', () => {
    const gave = (cc: number): Past => [['GivenByStaff', { by: ofQuebec.id, professionalId: pro(1), what: 'grant', cc }]];
    expect(decide(asked(200), {}, { given: gave(800) }, ofQuebec).types()).toMatchObject({ given: ['GivenByStaff'] });
    expect(decide(asked(200), {}, { given: gave(801) }, ofQuebec).refusal()).toBe('FOUR_EYES_REQUIRED: above-own-limit');
    expect(decide(asked(200), { approved: false, refusal: 'other' }, { given: gave(801) }, ofQuebec).types()).toEqual({
      acceptance: ['LeadCreditRefused'],
    });
    expect(decide(asked(200), {}, { given: gave(801) }).types()).toMatchObject({ acceptance: ['LeadCreditApproved'] });
  });
  it('a second request after a no has a key of its own; nothing is given back that was not spent', () => {
    const second = { ...wish, requestId: '018f2a10-0000-7000-8004-000000000002' };
    const again: Past = [...refused, ['LeadCreditRequested', second]];
    expect(decide(again, { requestId: second.requestId }).events()['account']).toMatchObject([
      { data: { key: `leadcredit:${acceptanceId}:2` } },
    ]);
    expect(decide(asked(), {}, { account: account(1) }).refusal()).toBe('WRONG_STATE: nothing-was-spent');
    expect(decide(asked(), { requestId: second.requestId }).refusal()).toBe('NOT_FOUND: credit-request');
    expect(decide(asked(), { professionalId: pro(2) }).refusal()).toBe('NOT_FOUND: acceptance');
  });
});

describe('ApproveLeadCreditByTime', () => {
  const approve = (acceptance: Past, minutes: number) =>
    given(world(acceptance)).when(approveLeadCreditByTime, of, { now: at(minutes), actor: machine });
  it('after four business days without an answer', () => {
    expect(approve(asked(), 4 * DAY).events()).toMatchObject({
      acceptance: [{ type: 'LeadCreditApproved', data: { rule: 'timeLimit', cc: 100 } }],
      account: [back],
    });
    expect(approve(asked(), 4 * DAY - 1).events()).toEqual({});
    expect(approve(refused, 5 * DAY).events()).toEqual({});
  });
});

describe('CreditWithdrawnLead', () => {
  const credit = (acceptance: Past, lead: Past = withdrawnLead) =>
    given(world(acceptance, { lead })).when(creditWithdrawnLead, ids, { now: T0, actor: machine });
  it('gives the price back when the client withdrew before the contact, also unasked', () => {
    expect(credit(opened()).events()).toMatchObject({
      acceptance: [{ type: 'LeadCreditApproved', data: { reason: 'clientWithdrew', rule: 'clientWithdrew' } }],
      account: [back],
    });
    expect(credit(asked()).events()).toMatchObject({
      acceptance: [{ data: { requestId, reason: 'duplicateLead', rule: 'clientWithdrew' } }],
    });
  });
  it('not when they spoke, when it was given already, when it was free, or when the request lives', () => {
    expect(credit([...opened(), ['ContactRecorded', { ...ids, channel: 'phone' }]]).events()).toEqual({});
    expect(credit(approvedPast).events()).toEqual({});
    expect(credit(opened(0)).events()).toEqual({});
    expect(credit(opened(), offeredLead).events()).toEqual({});
  });
});
