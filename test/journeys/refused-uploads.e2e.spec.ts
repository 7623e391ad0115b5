import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import type { Socket } from 'node:net';
import { ROUTES } from '@jurilien/contracts';
import { openBrowser } from '../support/browser.js';
import { POOLING_PROXIES, type PoolingProxy } from '../support/pooling-proxy.js';
import { startSystem, type System } from '../support/system.js';

const MB = 1024 * 1024;
const BYTES = 'application/octet-stream';
/** An answer must not wait for what a browser waits for: its own time-out. */
const SOON_MS = 15_000;
/** A busy machine may be late once; what hangs is late each time. */
const VISITS = 3;

/** One visitor's requests, each of them answered soon. */
const visitor =
  (agent: Agent, origin: string) =>
  ({ method, path, headers }: { method: string; path: string; headers?: object }, sent?: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const asked = request(`${origin}${path}`, { method, agent, headers: { ...headers } }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode!));
      });
      asked.setTimeout(SOON_MS, () => asked.destroy(new Error(`no answer to ${method} ${path}`)));
      asked.on('error', reject).end(sent);
    });
const LIVE = { method: 'GET', path: '/health/live' };
const uploaded = (method: string, path: string, body: string, type: string) =>
  [{ method, path, headers: { 'content-type': type, 'content-length': Buffer.byteLength(body) } }, body] as const;

/** Every route that takes a body, asked by no one in particular for things that are not there. */
const TAKING = Object.keys(ROUTES)
  .map((row) => row.split(' ') as [string, string])
  .filter(([method]) => ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method))
  .map(([method, path]) => [method, path.replaceAll(/:\w+/g, () => randomUUID())] as const);

// proves: ASVS row 63
describe('an upload that is refused before it was read', () => {
  let system: System;
  beforeAll(async () => {
    system = await startSystem({ worker: false });
  });
  afterAll(() => system?.close());

  const application = (rest: string, over: object = {}): string =>
    `${JSON.stringify({ applicationId: randomUUID(), lang: 'fr', name: 'Anne Roy', email: 'anne@exemple.test', website: '', ...over })}\n${rest}`;
  const UPLOADS: readonly [what: string, method: string, path: string, body: string, type?: string][] = [
    ['a résumé without its first line', 'POST', '/api/public/job-applications', 'a'.repeat(11 * MB)],
    ['a résumé whose first line is no JSON', 'POST', '/api/public/job-applications', `{\n${'a'.repeat(3 * MB)}`],
    ['a résumé of a machine', 'POST', '/api/public/job-applications', application('a'.repeat(3 * MB), { website: 'https://spam.example' })],
    ['a résumé with fields no one asked for', 'POST', '/api/public/job-applications', application('a'.repeat(3 * MB), { more: 1 })],
    ['a résumé of another kind of content', 'POST', '/api/public/job-applications', 'a'.repeat(3 * MB), 'image/png'],
    ['a proof of no one', 'POST', '/api/pro/application/proof', 'a'.repeat(3 * MB)],
    ['a CV of no one', 'POST', '/api/recruit/cv', 'a'.repeat(3 * MB)],
    ['a piece of no one', 'PATCH', `/api/public/documents/uploads/${randomUUID()}`, 'a'.repeat(3 * MB)],
    ['a file where nothing is', 'POST', '/api/nothing-here', 'a'.repeat(3 * MB)],
    ['a JSON that is too large', 'POST', '/api/public/requests', JSON.stringify({ a: 'a'.repeat(3 * MB) }), 'application/json'],
  ];

  it.each(UPLOADS)(
    '%s: the next request over the same connection is answered, as behind a proxy that keeps them',
    async (_what, method, path, body, type = BYTES) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = visitor(agent, system.origin);
      const status = await ask(...uploaded(method, path, body, type));
      expect(status === 202 || (status >= 400 && status < 500)).toBe(true);
      expect(await ask(LIVE)).toBe(200);
      agent.destroy();
    },
  );

  describe.each(POOLING_PROXIES)('behind %s that keeps one connection for everyone', (_name, start) => {
    let proxy: PoolingProxy;
    const connections: Socket[] = [];
    beforeAll(async () => {
      proxy = await start(Number(new URL(system.origin).port));
      system.app!.getHttpServer().on('connection', (socket: Socket) => connections.push(socket));
    });
    afterAll(() => proxy?.stop());

    /** Sends what is refused, then asks as another visitor does. */
    async function refusedThenNext(method: string, path: string, body: string, type: string): Promise<void> {
      const [one, other] = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })];
      try {
        const status = await visitor(one, proxy.origin)(...uploaded(method, path, body, type));
        // A proxy answers 502 when it was cut off.
        expect({ path, status, fair: status < 500 }).toEqual({ path, status, fair: true });
        expect(await visitor(other, proxy.origin)(LIVE)).toBe(200);
      } finally {
        one.destroy();
        other.destroy();
      }
    }

    it('is one: visitors share a connection', async () => {
      const before = connections.length;
      for (let n = 0; n < 6; n += 1) expect((await fetch(`${proxy.origin}/health/live`)).status).toBe(200);
      expect(connections.length - before).toBeLessThanOrEqual(1);
    });

    it.each(UPLOADS)('%s: the next visitor is answered', (_what, method, path, body, type = BYTES) =>
      refusedThenNext(method, path, body, type),
    );

    it(`each of ${TAKING.length} routes that take a body: bytes, and a JSON that never becomes one`, async () => {
      for (const [method, path] of TAKING) {
        await refusedThenNext(method, path, 'a'.repeat(MB), BYTES);
        await refusedThenNext(method, path, `{"a":"${'a'.repeat(MB)}`, 'application/json');
      }
    });
  });

  it('in a browser, the visitor goes on at once', async () => {
    const browser = await openBrowser();
    try {
      // A page of machines lets nothing be fetched; what is tried here is the connection.
      const page = await (await browser.newContext({ bypassCSP: true })).newPage();
      await page.goto(`${system.origin}/health/live`);
      const answer = await page.evaluate(
        async ({ mb, type, visits }) => {
          const found = { sent: new Set<number>(), next: new Set<number>(), ms: Infinity };
          for (let n = 0; n < visits; n += 1) {
            const sent = await fetch('/api/public/job-applications', {
              method: 'POST',
              headers: { 'content-type': type },
              body: 'a'.repeat(11 * mb),
            });
            // Only what comes after the refusal: sending eleven megabytes takes as long as the machine takes.
            const from = performance.now();
            const next = await fetch('/health/live');
            found.sent.add(sent.status);
            found.next.add(next.status);
            found.ms = Math.min(found.ms, performance.now() - from);
          }
          return { ...found, sent: [...found.sent], next: [...found.next] };
        },
        { mb: MB, type: BYTES, visits: VISITS },
      );
      expect(answer).toMatchObject({ sent: [422], next: [200] });
      expect(answer.ms).toBeLessThan(SOON_MS);
    } finally {
      await browser.close();
    }
  });
});
