import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.js';
import { logIn } from '../support/log-in.js';
import { mainJob } from '../support/main-job.js';
import { startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;

// proves: ASVS row 82
describe('the audit says who did and saw what', () => {
  let system: System;
  let admin: Staff;
  let report: Staff;
  let lead: Awaited<ReturnType<ReturnType<typeof mainJob>['submit']>>;
  const audit = async (filter: object, as: Staff = admin, rest = ''): Promise<{ status: number; body: any }> =>
    as('GET', `/api/audit?filter=${encodeURIComponent(JSON.stringify(filter))}${rest}`);
  /** The first line that fits, once it was written. */
  const line = (filter: object): Promise<any> =>
    eventually(async () => (await audit(filter)).body.data?.[0], `a line of ${JSON.stringify(filter)}`);

  beforeAll(async () => {
    system = await startSystem();
    [admin, report] = [await system.signIn('admin'), await system.signIn('report_admin')];
    lead = await mainJob(system).submit();
    await eventually(async () => (await admin('GET', `/api/views/leads/${lead.leadId}`)).status === 200, 'the request');
  });
  afterAll(() => system?.close());

  it('notes who opened a request, once a minute however often the page reads it again', async () => {
    for (let i = 0; i < 3; i++) await admin('GET', `/api/views/lead-details/${lead.leadId}`);
    const subject = `lead-${lead.leadId}`;
    expect(await line({ subject, action: 'saw' })).toMatchObject({
      actorKind: 'user',
      actorName: 'admin',
      actorRole: 'jurilien_admin',
      subject,
    });
    expect((await audit({ subject, action: 'saw' })).body.total).toBe(1);
  });

  it('notes lists and searches by their columns, never by what was looked for', async () => {
    await admin('GET', `/api/views/leads?q=${encodeURIComponent('Tremblay')}`);
    // An address is masked in lists: who asks by it is refused, and noted like who was answered.
    const byAddress = await admin('GET', `/api/views/leads?filter=${encodeURIComponent(JSON.stringify({ email: lead.email }))}`);
    expect([byAddress.status, byAddress.body.code]).toEqual([403, 'COLUMN_HIDDEN']);
    expect(await line({ action: 'searched' })).toMatchObject({ subject: 'view-leads' });
    await eventually(
      async () =>
        (await audit({ action: 'listed', subject: 'view-leads' })).body.data.some((l: any) => l.detail.columns?.includes('email')),
      'the list by address',
    );
    const [row] = await system.kernel.db.query<{ all: string }>('select string_agg(a::text, chr(10)) as all from access_log a');
    for (const secret of ['Tremblay', lead.email, lead.phone]) expect(row!.all).not.toContain(secret);
  });

  it('notes what was refused, and by which door', async () => {
    const restricted = await system.signIn('admin_restricted');
    expect((await restricted('POST', '/api/commands/GrantCredits', { commandId: randomUUID(), payload: {} })).status).toBe(403);
    expect(await line({ action: 'denied', subject: 'POST /api/commands/GrantCredits' })).toMatchObject({
      actorRole: 'jurilien_admin_restricted',
      subject: 'POST /api/commands/GrantCredits',
      detail: { code: 'FORBIDDEN' },
    });
  });

  it('notes who signed in and how, and who could not', async () => {
    const colleague = await system.staff('admin_qc');
    const { userId, email } = colleague;
    const signIn = (address: string) =>
      fetch(`${system.origin}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: address, password: 'pas la bonne phrase' }),
      });
    expect([(await signIn(email)).status, (await signIn('nobody@jurilien.test')).status]).toEqual([401, 401]);
    expect(await line({ action: 'sign-in-failed', subject: `user-${userId}` })).toMatchObject({ actorKind: 'anon' });
    await eventually(
      async () => (await audit({ action: 'sign-in-failed' })).body.data.some((l: any) => /^address-[0-9a-f]{16}$/.test(l.subject)),
      'the unknown address',
    );
    const wrongCode = { ...colleague, nextCode: () => ({ method: 'totp' as const, code: '000000' }) };
    await expect(logIn(system.origin, wrongCode)).rejects.toThrow(/422/);
    expect(await line({ action: 'second-factor-failed', subject: `user-${userId}` })).toMatchObject({ detail: { method: 'totp' } });
    await logIn(system.origin, colleague);
    expect(await line({ action: 'signed-in', person: userId })).toMatchObject({
      actorKind: 'user',
      detail: { methods: ['password', 'totp'] },
    });
  });

  it('notes a personal link that showed something, under whose it is', async () => {
    await mainJob(system).link(lead.statusToken)('GET', '/api/public/lead-status');
    expect(await line({ action: 'opened-link' })).toMatchObject({
      actorKind: 'token',
      subject: `lead-${lead.leadId}`,
      detail: { shown: 'status' },
    });
  });

  it('shows acts among the looks, with everything that belongs to the same request', async () => {
    await system.dispatch(
      'TagLead',
      { leadId: lead.leadId, note: 'Rappeler' },
      { actor: { kind: 'user', id: randomUUID(), role: 'jurilien_admin' }, reason: 'Rappel demandé' },
    );
    expect(await line({ subject: `lead-${lead.leadId}`, action: 'LeadTagged' })).toMatchObject({
      id: expect.stringMatching(/^event-/),
      reason: 'Rappel demandé',
      configVersion: 1,
    });
    const { data } = (await audit({ subject: `lead-${lead.leadId}` })).body;
    expect(data.map((l: any) => l.at)).toEqual([...data.map((l: any) => l.at)].sort().reverse());
  });

  it('answers by person, by time and page by page', async () => {
    const { body } = await audit({ action: ['saw', 'listed', 'searched'] });
    const person = body.data[0].actor as string;
    const own = (await audit({ person })).body.data;
    expect(own.length).toBeGreaterThan(1);
    expect(own.every((l: any) => l.actor === person || l.impersonator === person)).toBe(true);
    const [first, second] = [await audit({ person }, admin, '&perPage=1'), await audit({ person }, admin, '&perPage=1&page=2')];
    expect(first.body.data[0].id).not.toBe(second.body.data[0].id);
    expect((await audit({ to: '2020-01-01' })).body).toMatchObject({ data: [], total: 0, more: false });
    expect((await audit({ from: '2020-01-01' })).body.total).toBeGreaterThan(5);
  });

  it('shows the acts of the team without those of visitors, and each group alone', async () => {
    const of = async (by: string) => (await audit({ by })).body.data as { actorKind: string; actorRole?: string }[];
    await line({ action: 'opened-link', by: 'visitors' });
    const [team, accounts, visitors] = await Promise.all(['team', 'accounts', 'visitors'].map(of));
    expect(team!.length).toBeGreaterThan(1);
    expect(team!.every((l) => l.actorKind === 'operator' || /_(admin|admin_\w+|report_admin)$/.test(l.actorRole!))).toBe(true);
    expect(accounts!.every((l) => l.actorKind === 'user' && /_(professional|client|recruit)$/.test(l.actorRole!))).toBe(true);
    expect(visitors!.every((l) => !['user', 'operator'].includes(l.actorKind))).toBe(true);
    expect((await audit({ by: 'anyone' })).status).toBe(422);
  });

  it('tells codes and ids of an act, never what someone wrote or how to find them', async () => {
    const userId = randomUUID();
    const email = `audit-${userId.slice(0, 6)}@jurilien.test`;
    const invite = { userId, email, username: 'Odile Roy', role: 'jurilien_report_admin', lang: 'en' };
    expect(
      (await admin('POST', '/api/commands/InviteStaff', { commandId: randomUUID(), payload: invite, reason: 'Rapports du mois' })).status,
    ).toBe(200);
    const created = { subject: `user-${userId}`, action: 'UserCreated' };
    expect((await line(created)).detail).toEqual({ role: 'jurilien_report_admin', lang: 'en' });
    expect((await audit(created, report)).body.data[0]).toMatchObject({ detail: {} });
    expect((await audit({ subject: [`user-${userId}`, `lead-${lead.leadId}`] })).body.total).toBeGreaterThan(2);
  });

  it('says how far its chain reaches, and walks it when an administrator asks', async () => {
    const chain = await eventually(async () => {
      const { body } = await report('GET', '/api/audit/chain');
      return body.seals > 0 && body;
    }, 'a seal');
    expect(chain).not.toHaveProperty('verified');
    expect((await admin('POST', '/api/audit/verify', {})).body).toMatchObject({
      verified: true,
      seals: expect.any(Number),
      sealedAt: expect.any(String),
    });
    expect((await report('POST', '/api/audit/verify', {})).status).toBe(403);
    for (const role of ['admin_qc', 'admin_validation'])
      expect((await (await system.signIn(role))('GET', '/api/audit/chain')).status).toBe(403);
  });

  it('is for administrators and reports alone; reports read no free text', async () => {
    expect((await audit({ action: 'LeadTagged' }, report)).body.data[0]).not.toHaveProperty('reason');
    for (const role of ['admin_qc', 'admin_on', 'admin_validation', 'admin_restricted'])
      expect({ role, status: (await audit({}, await system.signIn(role))).status }).toEqual({ role, status: 403 });
    expect((await fetch(`${system.origin}/api/audit`)).status).toBe(401);
    for (const filter of [{ noOne: 1 }, { from: 'yesterday' }, { person: '' }, { subject: 'x\u0000' }])
      expect((await audit(filter)).status).toBe(422);
  });

  // proves: ASVS row 84
  it('shows no one’s data while it cannot be written, and again once it can', async () => {
    const look = async (): Promise<number> => (await report('GET', '/api/views/leads')).status;
    await system.kernel.db.query('alter table access_log rename to access_log_away');
    try {
      await admin('GET', `/api/views/leads?q=${randomUUID()}`);
      await eventually(async () => (await admin('GET', `/api/views/leads?q=${randomUUID()}`)).status === 503, 'a refusal');
      expect((await admin('GET', `/api/views/leads/${lead.leadId}`)).status).toBe(503);
      expect((await fetch(`${system.origin}/api/public/stats`)).status).toBe(200);
    } finally {
      await system.kernel.db.query('alter table access_log_away rename to access_log');
    }
    await eventually(async () => (await admin('GET', `/api/views/leads/${lead.leadId}`)).status === 200, 'the request again');
    expect(await look()).toBeLessThan(500);
  });
});

// proves: ASVS row 82
describe('a process that ends', () => {
  it('writes the accesses it still holds', async () => {
    const system = await startSystem();
    try {
      const admin = await system.signIn('admin');
      expect((await admin('GET', `/api/views/leads?q=${randomUUID()}`)).status).toBe(200);
      await system.stopApi();
      const rows = await system.kernel.db.query(`select 1 from access_log where action = 'searched'`);
      expect(rows).toHaveLength(1);
    } finally {
      await system.close();
    }
  });
});
