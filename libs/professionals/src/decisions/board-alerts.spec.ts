import { asShipped, at, given, story, rowsOf, T0, unexercised, type Past, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { boardAlertAtOncePerDay, boardAlertMost } from '@jurilien/reference';
import { alertMatches, boardAlerts } from '../board-alerts.js';
import { boardAlertsView } from '../views/board-alerts.js';
import { makeBoardDigest, noteBoardMatch, removeBoardAlert, setBoardAlert } from './board-alerts.js';

const ID = '018f2a10-0000-7000-8000-000000000001';
const [A, B] = ['018f2a10-0000-7000-8000-0000000000a1', '018f2a10-0000-7000-8000-0000000000a2'];
const request = (n: number): string => `018f2a10-0000-7000-8000-00000000b${100 + n}`;
const person = { kind: 'user' as const, id: 'user-1', role: 'professional' };
const system = { kind: 'system' as const, id: 'job:find-board-watchers' };
const member = (...channels: string[]): Past => [
  [
    'ProfessionalRegistered',
    { professionalId: ID, title: 'lawyer', name: 'Me Roy', province: 'QC', lang: 'fr', email: 'a@b.ca', phoneNumber: '+15145550142' },
  ],
  ...channels.map((channel): Past[number] => ['ChannelVerified', { professionalId: ID, channel }]),
  ['ProfessionalApproved', { professionalId: ID, onboarding: 'waived' }],
];
const both = member('email', 'sms');
const set = (alertId: string, over: object = {}): Past[number] => [
  'BoardAlertSet',
  { professionalId: ID, alertId, filters: {}, channel: 'email', pace: 'now', province: 'QC', ...over },
];
const noted = (n: number, pace: 'now' | 'daily', day = '2026-11-02'): Past[number] => [
  'BoardMatchNoted',
  { professionalId: ID, leadId: request(n), alertIds: [A], pace, channels: ['email'], day },
];

describe('SetBoardAlert', () => {
  const ask = (input: object, alerts: Past = [], professional: Past = both) =>
    given({ alerts, professional }).when(
      setBoardAlert,
      { professionalId: ID, filters: { field: 'family' }, channel: 'sms', pace: 'now', ...input },
      { now: T0, actor: person },
    );
  it('keeps what someone waits for', () =>
    expect(ask({}).events()['alerts']).toMatchObject([
      { type: 'BoardAlertSet', data: { professionalId: ID, filters: { field: 'family' }, channel: 'sms', pace: 'now', province: 'QC' } },
    ]));
  it('changes the one that is named, and the one with the same filters instead of adding another', () => {
    expect(ask({ alertId: A }, [set(A)]).events()['alerts']).toMatchObject([{ data: { alertId: A, channel: 'sms' } }]);
    expect(ask({}, [set(A, { filters: { field: 'family' } })]).events()['alerts']).toMatchObject([{ data: { alertId: A } }]);
  });
  it('says nothing new when nothing changes', () =>
    expect(ask({ channel: 'email' }, [set(A, { filters: { field: 'family' } })]).events()).toEqual({}));
  it.each<[string, object, Past, Past, string]>([
    ['a field there is not', { filters: { field: 'magic' } }, [], both, 'VALIDATION: unknown-field'],
    ['a region of nowhere', { filters: { region: 'zz' } }, [], both, 'VALIDATION: unknown-region'],
    ['texts to a number no one verified', {}, [], member('email'), 'WRONG_STATE: number-not-verified'],
    ['an alert of someone else', { alertId: B }, [set(A)], both, 'NOT_FOUND: board-alert'],
    ['a person who is no member', {}, [], [], 'NOT_FOUND: professional'],
    ['a person not approved yet', {}, [], both.slice(0, 1), 'WRONG_STATE: professional-registered'],
    [
      'one too many',
      {},
      Array.from({ length: asShipped().value(boardAlertMost, {}) }, (_, i) => set(`018f2a10-0000-7000-8000-0000000000b${i}`)),
      both,
      'CAP_REACHED: board-alerts',
    ],
  ])('refuses %s', (_what, input, alerts, professional, why) => expect(ask(input, alerts, professional).refusal()).toBe(why));
});

it('RemoveBoardAlert removes one’s own, and says nothing of one that is gone', () => {
  const remove = (alerts: Past) =>
    given({ alerts, professional: both }).when(removeBoardAlert, { professionalId: ID, alertId: A }, { now: T0, actor: person });
  expect(remove([set(A), set(B, { pace: 'daily' })]).types()).toEqual({ alerts: ['BoardAlertRemoved'] });
  expect(remove([set(B)]).events()).toEqual({});
});

describe('NoteBoardMatch', () => {
  const note = (alerts: Past, professional: Past = both, alertIds = [A, B]) =>
    given({ alerts, professional }).when(
      noteBoardMatch,
      { professionalId: ID, leadId: request(1), alertIds },
      { now: '2026-11-02T15:00:00.000Z', actor: system },
    );
  const first = (alerts: Past, professional?: Past) => note(alerts, professional).events()['alerts']?.[0]?.data;
  it('tells at once, on every channel that an alert names', () =>
    expect(first([set(A, { channel: 'sms' }), set(B)])).toMatchObject({ pace: 'now', channels: ['email', 'sms'], alertIds: [A, B] }));
  it('keeps it for five o’clock when that is what was asked', () =>
    expect(first([set(A, { pace: 'daily' })])).toMatchObject({
      pace: 'daily',
      channels: ['email'],
      day: '2026-11-02',
      dueAt: '2026-11-02T22:00:00.000Z',
    }));
  it('writes by e-mail to a number that takes no texts any more', () =>
    expect(first([set(A, { channel: 'sms' })], member('email'))).toMatchObject({ pace: 'now', channels: ['email'] }));
  it('keeps for the letter what comes after a few at once on one day', () => {
    const few = Array.from({ length: asShipped().value(boardAlertAtOncePerDay, {}) }, (_, i) => noted(10 + i, 'now'));
    expect(first([set(A), ...few])).toMatchObject({ pace: 'daily' });
    expect(first([set(A), ...few.slice(1), noted(30, 'now', '2026-11-01')])).toMatchObject({ pace: 'now' });
  });
  it.each<[string, Past, Past]>([
    ['twice of one request', [set(A), noted(1, 'now')], both],
    ['who took the alert away', [set(A), ['BoardAlertRemoved', { professionalId: ID, alertId: A }]], both],
    ['who is no member any more', [set(A)], [...both, ['ProfessionalSuspended', { professionalId: ID, notice: 'Assurance' }]]],
  ])('tells no one %s', (_who, alerts, professional) => expect(note(alerts, professional).events()).toEqual({}));
});

describe('MakeBoardDigest', () => {
  const dueAt = '2026-11-02T22:00:00.000Z';
  const make = (alerts: Past, now = dueAt) =>
    given({ alerts, professional: both }).when(
      makeBoardDigest,
      { professionalId: ID, day: '2026-11-02', dueAt },
      { now, actor: { kind: 'system', id: 'timer' } },
    );
  it('tells of everything that waits, once', () => {
    const waiting = [set(A), noted(1, 'daily'), noted(2, 'now'), noted(3, 'daily')];
    const due: Past[number] = ['BoardDigestDue', { professionalId: ID, day: '2026-11-02', leadIds: [request(1), request(3)] }];
    expect(make(waiting).events()['alerts']).toEqual([{ type: due[0], data: due[1] }]);
    expect(make([...waiting, due]).events()).toEqual({});
  });
  it('refuses before its hour, and is no news a day later', () => {
    expect(make([noted(1, 'daily')], '2026-11-02T21:59:59.000Z').refusal()).toBe('WRONG_STATE: not-due');
    expect(make([noted(1, 'daily')], '2026-11-03T22:00:00.000Z').events()).toEqual({});
  });
});

it('an alert matches what fulfils each thing it names, and everything when it names nothing', () => {
  const open = { fields: ['family', 'housing'], region: '06', priceCc: 200, legalAid: false, urgent: true };
  expect(
    [
      {},
      { field: 'housing' },
      { field: 'tax' },
      { region: '06' },
      { region: '13' },
      { maxPriceCc: 200 },
      { maxPriceCc: 150 },
      { legalAid: true },
      { urgent: true },
      { field: 'family', urgent: true, legalAid: false },
    ].map((f) => alertMatches(f, open)),
  ).toEqual([true, true, false, true, false, true, false, false, true, true]);
});

it('board-alerts lists each saved search until it is removed', () => {
  const happened = (type: string, data: Record<string, unknown>, minutes = 0): StoryEvent => [boardAlerts, ID, type, data, minutes];
  const of = { professionalId: ID, alertId: A };
  const kept = happened('BoardAlertSet', {
    ...of,
    filters: { field: 'family', maxPriceCc: 200 },
    channel: 'sms',
    pace: 'now',
    province: 'QC',
  });
  const changed = happened('BoardAlertSet', { ...of, filters: { region: '06' }, channel: 'email', pace: 'daily', province: 'QC' }, 5);
  expect(rowsOf(boardAlertsView, story(kept)).get(A)).toMatchObject({ field: 'family', maxPriceCc: 200, channel: 'sms', createdAt: at(0) });
  const row = rowsOf(boardAlertsView, story(kept, changed)).get(A)!;
  expect(row).toMatchObject({ region: '06', channel: 'email', pace: 'daily', createdAt: at(0) });
  expect(row).not.toHaveProperty('field');
  const gone = happened('BoardAlertRemoved', of, 6);
  expect(rowsOf(boardAlertsView, story(kept, gone)).size).toBe(0);
  expect(unexercised(boardAlertsView, story(kept, gone))).toEqual([]);
});
