import { configuration } from '@jurilien/configuration';
import { effectsOf, story, T0, unexercised, uuidFor, type StoryEvent } from '@jurilien/event-sourcing/testing';
import { address, admissions, session, user } from '@jurilien/identity';
import { sendAccountLinks, tellAccountHolder, tellOfStuckChanges } from './notify-accounts.js';

const userId = 'u';
const addressHash = 'h';
const of = (type: string, data: object = {}): StoryEvent => [user, userId, type, { userId, ...data }];
const account = { email: 'a@b.ca', username: 'A', emailHash: addressHash };
const password = (how?: string) => of('PasswordSet', { passwordHash: '$argon2id$x', ...(how ? { how } : {}) });
const said = (...happened: StoryEvent[]) =>
  effectsOf(tellAccountHolder, story(...happened)).map((e) => (e.do === 'work' ? [e.job, e.key, (e.input as { rule: string }).rule] : e));

describe('the holder of an account', () => {
  const cases: readonly (readonly [string, StoryEvent, string | undefined])[] = [
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
  it.each(cases)('%s', (_what, happened, rule) =>
    expect(said(happened)).toEqual(rule ? [['notify', `${rule}:${happened[1]}:1`, rule]] : []),
  );
  it('handles no event that this spec leaves out', () =>
    expect(unexercised(tellAccountHolder, story(...cases.map(([, happened]) => happened)))).toEqual([]));
});

describe('an address', () => {
  const asked = { addressHash, lang: 'fr', sequence: 1 };
  const happened: StoryEvent[] = [
    [address, addressHash, 'LoginLinkRequested', { ...asked, path: '/mon-compte' }],
    [address, addressHash, 'PasswordResetRequested', { ...asked, sequence: 2 }],
  ];
  it('gets the links that were asked for with it, each once', () => {
    const effects = effectsOf(sendAccountLinks, story(...happened));
    expect(effects).toEqual([
      { do: 'work', job: 'notify', key: 'login-link:h:1', input: { rule: 'login-link', ...asked, path: '/mon-compte' } },
      { do: 'work', job: 'notify', key: 'password-reset:h:2', input: { rule: 'password-reset', ...asked, sequence: 2 } },
    ]);
    expect(unexercised(sendAccountLinks, story(...happened))).toEqual([]);
  });
});

describe('a planned change that is stuck', () => {
  const changeId = uuidFor('change');
  const [anna, bruno] = [uuidFor('anna'), uuidFor('bruno')];
  const happened = story(
    [configuration, 'main', 'ConfigChangeStuck', { changeId, why: 'base-changed', proposedBy: anna, approvedBy: bruno }],
    [configuration, 'main', 'ConfigChangeStuck', { changeId, why: 'contradiction', proposedBy: anna }],
  );
  it('is reported to who proposed and who approved it, each once', () => {
    const said = (userId: string, version: number, reason: string) => ({
      do: 'work',
      job: 'notify',
      key: `config-stuck:${changeId}:${version}:${userId}`,
      input: { rule: 'config-stuck', userId, reason, happenedAt: T0 },
    });
    expect(effectsOf(tellOfStuckChanges, happened)).toEqual([
      said(anna, 1, 'base-changed'),
      said(bruno, 1, 'base-changed'),
      said(anna, 2, 'contradiction'),
    ]);
    expect(unexercised(tellOfStuckChanges, happened)).toEqual([]);
  });
});
