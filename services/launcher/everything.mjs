/** Builds what changed, starts database, services and demo, waits for them, and stops them in order. */
import { setTimeout as pause } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildServices } from './builders/build.mjs';
import { runOnce, supervise, tailOf } from './processes/children.mjs';
import { asFault, Fault } from './faults.mjs';
import { buildFrontend, staleFrontends } from './builders/frontends.mjs';
import { readJson, writeJson } from './hashes.mjs';
import { welcome } from './messages.mjs';
import { childEnvironment, clamdPortBeside, exitCodeOf, smtpPortBeside, STOP_SIGNALS } from './options.mjs';
import { stopGroup } from './processes/pids.mjs';
import { freePort } from './processes/ports.mjs';
import { startPostgres } from './processes/postgres.mjs';
import { runRecord } from './processes/run-record.mjs';
import { secretsIn } from './secrets.mjs';

/** Exit code of migrate.js when the database knows migrations this code does not. */
const NEWER_SCHEMA = 3;
const DEMO_PASSWORD = 'jurilien-demo-2026';
const READY_MS = 240_000;
const entry = (root, service, file = 'main') => join(root, 'dist', 'services', service, 'src', `${file}.js`);

export async function runEverything({ root, data, flags, ports, say, started, onStopped }) {
  const url = `http://localhost:${ports.port}`;
  const record = runRecord(data, url);
  const logs = (name) => join(data, 'logs', `${name}.log`);
  const running = { services: [], builds: [], postgres: undefined, starting: undefined, once: undefined, stopping: undefined };

  let ready = false;
  const stopAll = () => {
    running.stopping ??= (async () => {
      say('STOPPING');
      record.stopping();
      running.once?.kill('SIGTERM');
      for (const pid of running.builds) stopGroup(pid);
      // Worker first, so that nothing new is sent; the database last, so that everyone can finish a sentence.
      for (const service of [...running.services].reverse()) await service.stop(service.name === 'worker' ? 25_000 : 15_000);
      await running.starting?.catch(() => {});
      await running.postgres?.stop();
      onStopped();
      say('STOPPED');
    })();
    return running.stopping;
  };
  // A start that was cut short has not done what it was asked; a product that is asked to stop has.
  const onSignal = (signal) => {
    const code = ready ? 0 : exitCodeOf(signal);
    stopAll().then(
      () => process.exit(code),
      () => process.exit(1),
    );
  };
  for (const signal of STOP_SIGNALS) process.on(signal, onSignal);

  try {
    const state = readJson(join(data, 'state.json'), {});
    const secrets = secretsIn(join(data, 'secrets.json'));
    const external = process.env.DATABASE_URL || undefined;
    if (!external) running.starting = startDatabase({ data, state, secrets, logFile: logs('postgres'), running, record });
    const [postgres] = await settled([running.starting, build(root, say, running.builds)]);
    if (running.stopping) return await running.stopping;

    const smtpPort = await freePort(smtpPortBeside(ports.sandboxPort));
    const clamdPort = await freePort(clamdPortBeside(ports.sandboxPort));
    writeJson(join(data, 'state.json'), { ...state, postgresPort: postgres?.port ?? state.postgresPort, smtpPort });
    const demoPassword = process.env.DEMO_PASSWORD ?? DEMO_PASSWORD;
    const env = childEnvironment({
      env: process.env,
      ...ports,
      smtpPort,
      clamdPort,
      databaseUrl: external ?? postgres.url,
      secrets,
      dataDir: data,
      demoPassword,
    });
    const common = { node: process.execPath, root, env };
    const once = (name, script, args = [], more = {}) =>
      runOnce({
        ...common,
        env: { ...env, ...more },
        script,
        args,
        logFile: logs(name),
        onPid: (pid, child) => {
          running.once = child;
          record.child(name, pid, script);
        },
      });

    await migrate(once, { root, external, logFile: logs('migrate'), running });
    if (!running.stopping)
      await demo(once, { root, data, flags, say, databaseUrl: env.DATABASE_URL, logFile: logs('demo'), external, running });
    if (running.stopping) return await running.stopping;

    for (const name of ['sandbox', 'api', 'worker']) {
      running.services.push(
        supervise({
          ...common,
          name,
          script: entry(root, name),
          logFile: logs(name),
          say,
          onPid: (pid) => record.child(name, pid, entry(root, name)),
        }),
      );
    }
    await Promise.race([
      Promise.all([
        answers(`http://127.0.0.1:${ports.port}/health/ready`, logs('api')),
        answers(`http://127.0.0.1:${ports.sandboxPort}/`, logs('sandbox')),
      ]),
      ...running.services.map((service) => service.failed),
    ]);
    for (const service of running.services) service.markReady();
    ready = true;
    if (postgres) watchDatabase(postgres, { data, secrets, logFile: logs('postgres'), running, record, say });
    const { accounts = [] } = readJson(join(data, 'accounts.json'), {});
    console.log(
      welcome({
        url,
        sandboxUrl: `http://localhost:${ports.sandboxPort}`,
        accounts,
        password: demoPassword,
        seconds: Math.round((Date.now() - started) / 100) / 10,
        dataDir: data,
        external: Boolean(external),
      }),
    );
  } catch (error) {
    if (running.stopping) return await running.stopping;
    for (const signal of STOP_SIGNALS) process.off(signal, onSignal);
    for (const service of [...running.services].reverse()) await service.stop(5000);
    await running.postgres?.stop();
    throw error;
  }
  return undefined;
}

/** Like Promise.all, but waits for all before failing, so that nothing is still starting while we stop. */
async function settled(promises) {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
  return results.map((result) => result.value);
}

async function startDatabase({ data, state, secrets, logFile, running, record }) {
  const postgres = await startPostgres({
    dataDir: join(data, 'postgres'),
    port: state.postgresPort,
    password: secrets.databasePassword,
    logFile,
  });
  running.postgres = postgres;
  record.child('postgres', postgres.pid, join(data, 'postgres'));
  return postgres;
}

/** A database that dies is started again on its port; the services reconnect by themselves. */
function watchDatabase(postgres, context) {
  const { running, say, secrets, data, logFile } = context;
  postgres.exited.then(async (code) => {
    for (let wait = 1; !running.stopping; wait = Math.min(wait * 2, 30)) {
      say('RESTARTING', { name: 'PostgreSQL', why: `code ${code}`, seconds: wait, log: logFile });
      await pause(wait * 1000);
      if (running.stopping) return;
      try {
        const again = await startDatabase({
          data,
          state: { postgresPort: postgres.port },
          secrets,
          logFile,
          running,
          record: context.record,
        });
        say('RESTARTED', { name: 'PostgreSQL' });
        return watchDatabase(again, context);
      } catch {
        // Reported again after a longer pause.
      }
    }
    return undefined;
  });
}

async function build(root, say, pids) {
  const stale = staleFrontends(root);
  if (stale.length > 0 || !existsSync(join(root, 'dist'))) say('BUILDING', { parts: ['services', ...stale.map((f) => f.name)].join(', ') });
  try {
    await buildServices(root);
  } catch (error) {
    const known = asFault(error, root);
    throw known instanceof Fault ? known : new Fault('BUILD_FAILED', { part: 'services', detail: error.message });
  }
  await settled(stale.map((frontend) => buildFrontend(root, frontend, (pid) => pids.push(pid))));
}

async function migrate(once, { root, external, logFile, running }) {
  const code = await once('migrate', entry(root, 'worker', 'migrate'));
  if (code === 0 || running.stopping) return;
  const detail = tailOf(logFile, 8);
  if (code === NEWER_SCHEMA) throw new Fault(external ? 'SCHEMA_NEWER_OUTSIDE' : 'SCHEMA_NEWER');
  if (!external) {
    const full = asFault(new Error(detail), dirname(dirname(logFile)));
    if (full instanceof Fault) throw full;
  }
  throw new Fault(external ? 'MIGRATION_FAILED_OUTSIDE' : 'MIGRATION_FAILED', { detail });
}

/**
 * The demo is filled before the worker starts: its commands carry past instants, and timers must not act on half of a story.
 * The flag names the database, so that an external one is asked once.
 */
async function demo(once, { root, data, flags, say, databaseUrl, logFile, external, running }) {
  const flag = join(data, 'demo-done');
  const database = external ? createHash('sha256').update(databaseUrl).digest('hex').slice(0, 16) : 'embedded';
  const done = readJson(flag, {});
  if (done[database]) return;
  if (!flags.empty) say('DEMO');
  const code = await once('demo', entry(root, 'worker', 'demo/main'), flags.empty ? ['--staff-only'] : [], {
    NODE_ENV: 'development',
    ALLOW_SHIFTED_CLOCK: 'true',
  });
  if (running.stopping) return undefined;
  if (code !== 0) return say('DEMO_FAILED', { log: logFile });
  writeFileSync(flag, `${JSON.stringify({ ...done, [database]: flags.empty ? 'empty' : 'filled' })}\n`);
  return undefined;
}

/**
 * Whether a start is over. An API that takes requests while what it hands on is not done yet is waited for, unless a poison event
 * stopped a reader: an operator starts that one again, and needs the product for it.
 */
async function isUp(response) {
  if (response.status >= 500) return false;
  const text = await response.text();
  if (!text.startsWith('{"status":"degraded"')) return true;
  const { checks } = JSON.parse(text);
  const amiss = Object.keys(checks).filter((name) => checks[name] !== 'ok');
  return amiss.length === 1 && amiss[0] === 'readers' && checks.readers.startsWith('stopped');
}

async function answers(address, logFile) {
  const until = Date.now() + READY_MS;
  for (;;) {
    try {
      const response = await fetch(address, { signal: AbortSignal.timeout(3000), redirect: 'manual' });
      if (await isUp(response)) return;
    } catch {
      // Not listening yet.
    }
    if (Date.now() > until) throw new Fault('CHILD_FAILED', { name: address, log: logFile, tail: tailOf(logFile) });
    await pause(60);
  }
}
