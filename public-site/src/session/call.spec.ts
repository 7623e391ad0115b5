import { answer } from '../testing/show.testing';
import { call } from './call';

const asked = jest.fn<Promise<Response>, [string, RequestInit]>();
beforeEach(() => {
  asked.mockReset();
  globalThis.fetch = asked as unknown as typeof fetch;
  localStorage.clear();
});

describe('a call of a page that is alive', () => {
  it('asks in the language of the page, and answers the value', async () => {
    asked.mockResolvedValue(answer(200, { link: 'sent' }));
    const reply = await call('fr', 'GET /api/public/stats', { open: true });
    expect(reply).toEqual({ ok: true, value: { link: 'sent' } });
    const [path, { method, headers, body }] = asked.mock.calls[0]!;
    expect([path, method, (headers as Record<string, string>)['accept-language'], body]).toEqual([
      '/api/public/stats',
      'GET',
      'fr-CA',
      undefined,
    ]);
  });
  it('sends what is posted as JSON to the address of its route', async () => {
    asked.mockResolvedValue(answer(200, {}));
    await call('en', 'POST /api/login/link/use', { open: true, body: { token: 'abc' } });
    const [path, { method, headers, body }] = asked.mock.calls[0]!;
    expect([path, method, body]).toEqual(['/api/login/link/use', 'POST', '{"token":"abc"}']);
    expect((headers as Record<string, string>)['content-type']).toBe('application/json');
  });
  it('answers a refusal as a problem, with the wait that the API asks for', async () => {
    asked.mockResolvedValue(answer(429, { code: 'RATE_LIMITED' }, { 'retry-after': '120' }));
    expect(await call('en', 'GET /api/public/stats', { open: true })).toEqual({
      ok: false,
      problem: { code: 'RATE_LIMITED', status: 429, wait: 120 },
    });
  });
  it('takes a dead network for a problem like any other', async () => {
    asked.mockRejectedValue(new TypeError('Failed to fetch'));
    const reply = await call('en', 'GET /api/public/stats', { open: true });
    expect(reply).toMatchObject({ ok: false, problem: { status: 0, code: 'UNAVAILABLE' } });
  });
  it('reads with the eyes of the person visited during a visit', async () => {
    sessionStorage.setItem('impersonation', JSON.stringify({ token: 'visit-token', id: 'u1' }));
    asked.mockResolvedValue(answer(200, {}));
    await call('en', 'GET /api/account', {});
    sessionStorage.clear();
    expect((asked.mock.calls[0]![1].headers as Record<string, string>).authorization).toBe('Bearer visit-token');
  });
});
