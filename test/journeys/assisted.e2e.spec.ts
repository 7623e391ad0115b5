import { randomUUID } from 'node:crypto';
import { eventually } from '../support/eventually.js';
import { fromHome, mainJob } from '../support/main-job.js';
import { requestFields } from '../support/people.js';
import { call, settled, startSystem, type System } from '../support/system.js';

/** Someone calls, and the team writes the request (IN16); someone writes twice, and finds the way back to the first (IN19). */
describe('a request by phone', () => {
  let system: System;
  let job: ReturnType<typeof mainJob>;
  let validator: Awaited<ReturnType<System['signIn']>>;

  beforeAll(async () => {
    system = await startSystem();
    job = mainJob(system);
    validator = await system.signIn('admin_validation');
  });
  afterAll(() => system?.close());

  const script = 'phone-script/1/fr';
  const asked = (fields: Record<string, unknown>, over: object = {}) => ({
    commandId: randomUUID(),
    leadId: randomUUID(),
    lang: 'fr',
    consents: { sharing: true, contact: true, script },
    fields,
    ...over,
  });
  const send = (body: object, who = validator) => who('POST', '/api/phone-requests', body);
  const details = async (leadId: string) =>
    eventually(async () => {
      const { status, body } = await validator('GET', `/api/views/lead-details/${leadId}`);
      return status === 200 && body.state !== 'Draft' && body;
    }, 'the request on the team’s screen');

  it('says who read which consents, stays with them, and the code read out confirms the number', async () => {
    const fields = requestFields();
    const unread = await send(asked(fields, { consents: { sharing: true, contact: true } }));
    expect(unread.body.errors).toEqual([{ field: 'consents.script', message: 'required' }]);
    const body = asked(fields);
    expect((await send(body)).body).toEqual({ leadId: body.leadId, same: [] });
    const lead = await details(body.leadId);
    expect(lead).toMatchObject({
      channel: 'phone',
      consents: { sharing: { granted: true, textVersion: script, readBy: lead.assigneeId } },
    });

    const phone = job.e164(String(fields.phoneNumber));
    const code = await eventually(
      async () => (await job.texts(phone)).map((m) => /\b(\d{6})\b/.exec(m.body)?.[1]).find(Boolean),
      'the text with the code',
    );
    const confirm = (payload: object) =>
      validator('POST', '/api/commands/ConfirmLeadPhone', { commandId: randomUUID(), payload: { leadId: body.leadId, ...payload } });
    expect((await confirm({ method: 'code', code })).body.events).toMatchObject([{ type: 'LeadPhoneConfirmed' }, {}]);
    const letter = await eventually(async () => (await job.mails(String(fields.email)))[0], 'the letter with the first link');
    expect(letter.subject).toContain(lead.code);
  });

  it('is for those who may, in their own province', async () => {
    const body = asked(requestFields({ province: 'ON', region: 'SW' }));
    const [quebec, reports] = [await system.signIn('admin_qc'), await system.signIn('report_admin')];
    expect((await send(body, quebec)).status).toBe(404);
    expect((await send(body, reports)).status).toBe(403);
  });

  it('tells of the request the caller has already, and of another only when it is another matter', async () => {
    const first = await job.submit();
    await settled(system.kernel, first.answer.body.position as number);
    const body = asked(first.fields);
    expect((await send(body)).body).toEqual({ same: [expect.objectContaining({ id: first.leadId, code: first.answer.body.code })] });
    expect((await send({ ...body, commandId: randomUUID(), duplicateConfirmed: true })).body).toEqual({ leadId: body.leadId, same: [] });
  });

  it('sends the way to the first request to the address it was made with, and says the same to a stranger', async () => {
    const first = await job.submit();
    await settled(system.kernel, first.answer.body.position as number);
    await job.confirmPhone(first);
    const receipts = () => job.mails(first.email);
    await eventually(async () => (await receipts()).length === 1, 'the first letter');
    const ask = (email: string) =>
      call(
        system.origin,
        'POST',
        '/api/public/requests/link',
        { leadId: randomUUID(), email, phoneNumber: String(first.fields.phoneNumber) },
        fromHome(system),
      );
    const stranger = `stranger-${randomUUID()}@exemple.test`;
    const [own, other] = [
      await ask(stranger),
      await call(
        system.origin,
        'POST',
        '/api/public/requests/link',
        { leadId: randomUUID(), email: stranger, phoneNumber: '' },
        fromHome(system),
      ),
    ];
    expect([own.status, own.body]).toEqual([202, {}]);
    expect([other.status, other.body]).toEqual([own.status, own.body]);
    await eventually(async () => (await receipts()).length === 2, 'the letter again');
    expect(await job.mails(stranger)).toEqual([]);
  });
});
