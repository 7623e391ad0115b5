import formbody from '@fastify/formbody';
import { fastify } from 'fastify';
import { authenticatorRoutes } from './authenticator.js';
import { clamdServer } from './clamd.js';
import { errorReportService } from './error-reports.js';
import { faultSwitches } from './faults.js';
import { mailEventRoutes, mailEvents, type MailEventsOptions } from './mail-events.js';
import { mailServer } from './mailbox.js';
import { jsonRoutes, pageRoutes } from './routes.js';
import { smsNetwork } from './sms.js';
import { openStore } from './store.js';
import { playStripe, type StripeOptions } from './stripe/stripe.js';
import { twilioApi } from './twilio-api.js';
import { webhooks } from './webhooks.js';

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
  const store = openStore(options.dataDir);
  const faults = faultSwitches();
  const hooks = webhooks(options.authToken, options.retryMs);
  const network = smsNetwork({
    store,
    faults,
    hooks,
    inboundUrl: options.inboundUrl,
    defaultFrom: options.defaultFrom ?? '+15145550100',
    delaysMs: options.delaysMs,
  });

  let { port } = options;
  const app = fastify({ forceCloseConnections: true });
  await app.register(formbody);
  const answering = () =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, options.answerAfterMs ?? 0);
    });
  twilioApi(app, { store, faults, network, authToken: options.authToken, answering });
  const payments =
    options.stripe &&
    playStripe(app, {
      options: options.stripe,
      dataDir: options.dataDir,
      faults,
      hooks,
      origin: () => options.publicOrigin ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`,
      answering,
    });
  jsonRoutes(app, { store, faults, network, clear: () => payments?.bank.clear() });
  pageRoutes(app, { store, network });
  authenticatorRoutes(app, store);
  errorReportService(app);

  const events = mailEvents(hooks, options.mailEvents);
  mailEventRoutes(app, { store, events });
  const smtp = mailServer({
    store,
    faults,
    answering,
    after: (mail, what) => hooks.later(options.delaysMs?.delivered ?? 500, () => events.report(mail, what)),
  });
  // A client that drops its connection is its own affair; without a listener it would end the process.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve, reject) => {
    smtp.server.once('error', reject);
    smtp.listen(options.smtpPort, host, () => {
      smtp.server.off('error', reject);
      resolve();
    });
  });
  const scanner = clamdServer();
  await new Promise<void>((resolve, reject) => {
    scanner.once('error', reject);
    scanner.listen(options.clamdPort ?? 0, host, () => {
      scanner.off('error', reject);
      resolve();
    });
  });
  await app.listen({ port: options.port, host });
  const portOf = (address: ReturnType<typeof smtp.server.address>) => (typeof address === 'object' && address ? address.port : 0);
  port = portOf(app.server.address());
  payments?.start();
  return {
    port,
    smtpPort: portOf(smtp.server.address()),
    clamdPort: portOf(scanner.address()),
    origin: `http://${host}:${port}`,
    async close() {
      hooks.close();
      payments?.stop();
      const closed = (server: { close(done: () => void): unknown }) => new Promise<void>((resolve) => void server.close(() => resolve()));
      await Promise.all([app.close(), closed(smtp), closed(scanner)]);
    },
  };
};
