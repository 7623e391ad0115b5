import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripeGateway, type PaymentGateway } from '@jurilien/payments';
import { startSandbox, type Sandbox } from '../sandbox.js';

export const SECRET_KEY = 'sk_test_sandbox_specs';
export const WEBHOOK_SECRET = 'whsec_sandbox_specs';

/** What a call of the interface answers, as far as a spec looks at it. */
interface Answered {
  readonly id: string;
  readonly data: readonly { readonly id: string }[];
  readonly error: { readonly type: string; readonly code?: string; readonly param?: string };
}
/** One webhook as it arrived: the bytes and their signature. */
interface Received {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly type: string;
  readonly id: string;
}

/** An application that only keeps the webhooks it receives. */
async function receiver() {
  const received: Received[] = [];
  let status = 200;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const { type, id } = JSON.parse(body.toString()) as { type: string; id: string };
      received.push({ body, signature: request.headers['stripe-signature'] as string | undefined, type, id });
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    received,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    answerWith: (next: number) => {
      status = next;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const startOn = (dataDir: string, webhookUrl: string): Promise<Sandbox> =>
  startSandbox({
    port: 0,
    smtpPort: 0,
    dataDir,
    inboundUrl: webhookUrl,
    authToken: 'token',
    retryMs: [10, 10],
    stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, webhookUrl, bankDelayMs: 700 },
  });

/** A call of the stand-in's own pages and switches. */
async function ask(url: string, method: string, body?: unknown): Promise<{ status: number; body: unknown }> {
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
}

/** A call of the provider's own interface, form-encoded, as any client makes it. */
async function raw(url: string, method: string, form: Record<string, string>, headers: Record<string, string>) {
  const response = await fetch(url, {
    method,
    headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    ...(method === 'POST' ? { body: new URLSearchParams(form).toString() } : {}),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Answered };
}

/** The stand-in on free ports, our own adapter in front of it, and an application that receives its webhooks. */
export const payingWorld = async () => {
  const { received, url: webhookUrl, answerWith, close } = await receiver();
  const dataDir = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  let sandbox = await startOn(dataDir, webhookUrl);
  const call = (method: string, path: string, body?: unknown) => ask(sandbox.origin + path, method, body);
  return {
    received,
    answerWith,
    get origin() {
      return sandbox.origin;
    },
    gateway: (over: { secretKey?: string; timeoutMs?: number; retries?: number } = {}): PaymentGateway =>
      stripeGateway({ secretKey: SECRET_KEY, baseUrl: sandbox.origin, timeoutMs: 5_000, retries: 0, ...over }),
    ask: call,
    raw: (method: string, path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) =>
      raw(`${sandbox.origin}/v1/${path}`, method, form, headers),
    act: (act: string, id: string, more: object = {}) => call('POST', '/api/stripe', { act, id, ...more }),
    fault: (area: 'stripe' | 'stripe-webhooks', fault: object) => call('PUT', '/api/faults', { [area]: fault }),
    async restart() {
      await sandbox.close();
      sandbox = await startOn(dataDir, webhookUrl);
    },
    async close() {
      await sandbox.close();
      await close();
      await rm(dataDir, { recursive: true });
    },
  };
};
