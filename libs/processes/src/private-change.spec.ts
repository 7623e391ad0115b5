import { privateChangeCodeSubject } from '@jurilien/identity';
import { lead as leadOf } from '@jurilien/lead';
import { at, configWith, given, T0, testCtx, type Past } from '@jurilien/event-sourcing/testing';
import { cancelPrivateChange, confirmPrivateChange, requestPrivateChange } from './decisions/private-change.js';

const subjectId = '018f0000-0000-7000-8000-000000000001';
const stranger = '018f0000-0000-7000-8000-000000000002';
const changeId = '018f0000-0000-4000-8000-00000000000a';
const nextId = '018f0000-0000-4000-8000-00000000000b';
const [old, fresh] = ['marie@exemple.ca', 'marie.roy@exemple.ca'];
const emailHash = `h:email:${old}`;
const freshHash = `h:email:${fresh}`;
const user: Past = [['UserCreated', { userId: subjectId, email: old, username: 'Marie Roy', role: 'jurilien_client', emailHash }]];
const freed: Past = [['AddressTaken', { addressHash: emailHash, userId: subjectId }]];
const moved = ['UserDetailsChanged', { userId: subjectId, email: fresh, emailHash: freshHash }] as const;
const about = { changeId, subjectId, field: 'email', value: fresh };
const requested = ['PrivateChangeRequested', { ...about, sequence: 1, expiresAt: at(10) }] as const;
const confirmed = ['PrivateChangeConfirmed', { ...about, before: old, undoUntil: at(72 * 60) }] as const;
const rejected = (triesLeft: number) => ['PrivateChangeCodeRejected', { changeId, subjectId, triesLeft }] as const;
const right = testCtx().code(privateChangeCodeSubject(changeId), 1);
const wrong = right === '000000' ? '000001' : '000000';
const after = (ms: number) => ({ now: new Date(Date.parse(T0) + ms).toISOString() });
const lead0 = leadOf.initial;
const HOURS_72 = 72 * 3_600_000;

const request = (input: object, pasts = {}, over = {}) =>
  given({ user, ...pasts }).when(requestPrivateChange, { subjectId, changeId, ...input } as never, over);
const confirm = (change: Past, code: string, pasts = {}, over = {}) =>
  given({ user, freed, change, ...pasts }).when(confirmPrivateChange, { subjectId, changeId, code, from: old, to: fresh }, over);
const undo = (change: Past, over = {}, pasts = {}) =>
  given({ user: [...user, moved], freed: [['AddressTaken', { addressHash: freshHash, userId: subjectId }]], change, ...pasts }).when(
    cancelPrivateChange,
    { subjectId, changeId, undo: true, from: fresh, to: old },
    over,
  );

describe('a person asks for a change of private details', () => {
  it('a new address waits ten minutes for the code that goes there', () => {
    expect(request({ field: 'email', value: fresh }).events()).toEqual({
      change: [{ type: 'PrivateChangeRequested', data: requested[1] }],
    });
    expect(request({ field: 'phone', value: '+15145551234' }).types()).toEqual({ change: ['PrivateChangeRequested'] });
  });
  it('its code counts, and the change can be undone, for as long as the configuration in force says', () => {
    const config = configWith({ 'stepUp.codeMinutes': 4, 'stepUp.tries': 1, 'privateChange.undoHours': 24 });
    expect(request({ field: 'email', value: fresh }, {}, { config }).events().change![0]!.data).toMatchObject({ expiresAt: at(4) });
    expect(confirm([requested], right, {}, { config }).events().change![0]!.data).toMatchObject({ undoUntil: at(24 * 60) });
    expect(confirm([requested], wrong, {}, { config }).events().change![0]!.data).toMatchObject({ triesLeft: 0 });
  });
  it.each([
    ['name', 'Marie Tremblay', ['UserDetailsChanged']],
    ['lang', 'en', ['PreferencesSet']],
    ['address', { street: '1, rue X, Montréal', postalCode: 'H2X 1Y4' }, undefined],
    ['safeContact', { noVoicemail: true, from: '09:00', to: '17:00' }, undefined],
  ])('%s counts at once, written where it is read from', (field, value, types) => {
    const change = ['PrivateChangeRequested', 'PrivateChangeConfirmed'];
    expect(request({ field, value }).types()).toEqual({ change, ...(types ? { user: types } : {}) });
  });
  it('what already is so says nothing, or says so where a code would go', () => {
    expect(request({ field: 'name', value: 'Marie Roy' }).types()).toEqual({});
    expect(request({ field: 'email', value: old }).refusal()).toBe('VALIDATION: fields');
  });
  it.each([
    ['email', 'pas une adresse'],
    ['phone', '514'],
    ['lang', 'de'],
    ['name', 'Marie\r\nBcc: x'],
    ['address', 'texte'],
    ['safeContact', { street: 'x' }],
  ])('%s is not %j', (field, value) => expect(request({ field, value }).refusal()).toBe('VALIDATION: fields'));
  it('does not tell whether the address is someone else’s', () =>
    expect(
      request({ field: 'email', value: fresh }, { taken: [['AddressTaken', { addressHash: freshHash, userId: stranger }]] }).types(),
    ).toEqual({ change: ['PrivateChangeRequested'] }));
  it('sends six codes an hour', () => {
    const six = Array.from({ length: 6 }, () => requested);
    expect(request({ field: 'email', value: fresh }, { change: six }).refusal()).toBe('RATE_LIMITED: codes-per-hour');
    expect(request({ field: 'email', value: fresh }, { change: six }, { now: at(60) }).types()).toEqual({
      change: ['PrivateChangeRequested'],
    });
  });
  it('needs an account or a request of that person', () => {
    expect(given().when(requestPrivateChange, { subjectId, changeId, field: 'lang', value: 'en' }).refusal()).toBe('NOT_FOUND: subject');
    expect(request({ leadId: stranger, field: 'lang', value: 'en' }).refusal()).toBe('NOT_FOUND: subject');
  });
});

describe('the code of a new address', () => {
  it('moves the account, its address and the old one in one breath', () => {
    const { change, user: account, taken, freed: given_up } = confirm([requested], ` ${right} `).events();
    expect(change).toEqual([{ type: 'PrivateChangeConfirmed', data: confirmed[1] }]);
    expect(account).toEqual([{ type: 'UserDetailsChanged', data: moved[1] }]);
    expect(taken).toEqual([{ type: 'AddressTaken', data: { addressHash: freshHash, userId: subjectId } }]);
    expect(given_up).toEqual([{ type: 'AddressFreed', data: { addressHash: emailHash, userId: subjectId } }]);
  });
  it('only then tells that the address is someone else’s', () => {
    const taken = [['AddressTaken', { addressHash: freshHash, userId: stranger }]] as const;
    expect(confirm([requested], right, { taken }).refusal()).toBe('DUPLICATE: address-taken');
    expect(confirm([requested], wrong, { taken }).types()).toEqual({ change: ['PrivateChangeCodeRejected'] });
  });
  it('is worth nothing after ten minutes', () => {
    expect(confirm([requested], right, {}, after(599_999)).types()).toMatchObject({ change: ['PrivateChangeConfirmed'] });
    expect(confirm([requested], right, {}, after(600_000)).refusal()).toBe('TOKEN_EXPIRED: code-expired');
  });
  it('is dead after five wrong tries, and a slip of the finger is none', () => {
    expect(confirm([requested], wrong).events()).toEqual({ change: [{ type: 'PrivateChangeCodeRejected', data: rejected(4)[1] }] });
    const tries = [4, 3, 2, 1, 0].map(rejected);
    expect(confirm([requested, ...tries.slice(1)], right).types()).toMatchObject({ change: ['PrivateChangeConfirmed'] });
    expect(confirm([requested, ...tries], right).refusal()).toBe('RATE_LIMITED: code-tries');
    expect(confirm([requested], '12345').refusal()).toBe('VALIDATION: not-a-code');
  });
  it('is dead once another change of the same detail was asked for, or it was dropped', () => {
    const next = ['PrivateChangeRequested', { ...requested[1], changeId: nextId, sequence: 2 }] as const;
    expect(confirm([requested, next], right).refusal()).toBe('WRONG_STATE: change-settled');
    expect(confirm([requested, ['PrivateChangeCancelled', { changeId, subjectId }]], right).refusal()).toBe('WRONG_STATE: change-settled');
    const phone = ['PrivateChangeRequested', { ...next[1], field: 'phone', value: '+15145551234' }] as const;
    expect(confirm([requested, phone], right).types()).toMatchObject({ change: ['PrivateChangeConfirmed'] });
  });
  it('of a change no one asked for does not exist', () => expect(confirm([], right).refusal()).toBe('NOT_FOUND: private-change'));
});

describe('taking a change back', () => {
  const cancel = (change: Past) => given({ user, change }).when(cancelPrivateChange, { subjectId, changeId });
  it('drops what waits, once', () => {
    expect(cancel([requested]).types()).toEqual({ change: ['PrivateChangeCancelled'] });
    expect(cancel([requested, ['PrivateChangeCancelled', { changeId, subjectId }]]).types()).toEqual({});
    expect(cancel([requested, confirmed]).refusal()).toBe('WRONG_STATE: change-settled');
  });
  it('undoes what counts until the last millisecond of 72 hours', () => {
    const events = undo([requested, confirmed], after(HOURS_72 - 1)).events();
    expect(events.user).toEqual([{ type: 'UserDetailsChanged', data: { userId: subjectId, email: old, emailHash } }]);
    expect(events.taken).toEqual([{ type: 'AddressTaken', data: { addressHash: emailHash, userId: subjectId } }]);
    expect(events.freed).toEqual([{ type: 'AddressFreed', data: { addressHash: freshHash, userId: subjectId } }]);
    expect(events.change).toEqual([{ type: 'PrivateChangeReverted', data: { changeId, subjectId, field: 'email', before: old } }]);
    expect(undo([requested, confirmed], after(HOURS_72)).refusal()).toBe('TOKEN_EXPIRED: undo-expired');
    expect(undo([requested, confirmed], after(HOURS_72 + 1)).refusal()).toBe('TOKEN_EXPIRED: undo-expired');
  });
  // proves: T2
  it('ends the link it was made with, whose device had passed a code', () => {
    const linkId = 'a'.repeat(64);
    const holder = { kind: 'token', id: subjectId, role: 'private-change', link: linkId } as const;
    const byLink: Past = [
      [...requested, T0, holder],
      [...confirmed, T0, holder],
    ];
    const link: Past = [
      ['LinkIssued', { linkId, purpose: 'private-change', subject: { userId: subjectId }, lang: 'fr', expiresAt: at(1440) }],
      ['StepUpPassed', { linkId, deviceHash: 'd'.repeat(64), until: at(30) }],
    ];
    const pasts = {
      user: [...user, moved],
      freed: [['AddressTaken', { addressHash: freshHash, userId: subjectId }]] as Past,
      change: byLink,
      link,
    };
    const asked = { subjectId, changeId, undo: true, from: fresh, to: old };
    expect(
      given(pasts)
        .when(cancelPrivateChange, { ...asked, linkId })
        .events().link,
    ).toEqual([{ type: 'LinkRevoked', data: { linkId } }]);
    expect(
      given({ ...pasts, link: [...link, ['LinkRevoked', { linkId }]] })
        .when(cancelPrivateChange, { ...asked, linkId })
        .types().link,
    ).toBeUndefined();
    expect(given(pasts).when(cancelPrivateChange, asked).refusal()).toBe('STALE_VERSION: changed-meanwhile');
  });
  it('undoes it once, and nothing that never counted', () => {
    const reverted = ['PrivateChangeReverted', { changeId, subjectId, field: 'email', before: old }] as const;
    expect(undo([requested, confirmed, reverted]).types()).toEqual({});
    expect(undo([requested]).refusal()).toBe('WRONG_STATE: change-settled');
  });
  it('takes from the later holder the way to undo it in turn', () => {
    const of = { changeId: nextId, subjectId, field: 'email', value: 'eve@exemple.ca' };
    const later = [
      ['PrivateChangeRequested', { ...of, sequence: 2, expiresAt: at(10) }],
      ['PrivateChangeConfirmed', { ...of, before: fresh, undoUntil: at(72 * 60) }],
    ] as const;
    const reverted = ['PrivateChangeReverted', { changeId, subjectId, field: 'email', before: old }] as const;
    const chained = given({ user, change: [requested, confirmed, ...later, reverted] }).when(cancelPrivateChange, {
      subjectId,
      changeId: nextId,
      undo: true,
      from: old,
      to: fresh,
    });
    expect(chained.refusal()).toBe('TOKEN_EXPIRED: undo-expired');
  });
});

describe('the details of a request made without an account', () => {
  const leadId = '018f0000-0000-7000-8000-00000000000c';
  const lead: Past = [
    [
      'LeadSubmitted',
      {
        leadId,
        personId: subjectId,
        code: 'K7QF',
        lang: 'fr',
        form: 'request',
        channel: 'web',
        multi: false,
        facts: { ...lead0.facts, lawyerType: 'family', province: 'QC', region: '06', city: 'Montréal' },
        privateFacts: { budgetNumber: null, revenueRange: null, hasCriminalFile: null },
        clientName: 'Marie Roy',
        email: old,
        phoneNumber: '+15145551234',
        description: 'Une séparation.',
        othersInvolved: [],
        specificQuestions: {},
        accessibleSpecificQuestions: {},
      },
    ],
    ['LeadEmailConfirmed', { leadId, method: 'link' }],
  ];
  const ask = (field: string, value: unknown) =>
    given({ lead })
      .when(requestPrivateChange, { subjectId, leadId, changeId, field, value } as never)
      .types();
  const change = ['PrivateChangeRequested', 'PrivateChangeConfirmed'];
  it.each([
    ['name', 'Marie Tremblay', ['LeadEdited']],
    ['lang', 'en', ['LeadEdited']],
    ['address', { street: '1, rue X, Montréal', postalCode: 'H2X 1Y4' }, ['LeadEdited']],
    ['safeContact', { neutral: true }, ['LeadEdited']],
  ])('%s is corrected at once', (field, value, edited) =>
    expect(ask(field, value)).toEqual({ change, ...(edited ? { lead: edited } : {}) }),
  );
  it.each([
    ['email', 'phone', '+15145559876', fresh],
    ['sms', 'email', fresh, '+15145559876'],
  ] as const)('no code goes to who wants to be reached by %s alone in another way', (only, refused, there, allowedThere) => {
    const careful: Past = [
      ...lead,
      ['LeadEdited', { leadId, personId: subjectId, changed: ['safeContact'], facts: {}, safeContact: { only: [only] } }],
    ];
    const code = (field: string, value: string) =>
      given({ lead: careful }).when(requestPrivateChange, { subjectId, leadId, changeId, field, value } as never);
    expect(code(refused, there).refusal()).toBe('SUPPRESSED: person-wants-another-channel');
    expect(code(only === 'email' ? 'email' : 'phone', allowedThere).types()).toEqual({ change: ['PrivateChangeRequested'] });
  });
  it.each([
    ['email', fresh, 'LeadEmailConfirmed'],
    ['phone', '+15145559876', 'LeadPhoneConfirmed'],
  ])('%s is corrected with the code, and confirmed again', (field, value, again) => {
    const asked = ['PrivateChangeRequested', { ...requested[1], leadId, field, value }] as const;
    const out = given({ lead, change: [asked] })
      .when(confirmPrivateChange, { subjectId, leadId, changeId, code: right })
      .types();
    expect(out.lead!.slice(0, 2)).toEqual(['LeadEdited', again]);
    expect(out.change).toEqual(['PrivateChangeConfirmed']);
    // The same person's account, or another request, knows nothing of this change.
    expect(confirm([asked], right).refusal()).toBe('NOT_FOUND: private-change');
  });
});
