import { connect } from 'node:net';
import { randomUUID } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { LANGUAGE_SCRIPT } from '../../public-site/src/lang/language-script';
import { startProduct } from '../support/browser.js';
import { startProcess } from '../support/processes.js';
import { startSystem, type System } from '../support/system.js';

/** Headers that protect, with what changes at each answer put aside. */
const PROTECTING = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
];
const protecting = (response: Response): Record<string, string | null> =>
  Object.fromEntries(
    PROTECTING.map((name) => [
      name,
      response.headers
        .get(name)
        ?.replaceAll(/nonce-[\w+/=]+/g, 'nonce-…')
        .replaceAll(/sha256-[\w+/=]+/g, 'sha256-…') ?? null,
    ]),
  );
const TOKEN = 'A'.repeat(43);

let system: System;
beforeAll(async () => {
  system = await startProduct({ env: { CORS_ORIGINS: 'https://console.jurilien.example' } });
});
afterAll(() => system?.close());
const ask = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${system.origin}${path}`, { redirect: 'manual', ...init });

/** One address of each kind of answer. */
const KINDS: readonly [kind: string, path: string][] = [
  ['an answer of the API', '/api/public/stats'],
  ['a refusal of the API', '/api/views/leads'],
  ['an address the API does not know', '/api/nope'],
  ['an address that is no UTF-8', '/api/%ff'],
  ['health', '/health/live'],
  ['the console', '/admin'],
  ['the console in English', '/en/admin/leads'],
  ['a file of the console', '/admin/assets/favicon.svg'],
  ['a page anyone may see', '/'],
  ['a page of one person', `/ma-demande/${TOKEN}`],
  ['a form', '/requete'],
  ['a page that is not there', '/rien-ici'],
  ['a redirect', `/en/changement-prive/${TOKEN}`],
  ['robots.txt', '/robots.txt'],
  ['a file of the site', '/favicon.svg'],
  ['the service worker', '/sw.js'],
];

// proves: ASVS row 71
describe('every answer protects itself', () => {
  it.each(KINDS)('%s', async (_kind, path) => {
    const headers = protecting(await ask(path));
    expect(headers).toMatchSnapshot();
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': expect.any(String),
    });
  });

  it('over https also says that it is never plain http', async () => {
    const secure = await startSystem({ worker: false, env: { PUBLIC_URL: 'https://jurilien.test' } });
    try {
      const { headers } = await fetch(`${secure.origin}/health/live`);
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    } finally {
      await secure.close();
    }
  });
});

// proves: ASVS row 70
describe('the console’s page', () => {
  it('carries a nonce of its own at each answer, on everything that may run', async () => {
    const pages = await Promise.all(
      ['/admin', '/admin'].map(async (path) => ({ ...protecting(await ask(path)), response: await ask(path) })),
    );
    const nonces = await Promise.all(
      pages.map(async ({ response }) => {
        const nonce = /'nonce-([\w+/=]+)'/.exec(response.headers.get('content-security-policy')!)![1]!;
        const html = await response.text();
        expect(html).not.toContain('__CSP_NONCE__');
        for (const [tag] of html.matchAll(/<(script|style)[^>]*>/g)) expect(tag).toContain(`nonce="${nonce}"`);
        return nonce;
      }),
    );
    expect(Buffer.from(nonces[0]!, 'base64')).toHaveLength(16);
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('the site in this process', () => {
  it('has the settings it reads by itself, also one that came out of a file: without the key all visitors would count as one', () => {
    const { SITE_KEY, PUBLIC_URL, PAGE_VIEWS } = system.settings;
    expect(process.env).toMatchObject({ SITE_KEY, PUBLIC_URL, PAGE_VIEWS });
  });
});

// proves: item 9a
describe('the script that looks for the reader’s language', () => {
  const scripts = async (path: string, init?: RequestInit) => {
    const response = await ask(path, init);
    const html = await response.text();
    expect(html).toContain('</html>');
    return [...html.matchAll(/<script data-en="([^"]+)"[^>]*>(.+?)<\/script>/g)].map(([, en, text]) => ({ en: en!, text: text! }));
  };
  const posted = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' }, body: 'clientName=' };

  it.each([
    ['/', '/en/'],
    ['/faq', '/en/faq'],
    ['/requete', '/en/request'],
  ])('comes with %s and leads a reader of English to %s, a crawler nowhere', async (path, en) => {
    const [script] = await scripts(path);
    expect(script).toEqual({ en, text: LANGUAGE_SCRIPT });
    const arrive = (userAgent: string) => {
      let went: string | undefined;
      runInNewContext(script!.text, {
        navigator: { languages: ['en-CA'], language: 'en-CA', userAgent },
        document: { documentElement: {}, currentScript: { dataset: { en: script!.en } } },
        location: { search: '', hash: '', replace: (to: string) => (went = to) },
        localStorage: { getItem: () => null },
      });
      return went;
    };
    expect(arrive('Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0')).toBe(en);
    expect(arrive('Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)')).toBeUndefined();
  });

  it.each([
    ['an answer to a form', '/requete', posted],
    ['the page of a link', `/ma-demande/${TOKEN}`, undefined],
    ['a page with a link behind it', `/accepter?t=${TOKEN}`, undefined],
    ['a page in English', '/en/faq', undefined],
  ])('does not come with %s', async (_kind, path, init) => {
    expect(await scripts(path, init)).toEqual([]);
  });
});

// proves: ASVS row 21
describe('what only one person may read', () => {
  it('is kept by no cache', async () => {
    const admin = await system.bearer('admin');
    for (const path of ['/api/views/leads', '/api/dashboard', '/api/audit', '/api/account', `/api/views/leads/${randomUUID()}`]) {
      const { headers } = await ask(path, { headers: { authorization: admin } });
      expect({ path, kept: headers.get('cache-control') }).toEqual({ path, kept: 'no-store' });
    }
  });
});

// proves: ASVS row 19
describe('pages of other origins', () => {
  const cors = (response: Response): (string | null)[] =>
    ['access-control-allow-origin', 'access-control-allow-credentials'].map((name) => response.headers.get(name));

  it('may read answers when their origin is listed, with credentials', async () => {
    const headers = { origin: 'https://console.jurilien.example' };
    expect(cors(await ask('/api/public/stats', { headers }))).toEqual(['https://console.jurilien.example', 'true']);
    const preflight = await ask('/api/commands/TagLead', {
      method: 'OPTIONS',
      headers: { ...headers, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization,content-type' },
    });
    expect({ status: preflight.status, allowed: preflight.headers.get('access-control-allow-headers') }).toEqual({
      status: 204,
      allowed: 'authorization, content-type, traceparent, x-device',
    });
  });

  it.each([
    'null',
    'http://console.jurilien.example',
    'https://console.jurilien.example.evil.test',
    'https://evil-console.jurilien.example',
    'https://console.jurilien.example:444',
    'https://xconsole.jurilien.example',
    'https://jurilien.example',
  ])('may not when it is %s', async (origin) => {
    expect(cors(await ask('/api/public/stats', { headers: { origin } }))).toEqual([null, null]);
    const preflight = await ask('/api/commands/TagLead', {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    });
    expect({ ok: preflight.ok, cors: cors(preflight) }).toEqual({ ok: false, cors: [null, null] });
  });
});

// proves: ASVS row 18
describe('what another site can make a browser send', () => {
  const body = JSON.stringify({ commandId: randomUUID(), payload: {} });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])('is no command: %s', async (type) => {
    const answer = await ask('/api/login', { method: 'POST', headers: type ? { 'content-type': type } : {}, body: new Blob([body]) });
    expect([415, 422]).toContain(answer.status);
    if (type) expect(answer.status).toBe(415);
  });

  it('is no form of the site either', async () => {
    for (const headers of [
      { origin: 'https://evil.test' },
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'null', 'sec-fetch-site': 'cross-site' },
    ])
      expect(
        (
          await ask('/requete', {
            method: 'POST',
            headers: headers as unknown as Record<string, string>,
            body: new URLSearchParams({ a: '1' }),
          })
        ).status,
      ).toBe(403);
    const own = await ask('/requete', { method: 'POST', headers: { origin: system.origin }, body: new URLSearchParams({ a: '1' }) });
    expect(own.status).not.toBe(403);
  });
});

// proves: ASVS row 81
describe('what a developer’s machine shows', () => {
  it.each(['/', '/api/public/stats', '/admin'])('is no echo: TRACE %s', async (path) => {
    expect(await raw(`TRACE ${path} HTTP/1.1\r\nHost: x\r\nX-Secret: 1\r\nConnection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 405 /);
  });

  it('stays there: no description of the API in production, none of its source maps anywhere', async () => {
    const production = await startSystem({ worker: false, env: { API_DOCS: 'off' } });
    try {
      for (const path of ['/api/docs', '/api/openapi.json']) expect((await fetch(`${production.origin}${path}`)).status).toBe(404);
    } finally {
      await production.close();
    }
    const page = await (await ask('/admin')).text();
    const script = /src="(\/admin\/assets\/[^"]+\.js)"/.exec(page)![1]!;
    expect(await (await ask(script)).text()).not.toContain('sourceMappingURL');
    for (const path of [`${script}.map`, '/assets/entry.client.js.map']) expect((await ask(path)).status).toBe(404);
  });

  it('does not start in production: weak secrets, plain http and a shifted clock end it with their names', async () => {
    const api = await startProcess('api', {
      NODE_ENV: 'production',
      DATABASE_URL: system.settings.DATABASE_URL,
      PUBLIC_URL: 'http://jurilien.test',
      JWT_SECRET: 'change-me-change-me-change-me-change-me',
      MASTER_KEY: system.settings.MASTER_KEY,
      LINK_SECRET: 'x'.repeat(40),
      SITE_KEY: 'x'.repeat(40),
      ALLOW_SHIFTED_CLOCK: 'true',
      QUIET_HOURS: 'off',
    });
    expect(await api.exited).not.toBe(0);
    for (const name of [
      'JWT_SECRET',
      'LINK_SECRET and SITE_KEY|SITE_KEY and LINK_SECRET',
      'PUBLIC_URL',
      'ALLOW_SHIFTED_CLOCK',
      'QUIET_HOURS',
      'TWILIO_AUTH_TOKEN',
    ])
      expect(api.output()).toMatch(new RegExp(name));
    expect(api.output()).not.toContain('change-me-change-me');
  });
});

// proves: ASVS row 72
// Last: the site of this process then belongs to another product.
describe('the console on a host of its own', () => {
  const [SITE, CONSOLE] = ['https://www.jurilien.example', 'https://console.jurilien.example'];
  let apart: System;
  beforeAll(async () => {
    apart = await startProduct({ worker: false, env: { PUBLIC_URL: SITE, CONSOLE_URL: CONSOLE, API_URL: 'https://api.jurilien.example' } });
  });
  afterAll(() => apart?.close());
  const asked = async (host: string, path: string): Promise<string> => {
    const [head] = (await raw(`GET ${path} HTTP/1.1\r\nHost: ${host}.jurilien.example\r\nConnection: close\r\n\r\n`, apart)).split(
      '\r\n\r\n',
      1,
    );
    return /^location: (.*)$/im.exec(head!)?.[1] ?? head!.split(' ')[1]!;
  };

  it.each([
    ['www', '/admin/leads?filter={}', `${CONSOLE}/admin/leads?filter={}`],
    ['www', '/', '200'],
    ['www', '/login', '200'],
    ['console', '/admin/leads', '200'],
    ['console', '/en/admin', '200'],
    ['console', '/login?/admin', '200'],
    ['console', '/en/forgotten-password', '200'],
    ['console', '/favicon.svg', '200'],
    ['console', '/requete', `${SITE}/requete`],
    ['console', '/', `${SITE}/`],
    ['console', '/api/public/stats', '200'],
    ['api', '/api/public/stats', '200'],
    ['api', '/login', `${SITE}/login`],
    ['api', '/admin', `${CONSOLE}/admin`],
  ])('%s, %s: %s', async (host, path, answer) => expect(await asked(host, path)).toBe(answer));
});

/** Bytes as they are, past any client's manners; answers what came back. */
async function raw(bytes: string, { origin }: Pick<System, 'origin'> = system): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()));
    socket.on('error', reject);
  });
}
