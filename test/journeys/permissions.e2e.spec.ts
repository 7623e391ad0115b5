import { randomUUID } from 'node:crypto';
import { maySend, mayList, PROPOSABLE, ROLES, ROUTES, whoOf, type RoleName, type Route } from '@jurilien/contracts';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { needsSecondFactor } from '@jurilien/identity';
import { HOUR_MS } from '@jurilien/reference';
import { routesOf } from '../../services/api/src/routes.js';
import { impersonationOf, sessionOf, signed } from '../support/session.js';
import { call, startSystem, type System } from '../support/system.js';

const ago = (ms: number): string => new Date(Date.now() - ms).toISOString();
type Outcome = { status: number; code?: string; detail?: string; cache: string };

/** An account of a role, opened past HTTP. */
async function account(system: System, role: string, more: object = {}): Promise<string> {
  const userId = randomUUID();
  await system.dispatch('CreateUser', { userId, email: `${userId}@exemple.test`, username: role, role, ...more });
  return userId;
}

async function ask(system: System, method: string, path: string, authorization?: string, body: object = {}): Promise<Outcome> {
  const stop = new AbortController();
  const response = await fetch(`${system.origin}${path}`, {
    method,
    signal: stop.signal,
    headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
    ...(method === 'GET' || method === 'HEAD' ? {} : { body: JSON.stringify(body) }),
  });
  const problem = /problem/.test(response.headers.get('content-type') ?? '') && method !== 'HEAD';
  const { code, detail } = problem ? ((await response.json()) as { code: string; detail: string }) : {};
  stop.abort();
  return { status: response.status, code, detail, cache: response.headers.get('cache-control') ?? '' };
}

/** One question by every role at the same time: the answers do not depend on each other. */
const everyRole = (question: (role: RoleName) => Promise<void>): Promise<unknown> => Promise.all(ROLES.map(question));

/** A change of settings is proposed about no record: what it lacks is told to everyone who may propose it. */
const ABOUT_NOTHING = 'ProposeConfigChange';

describe('who may what, as the permission matrix says', () => {
  let system: System;
  let session: Record<RoleName, string>;
  let special: { expired: string; oneFactor: string; impersonation: string; otherKind: string };
  let routes: (readonly [method: string, path: string, row: Route])[];

  const events = async (): Promise<number> =>
    Number((await system.kernel.db.query<{ n: string }>('select count(*) as n from events'))[0]!.n);

  beforeAll(async () => {
    system = await startSystem();
    const { kernel } = system;
    const open = async (role: RoleName, over = {}) => sessionOf(kernel, await account(system, `jurilien_${role}`), over);
    session = Object.fromEntries(await Promise.all(ROLES.map(async (role) => [role, await open(role)] as const))) as typeof session;
    const now = Math.floor(Date.now() / 1_000);
    special = {
      expired: await open('admin', { at: ago(2 * HOUR_MS) }),
      oneFactor: await open('admin', { methods: ['password'] }),
      impersonation: await impersonationOf(kernel, await account(system, 'jurilien_client'), await account(system, 'jurilien_admin')),
      otherKind: `Bearer ${signed(kernel, 'second-factor', { id: randomUUID() }, { iat: now, exp: now + 600 })}`,
    };
    routes = routesOf(system.app!.getHttpAdapter().getInstance() as never)
      .filter((route) => !route.includes('*'))
      .map((route) => {
        const [method, path] = route.split(' ') as [string, string];
        return [method, path.replace(/:\w+/g, randomUUID()), ROUTES[route]!] as const;
      });
  });
  afterAll(() => system?.close());

  it('every route × every role and no one', async () => {
    const wrong: string[] = [];
    for (const [method, path, { access }] of routes) {
      if (typeof access === 'string' && access !== 'signed-in') {
        if ((await ask(system, method, path)).detail === 'sign in first') wrong.push(`no one ${method} ${path}`);
        continue;
      }
      if ((await ask(system, method, path)).status !== 401) wrong.push(`no one ${method} ${path}`);
      await everyRole(async (role) => {
        const { status, detail, cache } = await ask(system, method, path, session[role]);
        const admitted = access === 'signed-in' || access.includes(whoOf(`jurilien_${role}`)!.who);
        if (admitted === (status === 403 && detail === 'role') || status === 401 || status >= 500)
          wrong.push(`${role} ${method} ${path}: ${status} ${detail ?? ''}`);
        if (method === 'GET' && !cache.includes('no-store')) wrong.push(`${role} ${method} ${path} may be kept: ${cache}`);
      });
    }
    expect(wrong).toEqual([]);
  });

  it('every route × tokens that are over, of another kind, of one factor, or of someone who only looks', async () => {
    const wrong: string[] = [];
    for (const [method, path, { access, enrolment, impersonated }] of routes) {
      if (typeof access === 'string' && access !== 'signed-in') continue;
      const refused = [special.expired, special.otherKind, `Link ${'A'.repeat(43)}`, 'Bearer x.y.z'].map(async (token) => {
        if ((await ask(system, method, path, token)).status !== 401) wrong.push(`${token.slice(0, 12)} ${method} ${path}`);
      });
      await Promise.all(refused);
      const weak = await ask(system, method, path, special.oneFactor);
      const admitted = access === 'signed-in' || access.includes('admin');
      if (admitted && (weak.code === 'SECOND_FACTOR_REQUIRED') === (enrolment === true)) wrong.push(`one factor ${method} ${path}`);
      if (method === 'GET' || impersonated || access !== 'signed-in') continue;
      const looking = await ask(system, method, path, special.impersonation);
      if (looking.detail !== 'impersonation-only-reads') wrong.push(`impersonation ${method} ${path}: ${looking.status}`);
    }
    expect(wrong).toEqual([]);
  });

  it('reading everything twice, with GET and HEAD, changes nothing', async () => {
    const before = await events();
    const reads = [
      ...routes.filter(([method, path]) => method === 'GET' && path !== '/api/live').map(([, path]) => path),
      ...[...system.kernel.registry.views.keys()].map((view) => `/api/views/${view}`),
    ];
    for (const path of [...reads, ...reads])
      for (const method of ['GET', 'HEAD']) expect((await ask(system, method, path, session.admin)).status).toBeLessThan(500);
    expect(await events()).toBe(before);
  });

  it('L25-15: every command and every view × every role', async () => {
    const wrong: string[] = [];
    const before = await events();
    for (const name of system.kernel.registry.decisions.keys())
      await everyRole(async (role) => {
        const mark = maySend(name, whoOf(`jurilien_${role}`)!.who);
        const body = { commandId: randomUUID(), payload: {}, reason: 'Essai de la matrice' };
        const { status, code, detail } = await ask(system, 'POST', `/api/commands/${name}`, session[role], body);
        const expected = !mark
          ? code === 'FORBIDDEN' && detail === 'role'
          : mark === 'q' && !PROPOSABLE.has(name)
            ? code === 'FOUR_EYES_REQUIRED'
            : mark === 'c'
              ? code === 'FORBIDDEN' && detail === 'canned-text-only'
              : 'osq'.includes(mark) && name !== ABOUT_NOTHING
                ? status === 404
                : status === 422;
        if (!expected) wrong.push(`${role} ${name} (${mark ?? 'no mark'}): ${status} ${code ?? ''} ${detail ?? ''}`);
      });
    expect(wrong).toEqual([]);
    expect(await events()).toBe(before);
    for (const view of system.kernel.registry.views.keys())
      await everyRole(async (role) => {
        const { status } = await ask(system, 'GET', `/api/views/${view}`, session[role]);
        expect([view, role, status]).toEqual([view, role, mayList(view, whoOf(`jurilien_${role}`)!.who) ? 200 : 403]);
      });
  });

  it('someone else’s things are as if they were not', async () => {
    const register = async () => {
      const professionalId = randomUUID();
      await system.dispatch('RegisterProfessional', {
        professionalId,
        title: 'lawyer',
        name: 'Me Essai',
        province: 'QC',
        lang: 'fr',
        email: `${professionalId}@exemple.test`,
        phoneNumber: '+15145550177',
      });
      return { professionalId, token: await sessionOf(system.kernel, await account(system, 'jurilien_professional', { professionalId })) };
    };
    const [one, other] = [await register(), await register()];
    const pause = (as: string, professionalId: string) =>
      ask(system, 'POST', '/api/commands/PauseOffers', as, { commandId: randomUUID(), payload: { professionalId } });
    expect((await pause(one.token, other.professionalId)).status).toBe(404);
    expect((await pause(one.token, randomUUID())).status).toBe(404);
    expect((await pause(one.token, one.professionalId)).status).not.toBe(404);

    const leadId = randomUUID();
    await system.dispatch('StartLeadDraft', { leadId, lang: 'fr', form: 'request', channel: 'web' });
    const edit = (as: string) =>
      ask(system, 'POST', '/api/commands/SaveLeadDraft', as, { commandId: randomUUID(), payload: { leadId, step: 'need', answers: {} } });
    expect((await edit(session.client)).status).toBe(404);
  });

  it('a field no one asked for is refused by name, whatever it would have set', async () => {
    const extra = ['role', 'coinValue', 'teamValidated', 'phoneNumberConfirmed', 'priceCc', 'assigneeId', '__proto__x'];
    const { body, status } = await call(
      system.origin,
      'POST',
      '/api/commands/TagLead',
      { commandId: randomUUID(), payload: { leadId: randomUUID(), ...Object.fromEntries(extra.map((name) => [name, true])) } },
      { authorization: session.admin },
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual(extra.map((field) => ({ field, message: 'unknown' })));
  });

  it('staff roles are those that need a second factor', () => {
    expect(ROLES.filter((role) => !needsSecondFactor(`jurilien_${role}`, asShipped()))).toEqual(['client', 'recruit']);
  });
});

describe('another product’s prefix', () => {
  it('opens this installation’s roles and no other’s', async () => {
    const system = await startSystem({ env: { PRODUCT_SLUG: 'other' } });
    try {
      const read = async (role: string) =>
        (await ask(system, 'GET', '/api/views/staff', await sessionOf(system.kernel, await account(system, role)))).status;
      expect([await read('other_admin'), await read('jurilien_admin')]).toEqual([200, 401]);
    } finally {
      await system.close();
    }
  });
});
