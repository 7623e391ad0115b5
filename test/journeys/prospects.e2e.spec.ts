import { randomUUID } from 'node:crypto';
import { hitAll, readStream } from '@jurilien/persistence';
import { DAY_S, TOLD_ADDRESSES_A_DAY } from '@jurilien/reference';
import type { ProspectRow } from '@jurilien/rows/prospects';
import { campaignDesk } from '../support/campaigns.js';
import { eventually } from '../support/eventually.js';
import { approvedProfessional } from '../support/people.js';
import { settled, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;

/** What was ever written of prospects. */
const written = async ({ kernel }: System): Promise<number> =>
  (await kernel.db.query<{ n: number }>(`select count(*)::int as n from events where type like 'Prospect%'`))[0]!.n;

describe('prospects', () => {
  let system: System;
  let admin: Staff;
  let quebec: Staff;
  let ontario: Staff;
  let report: Staff;

  beforeAll(async () => {
    system = await startSystem();
    admin = await system.signIn('admin');
    quebec = await system.signIn('admin_qc');
    ontario = await system.signIn('admin_on');
    report = await system.signIn('report_admin');
  });
  afterAll(() => system?.close());

  const send = (who: Staff, name: string, payload: object) => who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload });
  const rows = async (who: Staff): Promise<ProspectRow[]> => (await who('GET', '/api/views/prospects')).body.data;
  const rowWhere = (id: string, holds: (row: ProspectRow) => boolean = () => true) =>
    eventually(async () => (await rows(admin)).find((row) => row.id === id && holds(row)), `prospect ${id}`);
  const details = <M extends object>(more: M) => ({
    ...{ prospectId: randomUUID(), name: 'Me Odile Prospère', title: 'lawyer', province: 'QC', lang: 'fr', fields: ['family'] },
    ...more,
  });
  const express = { basis: { kind: 'express', since: '2026-01-15T00:00:00.000Z' }, basisProof: 'Formulaire du colloque' };

  it('are written down, moved and seen by those of their province; reports are told figures alone', async () => {
    const one = details({ email: `odile.${randomUUID()}@exemple.ca`, notes: 'Rappeler après le colloque' });
    expect((await send(quebec, 'SaveProspect', one)).status).toBe(200);
    expect((await send(ontario, 'MoveProspect', { prospectId: one.prospectId, stage: 'meeting' })).status).toBe(404);
    expect((await send(ontario, 'SaveProspect', details({}))).status).toBe(404);
    expect((await send(quebec, 'MoveProspect', { prospectId: one.prospectId, stage: 'meeting' })).status).toBe(200);
    await rowWhere(one.prospectId, ({ stage }) => stage === 'meeting');
    expect((await rows(ontario)).filter(({ id }) => id === one.prospectId)).toEqual([]);

    const whole = (await admin('GET', `/api/views/prospects/${one.prospectId}`)).body;
    expect(whole).toMatchObject({ name: one.name, email: one.email, notes: one.notes });
    expect((await report('GET', '/api/views/prospects')).status).toBe(403);
    const { stages } = (await report('GET', '/api/sales/pipeline')).body;
    expect(stages).toContainEqual({ province: 'QC', stage: 'meeting', n: expect.any(Number) });
    expect(JSON.stringify(stages)).not.toContain('Odile');
    expect((await report('GET', '/api/sales/leaving')).status).toBe(403);
    // The log has no name and no address in clear.
    const [event] = await system.kernel.db.query<{ payload: string }>(
      `select payload::text as payload from events where stream = 'prospect-${one.prospectId}' limit 1`,
    );
    expect(event!.payload).not.toMatch(/Odile|exemple\.ca|colloque/);
  });

  it('have tasks, and are called and written to only as is allowed', async () => {
    const one = details({ email: `sans.base.${randomUUID()}@exemple.ca`, noCalls: true, phoneNumber: '514 555-0177' });
    await send(admin, 'SaveProspect', one);
    const dueAt = new Date(Date.now() + 86_400_000).toISOString();
    const task = { followUpId: randomUUID(), kind: 'custom', prospectId: one.prospectId, dueAt, note: 'Envoyer la brochure' };
    expect((await send(quebec, 'CreateFollowUp', task)).status).toBe(200);
    expect((await send(ontario, 'CreateFollowUp', { ...task, followUpId: randomUUID() })).status).toBe(404);
    await eventually(
      async () =>
        ((await quebec('GET', '/api/views/follow-ups')).body.data as { prospectId: string }[]).find((t) => t.prospectId === one.prospectId),
      'the task in the list of the province',
    );
    await rowWhere(one.prospectId);
    const reach = async () => (await admin('GET', `/api/prospects/${one.prospectId}/reach`)).body;
    expect(await reach()).toEqual({ email: 'noBasis', texts: 'noBasis', calls: 'noCalls' });
    const write = () =>
      admin('POST', `/api/prospects/${one.prospectId}/messages`, { messageId: randomUUID(), subject: 'Bonjour', body: 'Des mots.' });
    expect((await write()).body).toMatchObject({ code: 'SUPPRESSED', detail: 'prospect-without-basis' });
    await send(admin, 'SaveProspect', { ...one, ...express, noCalls: false });
    expect(await reach()).toMatchObject({ email: 'yes' });
    expect((await write()).status).toBe(202);
    const queued = await eventually(
      async () =>
        (
          await system.kernel.db.query<{ stream: string }>(
            `select stream from events where type = 'MessageQueued' order by position desc limit 50`,
          )
        ).map(({ stream }) => stream),
      'messages in line',
    );
    const words = await Promise.all(queued.map((stream) => readStream(system.kernel.db, system.kernel.codec, stream)));
    const mine = words.find(([first]) => first?.data['recipientId'] === one.prospectId);
    expect(mine?.[0]?.data).toMatchObject({ class: 'marketing', to: one.email });
    expect(String(mine?.[0]?.data['body'])).toContain('/preferences/');
    // What the address refused wins over the basis.
    const contactId = system.kernel.secrets.hash(`email:${one.email}`);
    await system.dispatch('WithdrawConsent', { contactId, class: 'marketing', source: 'one-click' });
    expect(await reach()).toMatchObject({ email: 'refused' });
    expect((await write()).body).toMatchObject({ code: 'SUPPRESSED', detail: 'address-says-z04' });
    expect((await ontario('GET', `/api/prospects/${one.prospectId}/reach`)).status).toBe(404);
  });

  it('become the member they registered as, once the address is proven and not before', async () => {
    const email = `devient.membre.${randomUUID()}@exemple.ca`;
    const one = details({ email });
    await send(admin, 'SaveProspect', one);
    await rowWhere(one.prospectId);
    const professionalId = randomUUID();
    const registered = {
      professionalId,
      title: 'lawyer',
      name: 'Odile Prospère',
      province: 'QC',
      lang: 'fr',
      email,
      phoneNumber: '+15145550178',
    };
    await system.dispatch('RegisterProfessional', registered);
    await system.dispatch('VerifyChannel', { professionalId, channel: 'email' });
    await rowWhere(one.prospectId, (row) => row.professionalId === professionalId && row.convertedBy === 'email');
    await system.dispatch('CloseProfessionalAccount', { professionalId });
    await rowWhere(one.prospectId, ({ stage, lostReason }) => stage === 'lost' && lostReason === 'closed');

    // A person who is a member already is recognised when they are written down.
    const late = details({ email: email.toUpperCase() });
    await send(admin, 'SaveProspect', late);
    await rowWhere(late.prospectId, (row) => row.professionalId === professionalId);
    // An address that no one proved is no one's.
    const typed = `tape.par.autrui.${randomUUID()}@exemple.ca`;
    const other = details({ email: typed });
    await send(admin, 'SaveProspect', other);
    const { position } = await system.dispatch('RegisterProfessional', { ...registered, professionalId: randomUUID(), email: typed });
    expect(position).toBeGreaterThan(0);
    const past = await readStream(system.kernel.db, system.kernel.codec, `prospect-${other.prospectId}`);
    expect(past.map(({ type }) => type)).toEqual(['ProspectSaved']);
  });

  it('are brought by a list: looked at, brought once, and no one who refused', async () => {
    const stopped = `stop.${randomUUID()}@exemple.ca`;
    await system.dispatch('WithdrawConsent', {
      contactId: system.kernel.secrets.hash(`email:${stopped}`),
      class: 'marketing',
      source: 'one-click',
    });
    const known = details({ email: `connu.${randomUUID()}@exemple.ca` });
    await send(admin, 'SaveProspect', known);
    await rowWhere(known.prospectId);
    const cells = (name: string, email: string, more: object = {}) => ({ name, title: 'avocate', province: 'Québec', email, ...more });
    const fresh = `nouvelle.${randomUUID()}@exemple.ca`;
    const list = {
      importId: randomUUID(),
      rows: [
        { row: 2, cells: cells('Me Neuve', fresh, { basis: 'exprès', basisSince: '2026-02-01', basisProof: 'Salon' }) },
        { row: 3, cells: cells('Me Connue', known.email) },
        { row: 4, cells: cells('Me Stop', stopped, { basis: 'exprès', basisSince: '2026-02-01', basisProof: 'Salon' }) },
        { row: 5, cells: cells('=1+1', `formule.${randomUUID()}@exemple.ca`) },
        { row: 6, cells: cells('Me Neuve', fresh) },
        { row: 7, cells: { name: 'Ont', title: 'lawyer', province: 'ON' } },
      ],
    };
    const became = async (who: Staff, look: boolean) => {
      const answer = await who('POST', '/api/prospects/imports', { ...list, look });
      expect(answer.status).toBe(200);
      return (answer.body.rows as { row: number; became: string }[]).map((one) => one.became);
    };
    const refusals = ['alreadyThere', 'refusedAddress', 'wrong', 'alreadyThere', 'wrong'];
    expect(await became(quebec, true)).toEqual(['new', ...refusals]);
    expect((await rows(admin)).some(({ importId }) => importId === list.importId)).toBe(false);
    expect(await became(quebec, false)).toEqual(['brought', ...refusals]);
    // Sent again, it brings no one twice.
    expect((await became(quebec, false))[0]).toBe('brought');
    const brought = await eventually(async () => (await rows(admin)).find((row) => row.importId === list.importId), 'who was brought');
    expect(brought).toMatchObject({ basis: 'express', stage: 'prospect', province: 'QC' });
    expect((await rows(admin)).filter((row) => row.importId === list.importId)).toHaveLength(1);
  });

  it('brought by a list are no way to ask who refused us or is known elsewhere: so many answers a day, and nothing is kept', async () => {
    const [asker, other] = [await campaignDesk(system, 'admin_qc'), await campaignDesk(system, 'admin_qc')];
    const [inOntario, atHome] = [await approvedProfessional(system, { province: 'ON' }), await approvedProfessional(system)];
    const stopped = `refus.${randomUUID()}@exemple.ca`;
    const contactId = system.kernel.secrets.hash(`email:${stopped}`);
    const { position } = await system.dispatch('WithdrawConsent', { contactId, class: 'marketing', source: 'one-click' });
    await settled(system.kernel, position);
    const asking = async (who: typeof asker, look: boolean, ...emails: string[]) => {
      const rows = emails.map((email, at) => ({ row: at + 2, cells: { name: 'Me X', title: 'avocat', province: 'QC', email } }));
      const { status, body } = await who.ask('POST', '/api/prospects/imports', { importId: randomUUID(), look, rows });
      return status === 200 ? body.rows.map(({ became }: { became: string }) => became) : [status, body.detail];
    };
    const told = async ({ userId }: typeof asker, times = 0) =>
      (await hitAll(system.kernel.db, [[`told-addresses:${userId}`, DAY_S, times]]))[0]!.hits;
    const before = await written(system);
    // Members of one's own province are on a list of one's own: no answer about them counts.
    expect(await asking(asker, true, atHome.email)).toEqual(['member']);
    expect(await told(asker)).toBe(0);
    expect(await asking(asker, true, inOntario.email, stopped)).toEqual(['member', 'refusedAddress']);
    expect(await told(asker)).toBe(2);
    await told(asker, TOLD_ADDRESSES_A_DAY - 3);
    // The last answer of the day is one: two are none, and from then on none at all, of anyone.
    expect(await asking(asker, true, inOntario.email, stopped)).toEqual([429, 'told-addresses']);
    expect(await asking(asker, true, `inconnu.${randomUUID()}@exemple.ca`)).toEqual([429, 'told-addresses']);
    const fresh = `nouveau.${randomUUID()}@exemple.ca`;
    expect(await asking(asker, false, fresh)).toEqual([429, 'told-addresses']);
    expect(await asking(other, true, fresh, stopped)).toEqual(['new', 'refusedAddress']);
    expect((await asker.ask('POST', '/api/prospects/imports', { importId: randomUUID(), look: true, rows: [] })).status).toBe(422);
    // Nothing was written of any of them but that someone asked.
    expect(await written(system)).toBe(before);
    await eventually(
      async () =>
        (
          await system.kernel.db.query(
            `select 1 as one from access_log where actor = $1 and subject = 'view-prospects' and detail->>'list' = 'import'`,
            [asker.userId],
          )
        ).length > 0,
      'who asked is on record',
    );
    await hitAll(system.kernel.db, [[`list-rows:${other.userId}`, DAY_S, 50_000]]);
    expect(await asking(other, true, fresh)).toEqual([429, 'list-rows']);
  });

  it('brought by a list of known titles have its columns offered again, to who chose them alone', async () => {
    const [mine, theirs] = [await campaignDesk(system, 'admin_qc'), await campaignDesk(system)];
    const titles = 'ab'.repeat(32);
    const path = `/api/prospects/columns/${titles}`;
    expect((await mine.ask('GET', path)).body).toEqual({ columns: null });
    expect((await mine.ask('PUT', path, { columns: { name: 0, email: 3 } })).status).toBe(204);
    expect((await mine.ask('PUT', path, { columns: { name: 1, email: 3 } })).status).toBe(204);
    expect((await mine.ask('GET', path)).body).toEqual({ columns: { name: 1, email: 3 } });
    expect((await theirs.ask('GET', path)).body).toEqual({ columns: null });
    expect((await report('GET', path)).status).toBe(403);
    expect((await mine.ask('PUT', path, { columns: { name: -1 } })).status).toBe(422);
    expect((await mine.ask('PUT', '/api/prospects/columns/courriel', { columns: { name: 1 } })).status).toBe(422);
    const many = Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`c${at}`, 'x']));
    const row = { row: 2, cells: { name: 'Me X', title: 'avocat', province: 'QC', ...many } };
    expect((await mine.ask('POST', '/api/prospects/imports', { importId: randomUUID(), look: true, rows: [row] })).status).toBe(422);
  });

  it('are forgotten when they ask: the board and the key are empty', async () => {
    const one = details({ email: `oubli.${randomUUID()}@exemple.ca`, notes: 'Confidence' });
    await send(admin, 'SaveProspect', one);
    await rowWhere(one.prospectId);
    await system.dispatch('StartErasure', { kind: 'prospect', id: one.prospectId, cause: 'staff' });
    await eventually(async () => !(await rows(admin)).some(({ id }) => id === one.prospectId), 'the row is gone');
    await eventually(async () => {
      const [first] = await readStream(system.kernel.db, system.kernel.codec, `prospect-${one.prospectId}`);
      return first?.data['name'] === '[erased]';
    }, 'its words can be read by no one');
  });
});
