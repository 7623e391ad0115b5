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
interface Heard {
  readonly body: Buffer;
  readonly signature: string | undefined;
  readonly type: string;
  readonly id: string;
}

/** The stand-in on free ports, our own adapter in front of it, and an application that only writes down what it hears. */
export const payingWorld = async () => {
  const heard: Heard[] = [];
  let answer = 200;
  const listener = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const { type, id } = JSON.parse(body.toString()) as { type: string; id: string };
      heard.push({ body, signature: request.headers['stripe-signature'] as string | undefined, type, id });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  const webhookUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/hook`;
  const dataDir = await mkdtemp(join(tmpdir(), 'stripe-sandbox-'));
  const start = () =>
    startSandbox({
      port: 0,
      smtpPort: 0,
      dataDir,
      inboundUrl: webhookUrl,
      authToken: 'token',
      retryMs: [10, 10],
      stripe: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, webhookUrl, bankDelayMs: 700 },
    });
  let sandbox: Sandbox = await start();
  const ask = async (method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(sandbox.origin + path, {
      method,
      redirect: 'manual',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  };
  return {
    heard,
    get origin() {
      return sandbox.origin;
    },
    gateway: (over: { secretKey?: string; timeoutMs?: number; retries?: number } = {}): PaymentGateway =>
      stripeGateway({ secretKey: SECRET_KEY, baseUrl: sandbox.origin, timeoutMs: 5_000, retries: 0, ...over }),
    ask,
    /** A call of the provider's own interface, form-encoded, as any client makes it. */
    raw: async (method: string, path: string, form: Record<string, string> = {}, headers: Record<string, string> = {}) => {
      const response = await fetch(`${sandbox.origin}/v1/${path}`, {
        method,
        headers: { authorization: `Bearer ${SECRET_KEY}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
        ...(method === 'POST' ? { body: new URLSearchParams(form).toString() } : {}),
      });
      return { status: response.status, headers: response.headers, body: (await response.json()) as Answered };
    },
    act: (act: string, id: string, more: object = {}) => ask('POST', '/api/stripe', { act, id, ...more }),
    fault: (area: 'stripe' | 'stripe-webhooks', fault: object) => ask('PUT', '/api/faults', { [area]: fault }),
    answerWith: (status: number) => {
      answer = status;
    },
    async restart() {
      await sandbox.close();
      sandbox = await start();
    },
    async close() {
      await sandbox.close();
      listener.closeAllConnections();
      await new Promise((resolve) => listener.close(resolve));
      await rm(dataDir, { recursive: true });
    },
  };
};
