import { asShipped } from '@jurilien/event-sourcing/testing';
import { deviceName } from './device.js';
import { owesSecondFactor } from './gates.js';
import { refuseOtherSites } from './same-site.js';

describe('a request with the refresh cookie', () => {
  const ask = (headers: Record<string, string>, { cookie = true, always = false } = {}) => {
    const request = {
      headers: { host: 'jurilien.example', 'content-type': 'application/json', ...headers },
      cookies: cookie ? { '__Host-rt': 'x' } : {},
    };
    try {
      refuseOtherSites(request as never, { publicUrl: 'https://www.jurilien.example', CORS_ORIGINS: [] }, always);
      return 'let in';
    } catch (error) {
      return (error as Error).message;
    }
  };
  it.each<Record<string, string>>([
    { origin: 'https://jurilien.example' },
    { origin: 'https://www.jurilien.example' },
    { origin: 'https://jurilien.example', 'sec-fetch-site': 'same-origin' },
    { origin: 'https://jurilien.example', 'content-type': 'application/json; charset=utf-8' },
  ])('is let in with %j', (headers) => {
    expect(ask(headers)).toBe('let in');
  });
  it.each<[Record<string, string>, string]>([
    [{}, 'FORBIDDEN: other-site'],
    [{ origin: 'null' }, 'FORBIDDEN: other-site'],
    [{ origin: '' }, 'FORBIDDEN: other-site'],
    [{ origin: 'https://jurilien.example.evil.example' }, 'FORBIDDEN: other-site'],
    [{ origin: 'https://evil-jurilien.example' }, 'FORBIDDEN: other-site'],
    [{ origin: 'http://www.jurilien.example' }, 'FORBIDDEN: other-site'],
    [{ origin: 'http://jurilien.example' }, 'FORBIDDEN: other-site'],
    [{ origin: 'https://www.jurilien.example:8443' }, 'FORBIDDEN: other-site'],
    [{ origin: 'https://jurilien.example@evil.example' }, 'FORBIDDEN: other-site'],
    [{ origin: 'https://jurilien.example', 'sec-fetch-site': 'cross-site' }, 'FORBIDDEN: other-site'],
    [{ origin: 'https://jurilien.example', 'content-type': 'text/plain' }, 'send JSON'],
    [{ origin: 'https://jurilien.example', 'content-type': 'application/jsonp' }, 'send JSON'],
    [{ origin: 'https://jurilien.example', 'content-type': 'text/plain; application/json' }, 'send JSON'],
    [{ origin: 'https://jurilien.example', 'content-type': '' }, 'send JSON'],
  ])('is refused with %j', (headers, said) => {
    expect(ask(headers)).toBe(said);
  });
  it('a program without cookie and origin may sign in, but not refresh', () => {
    expect(ask({}, { cookie: false })).toBe('let in');
    expect(ask({}, { cookie: false, always: true })).toBe('FORBIDDEN: other-site');
  });
});

describe('the name of a device', () => {
  it.each([
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox · Linux'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36', 'Chrome · Windows'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'Edge · Windows'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      'Samsung Internet · Android',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15', 'Safari · macOS'],
    ['curl/8.5.0', undefined],
    ['<script>alert(1)</script>', undefined],
    [undefined, undefined],
  ])('of %s is %s', (agent, name) => {
    expect(deviceName(agent)).toBe(name);
  });
});

describe('who owes a second factor', () => {
  it.each([
    ['jurilien_admin', ['password'], true],
    ['jurilien_admin_restricted', ['password', 'link'], true],
    ['jurilien_professional', ['link'], true],
    ['jurilien_admin', ['password', 'totp'], false],
    ['jurilien_professional', ['link', 'recovery'], false],
    ['jurilien_admin_qc', ['passkey'], false],
    ['jurilien_client', ['password'], false],
    ['jurilien_recruit', ['link'], false],
  ])('%s who proved %j: %p', (role, methods, owes) => {
    expect(owesSecondFactor({ actor: { kind: 'user', id: 'u', role }, methods }, asShipped())).toBe(owes);
  });
});
