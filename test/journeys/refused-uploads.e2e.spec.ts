import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { openBrowser } from '../support/browser.js';
import { startSystem, type System } from '../support/system.js';

const MB = 1024 * 1024;
const BYTES = 'application/octet-stream';
/** An answer must not wait for what a browser waits for: its own time-out. */
const SOON_MS = 4_000;

// proves: ASVS row 63
describe('an upload that is refused before it was read', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem({ worker: false });
  });
  afterAll(() => system?.close(), 30_000);

  const application = (rest: string, over: object = {}): string =>
    `${JSON.stringify({ applicationId: randomUUID(), lang: 'fr', name: 'Anne Roy', email: 'anne@exemple.test', website: '', ...over })}\n${rest}`;
  const UPLOADS: readonly [what: string, method: string, path: string, body: string, type?: string][] = [
    ['a résumé without its first line', 'POST', '/api/public/job-applications', 'a'.repeat(11 * MB)],
    ['a résumé whose first line is no JSON', 'POST', '/api/public/job-applications', `{\n${'a'.repeat(3 * MB)}`],
    ['a résumé of a machine', 'POST', '/api/public/job-applications', application('a'.repeat(3 * MB), { website: 'https://spam.example' })],
    ['a résumé with fields nobody asked for', 'POST', '/api/public/job-applications', application('a'.repeat(3 * MB), { more: 1 })],
    ['a résumé of another kind of content', 'POST', '/api/public/job-applications', 'a'.repeat(3 * MB), 'image/png'],
    ['a proof of nobody', 'POST', '/api/pro/application/proof', 'a'.repeat(3 * MB)],
    ['a CV of nobody', 'POST', '/api/recruit/cv', 'a'.repeat(3 * MB)],
    ['a piece of nobody', 'PATCH', `/api/public/documents/uploads/${randomUUID()}`, 'a'.repeat(3 * MB)],
    ['a file where nothing is', 'POST', '/api/nothing-here', 'a'.repeat(3 * MB)],
    ['a JSON that is too large', 'POST', '/api/public/requests', JSON.stringify({ a: 'a'.repeat(3 * MB) }), 'application/json'],
  ];

  it.each(UPLOADS)(
    '%s: the next request over the same connection is answered, as behind a proxy that keeps them',
    async (_what, method, path, body, type = BYTES) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = (how: { method: string; path: string; headers?: object }, sent?: string): Promise<number> =>
        new Promise((resolve, reject) => {
          const asked = request(`${system.origin}${how.path}`, { method: how.method, agent, headers: { ...how.headers } }, (response) => {
            response.resume().on('end', () => resolve(response.statusCode!));
          });
          asked.setTimeout(SOON_MS, () => asked.destroy(new Error(`no answer to ${how.method} ${how.path}`)));
          asked.on('error', reject).end(sent);
        });
      const status = await ask({ method, path, headers: { 'content-type': type, 'content-length': Buffer.byteLength(body) } }, body);
      expect(status === 202 || (status >= 400 && status < 500)).toBe(true);
      expect(await ask({ method: 'GET', path: '/health/live' })).toBe(200);
      agent.destroy();
    },
  );

  it('in a browser, the visitor goes on at once', async () => {
    const browser = await openBrowser();
    try {
      // A page of machines lets nothing be fetched; what is tried here is the connection.
      const page = await (await browser.newContext({ bypassCSP: true })).newPage();
      await page.goto(`${system.origin}/health/live`);
      const told = await page.evaluate(
        async ({ mb, type }) => {
          const from = performance.now();
          const sent = await fetch('/api/public/job-applications', {
            method: 'POST',
            headers: { 'content-type': type },
            body: 'a'.repeat(11 * mb),
          });
          const next = await fetch('/health/live');
          return { sent: sent.status, next: next.status, ms: performance.now() - from };
        },
        { mb: MB, type: BYTES },
      );
      expect(told).toMatchObject({ sent: 422, next: 200 });
      expect(told.ms).toBeLessThan(SOON_MS);
    } finally {
      await browser.close();
    }
  });
});
