import { effectsOf, story, untold, type Told } from '@jurilien/event-sourcing/testing';
import { address, admissions, session, user } from '@jurilien/identity';
import { sendAccountLinks, tellAccountHolder } from './notify-accounts.js';

const userId = 'u';
const addressHash = 'h';
const of = (type: string, data: object = {}): Told => [user, userId, type, { userId, ...data }];
const account = { email: 'a@b.ca', username: 'A', emailHash: addressHash };
const password = (how?: string) => of('PasswordSet', { passwordHash: '$argon2id$x', ...(how ? { how } : {}) });
const said = (...told: Told[]) =>
  effectsOf(tellAccountHolder, story(...told)).map((e) => (e.do === 'work' ? [e.job, e.key, (e.input as { rule: string }).rule] : e));

describe('the holder of an account', () => {
  const cases: readonly (readonly [string, Told, string | undefined])[] = [
    ['is invited', of('UserInvited', { sequence: 1 }), 'invitation'],
    [
      'is asked to confirm the address',
      of('UserCreated', { ...account, role: 'jurilien_client', passwordHash: '$argon2id$x' }),
      'verify-email',
    ],
    ['is not, who was invited', of('UserCreated', { ...account, role: 'jurilien_client' }), undefined],
    ['is not, who is of the team', of('UserCreated', { ...account, role: 'jurilien_admin', passwordHash: '$argon2id$x' }), undefined],
    ['hears of a reset', password('reset'), 'password-changed'],
    ['hears of a change', password('change'), 'password-changed'],
    ['hears nothing of the first password', password('invitation'), undefined],
    ['hears nothing of a stronger hash', password('stronger-hash'), undefined],
    ['hears nothing of what an old event does not tell', password(), undefined],
    ['hears of another role', of('UserRolesSet', { role: 'jurilien_admin' }), 'role-changed'],
    [
      'hears of a sixth device',
      [admissions, userId, 'SessionsRevoked', { userId, sessionIds: ['s'], reason: 'too-many' }],
      'sessions-ended',
    ],
    ['hears nothing of what they ended', [admissions, userId, 'SessionsRevoked', { userId, sessionIds: ['s'], reason: 'own' }], undefined],
    ['hears of a stolen pass', [session, 's', 'SessionFamilyRevoked', { sessionId: 's', userId, reason: 'reuse' }], 'sessions-ended'],
  ];
  it.each(cases)('%s', (_what, told, rule) => expect(said(told)).toEqual(rule ? [['notify', `${rule}:${told[1]}:1`, rule]] : []));
  it('listens to nothing untold here', () => expect(untold(tellAccountHolder, story(...cases.map(([, told]) => told)))).toEqual([]));
});

describe('an address', () => {
  const asked = { addressHash, lang: 'fr', sequence: 1 };
  const told: Told[] = [
    [address, addressHash, 'LoginLinkRequested', { ...asked, path: '/mon-compte' }],
    [address, addressHash, 'PasswordResetRequested', { ...asked, sequence: 2 }],
  ];
  it('gets the links that were asked for with it, each once', () => {
    const effects = effectsOf(sendAccountLinks, story(...told));
    expect(effects).toEqual([
      { do: 'work', job: 'notify', key: 'login-link:h:1', input: { rule: 'login-link', ...asked, path: '/mon-compte' } },
      { do: 'work', job: 'notify', key: 'password-reset:h:2', input: { rule: 'password-reset', ...asked, sequence: 2 } },
    ]);
    expect(untold(sendAccountLinks, story(...told))).toEqual([]);
  });
});
