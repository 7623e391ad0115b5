import { createServer, connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { eventually } from '../support/eventually.js';
import { testRedis, type TestRedis } from '../support/redis.js';
import { startSystem, type System } from '../support/system.js';

/** A line to Redis that can be cut. */
async function line(url: string) {
  const { hostname, port, pathname } = new URL(url);
  const open = new Set<Socket>();
  const serve = async (at: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(port), hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        open.add(socket);
        socket.on('error', () => undefined).on('close', () => other.destroy());
        socket.pipe(other);
      }
    });
    await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
    return server;
  };
  let server = await serve(0);
  const { port: at } = server.address() as AddressInfo;
  const cut = (): void => {
    server.close();
    for (const socket of open) socket.destroy();
    open.clear();
  };
  return {
    url: `redis://127.0.0.1:${at}${pathname}`,
    cut,
    repair: async () => {
      server = await serve(at);
    },
  };
}

describe('health of API and worker', () => {
  let redis: TestRedis;
  let toRedis: Awaited<ReturnType<typeof line>>;
  let system: System;
  let door: string;

  beforeAll(async () => {
    redis = await testRedis();
    toRedis = await line(redis.url);
    const port = await freePort();
    door = `http://127.0.0.1:${port}`;
    system = await startSystem({ redisUrl: toRedis.url, worker: false, env: { WORKER_PORT: String(port) } });
    await system.startProcess('worker');
  });
  afterAll(async () => {
    await system?.close();
    toRedis?.cut();
    await redis?.stop();
  });

  const readiness = async (origin: string): Promise<{ status: number; state?: string; checks: Record<string, string> }> => {
    const response = await fetch(`${origin}/health/ready`, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    if (!response) return { status: 0, checks: {} };
    const { status: state, checks } = (await response.json()) as { status: string; checks: Record<string, string> };
    return { status: response.status, state, checks };
  };
  const becomes = (origin: string, status: number, checks: Record<string, string> = {}) =>
    eventually(
      async () => {
        const now = await readiness(origin);
        return now.status === status && Object.entries(checks).every(([name, what]) => now.checks[name] === what);
      },
      `${status} ${JSON.stringify(checks)}`,
    ).catch(async (error: unknown) => {
      throw new Error(`${String(error)}: ${JSON.stringify(await readiness(origin))}`);
    });

  it('is good when both can do their work', async () => {
    await becomes(door, 200, { queue: 'ok', loops: 'ok' });
    await becomes(system.origin, 200, { worker: 'ok' });
    expect((await fetch(`${door}/health/live`)).status).toBe(200);
    const figures = await (await fetch(`${door}/metrics`)).text();
    for (const queue of ['work', 'sms', 'email', 'campaign'])
      expect(figures).toMatch(new RegExp(`^queue_jobs\\{queue="${queue}",state="waiting"\\} \\d`, 'm'));
    await system.staff('admin');
    for (const figure of [/^command_seconds_count\{.*command="CreateUser".*\} 1$/m, /^ready\{check="worker"\} 1$/m, /^timers_overdue 0$/m])
      expect(await system.figures()).toMatch(figure);
    expect((await fetch(`${door}/anything-else`)).status).toBe(404);
    expect((await fetch(`${door}/health/ready`, { method: 'POST' })).status).toBe(405);
  });

  it('tells its figures to no one without the token', async () => {
    const metrics = async (authorization?: string) => {
      const response = await fetch(`${system.origin}/metrics`, { headers: authorization ? { authorization } : {} });
      return [response.status, response.headers.get('cache-control'), /^ready/m.test(await response.text())];
    };
    const closed = [401, 'no-store', false];
    expect(await metrics()).toEqual(closed);
    expect(await metrics(`Bearer ${'a'.repeat(64)}`)).toEqual(closed);
    expect(await metrics(system.settings.METRICS_TOKEN)).toEqual(closed);
    expect(await metrics(`Bearer ${system.settings.METRICS_TOKEN}`)).toEqual([200, 'no-store', true]);
  });

  it('says that the virus scanner is away, in readiness and for the alarm, and takes requests meanwhile', async () => {
    await becomes(system.origin, 200, { scanner: 'ok' });
    await system.stopProviders();
    await becomes(system.origin, 200, { scanner: 'cannot be reached' });
    expect(((await (await fetch(`${system.origin}/health/ready`)).json()) as { status: string }).status).toBe('degraded');
    expect(await system.figures()).toMatch(/^ready\{check="scanner"\} 0$/m);
    await system.startProviders();
    await becomes(system.origin, 200, { scanner: 'ok' });
  });

  it('names a queue that cannot be reached, and forgets it when it can', async () => {
    toRedis.cut();
    await becomes(door, 503, { queue: 'does not answer', database: 'ok' });
    await becomes(system.origin, 200, { worker: 'queue: does not answer', database: 'ok' });
    await toRedis.repair();
    await becomes(door, 200);
    await becomes(system.origin, 200, { worker: 'ok' });
  });

  it('notices a worker that stands still, and one that ended in order', async () => {
    process.kill(system.processes.worker!.pid, 'SIGSTOP');
    await becomes(system.origin, 200, { worker: 'silent' });
    // The site stays: what it takes is kept until a worker is there. Alarms hear of it.
    expect(await readiness(system.origin)).toMatchObject({ state: 'degraded' });
    const figures = await fetch(`${system.origin}/metrics`, { headers: { authorization: `Bearer ${system.settings.METRICS_TOKEN}` } });
    expect(await figures.text()).toMatch(/^ready\{check="worker"\} 0$/m);
    process.kill(system.processes.worker!.pid, 'SIGCONT');
    await becomes(system.origin, 200, { worker: 'ok' });
    expect(await system.processes.worker!.stop()).toBe(0);
    await becomes(system.origin, 200, { worker: 'silent' });
    await becomes(door, 0);
  });
});
