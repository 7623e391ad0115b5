import { answering, token } from '../page.testing';
import { fetchSigned, impersonation, keep, lookAs, lookAway, session, signedIn } from './session';

const later = (seconds: number): number => Math.floor(Date.now() / 1000) + seconds;

describe('the session of the console', () => {
  beforeEach(() => {
    lookAway();
    localStorage.clear();
  });

  it('sends the kept token with each call', async () => {
    const asked = answering(() => ({ body: {} }));
    const kept = token();
    keep(kept);
    await fetchSigned('/api/views/leads', {});
    expect(asked.map(({ path, authorization }) => [path, authorization])).toEqual([['/api/views/leads', `Bearer ${kept}`]]);
  });
  it('renews a token that has run out before it asks, once for calls at the same time', async () => {
    const renewed = token({ exp: later(900), jti: 'second' });
    const asked = answering(({ path }) => (path === '/refresh-token' ? { body: { token: renewed } } : {}));
    keep(token({ exp: later(-600) }));
    await Promise.all([fetchSigned('/api/a', {}), fetchSigned('/api/b', {})]);
    expect(asked.filter(({ path }) => path === '/refresh-token')).toHaveLength(1);
    expect(asked.filter(({ path }) => path.startsWith('/api/')).map(({ authorization }) => authorization)).toEqual([
      `Bearer ${renewed}`,
      `Bearer ${renewed}`,
    ]);
  });
  it('looks through another person’s eyes in this tab alone, and back', () => {
    keep(token());
    const stored = JSON.stringify({ ...localStorage });
    lookAs(token({ username: 'Me Roy', role: 'jurilien_admin_restricted' }));
    expect(session()?.user).toBe('Me Roy');
    expect(impersonation()).toBeDefined();
    expect(JSON.stringify({ ...localStorage })).toBe(stored);
    lookAway();
    expect(session()?.user).toBe('Aude Roy');
    expect(impersonation()).toBeUndefined();
  });
  it('is over when nothing was ever kept', async () => {
    answering(() => ({ status: 401, body: { code: 'UNAUTHENTICATED' } }));
    expect(await signedIn()).toBe(false);
    expect(session()).toBeUndefined();
  });
});
