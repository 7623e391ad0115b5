import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isWell, statusOf } from '@jurilien/runtime';
import type { Working } from './worker.js';

const JSON_TYPE = 'application/json; charset=utf-8';

/** The worker's own door, for machines: whether it lives, whether it can do its work, and its figures, in the API's words. */
export async function openDoor(
  { health, metrics }: Pick<Working, 'health' | 'metrics'>,
  port: number,
  host: string,
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: string, type = JSON_TYPE): void => {
      response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(body);
    };
    const answers: Readonly<Record<string, () => Promise<void>>> = {
      '/health/live': async () => answer(200, JSON.stringify({ status: 'ok' })),
      '/health/ready': async () => {
        const checks = await health.checks();
        answer(isWell(checks) ? 200 : 503, JSON.stringify({ status: statusOf(checks), checks }));
      },
      '/metrics': async () => answer(200, await metrics(), 'text/plain; version=0.0.4'),
    };
    const known = answers[request.url ?? ''];
    if (!known) answer(404, JSON.stringify({ status: 'not here' }));
    else if (request.method !== 'GET') answer(405, JSON.stringify({ status: 'GET only' }));
    else known().catch(() => answer(503, JSON.stringify({ status: 'unavailable' })));
  });
  await listening(server, port, host);
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const listening = (server: Server, port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
