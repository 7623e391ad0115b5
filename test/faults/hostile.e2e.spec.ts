import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { asShipped } from '@jurilien/event-sourcing/testing';
import { hitKey } from '@jurilien/persistence';
import { intakeUnprovenPerHour, intakeWorkBits } from '@jurilien/reference';
import { solve } from '../../services/api/src/requests/proof-of-work.testing.js';
import { eventually, msOf, quickest } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { requestFields } from '../support/people.js';
import { startSystem, type System } from '../support/system.js';
import { roomInWindow } from '../support/windows.js';

type Staff = Awaited<ReturnType<System['signIn']>>;
const JSON_TYPE = { 'content-type': 'application/json' };
const guess = (): string => Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');

/** One attacker, the whole surface: what they try leaves no trace in the log and teaches them nothing. */
describe('someone hostile', () => {
  let system: System;
  let admin: Staff;
  let lead: Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;
  beforeAll(async () => {
    system = await startSystem();
    admin = await system.signIn('admin');
    lead = await mainJob(system).submit();
    await eventually(async () => (await admin('GET', `/api/views/leads/${lead.leadId}`)).status === 200, 'the request');
  });
  afterAll(() => system?.close());

  const from = (address: string) => ({ 'x-site-key': system.settings.SITE_KEY, 'x-forwarded-for': address });
  const ask = (path: string, init: RequestInit = {}): Promise<Response> =>
    fetch(`${system.origin}${path}`, { redirect: 'manual', ...init });
  /** Bytes as they are, past any client's manners; answers the status lines that came back. */
  const raw = (bytes: string): Promise<string[]> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(system.origin);
      const chunks: Buffer[] = [];
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.setTimeout(3_000, () => socket.destroy());
      socket.on('data', (chunk) => chunks.push(chunk));
      socket.on('close', () =>
        resolve(
          [
            ...Buffer.concat(chunks)
              .toString()
              .matchAll(/^HTTP\/1\.1 (\d{3})/gm),
          ].map((m) => m[1]!),
        ),
      );
      socket.on('error', reject);
    });

  /** How many guessed links are counted for an address, in whichever window. */
  const misses = async (address: string): Promise<number> => {
    const [row] = await system.kernel.db.query<{ hits: number }>(
      'select coalesce(sum(hits), 0)::int as hits from rate_limits where key = $1',
      [hitKey(`link-miss:${address}`)],
    );
    return row!.hits;
  };

  // proves: ASVS row 43
  it('learns nothing by guessing links, and is sent away; the holder of one is not', async () => {
    await roomInWindow(900);
    const doors = ['/api/public/link', '/api/public/lead-status', '/api/public/offer', '/api/public/drafts'];
    const answers = new Map<string, Set<string>>();
    for (let i = 0; i < 28; i++) {
      const door = doors[i % doors.length]!;
      const answer = await ask(door, { headers: { ...from('203.0.113.66'), authorization: `Link ${guess()}` } });
      const text = (await answer.text()).replace(/"reference":"[^"]+"/, '');
      answers.set(door, (answers.get(door) ?? new Set()).add(`${answer.status} ${text}`));
    }
    for (const [door, bodies] of answers) expect({ door, different: bodies.size }).toEqual({ door, different: 1 });
    for (let i = 0; i < 4; i++) await ask(doors[1]!, { headers: { ...from('203.0.113.66'), authorization: `Link ${guess()}` } });
    const away = await ask(doors[1]!, { headers: { ...from('203.0.113.66'), authorization: `Link ${lead.statusToken}` } });
    expect(away.status).toBe(429);
    expect(Number(away.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(away.headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/);
    const holder = await ask(doors[1]!, { headers: { ...from('203.0.113.67'), authorization: `Link ${lead.statusToken}` } });
    expect(holder.status).toBe(200);
  });

  // proves: ASVS row 67
  it('is counted by the address we see, whatever the request says about itself', async () => {
    const claimed = Array.from({ length: 5 }, (_, i) => `198.51.100.${i}`);
    const before = await misses('127.0.0.1');
    for (const address of claimed)
      await ask('/api/public/lead-status', {
        headers: { 'x-forwarded-for': address, forwarded: `for=${address}`, 'x-real-ip': address, authorization: `Link ${guess()}` },
      });
    // Only these keys: codes that the worker sends meanwhile are counted in the same table.
    expect(await misses('127.0.0.1')).toBe(before + claimed.length);
    for (const address of claimed) expect(await misses(address)).toBe(0);
  });

  // proves: ASVS row 45
  it('finds no other’s things by their ids: not there and not yours are the same answer', async () => {
    const restricted = await system.signIn('admin_restricted');
    for (const path of [
      (id: string) => `/api/views/leads/${id}`,
      (id: string) => `/api/views/lead-details/${id}`,
      (id: string) => `/api/leads/${id}/timers`,
      (id: string) => `/api/leads/${id}/price-preview`,
    ]) {
      const [theirs, unknown] = [await restricted('GET', path(lead.leadId)), await restricted('GET', path(randomUUID()))];
      expect(theirs.status).toBe(404);
      const { reference: _a, ...refusal } = theirs.body;
      const { reference: _b, ...same } = unknown.body;
      expect(refusal).toEqual(same);
    }
    const status = `Link ${lead.statusToken}`;
    for (const name of ['ClaimOffer', 'ValidateLead', 'GrantCredits', 'RevealContact']) {
      const { status: answer } = await ask(`/api/public/commands/${name}`, {
        method: 'POST',
        headers: { ...JSON_TYPE, authorization: status },
        body: JSON.stringify({ commandId: randomUUID(), payload: { leadId: randomUUID() } }),
      });
      expect({ name, answer }).toEqual({ name, answer: 404 });
    }
  });

  // proves: ASVS row 47
  it('gives no one a role, and itself no field, by sending more than was asked for', async () => {
    const body = { ...lead.body, leadId: randomUUID(), duplicateConfirmed: true };
    for (const extra of [
      'role',
      'coinValue',
      'teamValidated',
      'phoneNumberConfirmed',
      'emailConfirmed',
      'state',
      'creditValue',
      'superLead',
    ]) {
      const inFields = { ...body, fields: { ...body.fields, [extra]: extra === 'role' ? 'jurilien_admin' : true } };
      for (const sent of [{ ...body, [extra]: true }, inFields]) {
        const answer = await ask('/api/public/requests', {
          method: 'POST',
          headers: { ...JSON_TYPE, ...from(`198.51.100.${extra.length}`) },
          body: JSON.stringify(sent),
        });
        expect({ extra, status: answer.status }).toEqual({ extra, status: 422 });
      }
    }
    const login = await ask('/api/login', {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ email: 'a@b.ca', password: 'x', role: 'jurilien_admin' }),
    });
    expect(login.status).toBe(422);
  });

  // proves: ASVS row 65
  it('changes no prototype, and says nothing twice', async () => {
    for (const text of [
      '{"__proto__":{"admin":true},"email":"a@b.ca","password":"x"}',
      '{"constructor":{"prototype":{"admin":true}},"email":"a@b.ca","password":"x"}',
    ]) {
      const { status } = await ask('/api/login', { method: 'POST', headers: JSON_TYPE, body: text });
      expect([400, 422]).toContain(status);
    }
    expect(({} as { admin?: boolean }).admin).toBeUndefined();
    for (const path of [
      '/api/views/leads?page=1&page=2',
      '/api/views/leads?q=a&q=b',
      '/api/audit?filter={}&filter={"person":"x"}',
      '/api/views/leads?__proto__=1',
      '/api/views/leads?filter={"__proto__":"x"}&perPage=5',
    ])
      expect({ path, status: (await admin('GET', path)).status }).toMatchObject({ path, status: expect.any(Number) });
    for (const path of ['/api/views/leads?page=1&page=2', '/api/views/leads?q=a&q=b', '/api/views/leads?__proto__=1'])
      expect({ path, status: (await admin('GET', path)).status }).toEqual({ path, status: 422 });
  });

  // proves: ASVS row 66
  it.each([
    ['two lengths of a body', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /api/audit HTTP/1.1\r\nHost: x\r\n\r\n'],
    ['chunked in another spelling', 'Transfer-Encoding: xchunked\r\nContent-Length: 4\r\n\r\nabcd'],
    ['two different lengths', 'Content-Length: 4\r\nContent-Length: 5\r\n\r\nabcde'],
    ['a length that is none', 'Content-Length: -1\r\n\r\n'],
    ['a header with a space before its colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
    ['a bare line feed in a header', 'X-A: b\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('smuggles no second request: %s', async (_what, rest) => {
    const answers = await raw(`POST /api/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${rest}`);
    expect(answers).toEqual(['400']);
  });

  // proves: ASVS row 68
  it('fills nothing up: bodies, depth, lengths and pages are bounded', async () => {
    const post = (body: string) => ask('/api/login', { method: 'POST', headers: JSON_TYPE, body });
    expect((await post(`{"email":"${'a'.repeat(10_000_000)}"}`)).status).toBe(413);
    expect([400, 422]).toContain((await post(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)).status);
    expect([400, 422]).toContain((await post(`${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`)).status);
    expect((await admin('GET', '/api/views/leads?perPage=101')).status).toBe(422);
    expect([414, 431]).toContain((await ask(`/api/views/leads?q=${'a'.repeat(20_000)}`)).status);
    expect((await admin('GET', `/api/views/leads/${'a'.repeat(201)}`)).status).toBe(414);
  });

  // proves: ASVS row 61
  it('keeps no pattern busy: 100 kB into each text a person may send are answered at once', async () => {
    const nasty = ['a@'.repeat(40_000), `${'a'.repeat(80_000)}@`, ' '.repeat(80_000), `${'1-'.repeat(40_000)}`, `a${'.a'.repeat(40_000)}`];
    for (const text of nasty) {
      const send = async () => {
        const answer = await ask('/api/login', {
          method: 'POST',
          headers: { ...JSON_TYPE, ...from('198.51.100.9') },
          body: JSON.stringify({ email: text, password: 'x' }),
        });
        expect(answer.status).toBe(422);
      };
      expect(await quickest(1_000, () => msOf(send))).toBeLessThan(1_000);
    }
  });

  // proves: ASVS row 69
  it('forges no webhook, and repeats none in another’s name', async () => {
    const body = new URLSearchParams({ MessageSid: 'SM1', From: '+15145550142', Body: 'OUI' });
    for (const headers of [
      {},
      { 'x-twilio-signature': '' },
      { 'x-twilio-signature': 'AAAA' },
      { 'x-twilio-signature': `${'A'.repeat(27)}=` },
    ])
      expect(
        (await ask('/api/public/webhooks/sms', { method: 'POST', headers: headers as unknown as Record<string, string>, body })).status,
      ).toBe(403);
  });

  it('is led nowhere by a host of its own choosing', async () => {
    for (const host of ['evil.test', 'evil.test:80', '127.0.0.1@evil.test']) {
      const answers = await raw(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-Host: evil.test\r\nConnection: close\r\n\r\n`);
      expect(['200', '400']).toContain(answers[0]);
    }
    expect(await raw('GET /health/live HTTP/1.1\r\nConnection: close\r\n\r\n')).toEqual(['400']);
  });

  // proves: ASVS row 41
  it('reads in the answer to a client’s link no address or number in full', async () => {
    const kept = JSON.stringify(
      await (await ask('/api/public/lead-status', { headers: { authorization: `Link ${lead.statusToken}` } })).json(),
    );
    for (const secret of [lead.email, lead.phone, lead.fields.clientName, lead.fields.description]) expect(kept).not.toContain(secret);
  });

  // Last, for it stops every form that comes without work until the hour is over.
  it('floods no form: few come without the work, each one costs more, and a person in the flood gets through', async () => {
    const send = (address: string, over: object = {}) =>
      ask('/api/public/requests', {
        method: 'POST',
        headers: { ...JSON_TYPE, ...from(address) },
        body: JSON.stringify({ ...lead.body, fields: requestFields(), leadId: randomUUID(), ...over }),
      });
    const workFor = async (address: string, id: string): Promise<string> => {
      const headers = { ...JSON_TYPE, ...from(address) };
      const answer = await ask('/api/public/work', { method: 'POST', headers, body: JSON.stringify({ form: 'request', id }) });
      return ((await answer.json()) as { challenge: string }).challenge;
    };
    const bits = (challenge: string): number => Number(challenge.split('.', 1)[0]);
    await roomInWindow();
    expect(bits(await workFor('192.0.2.1', randomUUID()))).toBe(asShipped().value(intakeWorkBits));

    // Six hundred and fifty forms from a hundred and thirty places, as a herd of machines sends them; the trap keeps them from becoming requests.
    const places = Array.from({ length: 130 }, (_, i) => `198.18.${i}.1`);
    const statuses: number[] = [];
    await Promise.all(
      places.map(async (address) => {
        for (let i = 0; i < 5; i++) statuses.push((await send(address, { website: 'https://spam.test' })).status);
      }),
    );
    const passed = statuses.filter((status) => status === 201).length;
    expect(passed).toBeLessThanOrEqual(asShipped().value(intakeUnprovenPerHour));
    expect(statuses.filter((status) => status === 429)).toHaveLength(statuses.length - passed);

    const leadId = randomUUID();
    const refused = await send('192.0.2.2', { leadId });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const challenge = await workFor('192.0.2.2', leadId);
    expect(bits(challenge)).toBeGreaterThan(asShipped().value(intakeWorkBits));
    const work = solve(challenge);
    const through = await send('192.0.2.2', { leadId, work });
    expect({ status: through.status, code: ((await through.json()) as { code: string }).code }).toEqual({
      status: 201,
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{4}$/),
    });
    // The same work is nothing for another request, and staff see which one came without any.
    expect((await send('192.0.2.3', { work })).status).toBe(429);
    const marked = (id: string) =>
      eventually(async () => {
        const row = await admin('GET', `/api/views/lead-details/${id}`);
        return row.status === 200 && ((row.body.data ?? row.body) as { unproven: boolean });
      }, 'the request');
    expect(await marked(leadId)).toMatchObject({ unproven: false });
    expect(await marked(lead.leadId)).toMatchObject({ unproven: true });
  });
});
