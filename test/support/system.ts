import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { registryOf, type Actor, type Answer } from '@jurilien/event-sourcing';
import { createViewTable, openDatabase, waitForViews, type Database } from '@jurilien/persistence';
import { contexts, errorReports, metrics, openKernel, openLog, openQueue, readSettings, type Kernel } from '@jurilien/runtime';
import { createApp } from '../../services/api/src/app.js';
import { startSandbox } from '../../services/sandbox/src/sandbox.js';
import { freePort } from '../../services/launcher/processes/ports.mjs';
import { startWorker } from '../../services/worker/src/worker.js';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { call } from './call.js';
import { enrolApp, type App } from './log-in.js';
import { eventually, USUAL_SECONDS } from './eventually.js';
import { PATIENCE_SECONDS } from './faults.js';
import { testDatabase, type TestDatabase } from './database.js';
import { sessionOf } from './session.js';
import { startProcess, type Running } from './processes.js';

export { call };
export type Backend = 'postgres' | 'redis';
/** What the tests' e-mails are signed with, and the sandbox checks. */
const DKIM_SELECTOR = 'test';
const dkim = generateKeyPairSync('rsa', { modulusLength: 2_048 });
const STAFF_PASSWORD = 'une phrase de passe bien longue';
/** How long a member of the team works with one token before the next is asked for, as the console does. */
const TOKEN_MS = 5 * 60_000;
export const SYSTEM: Actor = { kind: 'system', id: 'test' };

/** The tables of all views. */
async function createViews(db: Database): Promise<void> {
  for (const view of registryOf(contexts).views.values()) await createViewTable(db, view);
}

/** A database as the first worker leaves it: copied, its tables cost a fraction of what creating them does. */
async function asWorkersLeaveIt(url: string): Promise<void> {
  const db = await openDatabase(url, { max: 2 });
  await db.migrate();
  await createViews(db);
  await db.close();
  // The first that asks a queue makes the tables of all of them.
  const queue = openQueue({ DATABASE_URL: url });
  await queue.waiting();
  await queue.close();
}

/**
 * The whole product on ports of its own: API, worker and provider sandbox over a fresh database.
 * @param options `frontEnds` project folder whose built site and console are served too; `separate` runs API and worker as real
 *   processes, which can be killed; `port` where the product is called; `processEnv` what only the processes are set, such as an
 *   address with a bad line to it; `answerAfterMs` how slowly the providers answer; `database` one of the test's own; `env` more settings;
 *   `host` the name it is called by, where that matters
 */
export async function startSystem(
  options: {
    redisUrl?: string;
    worker?: boolean;
    frontEnds?: string;
    separate?: boolean;
    database?: TestDatabase;
    env?: Record<string, string>;
    answerAfterMs?: number;
    retryMs?: readonly number[];
    host?: string;
    port?: number;
    processEnv?: Record<string, string>;
  } = {},
) {
  const database = options.database ?? (await testDatabase({ template: 'product', migrate: asWorkersLeaveIt }));
  const dataDir = await mkdtemp(join(tmpdir(), 'jurilien-'));
  const secret = randomBytes(32).toString('hex');
  const stripe = { secretKey: `sk_test_${randomBytes(12).toString('hex')}`, webhookSecret: `whsec_${randomBytes(12).toString('hex')}` };
  const mailSecret = randomBytes(32).toString('hex');
  const authToken = randomBytes(16).toString('hex');
  const port = options.port ?? (await freePort());
  const origin = `http://${options.host ?? '127.0.0.1'}:${port}`;
  const providers = (ports: { port: number; smtpPort: number; clamdPort?: number }) =>
    startSandbox({
      ...ports,
      dataDir,
      inboundUrl: `${origin}/api/public/webhooks/sms`,
      authToken,
      delaysMs: { sent: 5, delivered: 10 },
      answerAfterMs: options.answerAfterMs,
      retryMs: options.retryMs,
      mailEvents: {
        secret: mailSecret,
        url: `${origin}/api/public/webhooks/mail`,
        receivedUrl: `${origin}/api/public/webhooks/received-mail`,
      },
      dkim: { selector: DKIM_SELECTOR, publicKey: dkim.publicKey },
      stripe: { ...stripe, webhookUrl: `${origin}/api/public/webhooks/stripe`, bankDelayMs: 500 },
    });
  // Ports of our choosing: they must still be there when the providers come back.
  const sandbox = await providers({ port: await freePort(), smtpPort: await freePort(), clamdPort: await freePort() });
  let running: typeof sandbox | undefined = sandbox;
  const env: Record<string, string> = {
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    ...(options.redisUrl ? { REDIS_URL: options.redisUrl } : {}),
    PORT: String(port),
    PUBLIC_URL: origin,
    WEBHOOK_URL: origin,
    JWT_SECRET: secret,
    MASTER_KEY: randomBytes(32).toString('base64'),
    LINK_SECRET: secret,
    SITE_KEY: secret,
    TWILIO_AUTH_TOKEN: authToken,
    TWILIO_BASE_URL: sandbox.origin,
    STRIPE_API_BASE: sandbox.origin,
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    MAIL_WEBHOOK_SECRET: mailSecret,
    MAIL_REPLY_DOMAIN: 'reply.jurilien.example',
    MAIL_FROM_SERVICE: 'Jurilien <nouvelles@service.jurilien.example>',
    MAIL_DKIM_SELECTOR: DKIM_SELECTOR,
    MAIL_DKIM_PRIVATE_KEY: dkim.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    PAYMENT_CHECK_SECONDS: '2',
    SMTP_URL: `smtp://127.0.0.1:${sandbox.smtpPort}`,
    BREACHED_PASSWORDS_URL: sandbox.origin,
    QUIET_HOURS: 'off',
    // A suite that runs at night is no other suite.
    RETENTION_RUNS: 'off',
    // A suite makes people by the hundred, all in one block of numbers.
    SMS_CODES_PER_RANGE: '100000',
    SMS_CODES_PER_HOUR: '100000',
    FILE_SCANNER: `clamd://127.0.0.1:${sandbox.clamdPort}`,
    FILES_DIR: join(tmpdir(), 'jurilien-test-files'),
    // Each database has its own.
    ERASURES_DIR: join(tmpdir(), 'jurilien-test-erasures', randomUUID()),
    METRICS_TOKEN: randomBytes(32).toString('hex'),
    ALLOW_SHIFTED_CLOCK: 'true',
    UNKNOWN_OUTCOME_SECONDS: '30',
    ERROR_REPORTS_DSN: `http://test@127.0.0.1:${sandbox.port}/1`,
    FRONT_ENDS_ROOT: '',
    // Suites about the question and the count switch it on.
    PAGE_VIEWS: 'none',
    ...options.env,
  };
  const processEnv = { ...env, ...options.processEnv };
  const settings = readSettings(env);
  process.env.LOG_LEVEL ??= 'fatal';
  // The figures are those of a process, which serves one suite after another.
  metrics.resetMetrics();
  const log = openLog('test', errorReports(settings));
  const kernel = await openKernel(settings, 'test');
  if (options.database) await createViews(kernel.db);
  // The site asks the API as it does in production: over the loopback.
  if (options.frontEnds) process.env.API_ORIGIN = origin;
  let app = options.separate ? undefined : await createApp(kernel, log, { root: options.frontEnds });
  await app?.listen(port, '127.0.0.1');
  let worker = options.worker === false || options.separate ? undefined : await startWorker(kernel, log);
  const processes: Partial<Record<'api' | 'worker', Running>> = {};

  const system = {
    kernel,
    app,
    origin,
    sandbox,
    settings,
    database,
    processes,
    processEnv,
    /** The figures of the API, as Prometheus reads them. */
    async figures(): Promise<string> {
      const response = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${settings.METRICS_TOKEN}` } });
      return response.text();
    },
    /** Starts (again) one of the real processes, with other settings for once; the API's is awaited until it answers. */
    async startProcess(service: 'api' | 'worker', over: Record<string, string> = {}): Promise<Running> {
      const running = (processes[service] = await startProcess(service, { ...processEnv, ...over }));
      const at = over['PORT'] ? `http://127.0.0.1:${over['PORT']}` : origin;
      if (service === 'api')
        await eventually(
          () => {
            // One that ended does not answer later: its last words say why.
            if (!running.alive()) throw new Error(`the API ended by itself:\n${running.output().slice(-2_000)}`);
            return fetch(`${at}/health/live`).then(
              (r) => r.ok,
              () => false,
            );
          },
          'the API',
          PATIENCE_SECONDS,
        );
      return running;
    },
    /** No one listens at the providers' addresses any more. */
    async stopProviders() {
      await running?.close();
      running = undefined;
    },
    /** The providers again, at the same addresses, with what they had. */
    async startProviders() {
      running ??= await providers({ port: sandbox.port, smtpPort: sandbox.smtpPort, clamdPort: sandbox.clamdPort });
    },
    /** The API of this process ends in order, as a real one does when it is asked to. */
    stopApi: async () => {
      await app?.close();
      app = undefined;
    },
    startWorker: async () => {
      worker = await startWorker(kernel, log);
    },
    stopWorker: async () => {
      await worker?.stop();
      worker = undefined;
    },
    async close() {
      await processes.worker?.kill();
      await processes.api?.kill();
      await worker?.stop();
      await app?.close();
      await kernel.close();
      await running?.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
    /** Sends a command past HTTP, as a fixture. */
    dispatch: (name: string, input: object, over: { actor?: Actor; reason?: string; at?: string } = {}): Promise<Answer> =>
      kernel.dispatch({ name, input: { ...input }, commandId: randomUUID(), actor: SYSTEM, ...over }),
    /** An account of the team, as its owner knows it. */
    async staff(role: string, username = role): Promise<{ userId: string; username: string; email: string; password: string } & App> {
      const userId = randomUUID();
      const email = `${role}-${randomUUID().slice(0, 6)}@jurilien.test`;
      const answer = await system.dispatch('CreateUser', {
        userId,
        email,
        emailHash: kernel.secrets.hash(`email:${email}`),
        username,
        passwordHash: await hash(STAFF_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
        role: `jurilien_${role}`,
      });
      const app = await enrolApp(kernel, userId);
      // Without a worker no view ever knows.
      if (worker || processes.worker?.alive()) await settled(kernel, answer.position);
      return { userId, username, email, password: STAFF_PASSWORD, ...app };
    },
    /** The `Authorization` of a staff session. */
    async bearer(role: string): Promise<string> {
      return sessionOf(kernel, (await system.staff(role)).userId);
    },
    /** A staff session. */
    async signIn(
      role: string,
      ask: typeof call = call,
    ): Promise<(method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>> {
      const { userId } = await system.staff(role);
      const open = async () => ({ at: Date.now(), authorization: await sessionOf(kernel, userId) });
      let session = await open();
      return async (method, path, sent) => {
        // On a busy machine a suite outlives a token.
        if (Date.now() - session.at > TOKEN_MS) session = await open();
        return ask(origin, method, path, sent, { authorization: session.authorization });
      };
    },
  };
  // A start that fails leaves nothing running behind.
  if (options.separate) {
    await Promise.all([system.startProcess('api'), options.worker === false ? undefined : system.startProcess('worker')]).catch(
      async (error: unknown) => {
        await system.close();
        throw error;
      },
    );
  }
  return system;
}

export type System = Awaited<ReturnType<typeof startSystem>>;

/** Waits until every view has seen a position. @throws Error when one of them has not after the usual time */
export async function settled(kernel: Kernel, position: number): Promise<void> {
  const views = [...kernel.registry.views.values()];
  if (!(await waitForViews(kernel.db, views, position, USUAL_SECONDS * 1_000)))
    throw new Error(`waited ${USUAL_SECONDS} s in vain for every view to see ${position}`);
}

/** Waits until every view has seen what happened until now: views are read on one by one, and one that knows says nothing of another. */
export async function caughtUp(kernel: Kernel): Promise<void> {
  const [now] = await kernel.db.query<{ horizon: string }>('select event_horizon() as horizon');
  await settled(kernel, Number(now!.horizon));
}
