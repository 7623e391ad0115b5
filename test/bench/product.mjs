/** The product's processes as `npm start` runs them, on ports of their own, and a door past HTTP for fixtures. */
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { supervise } from '../../services/launcher/processes/children.mjs';
import { buildFrontend, staleFrontends } from '../../services/launcher/builders/frontends.mjs';
import { client } from './http.mjs';
import { until } from './measure.mjs';

const SYSTEM = { kind: 'system', id: 'bench' };

/** A built library of the product, or one file of it. */
export const lib = (root, name, file = 'index') => import(pathToFileURL(join(root, 'dist', 'libs', name, 'src', `${file}.js`)).href);

/** A kernel in this process, for fixtures and for what is measured without HTTP. */
export async function openBenchKernel(root, env) {
  const { openKernel, readSettings } = await lib(root, 'runtime');
  const kernel = await openKernel(readSettings({ ...env, NODE_ENV: 'test', ALLOW_SHIFTED_CLOCK: 'true' }), 'jurilien-bench');
  const dispatch = (name, input, over = {}) => kernel.dispatch({ name, input, commandId: randomUUID(), actor: SYSTEM, ...over });
  return { kernel, dispatch };
}

/** The API serves the front ends, so they must exist; which version of them changes no figure. */
async function frontEnds(root) {
  for (const frontend of staleFrontends(root)) if (!existsSync(join(root, frontend.output))) await buildFrontend(root, frontend);
}

/**
 * Without the API nothing says that it is ready: the bench that starts it so waits for what it does.
 * BENCH_CPU_PROFILE names a folder for CPU profiles of the processes.
 */
export async function startProduct({ root, env, dataDir, port }, { names = ['sandbox', 'api', 'worker'], args = {} } = {}) {
  if (names.includes('api')) await frontEnds(root);
  const profile = process.env.BENCH_CPU_PROFILE;
  const services = names.map((name) =>
    supervise({
      name,
      root,
      node: process.execPath,
      args: args[name],
      script: join(root, 'dist', 'services', name, 'src', 'main.js'),
      logFile: join(dataDir, `${name}.log`),
      say: (code, values) => console.error(code, values),
      onPid: () => {},
      env: profile ? { ...env, NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profile}/${name}` } : env,
    }),
  );
  const http = client(port);
  await Promise.race([
    until(
      async () =>
        !names.includes('api') ||
        http.send('GET', '/health/ready').then(
          (a) => a.status === 200 && a.body.status === 'ok',
          () => false,
        ),
      'the product to be ready',
      180,
    ),
    ...services.map((s) =>
      s.failed.catch(({ details }) => {
        throw new Error(`${details.name} does not start:\n${details.tail}`);
      }),
    ),
  ]);
  return {
    http,
    pids: Object.fromEntries(services.map(({ name, pid }) => [name, pid])),
    /** A client signed in as a member of the staff. */
    async signIn({ kernel, dispatch }, role = 'admin') {
      const { hash } = await import('@node-rs/argon2');
      const password = randomUUID();
      const email = `${role}-${randomUUID().slice(0, 8)}@exemple.test`;
      const id = randomUUID();
      await dispatch('CreateUser', {
        userId: id,
        email,
        emailHash: kernel.secrets.hash(`email:${email}`),
        username: role,
        passwordHash: await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 }),
        role: `${env.PRODUCT_SLUG ?? 'jurilien'}_${role}`,
      });
      const code = await authenticator({ dispatch }, id);
      const headers = {};
      /** A new session under the same name: a token is good for a quarter of an hour. */
      const renew = async () => {
        const { challenge } = await until(
          async () => {
            const { status, body } = await http.send('POST', '/api/login', { email, password });
            return status === 200 && body;
          },
          'the password to be known',
          20,
        );
        const { body } = await http.send('POST', '/api/login/factor', { challenge, method: 'totp', code: code() });
        if (!body.token) throw new Error(`signing in: ${JSON.stringify(body)}`);
        headers.authorization = `Bearer ${body.token}`;
        return body.token;
      };
      const token = await renew();
      return { id, http: client(port, { headers }), token, renew };
    },
    async stop() {
      http.close();
      for (const service of services.reverse()) await service.stop();
    },
  };
}

/** Gives an account an authenticator app; its code of now, for one sign-in. */
export async function authenticator({ dispatch }, userId) {
  const { Secret, TOTP } = await import('otpauth');
  const secret = new Secret({ size: 20 }).base32;
  const factorId = randomUUID();
  const authAt = new Date().toISOString();
  await dispatch('EnrolSecondFactor', { userId, factorId, kind: 'totp', name: 'Bench', secret, authAt });
  // The half minute before is the one that is spent.
  await dispatch('ConfirmSecondFactor', { userId, factorId, step: Math.floor(Date.now() / 30_000) - 1, authAt });
  return () => new TOTP({ secret }).generate();
}

/** Waits until every reader has seen the log and no work is pending: a message of next month, or tonight's check of the books, is not yet. */
export const quiet = (kernel, seconds = 300, everyMs = 50) =>
  until(
    async () => {
      const [row] = await kernel.db.query(`select (select count(*) from set_aside) as aside,
    (select count(*) from checkpoints, event_horizon() h where position < h) as behind, (select count(*) from work_items where state = 'pending' and due_at < clock_timestamp() + interval '1 minute') as owed`);
      if (Number(row.aside) > 0) throw new Error('a reader set an event aside');
      return Number(row.behind) === 0 && Number(row.owed) === 0;
    },
    'readers and work to be done',
    seconds,
    everyMs,
  );
