import { asShipped, at, configWith, given, T0 } from '@jurilien/event-sourcing/testing';
import fc from 'fast-check';
import { refreshSession } from './decisions/sessions/refresh-session.js';
import { refreshAnswer, type Presented } from './refresh-rule.js';
import { session, type SessionEvent, type SessionState } from './session.js';
import { accessMs, refreshWindowMs } from './session-limits.js';

const userId = '018f0000-0000-7000-8000-000000000001';
const sessionId = '018f0000-0000-4000-8000-0000000000aa';
const META = { occurredAt: T0, actor: { kind: 'system', id: 't' }, stream: 's', config: asShipped() } as const;
const CLIENT = 'jurilien_client';
const STAFF = 'jurilien_admin_qc';
const ACCESS_MS = accessMs(asShipped());
const START = Date.parse(T0);
const iso = (ms: number): string => new Date(ms).toISOString();
/** So many milliseconds after the epoch, under a configuration. */
const asked = (ms: number, config = asShipped()) => ({ now: iso(ms), config });
/** The secret and the token's name of a generation, recognisable. */
const secretOf = (n: number): string => `secret-${n}`.padEnd(43, '_');
const jtiOf = (n: number): string => `018f0000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const span = (ms: number) => ({ issuedAt: iso(ms), expiresAt: iso(ms + ACCESS_MS) });

const opened = (role = CLIENT, ms = START) => ({
  sessionId,
  userId,
  role,
  kind: 'full' as const,
  generation: 1,
  jti: jtiOf(1),
  secretHash: secretOf(1),
  ...span(ms),
  absoluteExpiresAt: iso(ms + 30 * 86_400_000),
  authAt: iso(ms),
  methods: ['password'],
});
const refreshed = (n: number, ms: number) => ({ sessionId, userId, generation: n, jti: jtiOf(n), secretHash: secretOf(n), ...span(ms) });

/** A session that was opened an hour before its newest generation was made at `START`. */
const withHead = (n: number): SessionState =>
  Array.from({ length: n - 1 }, (_, i): SessionEvent => ({ type: 'SessionRefreshed', data: refreshed(i + 2, START) })).reduce<SessionState>(
    (s, e) => session.evolve(s, e, META),
    session.evolve(session.initial, { type: 'SessionOpened', data: opened(CLIENT, START - 3_600_000) }, META),
  );
const asks = (cookie: number, token: number, over: Partial<Presented> = {}): Presented => ({
  secretHash: secretOf(cookie),
  jti: jtiOf(token),
  tokenExpiresAt: iso(START + ACCESS_MS),
  confirmed: true,
  ...over,
});
/** What is answered so many milliseconds after the newest generation, the third, was made. */
const after = (ms: number, presented: Presented, config = asShipped()): string =>
  refreshAnswer(withHead(3), presented, asked(START + ms, config));

// proves: ASVS row 4, 5, 6
describe('what becomes of a refresh', () => {
  it.each([29_999, 30_000, 30_001])('cookie and token of the newest generation, %i ms old: again until 30 s, then the next', (ms) => {
    expect(after(ms, asks(3, 3))).toBe(ms < 30_000 ? 'head' : 'rotate');
  });
  it('the first generation too is answered again while it is young', () => {
    expect(refreshAnswer(withHead(1), asks(1, 1), asked(START - 3_600_000 + 29_999))).toBe('head');
  });
  it.each([59_999, 60_000, 60_001])('a tab that lags behind the cookie, at %i ms: the newest again until 60 s, then reuse', (ms) => {
    expect(after(ms, asks(3, 2))).toBe(ms <= 60_000 ? 'head' : 'reuse');
  });
  it.each([9_999, 10_000, 10_001])('a tab that asked at the same time, at %i ms: the newest again until 10 s, then reuse', (ms) => {
    expect(after(ms, asks(2, 2))).toBe(ms <= 10_000 ? 'head' : 'reuse');
  });
  it.each([45_000, 59_999, 60_000, 60_001])('an answer that never arrived, at %i ms: again until 60 s, then reuse', (ms) => {
    expect(after(ms, asks(2, 2, { confirmed: false }))).toBe(ms <= 60_000 ? 'head' : 'reuse');
  });
  it.each([0, 5_000, 45_000])('the grand-parent is reuse at once, at %i ms, inside every grace', (ms) => {
    expect(after(ms, asks(1, 1, { confirmed: false }))).toBe('reuse');
    expect(after(ms, asks(1, 2, { confirmed: false }))).toBe('reuse');
    expect(after(ms, asks(3, 1))).toBe('reuse');
  });
  it('an old cookie with the newest token, and a secret that never was, are reuse', () => {
    expect(after(5_000, asks(2, 3))).toBe('reuse');
    expect(after(5_000, asks(9, 3))).toBe('reuse');
  });
  it.each([-1, 0, 1])('the window is 169,200,000 ms after the end of the token: open at -1 ms, shut at 0 (%i)', (ms) => {
    const at = asked(START + refreshWindowMs(CLIENT, asShipped()) + ms);
    expect(refreshAnswer(withHead(3), asks(3, 3, { tokenExpiresAt: T0 }), at)).toBe(ms < 0 ? 'rotate' : 'over');
  });
  it.each([-1, 0, 1])('staff have 30 minutes (%i ms)', (ms) => {
    const staff = { ...withHead(3), role: STAFF };
    const at = asked(START + refreshWindowMs(STAFF, asShipped()) + ms);
    expect(refreshAnswer(staff, asks(3, 3, { tokenExpiresAt: T0 }), at)).toBe(ms < 0 ? 'rotate' : 'over');
  });
  it.each([-1, 0, 1])('nothing outlives its absolute end (%i ms)', (ms) => {
    const s = { ...withHead(3), absoluteExpiresAt: iso(START + 600_000) };
    expect(refreshAnswer(s, asks(3, 3), asked(START + 600_000 + ms))).toBe(ms < 0 ? 'rotate' : 'over');
  });
  it('its graces and its windows are those in force when it is asked for', () => {
    const graces = configWith({ 'session.reuseGraceSeconds': 20, 'session.unconfirmedGraceSeconds': 120 });
    expect([after(15_000, asks(2, 2)), after(15_000, asks(2, 2), graces)]).toEqual(['reuse', 'head']);
    expect([after(90_000, asks(3, 2)), after(90_000, asks(3, 2), graces)]).toEqual(['reuse', 'head']);
    const windows = configWith({ 'session.refreshWindowMs': 600_000, 'session.staffIdleMinutes': 60 });
    const [client, staff] = [CLIENT, STAFF].map((role) => ({ ...withHead(3), role }));
    const later = asks(3, 3, { tokenExpiresAt: T0 });
    const answers = (config = asShipped()) => [client!, staff!].map((s) => refreshAnswer(s, later, asked(START + 45 * 60_000, config)));
    expect([answers(), answers(windows)]).toEqual([
      ['rotate', 'over'],
      ['over', 'rotate'],
    ]);
  });
  it('an ended, revoked or borrowed session proves nothing against anyone: it is over', () => {
    for (const change of [{ status: 'Ended' }, { status: 'Revoked' }, { status: 'None' }, { kind: 'impersonation' }] as const)
      expect(refreshAnswer({ ...withHead(3), ...change }, asks(1, 1), asked(START + 1))).toBe('over');
  });
});

const account = ['UserCreated', { userId, email: 'a@b.ca', username: 'A', emailHash: 'h', role: 'jurilien_client' }] as const;
const admitted = ['SessionAdmitted', { userId, sessionId, admitted: [sessionId] }] as const;
const pasts = { session: [['SessionOpened', opened()] as const], admissions: [admitted], user: [account] };
const input = (cookie: number, token: number, next: number) => ({
  sessionId,
  userId,
  presented: { ...asks(cookie, token) },
  next: { secretHash: secretOf(next), jti: jtiOf(next) },
});

describe('RefreshSession', () => {
  it('makes the next generation', () => {
    expect(
      given(pasts)
        .when(refreshSession, input(1, 1, 2), { now: at(10) })
        .events().session,
    ).toEqual([{ type: 'SessionRefreshed', data: refreshed(2, START + 600_000) }]);
  });
  it('never gives a token that outlives the session', () => {
    const end = at(17);
    const short = { ...pasts, session: [['SessionOpened', { ...opened(), absoluteExpiresAt: end }] as const] };
    expect(
      given(short)
        .when(refreshSession, input(1, 1, 2), { now: at(10) })
        .events().session![0]!.data,
    ).toMatchObject({ expiresAt: end });
  });
  it('says nothing when the newest is answered again, and ends the family at a reused secret', () => {
    const twice = { ...pasts, session: [...pasts.session, ['SessionRefreshed', refreshed(2, START)] as const] };
    expect(
      given(twice)
        .when(refreshSession, input(1, 1, 3), { now: iso(START + 10_000) })
        .types(),
    ).toEqual({});
    expect(
      given(twice)
        .when(refreshSession, input(1, 1, 3), { now: iso(START + 10_001) })
        .types(),
    ).toEqual({ session: ['SessionFamilyRevoked'] });
  });
  it.each([
    ['its account is disabled', { user: [account, ['UserDisabled', { userId }] as const] }],
    ['its account has another role', { user: [account, ['UserRolesSet', { userId, role: 'jurilien_recruit' }] as const] }],
    [
      'its account no longer admits it',
      { admissions: [admitted, ['SessionsRevoked', { userId, sessionIds: [sessionId], reason: 'own' }] as const] },
    ],
    ['someone signed out', { session: [...pasts.session, ['SessionEnded', { sessionId, userId }] as const] }],
  ])('renews nothing when %s', (_why, change) => {
    expect(
      given({ ...pasts, ...change })
        .when(refreshSession, input(1, 1, 2), { now: at(10) })
        .refusal(),
    ).toBe('TOKEN_EXPIRED: session-over');
  });
});

describe('a thief and an owner with copies of one secret', () => {
  /** Who holds which generation, and what they do next: wait, or refresh with what they have. */
  const step = fc.record({ who: fc.constantFrom('owner' as const, 'thief' as const), waitMs: fc.integer({ min: 0, max: 200_000 }) });

  it('never both go on: once each has rotated past the other, the family is dead for both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 4 }), fc.array(step, { minLength: 2, maxLength: 25 }), (stolenAt, steps) => {
        let now = START;
        let s = session.evolve(session.initial, { type: 'SessionOpened', data: opened() }, META);
        const holds = { owner: 1, thief: 0 };
        const rotated: string[] = [];
        for (const { who, waitMs } of steps) {
          now += waitMs;
          if (s.head.generation >= stolenAt && holds.thief === 0) holds.thief = holds.owner;
          const generation = holds[who];
          if (generation === 0) continue;
          // A person who holds a generation has used its token since.
          const answer = refreshAnswer(s, asks(generation, generation, { tokenExpiresAt: iso(now) }), asked(now));
          if (s.status === 'Revoked') {
            expect(answer).toBe('over');
            continue;
          }
          const behind = s.head.generation - generation;
          if (behind === 0) expect(answer).toBe(now - Date.parse(s.head.issuedAt) < 30_000 ? 'head' : 'rotate');
          if (behind === 1) expect(answer).toBe(now - Date.parse(s.head.issuedAt) <= 10_000 ? 'head' : 'reuse');
          if (behind > 1) expect(answer).toBe('reuse');
          if (answer === 'rotate') {
            s = session.evolve(s, { type: 'SessionRefreshed', data: refreshed(s.head.generation + 1, now) }, META);
            rotated.push(who);
          }
          if (answer === 'rotate' || answer === 'head') holds[who] = s.head.generation;
          if (answer === 'reuse')
            s = session.evolve(s, { type: 'SessionFamilyRevoked', data: { sessionId, userId, reason: 'reuse' } }, META);
        }
        // Two holders cannot leapfrog for long: no one is ever let in with a generation older than the parent.
        expect(Math.max(holds.owner, holds.thief)).toBeLessThanOrEqual(rotated.length + 1);
      }),
      { numRuns: 1_000 },
    );
  });
});
