import { at, configWith, given, T0, testCtx, type Past } from '@jurilien/event-sourcing/testing';
import { confirmSecondFactor } from './decisions/factors/confirm-second-factor.js';
import { challengeByEmail, signInCodeSubject, verifyEmailCode } from './decisions/factors/email-code.js';
import { enrolSecondFactor } from './decisions/factors/enrol-second-factor.js';
import { approveFactorReset, proposeFactorReset, withdrawFactorReset } from './decisions/factors/factor-reset.js';
import { issueRecoveryCodes, useRecoveryCode } from './decisions/factors/recovery-codes.js';
import { removeSecondFactor } from './decisions/factors/remove-second-factor.js';
import { useSecondFactor } from './decisions/factors/use-second-factor.js';
import { knowsDevice, secondFactors } from './second-factors.js';
import { fold } from '@jurilien/event-sourcing';
import { recorded } from '@jurilien/event-sourcing/testing';

const userId = '018f2a10-0000-4000-8000-000000000001';
const app = '018f2a10-0000-4000-8000-00000000000a';
const key = '018f2a10-0000-4000-8000-00000000000b';
const secret = 'A'.repeat(32);
const STEP = Math.floor(Date.parse(T0) / 30_000);
const authAt = T0;
const self = { actor: { kind: 'user', id: userId, role: 'jurilien_admin' } } as const;
const admin = (id: string) => ({ actor: { kind: 'user', id, role: 'jurilien_admin' } }) as const;
const credential = { id: 'cred', publicKey: 'pk', counter: 4, transports: ['internal'] };

const account = (role = 'jurilien_admin'): Past => [['UserCreated', { userId, email: 'a@b.ca', username: 'A', emailHash: 'h', role }]];
const enrolled: Past[number] = ['SecondFactorEnrolled', { userId, factorId: app, kind: 'totp', name: 'Téléphone', secret }];
const confirmed: Past[number] = ['SecondFactorConfirmed', { userId, factorId: app, step: STEP - 10 }];
const passkey: Past = [
  ['SecondFactorEnrolled', { userId, factorId: key, kind: 'passkey', name: 'Clé', credential }],
  ['SecondFactorConfirmed', { userId, factorId: key }],
];
const withApp: Past = [enrolled, confirmed];
const after = (ms: number) => ({ now: new Date(Date.parse(T0) + ms).toISOString() });
const hash = (n: number) => String(n).padStart(64, '0');

describe('an authenticator app', () => {
  const asked = { userId, factorId: app, kind: 'totp' as const, name: 'Téléphone', secret, authAt };
  it('is enrolled by its person, within ten minutes of signing in, and counts only once confirmed', () => {
    const past = { user: account() };
    expect(given(past).when(enrolSecondFactor, asked, self).types()).toEqual({ factors: ['SecondFactorEnrolled'] });
    expect(
      given(past)
        .when(enrolSecondFactor, asked, { ...self, ...after(600_000) })
        .types(),
    ).toEqual({ factors: ['SecondFactorEnrolled'] });
    expect(
      given(past)
        .when(enrolSecondFactor, asked, { ...self, ...after(600_001) })
        .refusal(),
    ).toBe('STEP_UP_REQUIRED: sign-in-again');
    expect(given(past).when(enrolSecondFactor, asked, admin('someone-else')).refusal()).toBe('NOT_FOUND: second-factors');
    expect(given().when(enrolSecondFactor, asked, self).refusal()).toBe('NOT_FOUND: user');
    expect(
      given(past)
        .when(enrolSecondFactor, { ...asked, secret: undefined }, self)
        .refusal(),
    ).toBe('VALIDATION: factor-without-key');
    expect(
      given({ ...past, factors: [enrolled] })
        .when(useSecondFactor, { userId, factorId: app, step: STEP })
        .refusal(),
    ).toBe('WRONG_STATE: factor-not-confirmed');
  });
  it('forgets one that was begun and never confirmed when another is begun', () => {
    const other = { ...enrolled[1], factorId: key };
    const past = { factors: [enrolled, ['SecondFactorEnrolled', other]] as Past };
    expect(given(past).when(confirmSecondFactor, { userId, factorId: app, step: STEP, authAt }, self).refusal()).toBe(
      'NOT_FOUND: second-factor',
    );
  });
  it('is confirmed by a code of now, which is then spent', () => {
    const past = { factors: [enrolled] as Past };
    const asked = { userId, factorId: app, step: STEP, authAt };
    expect(given(past).when(confirmSecondFactor, asked, self).events()).toEqual({
      factors: [{ type: 'SecondFactorConfirmed', data: { userId, factorId: app, step: STEP } }],
    });
    expect(
      given(past)
        .when(confirmSecondFactor, { ...asked, step: STEP + 2 }, self)
        .refusal(),
    ).toBe('VALIDATION: code-expired');
    expect(
      given(past)
        .when(confirmSecondFactor, asked, { ...self, ...after(600_001) })
        .refusal(),
    ).toBe('STEP_UP_REQUIRED: sign-in-again');
    expect(
      given({ factors: [enrolled, ['SecondFactorConfirmed', { userId, factorId: app, step: STEP }]] })
        .when(useSecondFactor, { userId, factorId: app, step: STEP })
        .refusal(),
    ).toBe('VALIDATION: code-used');
    expect(given({ factors: withApp }).when(confirmSecondFactor, asked, self).types()).toEqual({});
  });
  // proves: ASVS row 33
  it('accepts the half minute before and after, and no other', () => {
    for (const step of [STEP - 1, STEP, STEP + 1])
      expect(given({ factors: withApp }).when(useSecondFactor, { userId, factorId: app, step }).types()).toEqual({
        factors: ['SecondFactorUsed'],
      });
    for (const step of [STEP - 2, STEP + 2])
      expect(given({ factors: withApp }).when(useSecondFactor, { userId, factorId: app, step }).refusal()).toBe('VALIDATION: code-expired');
  });
  // proves: ASVS row 33
  it('never takes the same code twice, nor an older one', () => {
    const used: Past = [...withApp, ['SecondFactorUsed', { userId, factorId: app, step: STEP }]];
    for (const step of [STEP - 1, STEP])
      expect(given({ factors: used }).when(useSecondFactor, { userId, factorId: app, step }).refusal()).toBe('VALIDATION: code-used');
    expect(
      given({ factors: used })
        .when(useSecondFactor, { userId, factorId: app, step: STEP + 1 })
        .types(),
    ).toEqual({ factors: ['SecondFactorUsed'] });
  });
});

describe('a passkey', () => {
  it('is confirmed as it is enrolled, once', () => {
    const asked = { userId, factorId: key, kind: 'passkey' as const, name: 'Clé', credential, authAt };
    expect(given({ user: account() }).when(enrolSecondFactor, asked, self).types()).toEqual({
      factors: ['SecondFactorEnrolled', 'SecondFactorConfirmed'],
    });
    expect(
      given({ user: account(), factors: passkey })
        .when(enrolSecondFactor, { ...asked, factorId: app }, self)
        .refusal(),
    ).toBe('DUPLICATE: passkey-is-enrolled');
  });
  // proves: ASVS row 37
  it('whose counter does not move is a copy, unless it keeps none', () => {
    const use = (counter: number, factors: Past = passkey, challengeId = 'a-challenge-of-ours') =>
      given({ factors }).when(useSecondFactor, { userId, factorId: key, counter, challengeId });
    expect(use(5).types()).toEqual({ factors: ['SecondFactorUsed'] });
    for (const counter of [4, 3, 0]) expect(use(counter).refusal()).toBe('VALIDATION: counter-went-back');
    const none: Past = [
      ['SecondFactorEnrolled', { ...(passkey[0]![1] as object), credential: { ...credential, counter: 0 } }],
      passkey[1]!,
    ];
    expect(use(0, none).types()).toEqual({ factors: ['SecondFactorUsed'] });
    const answered: Past = [...none, ['SecondFactorUsed', { userId, factorId: key, counter: 0, challengeId: 'a-challenge-of-ours' }]];
    expect(use(0, answered).refusal()).toBe('VALIDATION: challenge-used');
    expect(use(0, answered, 'another-challenge').types()).toEqual({ factors: ['SecondFactorUsed'] });
  });
});

describe('removing a factor', () => {
  const asked = { userId, factorId: app, authAt };
  it.each(['jurilien_admin', 'jurilien_admin_qc', 'jurilien_report_admin', 'jurilien_admin_restricted', 'jurilien_professional'])(
    'leaves %s the last one',
    (role) => {
      const past = { factors: withApp, user: account(role) };
      expect(given(past).when(removeSecondFactor, asked, self).refusal()).toBe('WRONG_STATE: last-second-factor');
      expect(
        given({ ...past, factors: [...withApp, ...passkey] })
          .when(removeSecondFactor, asked, self)
          .types(),
      ).toEqual({ factors: ['SecondFactorRemoved'] });
    },
  );
  it('is a free choice of professionals where a second factor is optional for them', () => {
    const config = configWith({ 'auth.secondFactor.professional': 'optional' });
    expect(
      given({ factors: withApp, user: account('jurilien_professional') })
        .when(removeSecondFactor, asked, { ...self, config })
        .types(),
    ).toEqual({ factors: ['SecondFactorRemoved'] });
  });
  it('is a free choice of clients, and ends their recovery codes', () => {
    const past: Past = [...withApp, ['RecoveryCodesIssued', { userId, hashes: [hash(1)] }]];
    expect(
      given({ factors: past, user: account('jurilien_client') })
        .when(removeSecondFactor, asked, self)
        .types(),
    ).toEqual({ factors: ['SecondFactorRemoved'] });
    expect(
      given({ factors: [...past, ['SecondFactorRemoved', { userId, factorId: app }]] })
        .when(useRecoveryCode, { userId, hash: hash(1) })
        .refusal(),
    ).toBe('VALIDATION: recovery-code');
  });
  // proves: ASVS row 11
  it('needs a fresh sign-in and one’s own factor', () => {
    const past = { factors: [...withApp, ...passkey], user: account() };
    expect(
      given(past)
        .when(removeSecondFactor, asked, { ...self, ...after(600_001) })
        .refusal(),
    ).toBe('STEP_UP_REQUIRED: sign-in-again');
    expect(given(past).when(removeSecondFactor, asked, admin('someone-else')).refusal()).toBe('NOT_FOUND: second-factors');
  });
});

describe('recovery codes', () => {
  const hashes = Array.from({ length: 10 }, (_, i) => hash(i));
  it('are ten, for those who have a factor, after a fresh sign-in', () => {
    expect(given({ factors: withApp }).when(issueRecoveryCodes, { userId, hashes, authAt }, self).types()).toEqual({
      factors: ['RecoveryCodesIssued'],
    });
    expect(given().when(issueRecoveryCodes, { userId, hashes, authAt }, self).refusal()).toBe('WRONG_STATE: no-second-factor');
    expect(
      given({ factors: withApp })
        .when(issueRecoveryCodes, { userId, hashes, authAt }, { ...self, ...after(600_001) })
        .refusal(),
    ).toBe('STEP_UP_REQUIRED: sign-in-again');
    expect(issueRecoveryCodes.input.safeParse({ userId, hashes: hashes.slice(1), authAt }).success).toBe(false);
  });
  // proves: ASVS row 34
  it('open once each, and the old ones not at all after new ones', () => {
    const issued: Past = [...withApp, ['RecoveryCodesIssued', { userId, hashes }]];
    expect(
      given({ factors: issued })
        .when(useRecoveryCode, { userId, hash: hash(3) })
        .types(),
    ).toEqual({ factors: ['RecoveryCodeUsed'] });
    const used: Past = [...issued, ['RecoveryCodeUsed', { userId, hash: hash(3) }]];
    expect(
      given({ factors: used })
        .when(useRecoveryCode, { userId, hash: hash(3) })
        .refusal(),
    ).toBe('VALIDATION: recovery-code');
    const again: Past = [...issued, ['RecoveryCodesIssued', { userId, hashes: hashes.map((_, i) => hash(100 + i)) }]];
    expect(
      given({ factors: again })
        .when(useRecoveryCode, { userId, hash: hash(4) })
        .refusal(),
    ).toBe('VALIDATION: recovery-code');
  });
});

describe('the code by e-mail', () => {
  const challengeId = 'challenge-number-one';
  const sent: Past[number] = ['SecondFactorChallenged', { userId, challengeId, sequence: 1, expiresAt: at(10) }];
  const right = testCtx().code(signInCodeSubject(challengeId), 1);
  const wrong = right === '000000' ? '000001' : '000000';
  const verify = (factors: Past, code: string, over: object = {}, id = challengeId) =>
    given({ factors, user: account('jurilien_client') }).when(
      verifyEmailCode,
      { userId, challengeId: id, code, deviceHash: hash(7) },
      over,
    );

  // proves: ASVS row 34
  it('lasts ten minutes and goes out four times at most', () => {
    const ask = (factors: Past) => given({ factors, user: account('jurilien_client') }).when(challengeByEmail, { userId, challengeId });
    expect(ask([]).events()).toEqual({ factors: [{ type: 'SecondFactorChallenged', data: sent[1] }] });
    expect(ask([['SecondFactorChallenged', { ...sent[1], sequence: 4 }]]).refusal()).toBe('RATE_LIMITED: codes-per-sign-in');
    expect(verify([sent], right, after(599_999)).types()).toEqual({ factors: ['SecondFactorUsed', 'DeviceRemembered'] });
    expect(verify([sent], right, after(600_000)).refusal()).toBe('TOKEN_EXPIRED: code-expired');
  });
  // proves: ASVS row 35
  it('is bound to its own sign-in', () => {
    const other: Past[number] = ['SecondFactorChallenged', { ...sent[1], challengeId: 'another-sign-ins-challenge' }];
    expect(verify([sent, other], right, {}, 'another-sign-ins-challenge').types()).toEqual({ factors: ['SecondFactorCodeRejected'] });
    expect(verify([sent], right, {}, 'challenge-never-asked').refusal()).toBe('TOKEN_EXPIRED: code-expired');
  });
  it('is dead after five wrong tries and once it was used', () => {
    expect(verify([sent], wrong).events()).toEqual({
      factors: [{ type: 'SecondFactorCodeRejected', data: { userId, challengeId, triesLeft: 4 } }],
    });
    const tries = Array.from({ length: 5 }, (_, i): Past[number] => [
      'SecondFactorCodeRejected',
      { userId, challengeId, triesLeft: 4 - i },
    ]);
    expect(verify([sent, ...tries.slice(1)], right).types()).toEqual({ factors: ['SecondFactorUsed', 'DeviceRemembered'] });
    expect(verify([sent, ...tries], right).refusal()).toBe('RATE_LIMITED: code-tries');
    expect(verify([sent], '12345').refusal()).toBe('VALIDATION: not-a-code');
    const used: Past = [sent, ['SecondFactorUsed', { userId, factorId: 'email', challengeId }]];
    expect(verify(used, right).refusal()).toBe('TOKEN_USED: challenge-used');
  });
  it('counts and is tried as the configuration in force says', () => {
    const config = configWith({ 'stepUp.codeMinutes': 2, 'stepUp.tries': 1 });
    const asked = given({ user: account('jurilien_client') }).when(challengeByEmail, { userId, challengeId }, { config });
    expect(asked.events().factors![0]!.data).toMatchObject({ expiresAt: at(2) });
    const rejected: Past[number] = ['SecondFactorCodeRejected', { userId, challengeId, triesLeft: 0 }];
    expect(verify([sent, rejected], right, { config }).refusal()).toBe('RATE_LIMITED: code-tries');
  });
  it('lets the same device in for half a year', () => {
    const until = '2027-05-01T15:00:00.000Z';
    const s = fold(secondFactors, recorded(secondFactors, userId, [['DeviceRemembered', { userId, deviceHash: hash(7), until }]]));
    expect(knowsDevice(s, hash(7), '2027-05-01T14:59:59.999Z')).toBe(true);
    expect(knowsDevice(s, hash(7), until)).toBe(false);
    expect(knowsDevice(s, hash(8), T0)).toBe(false);
  });
});

describe('a lost factor', () => {
  const past = { factors: withApp, user: account() };
  const proposed = { ...past, factors: [...withApp, ['FactorResetProposed', { userId }, T0, admin('first').actor]] as Past };
  // proves: ASVS row 36
  it('takes two administrators, neither of them the person', () => {
    expect(given(past).when(proposeFactorReset, { userId }, admin('first')).types()).toEqual({ factors: ['FactorResetProposed'] });
    expect(given(past).when(proposeFactorReset, { userId }, self).refusal()).toBe('FORBIDDEN: own-account');
    expect(given(proposed).when(proposeFactorReset, { userId }, admin('first')).types()).toEqual({});
    expect(given(proposed).when(approveFactorReset, { userId }, admin('first')).refusal()).toBe('FOUR_EYES_REQUIRED: same-administrator');
    expect(given(proposed).when(approveFactorReset, { userId }, self).refusal()).toBe('FORBIDDEN: own-account');
    expect(given(proposed).when(approveFactorReset, { userId }, admin('second')).types()).toEqual({ factors: ['FactorResetApproved'] });
    expect(given(past).when(approveFactorReset, { userId }, admin('second')).refusal()).toBe('WRONG_STATE: no-reset-proposed');
  });
  it('stays as it is when the proposal is withdrawn', () => {
    expect(given(proposed).when(withdrawFactorReset, { userId }, admin('second')).types()).toEqual({ factors: ['FactorResetWithdrawn'] });
    expect(given(past).when(withdrawFactorReset, { userId }, admin('second')).types()).toEqual({ factors: [] });
    expect(given(proposed).when(withdrawFactorReset, { userId }, self).refusal()).toBe('FORBIDDEN: own-account');
    const withdrawn = { ...proposed, factors: [...proposed.factors, ['FactorResetWithdrawn', { userId }]] as Past };
    expect(given(withdrawn).when(approveFactorReset, { userId }, admin('second')).refusal()).toBe('WRONG_STATE: no-reset-proposed');
  });
  it('is not reset by a proposal of last week, and leaves nothing that opens', () => {
    expect(
      given(proposed)
        .when(approveFactorReset, { userId }, { ...admin('second'), now: at(7 * 24 * 60) })
        .refusal(),
    ).toBe('WRONG_STATE: no-reset-proposed');
    const done: Past = [...proposed.factors, ['FactorResetApproved', { userId }]];
    expect(given({ factors: done }).when(useSecondFactor, { userId, factorId: app, step: STEP }).refusal()).toBe(
      'NOT_FOUND: second-factor',
    );
    expect(given({ user: account() }).when(proposeFactorReset, { userId }, admin('first')).refusal()).toBe('WRONG_STATE: no-second-factor');
  });
});
