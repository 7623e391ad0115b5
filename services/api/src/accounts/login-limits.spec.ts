import { asShipped, configWith } from '@jurilien/event-sourcing/testing';
import { loginVerdict, type LoginHits } from './login-limits.js';

const hit = (hits: number, endsInSeconds = 600) => ({ hits, endsInSeconds });
/** What becomes of a sign-in as it is shipped. */
const verdictOf = (hits: LoginHits, config = asShipped()) => loginVerdict(hits, config);
const none: LoginHits = { pair: hit(1), address: hit(1), account: hit(1), everybody: hit(1) };

/** Guesses from addresses, each counted as the table does; how many reach the password, and how long they wait together. */
function guessing(tries: number, addressOf: (i: number) => string, windows = 1) {
  let reached = 0;
  let waitedMs = 0;
  for (let w = 0; w < windows; w++) {
    const seen = new Map<string, number>();
    for (let i = 0; i < tries / windows; i++) {
      const address = addressOf(i);
      const count = (key: string) => {
        seen.set(key, (seen.get(key) ?? 0) + 1);
        return hit(seen.get(key)!);
      };
      const verdict = verdictOf({ pair: count(address), address: count(`a${address}`), account: count('account'), everybody: hit(1) });
      if (verdict.retryAfterSeconds === undefined) reached++;
      waitedMs += verdict.waitMs;
    }
  }
  return { reached, waitedMs };
}

// proves: ASVS row 29
describe('guessing at a sign-in', () => {
  it('from one address: ten of 10,000 in a quarter of an hour', () => expect(guessing(10_000, () => 'one').reached).toBe(10));
  it('from one address over a day: under a thousand', () => expect(guessing(10_000, () => 'one', 96).reached).toBe(960));
  it('from a thousand addresses: each waits ever longer, hours together', () => {
    const { reached, waitedMs } = guessing(10_000, (i) => `from-${i % 1_000}`);
    expect(reached).toBe(10_000);
    expect(waitedMs).toBeGreaterThan(8 * 3_600_000);
  });
  it('never sends the owner away for what others do: their own address has not guessed', () => {
    const verdict = verdictOf({ ...none, account: hit(1_000_000), everybody: hit(1_000_000) });
    expect(verdict.retryAfterSeconds).toBeUndefined();
    expect(verdict.waitMs).toBeLessThanOrEqual(3_000);
  });
  it('says when to come back: when the window that was used up ends', () => {
    expect(verdictOf({ ...none, pair: hit(11, 123) }).retryAfterSeconds).toBe(123);
    expect(verdictOf({ ...none, pair: hit(11, 123), address: hit(51, 400) }).retryAfterSeconds).toBe(400);
    expect(verdictOf({ ...none, pair: hit(11, 0) }).retryAfterSeconds).toBe(1);
  });
  it('takes as many wrong passwords as the configuration in force says', () => {
    const few = configWith({ 'auth.loginTries': 3 });
    expect([verdictOf({ ...none, pair: hit(4, 60) }), verdictOf({ ...none, pair: hit(4, 60) }, few)]).toEqual([
      { waitMs: 0 },
      { waitMs: 0, retryAfterSeconds: 60 },
    ]);
  });
  it('does not wait on an ordinary day', () => expect(verdictOf(none)).toEqual({ waitMs: 0 }));
  it('waits a second when everybody is guessed at', () => expect(verdictOf({ ...none, everybody: hit(301) }).waitMs).toBe(1_000));
});
