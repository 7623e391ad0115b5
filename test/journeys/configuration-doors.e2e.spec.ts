import { createPrivateKey, generateKeyPairSync, randomBytes, randomUUID, sign } from 'node:crypto';
import { KEYS, LAWYER_TYPES } from '@jurilien/reference';
import { approvedProfessional } from '../support/people.js';
import { signInPro } from '../support/pro.js';
import { eventually } from '../support/eventually.js';
import { call, settled, startSystem, type System } from '../support/system.js';

type Asks = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>;
const WHY = 'Décidé par la direction en novembre';
const FILES = { key: 'lead.files.max', scope: {}, value: 7 };
const MONEY = { key: 'pricing.minCc', scope: { province: 'QC' }, value: 100 };
const filter = (by: object): string => encodeURIComponent(JSON.stringify(by));

/** Every door of the configuration, tried by people it is not for and with what no form sends (4.10.9, 4.11). */
describe('the doors of the configuration', () => {
  let system: System;
  const people = {} as Record<'ada' | 'bea' | 'quebec' | 'report' | 'validation' | 'restricted' | 'professional' | 'stranger', Asks>;
  /** A proposal that waits, known by its id. */
  let waiting: string;

  beforeAll(async () => {
    system = await startSystem();
    for (const [name, role] of [
      ['ada', 'admin'],
      ['bea', 'admin'],
      ['quebec', 'admin_qc'],
      ['report', 'report_admin'],
      ['validation', 'admin_validation'],
      ['restricted', 'admin_restricted'],
    ] as const)
      people[name] = await system.signIn(role);
    people.professional = await signInPro(system, (await approvedProfessional(system)).professionalId);
    people.stranger = (method, path, body) => call(system.origin, method, path, body);
    waiting = randomUUID();
    expect((await send(people.ada, 'ProposeConfigChange', { changeId: waiting, set: [MONEY] })).status).toBe(200);
  });
  afterAll(() => system?.close());

  const send = async (who: Asks, name: string, payload: object, commandId: string = randomUUID(), reason = WHY) => {
    const answer = await who('POST', `/api/commands/${name}`, { commandId, payload, reason });
    if (answer.status === 200) await settled(system.kernel, answer.body.position as number);
    return answer;
  };
  const propose = (set: unknown, more: object = {}, who = people.ada) =>
    send(who, 'ProposeConfigChange', { changeId: randomUUID(), set, ...more });
  const hashOf = async (id: string) => (await people.ada('GET', `/api/views/config-changes/${id}`)).body.hash as string;
  const faults = async (set: unknown, more: object = {}) => {
    const { status, body } = await propose(set, more);
    return { status, faults: Object.fromEntries((body.errors ?? []).map((e: { field: string; message: string }) => [e.field, e.message])) };
  };

  it('open for reading to administrators, those of a province and reports, and to no one else by any way', async () => {
    const doors = [
      ...['config-current', 'config-changes', 'config-history', 'legal-documents'].flatMap((view) => [
        `/api/views/${view}`,
        `/api/views/${view}?perPage=1&q=pricing`,
        `/api/views/${view}?filter=${filter({ id: waiting })}`,
        `/api/views/${view}/${waiting}`,
        `/api/views/${view}/actions?ids=${waiting}`,
      ]),
      '/api/configuration',
      '/api/configuration.csv',
      '/api/configuration/export',
    ];
    for (const who of ['validation', 'restricted', 'professional', 'stranger'] as const)
      for (const path of doors) {
        const { status, body } = await people[who]('GET', path);
        // Where no one has an action, there is no such door.
        const closed = who === 'stranger' ? [401] : path.includes('/actions') ? [403, 404] : [403];
        expect({ who, path, closed: closed.includes(status) }).toEqual({ who, path, closed: true });
        expect(JSON.stringify(body)).not.toContain('pricing.minCc');
      }
    for (const who of ['ada', 'quebec', 'report'] as const)
      expect([who, (await people[who]('GET', `/api/views/config-changes/${waiting}`)).status]).toEqual([who, 200]);
  });

  it('are watched by no one who may not read: the live stream names no change to them', async () => {
    const stop = new AbortController();
    const heard = { admin: '', admin_validation: '', admin_restricted: '' };
    for (const role of ['admin', 'admin_validation', 'admin_restricted'] as const) {
      const headers = { authorization: await system.bearer(role) };
      const { body } = await fetch(`${system.origin}/api/live`, { headers, signal: stop.signal });
      void (async () => {
        for await (const chunk of body!.pipeThrough(new TextDecoderStream())) heard[role] += chunk;
      })().catch(() => undefined);
    }
    const changeId = randomUUID();
    expect((await send(people.ada, 'ProposeConfigChange', { changeId, set: [FILES] })).status).toBe(200);
    await eventually(async () => heard.admin.includes(changeId), 'the change to be heard of');
    for (const role of ['admin_validation', 'admin_restricted'] as const)
      expect(heard[role]).not.toMatch(/config-(changes|current|history)/);
    stop.abort();
  });

  it('take what was asked for and no more: filters and orders of columns that are none, and names that every object has', async () => {
    for (const query of [
      `filter=${filter({ password: 'x' })}`,
      `filter=${encodeURIComponent('{"__proto__":"x"}')}`,
      `filter=${filter({ constructor: 'x' })}`,
      'sort=nothing&order=ASC',
      'sort=constructor&order=ASC',
      `filter=${filter({ proposedAt: { from: 'yesterday' } })}`,
    ]) {
      const { status, body } = await people.ada('GET', `/api/views/config-changes?${query}`);
      expect({ query, wrong: status >= 500 || JSON.stringify(body).includes('syntax') }).toEqual({ query, wrong: false });
    }
  });

  it('let no one command but administrators, and those of a province propose for their own', async () => {
    const commands: [name: string, payload: object][] = [
      ['ProposeConfigChange', { changeId: randomUUID(), set: [{ ...MONEY, value: 200 }] }],
      ['ApproveConfigChange', { changeId: waiting, hash: await hashOf(waiting) }],
      ['RejectConfigChange', { changeId: waiting }],
      ['RollbackConfig', { changeId: waiting, rollbackId: randomUUID() }],
      ['ApplyConfigChange', { changeId: waiting, hash: await hashOf(waiting) }],
    ];
    for (const [name, payload] of commands)
      for (const who of ['quebec', 'report', 'validation', 'restricted', 'professional', 'stranger'] as const) {
        if (who === 'quebec' && name === 'ProposeConfigChange') continue;
        expect([name, who, (await send(people[who], name, payload)).status]).toEqual([name, who, who === 'stranger' ? 401 : 403]);
      }
    // The timer's own command is no one's, not even an administrator's.
    expect((await send(people.ada, 'ApplyConfigChange', { changeId: waiting, hash: await hashOf(waiting) })).status).toBe(403);
    for (const scope of [{}, { province: 'ON' }, { field: 'family' }, { province: 'ON', field: 'family' }])
      expect((await propose([{ key: 'pricing.base', scope, value: 9 }], {}, people.quebec)).body).toMatchObject({
        errors: [{ field: 'set.0.scope', message: 'province' }],
      });
    // One pair of theirs brings no other through.
    const mixed = [MONEY, { ...MONEY, scope: { province: 'ON' } }].map((pair) => ({ ...pair, value: 300 }));
    expect((await propose(mixed, {}, people.quebec)).body.errors).toEqual([{ field: 'set.1.scope', message: 'province' }]);
    expect((await send(people.quebec, 'ProposeConfigChange', { changeId: waiting, set: [MONEY] })).body).toMatchObject({
      status: 403,
      detail: 'proposed-by-another',
    });
    expect((await people.ada('GET', `/api/views/config-changes/${waiting}`)).body).toMatchObject({ state: 'Proposed' });
  });

  it('need the second person: not the proposer, not under another hash, not by repeating someone’s command', async () => {
    const hash = await hashOf(waiting);
    expect((await send(people.ada, 'ApproveConfigChange', { changeId: waiting, hash })).body.code).toBe('FOUR_EYES_REQUIRED');
    for (const other of ['another-hash', hash.toUpperCase(), `${hash} `, hash.slice(0, -1)])
      expect([409, 422]).toContain((await send(people.bea, 'ApproveConfigChange', { changeId: waiting, hash: other })).status);
    const commandId = randomUUID();
    const mine = { changeId: randomUUID(), set: [{ ...MONEY, value: 250 }] };
    expect((await send(people.ada, 'ProposeConfigChange', mine, commandId)).status).toBe(200);
    const repeated = await send(people.bea, 'ProposeConfigChange', mine, commandId);
    expect(repeated.status).toBe(409);
    expect(JSON.stringify(repeated.body)).not.toContain('ConfigChange');
    // Their own repetition is answered, and does nothing twice.
    expect((await send(people.ada, 'ProposeConfigChange', mine, commandId)).status).toBe(200);
    expect((await send(people.bea, 'ApproveConfigChange', { changeId: randomUUID(), hash })).status).toBe(404);
  });

  it('refuse at the field what no form sends: names of every object, days out of range, sets without end', async () => {
    for (const key of ['constructor', '__proto__', 'toString', 'hasOwnProperty', ''])
      expect(await faults([{ key, scope: {}, value: 1 }])).toEqual({ status: 422, faults: { 'set.0.key': 'unknown' } });
    expect(await faults([{ ...MONEY, scope: { province: 'constructor' } }])).toMatchObject({ status: 422 });
    expect(await faults([{ key: 'pricing.base', scope: { field: 'constructor' }, value: 2 }])).toEqual({
      status: 422,
      faults: { 'set.0.scope': 'field' },
    });
    expect(await faults([{ key: 'pricing.factor', scope: {}, value: { constructor: 1, toString: 2 } }])).toMatchObject({ status: 422 });
    for (const [effectiveAt, message] of [
      ['0001-01-01T00:00:00Z', 'future'],
      ['9999-12-31T23:59:59Z', 'late'],
      ['2027-02-30T00:00:00Z', 'invalid'],
      ['2027-01-01T00:00:60Z', 'invalid'],
      ['+275760-09-13T00:00:00Z', 'invalid'],
    ] as const)
      expect([effectiveAt, await faults([FILES], { effectiveAt })]).toEqual([
        effectiveAt,
        { status: 422, faults: { effectiveAt: message } },
      ]);
    expect((await propose(Array.from({ length: 51 }, () => FILES))).status).toBe(422);
    expect((await propose([])).status).toBe(422);
    expect((await propose([{ ...FILES, value: 'x'.repeat(2_001) }])).status).toBe(422);
    const many = await propose([{ key: 'credits.packs', scope: {}, value: Array.from({ length: 40_000 }, () => 0) }]);
    expect(many.status).toBe(422);
    expect(JSON.stringify(many.body).length).toBeLessThan(100_000);
    for (const at of ['0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '-271821-04-20T00:00:00Z', 'now', '9999-12-31T23:59:59Z'])
      expect([at, (await people.ada('GET', `/api/configuration?at=${encodeURIComponent(at)}`)).status]).toEqual([
        at,
        at.startsWith('0000') ? expect.any(Number) : 422,
      ]);
  });

  it('read no depth without end, and no prototype, from what was typed by hand', async () => {
    const authorization = await system.bearer('admin');
    const post = async (path: string, body: string) =>
      (await fetch(system.origin + path, { method: 'POST', headers: { authorization, 'content-type': 'application/json' }, body })).status;
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const change = (value: string, scope = '{}') =>
      `{"commandId":"${randomUUID()}","reason":"${WHY}","payload":{"changeId":"${randomUUID()}","set":[{"key":"credits.packs","scope":${scope},"value":${value}}]}}`;
    for (const depth of [500, 5_000, 45_000]) {
      expect([400, 422]).toContain(await post('/api/commands/ProposeConfigChange', change(nested(depth))));
      const exported = `{"format":"jurilien-configuration-1","environment":"x","at":"2026-11-01T00:00:00Z","version":1,"keys":[{"key":"lead.files.max","shipped":${nested(depth)},"own":[]}],"signature":{"algorithm":"ed25519","key":"","value":""}}`;
      expect(await post('/api/configuration/comparisons', `{"exported":${exported}}`)).toBeLessThan(500);
    }
    for (const proto of ['{"__proto__":{"province":"QC"}}', '{"constructor":{"prototype":{"province":"QC"}}}'])
      expect([400, 422]).toContain(await post('/api/commands/ProposeConfigChange', change('[]', proto)));
    expect(({} as { province?: string }).province).toBeUndefined();
  });

  const exportOf = async (who = people.bea) => {
    const { body } = await who('GET', '/api/configuration/export');
    return (typeof body === 'string' ? JSON.parse(body) : body) as Record<string, unknown> & {
      keys: object[];
      signature: Record<string, string>;
    };
  };
  const compare = (exported: unknown) => people.bea('POST', '/api/configuration/comparisons', { exported });

  it('believe no signature but its own over the very text', async () => {
    const exported = await exportOf();
    expect((await compare(exported)).body).toMatchObject({ proof: { valid: true, own: true }, differences: [] });
    const { signature } = exported;
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
    const value = sign(null, Buffer.from('x'), createPrivateKey(privateKey.export({ format: 'pem', type: 'pkcs8' }))).toString('base64');
    for (const forged of [
      { ...signature, value: randomBytes(64).toString('base64') },
      { ...signature, value: '' },
      { ...signature, key, value },
      { ...signature, key: randomBytes(31).toString('base64') },
      { ...signature, key: randomBytes(32).toString('base64') },
      { ...signature, key: '' },
    ])
      expect((await compare({ ...exported, signature: forged })).body).toMatchObject({ proof: { valid: false } });
    // A field that this release does not know is part of what was signed.
    expect((await compare({ ...exported, note: 'added' })).body).toMatchObject({ proof: { valid: false, own: true } });
    for (const broken of [{ ...exported, signature: undefined }, { ...exported, keys: 'all' }, { ...exported, at: 'x' }, {}])
      expect((await compare(broken)).body).toMatchObject({ status: 422, errors: [{ field: 'exported', message: 'invalid' }] });
    expect((await compare({ ...exported, note: 'x'.repeat(10_000_000) })).status).toBe(413);
  });

  it('take back the export they gave, however much was changed', async () => {
    const fields = LAWYER_TYPES.slice(0, 8).map(({ code }) => code);
    const scopes = fields.flatMap((field) => [{ field }, { province: 'QC', field }, { province: 'ON', field }]);
    const waves = [{ size: 3, minutes: 30 }];
    for (const key of ['wave.plan.default', 'wave.plan.urgent', 'wave.plan.aj', 'wave.plan.renewed'])
      expect((await propose(scopes.map((scope) => ({ key, scope, value: waves })))).body.errors).toBeUndefined();
    const exported = await exportOf();
    expect(exported.keys.length).toBeGreaterThanOrEqual(KEYS.length);
    expect(await compare(exported)).toMatchObject({ body: { proof: { valid: true }, differences: [] } });
  });

  it('write no formula into a table, whatever a reason says', async () => {
    const reason = '=HYPERLINK("https://evil.test";"x")';
    const payload = { changeId: randomUUID(), set: [{ key: 'lead.files.fileMb', scope: {}, value: 9 }] };
    expect((await send(people.ada, 'ProposeConfigChange', payload, randomUUID(), reason)).status).toBe(200);
    const csv = String((await people.ada('GET', '/api/configuration.csv?lang=fr')).body);
    expect(csv).toContain(`'=HYPERLINK(`);
    expect(csv).not.toMatch(/(^|[,;"\n])=/);
  });
});
