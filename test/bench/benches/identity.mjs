/** What it costs to know who asks: a guarded read, a sign-in with its second factor, and asking the permission matrix. */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { client } from '../http.mjs';
import { closedLoop, inTurns, median, timed } from '../measure.mjs';
import { fromAnotherAddress } from '../people.mjs';
import { authenticator, lib, openBenchKernel } from '../product.mjs';

const READS = 400;
const READERS = 16;
const LOGINS = 12;
const CHECKS = 200_000;
const EXTRA_RULES = 20_000;
/** A request with this header passes the guard unasked: only here, in the process of the bench. */
const UNGUARDED = 'x-bench-unguarded';

export async function run({ root, engine, report, quick }) {
  const at = await engine.environment();
  const api = (file) => import(pathToFileURL(join(root, 'dist', 'services', 'api', 'src', `${file}.js`)).href);
  const fixtures = await openBenchKernel(root, at.env);
  const runs = quick ? 3 : 5;
  const principals = await passWhoSaysSo(api);
  const { openLog } = await lib(root, 'runtime');
  const app = await (await api('app')).createApp(fixtures.kernel, openLog('bench'));
  try {
    await app.listen(at.port, '127.0.0.1');
    const people = await accounts(root, fixtures, api, LOGINS * (runs + 1));
    const site = { 'x-site-key': at.env.SITE_KEY };
    const http = client(at.port, { headers: site });
    const next = people[Symbol.iterator]();
    const { token, account } = await signedIn(http, next.next().value);
    await guardedRead({ http, token, account, principals, runs, report });
    await logins({ http, next, runs, report });
    http.close();
    await permissions(root, runs, report);
  } finally {
    await app.close();
    await fixtures.kernel.close();
  }
}

/** The same read by the same process, once through the guard and once past it, in turns. */
async function guardedRead({ http, token, account, principals, runs, report }) {
  const path = `/api/views/user-accounts/${account.userId}`;
  const headers = { authorization: `Bearer ${token}` };
  await http.must('GET', path, undefined, headers);
  const asking = principals.last();
  const guarded = () => http.must('GET', path, undefined, headers);
  const unguarded = () => http.must('GET', path, undefined, { [UNGUARDED]: asking });
  const added = [];
  const bare = [];
  for (let run = -1; run < runs; run++) {
    globalThis.gc?.();
    const times = { guarded: [], unguarded: [] };
    for (let i = 0; i < READS; i++) {
      times.guarded.push(await timed(guarded));
      times.unguarded.push(await timed(unguarded));
    }
    if (run < 0) continue;
    added.push(median(times.guarded) - median(times.unguarded));
    bare.push(median(times.unguarded));
  }
  report({
    id: 'identity.guard.addedMs',
    unit: 'ms',
    own: added,
    anchor: { name: 'the same read past the guard, median', runs: bare },
    note: `${READS} reads of one account, each way in turns`,
  });
  const { own, anchor } = await inTurns(
    runs,
    async () => (await closedLoop(READERS, READS / 4, guarded)).perSecond,
    async () => (await closedLoop(READERS, READS / 4, unguarded)).perSecond,
  );
  report({
    id: 'guard.vsOpen',
    unit: '/s',
    own,
    anchor: { name: 'the same read past the guard', runs: anchor },
    asRatio: true,
    note: `${READERS} readers without a pause`,
  });
}

/** Password, then the code of an authenticator app, as a member of the staff does; each with an account and address of its own. */
async function logins({ http, next, runs, report }) {
  const figures = { password: [], factor: [], whole: [] };
  for (let run = 0; run < runs; run++) {
    const times = { password: [], factor: [], whole: [] };
    for (let i = 0; i < LOGINS; i++) {
      const { passwordMs, factorMs } = await signedIn(http, next.next().value);
      times.password.push(passwordMs);
      times.factor.push(factorMs);
      times.whole.push(passwordMs + factorMs);
    }
    for (const [name, all] of Object.entries(times)) figures[name].push(median(all));
  }
  const note = 'staff: argon2id 64 MiB, 3 passes, 4 lanes; one at a time';
  report({ id: 'identity.login.ms', unit: 'ms', own: figures.whole, note });
  report({ id: 'identity.login.passwordMs', unit: 'ms', own: figures.password, note });
  report({ id: 'identity.login.factorMs', unit: 'ms', own: figures.factor, note: 'authenticator code, session and cookie' });
}

async function signedIn(http, account) {
  const { email, password, code } = account;
  const from = fromAnotherAddress();
  let challenge;
  let token;
  const passwordMs = await timed(async () => {
    ({ challenge } = await http.must('POST', '/api/login', { email, password }, from));
  });
  const factorMs = await timed(async () => {
    ({ token } = await http.must('POST', '/api/login/factor', { challenge, method: 'totp', code: code() }, from));
  });
  return { token, account, passwordMs, factorMs };
}

/** Asking the matrix with the rules there are, and again with twenty thousand more in the same tables. */
async function permissions(root, runs, report) {
  const { commandRows, may } = await lib(root, 'contracts');
  const rows = commandRows();
  const asked = [...rows.keys()].slice(0, 64);
  const ns = async () => {
    let granted = 0;
    const ms = await timed(async () => {
      for (let i = 0; i < CHECKS; i++) if (may(asked[i % asked.length], 'admin')) granted++;
    });
    if (granted === 0) throw new Error('the matrix grants an administrator nothing');
    return (ms * 1e6) / CHECKS;
  };
  const few = rows.size;
  const extra = Array.from({ length: EXTRA_RULES }, (_, i) => `BenchCommand${i}`);
  const { own, anchor } = await inTurns(
    runs,
    async () => {
      for (const name of extra) rows.set(name, { area: 'Bench', marks: { admin: '●' } });
      const taken = await ns();
      for (const name of extra) rows.delete(name);
      return taken;
    },
    ns,
  );
  report({ id: 'identity.permission.ns', unit: 'ns', own: anchor, note: `${few} commands` });
  report({
    id: 'identity.permission.growth',
    unit: 'ns',
    own,
    anchor: { name: `the same with ${few} commands`, runs: anchor },
    asRatio: true,
    note: `${few + EXTRA_RULES} commands`,
  });
}

/** Staff with the password cost of the product and an authenticator app; known to every view before anyone signs in. */
async function accounts(root, fixtures, api, count) {
  const { hash } = await import('@node-rs/argon2');
  const { COSTS } = await api('passwords/passwords');
  const password = randomUUID();
  const passwordHash = await hash(password, COSTS.staff);
  const people = [];
  for (let i = 0; i < count; i++) {
    const userId = randomUUID();
    const email = `staff-${userId.slice(0, 13)}@exemple.test`;
    await fixtures.dispatch('CreateUser', { userId, email, username: 'Bench', passwordHash, role: 'jurilien_admin' });
    people.push({ userId, email, password, code: await authenticator(fixtures, userId) });
  }
  const { projector } = await lib(root, 'persistence');
  const { kernel } = fixtures;
  const views = projector(kernel.db, kernel.codec, [...kernel.registry.views.values()], (_reader, _position, error) => {
    throw error;
  });
  await views.prepare();
  while (await views.step());
  return people;
}

/** Lets marked requests past the guard, with the principal a guarded one was found to have. */
async function passWhoSaysSo(api) {
  const { AccessGuard } = await api('auth/access.guard');
  const { canActivate } = AccessGuard.prototype;
  const known = new Map();
  let last = '';
  AccessGuard.prototype.canActivate = async function (context) {
    const request = context.switchToHttp().getRequest();
    const principal = known.get(request.headers[UNGUARDED]);
    if (principal) {
      request.principal = principal;
      return true;
    }
    const passed = await canActivate.call(this, context);
    if (request.principal) known.set((last = request.principal.sessionId), request.principal);
    return passed;
  };
  return { last: () => last };
}
