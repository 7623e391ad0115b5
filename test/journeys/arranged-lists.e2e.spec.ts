import { randomUUID } from 'node:crypto';
import { FOUND_TEXT_DAYS } from '@jurilien/contracts';
import { tableOf } from '@jurilien/event-sourcing';
import { call } from '../support/call.js';
import { bought, buyer } from '../support/buying.js';
import { pdfOf, sendFile } from '../support/documents.js';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { sessionOf } from '../support/session.js';
import { startSystem, type System } from '../support/system.js';

interface Person {
  readonly userId: string;
  readonly ask: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>;
  /** What the live stream tells them of one name. */
  readonly heard: (name: string) => Promise<() => string[]>;
}

describe('lists that people arrange, who has what open, and what the finder finds', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  const team: Record<string, Person> = {};
  const open = new AbortController();

  async function person(role: string): Promise<Person> {
    const { userId } = await system.staff(role);
    const authorization = await sessionOf(system.kernel, userId);
    return {
      userId,
      ask: (method, path, body) => call(system.origin, method, path, body, { authorization }),
      async heard(name) {
        const { body } = await fetch(`${system.origin}/api/live`, { headers: { authorization }, signal: open.signal });
        let text = '';
        void (async () => {
          for await (const part of body!.pipeThrough(new TextDecoderStream())) text += part;
        })().catch(() => undefined);
        return () =>
          [...text.matchAll(/^data:(.*)$/gm)].flatMap(([, json]) => {
            const { view, ids = [] } = JSON.parse(json!) as { view?: string; ids?: string[] };
            return view === name ? (ids.length > 0 ? ids : ['*']) : [];
          });
      },
    };
  }

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    for (const role of ['admin', 'admin_qc', 'admin_on', 'admin_validation', 'admin_restricted', 'report_admin'])
      team[role] = await person(role);
    team['other'] = await person('admin');
  });
  afterAll(async () => {
    open.abort();
    await system?.close();
  });

  it('a saved report is heard of by who reads reports alone, and never which', async () => {
    const reader = team['report_admin']!;
    const [admin, validation] = [await team['admin']!.heard('saved-reports'), await team['admin_validation']!.heard('saved-reports')];
    const views = await team['admin_validation']!.heard('saved-views');
    const look = { period: 'last7', filter: {} };
    const payload = { reportId: randomUUID(), userId: reader.userId, name: 'À moi', look };
    expect((await reader.ask('POST', '/api/commands/SaveReport', { commandId: randomUUID(), payload })).status).toBe(200);
    await eventually(() => Promise.resolve(admin().length > 0), 'the change');
    const view = { list: 'leads', filter: {}, name: 'Après' };
    const { body } = await team['admin']!.ask('POST', '/api/saved-views', view);
    await eventually(() => Promise.resolve(views().length > 0), 'a later change');
    expect([new Set(admin()), validation()]).toEqual([new Set(['*']), []]);
    await team['admin']!.ask('DELETE', `/api/saved-views/${body.id}`);
  });

  describe('saved views', () => {
    const keep = (who: string, view: object) =>
      team[who]!.ask('POST', '/api/saved-views', { list: 'leads', filter: {}, name: 'Vue', ...view });
    const views = async (who: string): Promise<{ id: string; name: string; [k: string]: unknown }[]> =>
      (await team[who]!.ask('GET', '/api/saved-views')).body.views;
    const choose = (who: string, choice: object) => team[who]!.ask('PUT', '/api/saved-views/choices', { list: 'leads', ...choice });
    const chosen = async (who: string) => (await team[who]!.ask('GET', '/api/saved-views')).body.choices;
    const named = async (who: string): Promise<string[]> => (await views(who)).map(({ name }) => name);

    it('are one’s own until they are shared, and then of everyone who may list them', async () => {
      const { status, body } = await keep('admin_validation', {
        name: 'À rappeler',
        filter: { state: ['ToValidate'], createdAt_gte: '2026-01-01T00:00:00.000Z' },
        sort: { field: 'createdAt', order: 'ASC' },
        hidden: ['city'],
      });
      expect(status).toBe(201);
      expect(await views('admin_validation')).toEqual([
        expect.objectContaining({
          id: body.id,
          name: 'À rappeler',
          shared: false,
          mine: true,
          changeable: true,
          usable: true,
          hidden: ['city'],
        }),
      ]);
      expect(await named('admin')).toEqual([]);
      for (const [method, sent] of [
        ['PATCH', { name: 'Volée' }],
        ['DELETE', undefined],
      ] as const)
        expect((await team['admin']!.ask(method, `/api/saved-views/${body.id}`, sent)).status).toBe(404);

      expect((await team['admin_validation']!.ask('PATCH', `/api/saved-views/${body.id}`, { name: 'Rappels', shared: true })).status).toBe(
        204,
      );
      expect(await named('admin_on')).toEqual(['Rappels']);
      expect((await team['admin_on']!.ask('DELETE', `/api/saved-views/${body.id}`)).status).toBe(403);
      // Someone has to be able to tidy up what the team has.
      expect((await team['admin']!.ask('DELETE', `/api/saved-views/${body.id}`)).status).toBe(204);
      expect(await named('admin_validation')).toEqual([]);
    });

    it('do not show a list, a column or an order to whom these are closed', async () => {
      const kept = [
        (await keep('admin', { name: 'Équipe', list: 'users', filter: { state: 'Active' }, shared: true })).body.id,
        (await keep('admin', { name: 'Par courriel', list: 'lawyers', sort: { field: 'email', order: 'ASC' }, shared: true })).body.id,
        (await keep('admin', { name: 'Urgentes', filter: { urgent: true }, shared: true })).body.id,
      ];
      expect(await named('admin_qc')).toEqual(['Par courriel', 'Urgentes']);
      expect(await named('admin_restricted')).toEqual(['Urgentes']);
      expect(await named('report_admin')).toEqual([]);
      expect((await keep('admin_restricted', { list: 'lawyers', sort: { field: 'email', order: 'ASC' } })).body.code).toBe('COLUMN_HIDDEN');
      expect((await keep('admin_validation', { list: 'users' })).status).toBe(403);
      expect((await keep('report_admin', {})).status).toBe(403);
      for (const id of kept) await team['admin']!.ask('DELETE', `/api/saved-views/${id}`);
    });

    it('keep no search, no value of a person and no column that is not there', async () => {
      const refused = async (view: object) => {
        const { status, body } = await keep('admin', view);
        return [status, body.errors?.[0]];
      };
      const personal = (field: string) => [422, { field, message: 'personal-data' }];
      expect(await refused({ filter: { q: 'Marie Tremblay' } })).toEqual(personal('q'));
      expect(await refused({ filter: { email: 'marie@exemple.test' } })).toEqual(personal('email'));
      expect(await refused({ filter: { clientName_gte: 'M' } })).toEqual(personal('clientName_gte'));
      expect(await refused({ name: 'Pour 514 555-0101' })).toEqual(personal('name'));
      expect((await refused({ filter: { nothing: 1 } }))[0]).toBe(422);
      expect((await refused({ filter: { createdAt_gte: 'hier' } }))[0]).toBe(422);
      expect((await refused({ list: 'lawyers', filter: { watch: { a: 1 } } }))[0]).toBe(422);
      expect((await keep('admin', { list: 'lawyers', filter: { watch: 'at-risk' } })).status).toBe(201);
      expect((await keep('admin', { list: 'audit', filter: { by: 'team', at_gte: '2026-01-01' } })).status).toBe(201);
      for (const { id } of await views('admin')) await team['admin']!.ask('DELETE', `/api/saved-views/${id}`);
    });

    it('are what a list begins with, until they are gone', async () => {
      const { id } = (await keep('admin', { name: 'Matin' })).body;
      expect((await choose('admin', { view: 'urgent' })).status).toBe(204);
      expect((await choose('admin', { view: id })).status).toBe(204);
      expect(await chosen('admin')).toMatchObject({ leads: { view: id } });
      expect(await chosen('other')).toEqual({});
      await team['admin']!.ask('DELETE', `/api/saved-views/${id}`);
      expect(await chosen('admin')).toMatchObject({ leads: { view: null } });
    });

    it('stand beside columns and air of one’s own, on every device and for no one else', async () => {
      const { userId, ask } = team['admin_qc']!;
      const [mine, others] = [await team['admin_qc']!.heard('saved-views'), await team['admin_on']!.heard('saved-views')];
      expect((await choose('admin_qc', { hidden: ['city', 'state'] })).status).toBe(204);
      expect((await choose('admin_qc', { roomy: true })).status).toBe(204);
      expect((await choose('admin_qc', { hidden: ['city'] })).status).toBe(204);
      expect((await choose('admin_qc', { hidden: [], list: 'lawyers' })).status).toBe(204);
      const authorization = await sessionOf(system.kernel, userId);
      const elsewhere = await call(system.origin, 'GET', '/api/saved-views', undefined, { authorization });
      const wanted = { leads: { view: null, hidden: ['city'], roomy: true }, lawyers: { view: null, hidden: [], roomy: null } };
      expect([elsewhere.body.choices, await chosen('admin_qc'), await chosen('admin_on')]).toEqual([wanted, wanted, {}]);
      await eventually(() => Promise.resolve(mine().includes(userId)), 'the choice on the stream of who chose');
      // What is told to all comes to each: the choice of one person came to that person alone.
      const before = others().length;
      const { body } = await keep('admin', {});
      await eventually(() => Promise.resolve(others().length > before), 'a view of the team on the stream');
      expect(new Set(others())).toEqual(new Set(['*']));
      await team['admin']!.ask('DELETE', `/api/saved-views/${body.id}`);
      expect((await choose('admin_qc', { hidden: null, roomy: null })).status).toBe(204);
      expect((await chosen('admin_qc')).leads).toEqual({ view: null, hidden: null, roomy: null });
      expect((await choose('admin_qc', { list: 'no-list', hidden: [] })).status).toBe(422);
      expect((await choose('admin_qc', { hidden: [1] })).status).toBe(422);
      expect((await ask('PUT', '/api/saved-views/choices', { list: 'leads', width: 3 })).status).toBe(422);
    });

    it('are announced to the team', async () => {
      const heard = await team['admin_on']!.heard('saved-views');
      await eventually(async () => {
        const { id } = (await keep('admin', {})).body;
        await team['admin']!.ask('DELETE', `/api/saved-views/${id}`);
        return heard().includes('*');
      }, 'the change on the stream');
    });
  });

  describe('who has what open', () => {
    const at = (who: string, id: string, more: object = {}) =>
      team[who]!.ask('POST', '/api/presence', { view: 'leads', id, page: team[who]!.userId, ...more });
    const others = async (who: string, id: string): Promise<string[]> => {
      const { status, body } = await at(who, id);
      expect(status).toBe(200);
      return (body.others as { userId: string; writing: boolean }[]).map(({ userId, writing }) => `${userId}${writing ? ' writes' : ''}`);
    };

    it('is told to those who may see it, as it changes', async () => {
      const { leadId } = await job.submit();
      await eventually(async () => (await at('admin', leadId)).status === 200, 'the request');
      const [quebec, ontario] = [await team['admin_qc']!.heard('presence'), await team['admin_on']!.heard('presence')];
      expect(await others('admin_qc', leadId)).toEqual([team['admin']!.userId]);
      expect(await others('admin', leadId)).toEqual([team['admin_qc']!.userId]);
      await at('admin_qc', leadId, { writing: true });
      expect(await others('admin', leadId)).toEqual([`${team['admin_qc']!.userId} writes`]);
      // Another tab of the same person is no one else.
      await at('admin', leadId, { page: randomUUID() });
      expect(await others('admin', leadId)).toHaveLength(1);
      await eventually(() => Promise.resolve(quebec().includes(`leads/${leadId}`)), 'the change on the stream');

      await at('admin_qc', leadId, { gone: true });
      expect(await others('admin', leadId)).toEqual([]);

      // A request of one’s own province arrives later: what did not come before it was not sent.
      const { leadId: home } = await job.submit({ province: 'ON', region: 'T', city: 'Toronto', postalCode: 'M5V 2T6' });
      await eventually(async () => (await at('admin', home)).status === 200, 'the request in Ontario');
      await eventually(() => Promise.resolve(ontario().includes(`leads/${home}`)), 'the change at home');
      expect(ontario()).not.toContain(`leads/${leadId}`);
    });

    it('is no answer about what one may not see, or what does not exist', async () => {
      const { leadId } = await job.submit();
      await eventually(async () => (await at('admin', leadId)).status === 200, 'the request');
      expect((await at('admin_on', leadId)).status).toBe(404);
      expect((await at('admin_restricted', leadId)).status).toBe(404);
      expect((await at('admin', randomUUID())).status).toBe(404);
      expect((await at('report_admin', leadId)).status).toBe(403);
      // A page that someone else names is not theirs to close.
      await at('admin_qc', leadId, { page: team['admin']!.userId, gone: true });
      expect(await others('admin_qc', leadId)).toEqual([team['admin']!.userId]);
    });
  });

  describe('the finder', () => {
    const find = async (who: string, q: string): Promise<Record<string, { rows: Record<string, unknown>[]; total: number }>> => {
      const { status, body } = await team[who]!.ask('POST', '/api/finder', { q });
      expect(status).toBe(200);
      return Object.fromEntries((body.groups as { place: string; rows: []; total: number }[]).map(({ place, ...group }) => [place, group]));
    };
    const places = async (who: string, q: string) => Object.keys(await find(who, q));

    it('finds a document by its name and a follow-up by its words, within one’s reach', async () => {
      const { leadId } = await job.submit();
      const admin = team['admin']!;
      await eventually(async () => (await admin.ask('GET', `/api/views/leads/${leadId}`)).status === 200, 'the request');
      const headers = { authorization: await sessionOf(system.kernel, admin.userId) };
      const name = 'Jugement intérimaire zéphyr.pdf';
      expect((await sendFile(system.origin, `/api/documents/${leadId}`, headers, pdfOf('x'), name)).status).toBeLessThan(300);
      const found = await eventually(async () => (await find('admin', 'interimaire zephyr'))['document-names'], 'the document');
      expect(found).toMatchObject({ total: 1, rows: [{ leadId, name, type: 'pdf' }] });
      expect(found.rows[0]).not.toHaveProperty('personId');
      expect(await places('admin_qc', 'zephyr')).toContain('document-names');
      expect(await places('admin_on', 'zephyr')).not.toContain('document-names');
      expect(await places('admin_restricted', 'zephyr')).toEqual([]);

      const followUpId = randomUUID();
      const task = {
        followUpId,
        kind: 'custom',
        leadId,
        note: 'Relire le zéphyr avec elle',
        dueAt: new Date(Date.now() + 86_400_000).toISOString(),
      };
      expect((await admin.ask('POST', '/api/commands/CreateFollowUp', { commandId: randomUUID(), payload: task })).status).toBe(200);
      await eventually(async () => (await places('admin', 'relire le zephyr')).includes('follow-ups'), 'the follow-up');
      expect((await find('admin', 'relire le zephyr'))['follow-ups']!.rows[0]).not.toHaveProperty('note');
      expect(await places('admin_on', 'relire le zephyr')).toEqual([]);
      // The page says how far back: what was opened earlier is found by the code of its request alone.
      const place = tableOf(system.kernel.registry.views.get('follow-ups')!);
      const opened = (daysAgo: number) =>
        system.kernel.db.query(`update views.${place} set "openedAt" = now() - make_interval(days => $2) where id = $1`, [
          followUpId,
          daysAgo,
        ]);
      await opened(FOUND_TEXT_DAYS - 1);
      expect(await places('admin', 'relire le zephyr')).toContain('follow-ups');
      await opened(FOUND_TEXT_DAYS + 1);
      expect(await places('admin', 'relire le zephyr')).not.toContain('follow-ups');
    });

    it('finds an invoice and its purchase by their number, for those who read money', async () => {
      const member = await buyer(system);
      const { invoiceNo } = await bought(system, member);
      const found = await eventually(async () => {
        const groups = await find('admin', invoiceNo!);
        return groups['invoices'] && groups['purchases'] && groups;
      }, 'the invoice');
      expect(found['invoices']!.rows[0]).toMatchObject({ id: invoiceNo, professionalId: member.professionalId });
      expect(await places('admin_qc', invoiceNo!)).toEqual(expect.arrayContaining(['invoices', 'purchases']));
      for (const who of ['admin_on', 'admin_validation'])
        expect((await places(who, invoiceNo!)).filter((place) => ['invoices', 'purchases'].includes(place))).toEqual([]);
    });
  });
});
