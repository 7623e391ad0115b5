import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isWell, type Health } from '@jurilien/runtime';

/** What the door shows beyond health. */
export interface Shown {
  readonly health: Health;
}

/** The worker's own door, for machines: whether it lives and whether it can do its work, in the API's words. */
export async function openDoor({ health }: Shown, port: number, host: string): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    if (request.method !== 'GET') answer(405, { status: 'GET only' });
    else if (request.url === '/health/live') answer(200, { status: 'ok' });
    else if (request.url === '/health/ready')
      void health.checks().then((checks) => answer(isWell(checks) ? 200 : 503, { status: isWell(checks) ? 'ok' : 'unavailable', checks }));
    else answer(404, { status: 'not here' });
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
