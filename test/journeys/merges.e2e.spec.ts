import { randomUUID } from 'node:crypto';
import { lead } from '@jurilien/lead';
import { issueLink, stateOf } from '@jurilien/runtime';
import { call } from '../support/call.js';
import { heldLink, pdfOf, sendFile } from '../support/documents.js';
import { eventually } from '../support/eventually.js';
import { mainJob } from '../support/main-job.js';
import { approvedProfessional, ready, requestFields } from '../support/people.js';
import { proAccount } from '../support/pro.js';
import { sessionOf } from '../support/session.js';
import { caughtUp, settled, startSystem, type System } from '../support/system.js';

type Staff = Awaited<ReturnType<System['signIn']>>;

/** One person asks on the site and by phone: the team makes one request of both, and two again (VA9). */
describe('two requests of one person', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let staff: Staff;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    staff = await system.signIn('admin');
  });
  afterAll(() => system?.close());

  const send = (name: string, payload: object, who = staff) =>
    who('POST', `/api/commands/${name}`, { commandId: randomUUID(), payload, reason: 'La même personne, la même affaire' });
  const row = async (view: string, id: string) => (await staff('GET', `/api/views/${view}/${id}`)).body;
  const reached = (view: string, id: string, state: string) =>
    eventually(async () => {
      const found = await row(view, id);
      return found.state === state && found;
    }, `${view} in the state ${state}`);
  const likely = async (leadId: string, who = staff) => {
    // Found in another view than the page of a request is read from.
    await caughtUp(system.kernel);
    return (await who('GET', `/api/leads/${leadId}/duplicates`)).body;
  };
  /** By phone, of the same number and with other names for the rest. */
  async function byPhone(fields: Record<string, unknown>): Promise<string> {
    const leadId = randomUUID();
    const consents = { sharing: true, contact: true, script: 'phone-script/1/fr' };
    const given = { ...requestFields({ phoneNumber: fields.phoneNumber }), clientName: fields.clientName };
    const body = { commandId: randomUUID(), leadId, lang: 'fr', consents, fields: given, duplicateConfirmed: true };
    expect((await staff('POST', '/api/phone-requests', body)).body).toEqual({ leadId, same: [] });
    await reached('lead-details', leadId, 'AwaitingConfirmation');
    return leadId;
  }
  async function both() {
    // No one else of that name: others are found by it too.
    const web = await job.submit({ clientName: `Odile ${randomUUID()}` });
    await settled(system.kernel, web.answer.body.position as number);
    expect((await job.confirmPhone(web)).status).toBe(200);
    await reached('lead-details', web.leadId, 'ToValidate');
    return { web, phone: await byPhone(web.fields) };
  }

  it('are found, laid side by side, made one, and made two again', async () => {
    const { web, phone } = await both();
    expect(await likely(web.leadId)).toMatchObject([{ id: phone, same: expect.arrayContaining(['phoneNumber', 'clientName']) }]);
    expect(await likely(phone)).toMatchObject([{ id: web.leadId, state: 'ToValidate' }]);
    const before = await row('lead-details', phone);
    expect(before.phoneNumberConfirmed).toBe(false);

    expect((await send('MergeLead', { leadId: web.leadId, into: web.leadId })).body.errors).toEqual([{ field: 'into', message: 'itself' }]);
    const merged = await send('MergeLead', { leadId: web.leadId, into: phone });
    expect([merged.status, merged.body.detail]).toEqual([200, undefined]);
    expect(await reached('lead-details', web.leadId, 'Merged')).toMatchObject({ mergedInto: phone });
    // The number was proven on the site: nothing is waited for any more.
    expect(await reached('lead-details', phone, 'ToValidate')).toMatchObject({
      phoneNumberConfirmed: true,
      absorbed: [{ leadId: web.leadId }],
    });
    expect(await likely(phone)).toEqual([]);
    const again = await send('MergeLead', { leadId: web.leadId, into: (await job.submit()).leadId });
    expect([again.status, again.body.detail]).toEqual([409, 'lead-is-merged']);

    expect((await send('UnmergeLead', { leadId: web.leadId })).status).toBe(200);
    expect(await reached('lead-details', web.leadId, 'ToValidate')).not.toHaveProperty('mergedInto');
    const after = await eventually(async () => {
      const found = await row('lead-details', phone);
      return !found.absorbed && found;
    }, 'a request without the other');
    expect(after).toMatchObject({ phoneNumberConfirmed: false, consents: before.consents, notes: before.notes });
    expect(await likely(phone)).toMatchObject([{ id: web.leadId }]);
  });

  it('are found by the name and the other party too, and not by the name alone', async () => {
    const [clientName, rest] = ['Éloïse Saint-Amand', { othersInvolved: 'Gestion Boréale inc.' }];
    const first = await job.submit({ clientName, ...rest });
    const second = await job.submit({ clientName: 'eloise saint amand', othersInvolved: 'GESTION BOREALE INC' });
    const namesake = await job.submit({ clientName, othersInvolved: 'Quelqu’un d’autre' });
    await settled(system.kernel, namesake.answer.body.position as number);
    expect(await likely(first.leadId)).toMatchObject([
      { id: second.leadId, same: expect.arrayContaining(['clientName', 'othersInvolved']) },
    ]);
  });

  it('lead their client from the one that ended to the one that is kept: at once where both proved the same number', async () => {
    const { web, phone } = await both();
    expect((await send('ConfirmLeadPhone', { leadId: phone, method: 'call' })).status).toBe(200);
    const link = job.link(web.statusToken);
    expect((await link('POST', '/api/public/kept-request')).body.detail).toBe('lead-not-merged');
    expect((await send('MergeLead', { leadId: web.leadId, into: phone })).status).toBe(200);
    expect((await link('GET', '/api/public/lead-status')).body).toMatchObject({ state: 'Merged', kept: 'shown' });
    const { token } = (await link('POST', '/api/public/kept-request')).body;
    const { code } = await row('lead-details', phone);
    expect((await job.link(token)('GET', '/api/public/lead-status')).body).toMatchObject({ code, state: 'ToValidate' });
  });

  it('and by a letter to the address of the kept one where only one of them proved it', async () => {
    const { web, phone } = await both();
    const { email } = await stateOf(system.kernel, lead, phone);
    await eventually(async () => (await job.mails(email!)).length === 1, 'the first letter');
    expect((await send('MergeLead', { leadId: web.leadId, into: phone })).status).toBe(200);
    const link = job.link(web.statusToken);
    expect((await link('GET', '/api/public/lead-status')).body.kept).toBe('sent');
    expect((await link('POST', '/api/public/kept-request')).body).toEqual({});
    await eventually(async () => (await job.mails(email!)).length === 2, 'the letter with the link');
  });

  it('keep their documents together: the client reads them at the one that is kept, and so does who accepts it', async () => {
    const { web, phone } = await both();
    const sent = heldLink(system, web.statusToken);
    const uploaded = await sendFile(system.origin, '/api/public/documents', sent.headers, pdfOf('Bail'), 'Bail.pdf');
    expect(uploaded.status).toBe(200);
    const documentId = uploaded.body.document.id as string;
    const token = await issueLink(system.kernel, { purpose: 'lead-status', subject: { leadId: phone }, lang: 'fr', days: 30 });
    const kept = heldLink(system, token);
    await kept.typeCode();
    const names = async () => (await kept.ask('GET', '/own-documents')).body.documents.map((d: { name: string }) => d.name);
    const file = `/own-documents/files/${documentId}`;
    expect((await send('MergeLead', { leadId: web.leadId, into: phone })).status).toBe(200);
    // Only one of the two has proven the number: they may be of two people.
    expect([await names(), (await kept.fetch(file)).status]).toEqual([[], 404]);
    expect((await send('ConfirmLeadPhone', { leadId: phone, method: 'call' })).status).toBe(200);
    expect([await names(), (await kept.fetch(file)).status]).toEqual([['Bail.pdf'], 200]);

    const pro = await approvedProfessional(system);
    await ready(system, [pro]);
    expect((await job.validate(staff, phone)).status).toBe(200);
    await job.accept(await job.offerToken(pro.phoneNumber));
    const authorization = await sessionOf(system.kernel, (await proAccount(system, pro.professionalId)).userId);
    const asPro = (path: string) => call(system.origin, 'GET', path, undefined, { authorization });
    const acceptanceId = await eventually(async () => (await asPro('/api/pro/acceptances')).body.items?.[0]?.id, 'the acceptance');
    const sheet = await asPro(`/api/pro/acceptances/${acceptanceId}`);
    expect(sheet.body.documents).toMatchObject([{ id: documentId, name: 'Bail.pdf' }]);
    expect((await asPro(`/api/pro/acceptances/${acceptanceId}/documents/${documentId}`)).status).toBe(200);
    const { documents } = (await kept.ask('GET', '/own-documents')).body;
    expect(documents[0].opened).toMatchObject([{ what: 'downloaded', by: 'professional', acceptanceId }]);
  });

  it('show their documents and messages to who has the kept one in hand, and to no other validator once it is out of their hands', async () => {
    const { web, phone } = await both();
    const [holder, other] = [await system.signIn('admin_validation'), await system.signIn('admin_validation')];
    const uploaded = await sendFile(
      system.origin,
      '/api/public/documents',
      heldLink(system, web.statusToken).headers,
      pdfOf('Bail'),
      'Bail.pdf',
    );
    expect(uploaded.status).toBe(200);
    expect((await send('MergeLead', { leadId: web.leadId, into: phone })).status).toBe(200);
    await reached('lead-details', web.leadId, 'Merged');
    await reached('lead-details', phone, 'ToValidate');
    const of = (who: Staff, path: string) => who('GET', path).then(({ status }) => status);
    const paths = [`/api/leads/${web.leadId}/documents`, `/api/views/lead-details/${web.leadId}`, `/api/views/leads/${web.leadId}`];
    const seen = (who: Staff) => Promise.all(paths.map((path) => of(who, path)));
    expect([await seen(holder), await seen(other)]).toEqual([
      [200, 200, 200],
      [200, 200, 200],
    ]);
    expect((await send('TakeLeadForValidation', { leadId: phone }, holder)).status).toBe(200);
    expect((await send('WithdrawLead', { leadId: phone, reason: 'solved' })).status).toBe(200);
    await reached('lead-details', phone, 'Withdrawn');
    expect([await seen(holder), await seen(other)]).toEqual([
      [200, 200, 200],
      [404, 404, 404],
    ]);
  });

  it('are merged by those who may see both', async () => {
    const { web, phone } = await both();
    const [validator, quebec, ontario] = [
      await system.signIn('admin_validation'),
      await system.signIn('admin_qc'),
      await system.signIn('admin_on'),
    ];
    const merge = (who: Staff) => send('MergeLead', { leadId: web.leadId, into: phone }, who);
    expect((await merge(ontario)).status).toBe(404);
    expect((await merge(validator)).body.detail).toBe('not-taken-by-you');
    const elsewhere = await job.submit({ province: 'ON', region: 'SW' });
    expect((await send('MergeLead', { leadId: web.leadId, into: elsewhere.leadId }, quebec)).status).toBe(404);
    expect((await send('TakeLeadForValidation', { leadId: web.leadId }, validator)).status).toBe(200);
    expect((await merge(validator)).status).toBe(200);
    expect((await send('UnmergeLead', { leadId: web.leadId }, validator)).status).toBe(403);
    expect((await send('UnmergeLead', { leadId: web.leadId }, quebec)).status).toBe(200);
  });
});
