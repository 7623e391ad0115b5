import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from './sandbox.js';

interface Call {
  path: string;
  params: Record<string, string>;
  signature: string | undefined;
}
const bodyOf = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return Object.fromEntries(new URLSearchParams(text));
};

/** Waits until the condition holds; fails after three seconds. */
export const until = async <T>(read: () => T | undefined | false | Promise<T | undefined | false>): Promise<T> => {
  for (let i = 0; i < 150; i += 1) {
    const value = await read();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('nothing happened within three seconds');
};

/** A sandbox on free ports with an application that only writes down how it was called. */
export const sandboxWithListener = async () => {
  const calls: Call[] = [];
  let answer = 204;
  const listener = createServer((request, response) => {
    void bodyOf(request).then((params) => {
      calls.push({ path: request.url ?? '', params, signature: request.headers['x-twilio-signature'] as string | undefined });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const dataDir = await mkdtemp(join(tmpdir(), 'sandbox-'));
  const start = () =>
    startSandbox({
      port: 0,
      smtpPort: 0,
      dataDir,
      inboundUrl: `${origin}/inbound`,
      authToken: 'shared-token',
      delaysMs: { sent: 10, delivered: 40 },
      retryMs: [10, 10],
    });
  let sandbox: Sandbox = await start();
  return {
    calls,
    origin,
    get sandbox() {
      return sandbox;
    },
    answerWith: (status: number) => {
      answer = status;
    },
    async restart() {
      await sandbox.close();
      sandbox = await start();
    },
    async json<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
      const response = await fetch(sandbox.origin + path, {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return (text ? JSON.parse(text) : undefined) as T;
    },
    async close() {
      await sandbox.close();
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
      await rm(dataDir, { recursive: true });
    },
  };
};
