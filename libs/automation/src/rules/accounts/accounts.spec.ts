import { configuration } from '@jurilien/configuration';
import { at, effectsOf, story, T0, uuidFor, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { dataExport } from '@jurilien/exports';
import { address, admissions, link, privateChange, secondFactors, session, user } from '@jurilien/identity';
import { contactPoint } from '@jurilien/messaging';
import { professional } from '@jurilien/professionals';
import { atWorkByTrigger } from '../../at-work.js';
import { automationRule } from '../../automation-rule.js';
import { rulesEngine } from '../../engine.js';
import { TRIGGERS } from '../../triggers/index.js';
import { accountRules } from './index.js';

const engine = rulesEngine(TRIGGERS, () =>
  atWorkByTrigger(
    () => automationRule.initial,
    () => 1,
  ),
);
/** What the engine says of events: rule and key of each message, and what it is about. */
const said = (...happened: StoryEvent[]) =>
  effectsOf(engine, story(...happened)).map((e) => {
    if (e.do !== 'work') return e;
    const { rule, ruleVersion, ...about } = e.input;
    return [rule, e.key, about, ruleVersion, e.dueAt] as const;
  });
const says = (rule: string, key: string, about: object) => [rule, `${rule}:${key}`, about, 1, undefined];

const userId = 'u';
const of = (type: string, data: object = {}): StoryEvent => [user, userId, type, { userId, ...data }];
const account = { email: 'a@b.ca', username: 'A', emailHash: 'h' };
const password = (how?: string) => of('PasswordSet', { passwordHash: '$argon2id$x', ...(how ? { how } : {}) });
const happenedAt = T0;

describe('the holder of an account', () => {
  const cases: readonly (readonly [string, StoryEvent, string | undefined, object])[] = [
    ['is invited', of('UserInvited', { sequence: 1 }), 'invitation', { userId, sequence: 1 }],
    [
      'is asked to confirm the address',
      of('UserCreated', { ...account, role: 'jurilien_client', passwordHash: '$argon2id$x' }),
      'verify-email',
      { userId, sequence: 1 },
    ],
    ['is not, who was invited', of('UserCreated', { ...account, role: 'jurilien_client' }), undefined, {}],
    ['is not, who is of the team', of('UserCreated', { ...account, role: 'jurilien_admin', passwordHash: '$argon2id$x' }), undefined, {}],
    ['hears of a reset', password('reset'), 'password-changed', { userId, happenedAt }],
    ['hears of a change', password('change'), 'password-changed', { userId, happenedAt }],
    ['hears nothing of the first password', password('invitation'), undefined, {}],
    ['hears nothing of a stronger hash', password('stronger-hash'), undefined, {}],
    ['hears nothing of what an old event does not tell', password(), undefined, {}],
    ['hears of another role', of('UserRolesSet', { role: 'jurilien_admin' }), 'role-changed', { userId }],
    [
      'hears of a sixth device',
      [admissions, userId, 'SessionsRevoked', { userId, sessionIds: ['s'], reason: 'too-many' }],
      'sessions-ended',
      { userId, reason: 'too-many', happenedAt },
    ],
    [
      'hears nothing of what they ended',
      [admissions, userId, 'SessionsRevoked', { userId, sessionIds: ['s'], reason: 'own' }],
      undefined,
      {},
    ],
    [
      'hears of a stolen pass',
      [session, 's', 'SessionFamilyRevoked', { sessionId: 's', userId, reason: 'reuse' }],
      'sessions-ended',
      { userId, reason: 'reuse', happenedAt },
    ],
  ];
  it.each(cases)('%s', (_what, happened, rule, about) =>
    expect(said(happened)).toEqual(rule ? [says(rule, `${happened[1]}:1`, about)] : []),
  );
  it('is sent the link that proves the address again, once for each time it is asked for', () =>
    expect(said(of('EmailVerificationRequested', { sequence: 2 }))).toEqual([
      says('verify-email', `${userId}:again-2`, { userId, sequence: 2 }),
    ]));
});

it('an address gets the links that were asked for with it, each once', () => {
  const asked = { addressHash: 'h', lang: 'fr', sequence: 1 };
  const happened: StoryEvent[] = [
    [address, 'h', 'LoginLinkRequested', { ...asked, path: '/mon-compte' }],
    [address, 'h', 'PasswordResetRequested', { ...asked, sequence: 2 }],
  ];
  expect(said(...happened)).toEqual([
    says('login-link', 'h:1', { ...asked, path: '/mon-compte' }),
    says('password-reset', 'h:2', { ...asked, sequence: 2 }),
  ]);
});

it('a planned change that is stuck is reported to who proposed and who approved it, each once', () => {
  const changeId = uuidFor('change');
  const [anna, bruno] = [uuidFor('anna'), uuidFor('bruno')];
  const told = (userId: string, version: number, reason: string) =>
    says('config-stuck', `${changeId}:${version}:${userId}`, { userId, reason, happenedAt });
  expect(
    said(
      [configuration, 'main', 'ConfigChangeStuck', { changeId, why: 'base-changed', proposedBy: anna, approvedBy: bruno }],
      [configuration, 'main', 'ConfigChangeStuck', { changeId, why: 'contradiction', proposedBy: anna }],
    ),
  ).toEqual([told(anna, 1, 'base-changed'), told(bruno, 1, 'base-changed'), told(anna, 2, 'contradiction')]);
});

it('who asked for a list as a file hears that it is ready, or why it will not be; not of what they gave up', () => {
  const [exportId, anna] = [uuidFor('export'), uuidFor('anna')];
  const told = (reason: string) => says('export-over', exportId, { userId: anna, exportId, reason });
  const happened = (type: string, data: object = {}): StoryEvent => [dataExport, exportId, type, { exportId, requestedBy: anna, ...data }];
  const whole = { rows: 2, bytes: 9, sha256: 'a', until: at(60) };
  expect(said(happened('ExportReady', whole))).toEqual([told('ready')]);
  for (const why of ['filter', 'account', 'faults']) expect(said(happened('ExportFailed', { why }))).toEqual([told(why)]);
  expect(said(happened('ExportCancelled'), happened('ExportEnded'))).toEqual([]);
});

describe('a code goes out once for each time it is asked for', () => {
  it('of a sign-in', () => {
    const sent = (sequence: number): StoryEvent => [
      ...([secondFactors, 'u', 'SecondFactorChallenged'] as const),
      { userId, challengeId: 'c', sequence, expiresAt: at(10) },
    ];
    expect(said(sent(1), sent(2))).toEqual(
      [1, 2].map((sequence) => says('sign-in-code', `c:${sequence}`, { userId, challengeId: 'c', sequence })),
    );
  });
  it('of a personal link, to the one address that was chosen', () => {
    const sent = (sequence: number, channel: string): StoryEvent => [
      ...([link, 'l', 'StepUpCodeSent'] as const),
      { linkId: 'l', sequence, deviceHash: 'd', channel, expiresAt: at(10) },
    ];
    expect(said(sent(1, 'sms'), sent(2, 'email'))).toEqual(
      ['sms', 'email'].map((channel, i) => says('step-up-code', `l:${i + 1}`, { linkId: 'l', sequence: i + 1, channels: [channel] })),
    );
  });
  it.each([
    ['contact-code', 'NumberCodeSent', { expiresAt: T0 }],
    ['sms-test', 'TestTextAsked', {}],
  ])('of a number, and a test of it, by ids alone: %s', (rule, type, more) => {
    const asked = (sequence: number, who: object): StoryEvent => [
      ...([contactPoint, 'number-1', type] as const),
      { contactId: 'number-1', sequence, lang: 'en', ...who, ...more },
    ];
    expect(said(asked(1, { leadId: 'l-1' }), asked(2, { professionalId: 'p-1' }))).toEqual([
      says(rule, 'number-1:1', { contactId: 'number-1', sequence: 1, lang: 'en', leadId: 'l-1' }),
      says(rule, 'number-1:2', { contactId: 'number-1', sequence: 2, lang: 'en', professionalId: 'p-1' }),
    ]);
  });
  it('of a professional’s cell phone', () =>
    expect(said([professional, 'p', 'PhoneCodeSent', { professionalId: 'p', sequence: 3, expiresAt: at(10) }])).toEqual([
      says('phone-code', 'p:3', { professionalId: 'p', sequence: 3 }),
    ]));
});

describe('a change of private details', () => {
  const changed = (type: string, data: object): StoryEvent => [privateChange, 's', type, { changeId: 'c', subjectId: 's', ...data }];
  const asked = (field: string, more = {}) => changed('PrivateChangeRequested', { field, value: 'x', sequence: 1, ...more });
  it.each(['email', 'phone'])('of %s is proven by a code to the new one', (field) =>
    expect(said(asked(field, { expiresAt: at(10) }))).toEqual([says('change-code', 'c', { changeId: 'c', subjectId: 's' })]),
  );
  it('of a request says so, and a name needs no code', () => {
    expect(said(asked('phone', { leadId: 'l' }))).toEqual([says('change-code', 'c', { changeId: 'c', subjectId: 's', leadId: 'l' })]);
    expect(said(asked('name'))).toEqual([]);
  });
  it('is told to the old address while it can be undone', () => {
    const made = (more: object) => changed('PrivateChangeConfirmed', { field: 'email', value: 'x', ...more });
    expect(said(made({ undoUntil: at(60) }))).toEqual([says('change-notice', 'c', { changeId: 'c', subjectId: 's' })]);
    expect(said(made({}))).toEqual([]);
  });
});

it('a new link goes out once per wish', () => {
  const subject = { leadId: uuidFor('request') };
  expect(said([link, 'l-1', 'NewLinkRequested', { linkId: 'l-1', purpose: 'offer', subject, sequence: 1, lang: 'fr' }])).toEqual([
    says('link-renewed', 'l-1:1', { linkId: 'l-1', purpose: 'offer', sequence: 1, ...subject }),
  ]);
});

it('what someone waits for, and what warns of a theft, cannot be switched off', () =>
  expect(accountRules.filter(({ fixed }) => !fixed).map(({ code }) => code)).toEqual([
    'role-changed',
    'config-stuck',
    'export-over',
    'follow-ups-day',
    'saved-report',
  ]));
