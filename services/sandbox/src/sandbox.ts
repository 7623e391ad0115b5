import type { KeyObject } from 'node:crypto';
import type { Server } from 'node:net';
import formbody from '@fastify/formbody';
import { fastify } from 'fastify';
import { authenticatorRoutes } from './authenticator.js';
import { breachedPasswordRoutes } from './breached-passwords.js';
import { clamdServer } from './clamd.js';
import { errorReportService } from './error-reports.js';
import { faultSwitches } from './faults.js';
import { mailEventRoutes, mailEvents, type MailEventsOptions } from './mail-events.js';
import { mailReplyRoutes } from './mail-replies.js';
import { mailServer } from './mailbox.js';
import { jsonRoutes, pageRoutes } from './routes.js';
import { smsNetwork } from './sms.js';
import { openStore } from './store.js';
import { playStripe, type StripeOptions } from './stripe/stripe.js';
import { twilioApi } from './twilio-api.js';
import { webhooks } from './webhooks.js';

/** From which number answers come when no text went out before. */
const OUR_NUMBER = '+15145550100';

export interface SandboxOptions {
  port: number;
  smtpPort: number;
  /** Where it plays a virus scanner; any free port when absent. */
  clamdPort?: number;
  /** Address to listen on; the loopback interface unless a container says otherwise. */
  host?: string;
  dataDir: string;
  /** Where the application listens for texts people answer with. */
  inboundUrl: string;
  /** Shared with the application: basic auth of its calls, signature of ours. */
  authToken: string;
  defaultFrom?: string;
  delaysMs?: { sent: number; delivered: number };
  retryMs?: readonly number[] | undefined;
  /** How long after it took a message the provider says so: the moment at which a killed sender knows nothing. */
  answerAfterMs?: number;
  /** Where a browser reaches these pages, when that is not where they listen. */
  publicOrigin?: string | undefined;
  /** Tells the application of bounces and complaints. */
  mailEvents?: MailEventsOptions;
  /** The key that the senders of what arrives publish for their signatures (DKIM); none when absent. */
  dkim?: { readonly selector: string; readonly publicKey: KeyObject };
  /** Plays the payment provider too. */
  stripe?: StripeOptions;
}
export interface Sandbox {
  port: number;
  smtpPort: number;
  clamdPort: number;
  origin: string;
  close(): Promise<void>;
}

/** Starts the stand-in; port 0 takes any free one. */
export const startSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const host = options.host ?? '127.0.0.1';
  let { port } = options;
  const origin = () => options.publicOrigin ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  const { app, smtp, hooks, payments } = await providers(options, origin);
  const scanner = clamdServer();
  await listening(smtp.server, options.smtpPort, host);
  await listening(scanner, options.clamdPort ?? 0, host);
  await app.listen({ port: options.port, host });
  port = portOf(app.server);
  payments?.start();
  return {
    port,
    smtpPort: portOf(smtp.server),
    clamdPort: portOf(scanner),
    origin: `http://${host}:${port}`,
    async close() {
      hooks.close();
      payments?.stop();
      const closed = (server: { close(done: () => void): unknown }) => new Promise<void>((resolve) => void server.close(() => resolve()));
      await Promise.all([app.close(), closed(smtp), closed(scanner)]);
    },
  };
};

/** Every provider it stands in for, over one memory and one set of switches; nothing listens yet. */
async function providers(options: SandboxOptions, origin: () => string) {
  const { dataDir, authToken, delaysMs } = options;
  const store = openStore(dataDir);
  const faults = faultSwitches();
  const hooks = webhooks(authToken, options.retryMs);
  const answering = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, options.answerAfterMs ?? 0);
    });
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);

  const network = smsNetwork({
    store,
    faults,
    hooks,
    delaysMs,
    inboundUrl: options.inboundUrl,
    defaultFrom: options.defaultFrom ?? OUR_NUMBER,
  });
  twilioApi(app, { store, faults, network, authToken, answering });
  const payments = options.stripe && playStripe(app, { options: options.stripe, dataDir, faults, hooks, origin, answering });
  jsonRoutes(app, { store, faults, network, clear: () => payments?.bank.clear() });
  pageRoutes(app, { store, network });
  authenticatorRoutes(app, store);
  errorReportService(app);
  breachedPasswordRoutes(app);

  const events = mailEvents(hooks, options.mailEvents);
  mailEventRoutes(app, { store, events });
  mailReplyRoutes(app, { store, hooks, options: options.mailEvents });
  const smtp = mailServer({
    store,
    faults,
    answering,
    publishedKeys: (selector) => (selector === options.dkim?.selector ? options.dkim.publicKey : undefined),
    after: (mail, what) => hooks.later(delaysMs?.delivered ?? 500, () => events.report(mail, what)),
  });
  // A client that drops its connection is its own affair; without a listener it would end the process.
  smtp.on('error', () => undefined);
  return { app, smtp, hooks, payments };
}

/** Resolves when a server listens. @throws when it cannot */
const listening = (server: Server, port: number, host: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};
